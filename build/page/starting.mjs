// Starts Python and has it import the game: from its beginning, or from the memory that an earlier visit kept.

import { member, unzip } from "./unzip.mjs";

export const APP = "/home/pyodide/app";
const PACKAGES = "/home/pyodide/packages";

// pygame's library is loaded before Python begins, in every start: so it always lies at the same place in
// memory and in the table of functions, and a kept memory that points there is right.
function preload(path) {
  const create = globalThis._createPyodideModule;
  globalThis._createPyodideModule = (settings) => {
    globalThis._createPyodideModule = create;
    settings.dynamicLibraries = [path];
    return create(settings);
  };
}

// Pyodide asks for its files itself; it gets those that are under way already.
async function load(files, manifest, wheel, more) {
  const runtime = manifest.runtime;
  const names = [runtime + "pyodide.mjs", runtime + "pyodide.asm.js"];
  const [{ loadPyodide }] = await Promise.all(names.map((name) => files.module(name)));
  const library = member(wheel, ".so");
  const path = `${PACKAGES}/${library.name}`;
  const ready = new Map(files.started).set(files.url(runtime) + path, Promise.resolve(new Response(library.bytes)));
  const ownFetch = window.fetch;
  window.fetch = (wanted, ...rest) => ready.get(String(wanted.url ?? wanted)) ?? ownFetch(wanted, ...rest);
  const ownStreaming = WebAssembly.instantiateStreaming;
  const broken = new Promise((_, reject) => {
    // Pyodide only warns about a module that does not compile, and then waits for ever
    WebAssembly.instantiateStreaming = async (...call) => {
      try {
        return await ownStreaming.apply(WebAssembly, call);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
  preload(path);
  const python = loadPyodide({
    indexURL: files.url(runtime),
    packageBaseUrl: files.url(runtime),
    lockFileContents: manifest.lock,
    stdLibURL: files.url(runtime) + "python_stdlib.zip",
    stdin: () => undefined,
    ...more,
  });
  try {
    return await Promise.race([python, broken, files.failure]);
  } finally {
    window.fetch = ownFetch;
    WebAssembly.instantiateStreaming = ownStreaming;
  }
}

// A memory can be taken only while no object of the page is known to Python, and before SDL has begun.
function importAll(python, memory) {
  python.runPython(`import sys; sys.path[:0] = ["${APP}", "${PACKAGES}"]; import ready`);
  if (!memory.wanted) return;
  try {
    memory.take(python.makeMemorySnapshot(), python._module.wasmTable.length);
  } catch (error) {
    console.warn(error); // the next start is a first one again
  }
  python.registerJsModule("js", globalThis); // while a memory may be taken, Pyodide puts a go-between there
}

// kept: see Memory.read; resolves with Pyodide when main.py can be run
export async function startPython(files, manifest, archives, memory, kept) {
  const [wheel, archive] = await Promise.all(archives);
  const more = kept ? { _loadSnapshot: kept.bytes } : { _makeSnapshot: memory.wanted };
  const python = await load(files, manifest, wheel, more);
  if (kept && python._module.wasmTable.length !== kept.table) throw new Error("The kept memory does not fit.");
  unzip(python.FS, wheel, PACKAGES);
  unzip(python.FS, archive, APP, "assets/"); // pygbag packs everything below assets/
  python.FS.chdir(APP);
  if (!kept) importAll(python, memory);
  document.documentElement.dataset.start = kept ? "memory" : "anew"; // for tests and measurements
  return python;
}
