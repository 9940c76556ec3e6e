// The page's sounds: one OGG file, decoded once, of which each sound is a part. Nothing here throws; without a
// file, a decoder, an AudioContext or the browser's permission it is silent. See door.mjs for sound's functions.

export function makeSound(address) {
  let context = null, buffer = null, bytes = null, complain = null, played = 0;
  const sounding = new Set();

  // A browser lets sound start only within a gesture, or after one.
  const unlock = () => {
    if (!buffer || document.hidden) return;
    try {
      context ??= new AudioContext({ latencyHint: "interactive" });
      if (context.state !== "running") context.resume().catch(() => {});
    } catch (error) {
      fail(error); // no sound card, or forbidden here
    }
  };
  const fail = (error) => {
    buffer = null;
    try {
      new AudioContext().close(); // where there is none, no other decoder helps
    } catch {
      bytes = null;
    }
    complain(String(error?.message || error));
  };
  for (const kind of ["pointerdown", "pointerup", "touchend", "keydown"]) {
    window.addEventListener(kind, unlock, { capture: true, passive: true });
  }
  const stop = () => {
    for (const source of sounding) source.stop();
    sounding.clear();
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return unlock();
    stop();
    context?.suspend().catch(() => {});
  });

  async function fetchAndDecode() {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`sounds.ogg: ${response.status}`);
    bytes = await response.arrayBuffer();
    // this kind of context decodes without a gesture; decoding takes the bytes away, so it gets a copy
    buffer = await new OfflineAudioContext(1, 1, 32000).decodeAudioData(bytes.slice(0));
    if (navigator.userActivation?.hasBeenActive) unlock();
  }

  return {
    prepare(tell) {
      if (complain) return;
      complain = tell;
      fetchAndDecode().catch(fail);
    },
    bytes: () => (bytes ? new Uint8Array(bytes) : null),
    play(start, length) {
      if (!buffer || context?.state !== "running" || document.hidden) return false;
      try {
        const source = new AudioBufferSourceNode(context, { buffer });
        source.connect(context.destination);
        source.onended = () => sounding.delete(source);
        source.start(0, start / 1000, length / 1000);
        sounding.add(source);
      } catch {
        return false;
      }
      played += 1;
      return true;
    },
    stop,
    told: () => ({ ready: buffer !== null, state: context?.state ?? "none", played, sounding: sounding.size }),
  };
}
