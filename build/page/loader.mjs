// Starts the game: fetches the bundle, starts Python, unpacks pygame and the game, runs the game's main.py.
// The page's own door for Python and for tests, window.sistaSticket, is described in door.mjs.
//
// document.documentElement.dataset.state is "loading" until Python names the screen, "error" when the panel
// with what failed and a retry is shown.

import { openDoor } from "./door.mjs";
import { Files, MissingFile } from "./fetching.mjs";
import { prepareInput, unlockSound } from "./input.mjs";
import { keepForOffline } from "./offline.mjs";
import { makeSound } from "./sound.mjs";

const BASE = new URL("./", import.meta.url).href;
const VERSION = new URL(import.meta.url).search; // "?v=…": the same for every file of one bundle
const SOUNDS = BASE + "sounds.ogg" + VERSION;
const APP = "/home/pyodide/app";
const PACKAGES = "/home/pyodide/packages";
const panel = window.sistaSticketPanel;
const canvas = document.getElementById("canvas");

async function readManifest() {
  try {
    const response = await fetch(BASE + "manifest.json" + VERSION);
    if (!response.ok) throw new MissingFile("manifest.json", response.status);
    return await response.json();
  } catch (error) {
    throw error instanceof MissingFile ? error : new MissingFile("manifest.json", error);
  }
}

// Pyodide asks for its files itself; it gets those that are under way already.
async function startPython(files, manifest) {
  const runtime = manifest.runtime;
  await files.module(runtime + "pyodide.asm.js");
  const { loadPyodide } = await files.module(runtime + "pyodide.mjs");
  const ownFetch = window.fetch;
  window.fetch = (wanted, ...rest) => files.started.get(String(wanted.url ?? wanted)) ?? ownFetch(wanted, ...rest);
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
  const python = loadPyodide({
    indexURL: BASE + runtime,
    packageBaseUrl: BASE + runtime,
    lockFileContents: manifest.lock,
    stdLibURL: BASE + runtime + "python_stdlib.zip",
    stdin: () => undefined,
  });
  try {
    return await Promise.race([python, broken, files.failure]);
  } finally {
    window.fetch = ownFetch;
    WebAssembly.instantiateStreaming = ownStreaming;
  }
}

function unpack(python, wheel, archive) {
  python.unpackArchive(wheel, "zip", { extractDir: PACKAGES });
  python.unpackArchive(archive, "zip", { extractDir: "/tmp/app" });
  python.FS.rename("/tmp/app/assets", APP); // pygbag packs everything below assets/
  python.FS.chdir(APP);
  python.runPython(`import sys; sys.path[:0] = ["${APP}", "${PACKAGES}"]`);
}

async function play() {
  const door = openDoor(makeSound(SOUNDS));
  prepareInput(canvas);
  if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
    panel.show("wasm", "");
    return;
  }
  const manifest = await readManifest();
  door.version = manifest.version;
  const files = new Files(BASE, VERSION, manifest.files, panel.progress, (seconds) => panel.show("slow", seconds));
  const fetched = Object.keys(manifest.files).filter((path) => !path.endsWith("js"));
  await files.promised(fetched);
  const wheel = files.bytes(manifest.runtime + "pygame.whl");
  const archive = files.bytes(manifest.archive);
  for (const early of [wheel, archive]) early.catch(() => {});
  const python = await startPython(files, manifest);
  unlockSound(python);
  python.canvas.setCanvas2D(canvas);
  unpack(python, await wheel, await archive);
  watch();
  const early = manifest.early.map((name) => BASE + name + VERSION);
  const addresses = [BASE + "index.html", SOUNDS, ...early, ...Object.keys(manifest.files).map((path) => files.address(path))];
  door.whenStarted(() => keepForOffline(BASE, addresses));
  const main = python.FS.readFile(APP + "/main.py", { encoding: "utf8" });
  await python.runPythonAsync(main, { filename: APP + "/main.py" });
  panel.show("bye", "");
}

// An exception of Python outside of the main task (a callback of the page) ends the game too: half a game
// that goes on is worse than a panel and a saved game.
function watch() {
  const fatal = (error) => {
    if (error && (error.pyodide_fatal_error || error.name === "PythonError")) panel.show("error", "", String(error.stack || error));
  };
  window.addEventListener("error", (event) => fatal(event.error));
  window.addEventListener("unhandledrejection", (event) => fatal(event.reason));
}

play().catch((error) => {
  if (error instanceof MissingFile) panel.show("file", error.message, String(error.cause ?? ""));
  else panel.show("error", "", String(error.message || error));
});
