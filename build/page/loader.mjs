// Starts the game: fetches the bundle, starts Python, unpacks pygame and the game, runs the game's main.py.
// The page's own door for Python and for tests, window.sistaSticket, is described in door.mjs.
//
// document.documentElement.dataset.state is "loading" until Python names the screen, "error" when the panel
// with what failed and a retry is shown.

import { openDoor } from "./door.mjs";
import { Files, MissingFile } from "./fetching.mjs";
import { prepareInput, unlockSound } from "./input.mjs";
import { Memory } from "./memory.mjs";
import { keepForOffline } from "./offline.mjs";
import { makeSound } from "./sound.mjs";
import { APP, startPython } from "./starting.mjs";

const BASE = new URL("./", import.meta.url).href;
const VERSION = new URL(import.meta.url).search; // "?v=…": the same for every file of one bundle
const SOUNDS = BASE + "sounds.ogg" + VERSION;
const KEEP_AFTER = 1000; // ms after the title
const panel = window.sistaSticketPanel;
const canvas = document.getElementById("canvas");
const memory = new Memory(BASE, VERSION);

async function readManifest() {
  try {
    const response = await fetch(BASE + "manifest.json" + VERSION);
    if (!response.ok) throw new MissingFile("manifest.json", response.status);
    return await response.json();
  } catch (error) {
    throw error instanceof MissingFile ? error : new MissingFile("manifest.json", error);
  }
}

async function play() {
  const door = openDoor(makeSound(SOUNDS));
  prepareInput(canvas);
  if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
    panel.show("wasm", "");
    return;
  }
  const kept = memory.read();
  const manifest = await readManifest();
  door.version = manifest.version;
  const files = new Files(BASE, VERSION, manifest.files, panel.progress, (seconds) => panel.show("slow", seconds));
  const fetched = Object.keys(manifest.files).filter((path) => !path.endsWith("js"));
  await files.promised(fetched);
  const archives = [files.bytes(manifest.runtime + "pygame.whl"), files.bytes(manifest.archive)];
  for (const early of archives) early.catch(() => {});
  const python = await startPython(files, manifest, archives, memory, await kept);
  unlockSound(python);
  python.canvas.setCanvas2D(canvas);
  watch();
  const early = manifest.early.map((name) => BASE + name + VERSION);
  const addresses = [BASE + "index.html", SOUNDS, ...early, ...Object.keys(manifest.files).map((path) => files.address(path))];
  door.whenStarted(() => {
    keepForOffline(BASE, addresses);
    setTimeout(() => memory.keep(), KEEP_AFTER);
  });
  const main = python.FS.readFile(APP + "/main.py", { encoding: "utf8" });
  await python.runPythonAsync(main, { filename: APP + "/main.py" });
  panel.show("bye", "");
}

// An exception of Python outside of the main task (a callback of the page) ends the game too: half a game
// that goes on is worse than a panel and a saved game.
function watch() {
  const fatal = (error) => {
    if (!error || !(error.pyodide_fatal_error || error.name === "PythonError")) return;
    memory.forget();
    panel.show("error", "", String(error.stack || error));
  };
  window.addEventListener("error", (event) => fatal(event.error));
  window.addEventListener("unhandledrejection", (event) => fatal(event.reason));
}

play().catch(async (error) => {
  if (error instanceof MissingFile) return panel.show("file", error.message, String(error.cause ?? ""));
  await memory.forget();
  // a kept memory that can't be used is no failure: without it, it begins anew
  if (memory.used && document.documentElement.dataset.state === "loading") return location.reload();
  panel.show("error", "", String(error.message || error));
});
