// Runs precompile.py with the very Python that the page has: Pyodide, here under Node.
// usage: node precompile.mjs PYODIDE_FOLDER TREE
import path from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, tree] = process.argv.slice(2).map((p) => path.resolve(p));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")).href);
// the order within compiled sets follows the hash seed; tracebacks need lines, but not columns
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: runtime, env });
for (const [name, root] of [["/tree", tree], ["/recipe", import.meta.dirname]]) {
  python.FS.mkdir(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
python.runPython(`
import sys
from pathlib import Path
sys.dont_write_bytecode = True
sys.path.insert(0, "/recipe")
from precompile import precompile
precompile(Path("/tree"))
`);
