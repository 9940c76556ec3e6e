// What the browser keeps and what the canvas gets: focus, keys, gestures, sound.

const KEPT_BY_BROWSER = new Set(["Tab", "F5", "F6", "F11", "F12"]);

export function prepareInput(canvas) {
  // SDL listens on the canvas and swallows every key it hears. A listener on the window hears first.
  // Tab goes through what is in the picture, where a ring shows the place, and at its ends on to the page.
  let heard = false; // the Tab that is down was pressed on the canvas
  const within = (event) => {
    if (event.key !== "Tab" || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (document.activeElement !== canvas) return false;
    heard = true;
    const [back, on] = window.sistaSticket.tabs();
    return event.shiftKey ? back : on;
  };
  const pass = (event) => {
    if (within(event)) return;
    if (KEPT_BY_BROWSER.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) {
      event.stopPropagation();
    }
  };
  // who comes by Tab has pressed it elsewhere: the ring shows at once where that led
  window.addEventListener("keyup", (event) => {
    if (event.key !== "Tab") return;
    if (!heard && document.activeElement === canvas) {
      const { shiftKey } = event;
      const same = { key: "Tab", code: "Tab", keyCode: 9, which: 9, shiftKey, bubbles: true, cancelable: true };
      canvas.dispatchEvent(new KeyboardEvent("keydown", same));
    }
    heard = false;
  }, { capture: true });
  canvas.addEventListener("blur", () => { heard = false; });
  // keyup always goes through: a key that was pressed before Ctrl must not stay down in SDL
  window.addEventListener("keydown", pass, { capture: true });

  canvas.addEventListener("pointerdown", (event) => {
    canvas.focus({ preventScroll: true });
    // what is dragged is followed beyond the frame's edge; a pointer that is gone again can't be captured
    if (event.isTrusted) canvas.setPointerCapture(event.pointerId);
  }, { capture: true });
  // SDL takes a cancelled touch for a lifted finger, which would drop what is dragged; a lost focus, heard
  // first, puts it back
  window.addEventListener("touchcancel", (event) => {
    event.preventDefault = () => {}; // SDL would, and a browser complains: this can't be prevented
    window.dispatchEvent(new FocusEvent("blur"));
    window.dispatchEvent(new FocusEvent("focus"));
  }, { capture: true });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("dblclick", (event) => event.preventDefault());
  // Safari's own pinch
  document.addEventListener("gesturestart", (event) => event.preventDefault());
  // text fields lie over the canvas: the wheel goes through, and a phone's keyboard leaves nothing moved
  const fields = document.getElementById("fields");
  fields.addEventListener("wheel", (event) => canvas.dispatchEvent(new WheelEvent("wheel", event)), { passive: true });
  fields.addEventListener("focusout", () => window.scrollTo(0, 0));
  // in somebody's frame the host page's text field may be in use
  if (window.parent === window) canvas.focus({ preventScroll: true });
}

// A browser lets sound start only within a gesture; SDL made its AudioContext without one.
export function unlockSound(python) {
  const unlock = () => {
    const audio = python._module.SDL2?.audioContext;
    if (audio && audio.state === "suspended") audio.resume().catch(() => {});
  };
  for (const kind of ["pointerup", "touchend", "keydown"]) window.addEventListener(kind, unlock, { capture: true });
}
