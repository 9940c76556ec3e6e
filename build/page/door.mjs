// The JS door: window.sistaSticket, all that Python (game/host/browser.py), tests and embedders may use.
// None of these throws.
//
//   version            string, "0.1.0+1f3c9a0b": the project's version and a hash of everything in the bundle
//   describe()         what is on the screen, as a plain object (see Python's scenes); before Python has
//                      connected, and after a failure, the same fields with nothing in them
//   connect(fn)        Python registers its describe function: no arguments, returns a JSON string
//   setState(word)     document.documentElement.dataset.state; the first word that is not "loading" or
//                      "error" takes the loading screen away
//   setLang(code)      document.documentElement.lang
//   viewport()         [CSS width, CSS height, device pixel ratio]
//   safeArea()         [left, top, right, bottom] in CSS px: the screen's edges that a notch or a bar covers
//   setTab(back, on)   whether Tab finds something within the table; tabs() -> [back, on], for input.mjs
//   nextFrame(idle)    Promise of the next animation frame's time in ms; in a hidden page it waits;
//                      idle: it waits until something is pressed or moved, or a tenth of a second
//   store              get(key) -> string or null; set(key, value), remove(key) -> did it work;
//                      keys() -> array, or null; works() -> can anything be kept. localStorage with a prefix
//   reducedMotion()    boolean        languages()  array        search()  "?…" or ""       hidden()  boolean
//   sound              prepare(tell) fetches and decodes the sounds, once; tell(why) if that fails
//                      play(start, length) in ms of the sounds' file -> is it heard; stop()
//                      bytes() -> the file as Uint8Array, null before it came; told() -> {ready, state, played, sounding}
//   moreContrast()     boolean: the system asks for more contrast
//   files              save(text) -> the name of the download, null if it could not begin
//                      ask(tell) opens the browser's dialog; tell(text, null), or tell(null, why) if that fails
//   fail(text)         shows the error panel; text is the long story (a traceback)

import { files } from "./files.mjs";

const IDLE_MS = 100;
let wake = null; // ends an idle wait at once
for (const kind of ["pointerdown", "pointermove", "pointerup", "keydown", "keyup", "wheel", "touchstart", "touchmove",
  "touchend", "click", "resize"]) {
  window.addEventListener(kind, () => wake && wake(), { capture: true, passive: true });
}

const PREFIX = "sista-sticket:";
const root = document.documentElement;
const panel = window.sistaSticketPanel;

// storage that is switched off, full or forbidden (a sandboxed frame) answers with an exception
function attempt(work, otherwise) {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
}

const store = {
  get: (key) => attempt((s) => s.getItem(PREFIX + key), null),
  set: (key, value) => attempt((s) => (s.setItem(PREFIX + key, String(value)), true), false),
  remove: (key) => attempt((s) => (s.removeItem(PREFIX + key), true), false),
  keys: () => attempt((s) => Object.keys(s).filter((k) => k.startsWith(PREFIX)).map((k) => k.slice(PREFIX.length)), null),
  works: () => store.set("probe", "1") && store.remove("probe"),
};

function nothingYet() {
  return {
    version: 1, state: root.dataset.state, lang: root.lang, ruleset: null, phase: null, round: null,
    street: null, you: null, turn: null, names: [], scores: null, stacks: null, busy: false, targets: [], lines: [],
  };
}

// env() can only be read from something that is laid out with it; read again when the screen has changed
function insetsReader() {
  const probe = document.getElementById("insets");
  let known = null;
  const forget = () => { known = null; };
  addEventListener("resize", forget);
  screen.orientation?.addEventListener?.("change", forget);
  if (window.ResizeObserver) new ResizeObserver(forget).observe(probe);
  return () => {
    if (!known) {
      const free = probe.getBoundingClientRect();
      const edges = [free.left, free.top, root.clientWidth - free.right, root.clientHeight - free.bottom];
      known = edges.map((edge) => Math.max(0, Math.round(edge)));
    }
    return known;
  };
}

export function openDoor(sound) {
  let describeFn = null;
  let started = null;
  let tabs = [false, false];
  const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const contrast = window.matchMedia("(prefers-contrast: more)");
  window.sistaSticket = {
    version: "", // the loader fills it in as soon as it has read the manifest
    store,
    sound,
    files,
    describe() {
      if (!describeFn || panel.failed()) return nothingYet();
      try {
        return JSON.parse(describeFn());
      } catch (error) {
        panel.show("error", "", String(error.stack || error));
        return nothingYet();
      }
    },
    connect(fn) { describeFn = fn; },
    setState(word) {
      if (panel.failed()) return;
      root.dataset.state = word;
      if (word === "loading") return;
      document.getElementById("loading").hidden = true;
      started?.();
      started = null;
    },
    whenStarted(action) { started = action; }, // for the loader alone
    setLang(code) { root.lang = code; },
    setTab(back, on) { tabs = [back, on]; },
    tabs: () => tabs,
    safeArea: insetsReader(),
    viewport: () => [root.clientWidth, root.clientHeight, window.devicePixelRatio || 1],
    nextFrame: (idle) => new Promise((resolve) => {
      if (!idle) return requestAnimationFrame(resolve);
      wake = () => { clearTimeout(timer); wake = null; requestAnimationFrame(resolve); };
      const timer = setTimeout(() => wake && wake(), IDLE_MS);
    }),
    reducedMotion: () => motion.matches,
    moreContrast: () => contrast.matches,
    languages: () => [...(navigator.languages || [])],
    search: () => location.search,
    hidden: () => document.hidden,
    fail: (text) => panel.show("error", "", String(text)),
  };
  return window.sistaSticket;
}
