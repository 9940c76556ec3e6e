// Keeps Python's memory, as it is when the game has been imported, for the next visit, which then begins there:
// most of a start is Python waking up and importing. It lies in a cache of its own, under an address with the
// bundle's version and the browser's. Where nothing can be kept, every start is a first one.
//
// A mark in localStorage says "a start from the kept memory is under way". If it is still there at the next
// start, that one never reached the title: the memory is thrown away and Python starts from its beginning.

const NAME = "sista-sticket-memory";
const MARK = "sista-sticket.start"; // not among the keys that Python sees and exports

export class Memory {
  constructor(base, version) {
    this.address = `${base}memory${version}&browser=${encodeURIComponent(navigator.userAgent)}`;
    this.wanted = false; // can one be kept here?
    this.used = false;
    this.made = null;
  }

  // what an earlier visit kept: {bytes, table}, null if nothing
  async read() {
    try {
      const cache = await caches.open(NAME);
      this.wanted = true;
      if (localStorage.getItem(MARK)) {
        await this.forget();
        return null;
      }
      const kept = await cache.match(this.address);
      if (!kept) return null;
      const bytes = new Uint8Array(await kept.arrayBuffer());
      if (bytes.length !== Number(kept.headers.get("x-bytes"))) return null;
      localStorage.setItem(MARK, "1");
      this.used = true;
      return { bytes, table: Number(kept.headers.get("x-table")) };
    } catch {
      return null; // a sandboxed frame, a page without TLS, storage switched off
    }
  }

  take(bytes, table) { this.made = { bytes, table }; }

  // the title is up: the mark can go, and what was taken is kept; others are of another version
  async keep() {
    try {
      localStorage.removeItem(MARK);
      const { bytes, table } = this.made ?? {};
      this.made = null;
      if (!bytes) return;
      const cache = await caches.open(NAME);
      for (const request of await cache.keys()) await cache.delete(request);
      await cache.put(this.address, new Response(bytes, { headers: { "x-bytes": bytes.length, "x-table": table } }));
    } catch {
      // a full disk: the next start is a first one again
    }
  }

  async forget() {
    this.made = null;
    try {
      await caches.delete(NAME);
      localStorage.removeItem(MARK);
    } catch {
      // then it is of no use anyway
    }
  }
}
