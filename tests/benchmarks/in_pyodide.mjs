// Runs hot_paths.py in the very Python that the page has: Pyodide, here under Node.
// usage: node in_pyodide.mjs PYODIDE_FOLDER ROOT; each line of input names a work or a measure, each line
// of output is its rate or value.
import path from "node:path";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const [runtime, root] = process.argv.slice(2).map((p) => path.resolve(p));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: runtime });
for (const [name, folder] of [["/bench/game", "game"], ["/bench/hot", "tests/benchmarks"]]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path.join(root, folder) }, name);
}
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/bench", "/bench/hot"]
import hot_paths
from hot_paths import measure
`);
// as natively, only the processor's time counts; Pyodide itself knows only the time of day
const hotPaths = python.globals.get("hot_paths");
hotPaths.CLOCK = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const measure = python.globals.get("measure");
for await (const name of readline.createInterface({ input: process.stdin })) {
  console.log(measure(name));
}
