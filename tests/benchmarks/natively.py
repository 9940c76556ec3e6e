"""The native side of in_pyodide.mjs: each line of input names a work or a measure, or `pace` for treys."""

import sys

import hot_paths
import peers

PACE = peers.treys_five_cards()

for line in sys.stdin:
    name = line.strip()
    print(hot_paths.rate(PACE) if name == "pace" else hot_paths.measure(name), flush=True)
