// Compiles Python files with the very Python that will run them: Pyodide, here under Node.
// usage: node precompile.mjs PYODIDE_FOLDER TREE
// In TREE every x.py becomes x.pyc beside it (and x.py goes away), except main.py files. Deterministic:
// unchecked-hash pycs, a fixed hash seed, files in sorted order.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, tree] = process.argv.slice(2).map((p) => path.resolve(p));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: runtime,
  env: { PYTHONHASHSEED: "0" },
});
python.FS.mkdir("/tree");
python.FS.mount(python.FS.filesystems.NODEFS, { root: tree }, "/tree");
python.runPython(`
import pathlib, py_compile
for source in sorted(pathlib.Path("/tree").rglob("*.py")):
    name = source.relative_to("/tree")
    if source.name == "main.py":
        continue
    # Pyodide's own modules read their docstrings
    optimize = 0 if any("pyodide" in part for part in name.parts) else 2
    py_compile.compile(str(source), cfile=str(source.with_suffix(".pyc")), dfile="/".join(name.parts[1:]),
        doraise=True, optimize=optimize, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    source.unlink()
`);
