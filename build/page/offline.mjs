// Has the service worker keep the game once it runs. Where there is none (a sandboxed frame, a page without
// TLS, storage switched off) the game simply needs the network.

export async function keepForOffline(base, addresses) {
  try {
    await navigator.serviceWorker.register(base + "sw.js", { scope: base });
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage(addresses);
  } catch {
    // nothing is lost but playing offline
  }
}
