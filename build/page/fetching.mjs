// Fetches the bundle's files all at once, counts their bytes, and hands them to whoever asks.

const QUIET_SECONDS = 20; // so long may a line be silent before the panel says so

export class MissingFile extends Error {
  constructor(name, cause) {
    super(name);
    this.name = "MissingFile";
    this.cause = cause;
  }
}

// version: "?v=…", at the end of every address; files: {path relative to the page: bytes}; onProgress(done, total); onSilence(seconds)
export class Files {
  constructor(base, version, files, onProgress, onSilence) {
    this.base = base;
    this.version = version;
    this.sizes = files;
    this.total = Object.values(files).reduce((a, b) => a + b, 0);
    this.done = 0;
    this.onProgress = onProgress;
    this.started = new Map();
    this.failure = new Promise((_, reject) => { this.reject = reject; });
    this.failure.catch(() => {});
    this.heard = performance.now();
    this.watch = setInterval(() => {
      if (this.done >= this.total) clearInterval(this.watch);
      else if (performance.now() - this.heard > QUIET_SECONDS * 1000) {
        clearInterval(this.watch);
        onSilence(QUIET_SECONDS);
      }
    }, 1000);
  }

  // what Pyodide asks for, and what is fetched
  url(path) { return this.base + path; }
  address(path) { return this.url(path) + this.version; }

  count(bytes) {
    this.done += bytes;
    this.heard = performance.now();
    this.onProgress(this.done, this.total);
  }

  // Resolves when a server has promised every file of these; the first that it has not is the failure.
  // Python's start keeps the page busy for a second or more: what is missing should be known before.
  async promised(paths) {
    await Promise.all(paths.map((path) => this.start(path)));
  }

  // a Response whose bytes are counted as they pass; rejects with MissingFile
  start(path) {
    const url = this.url(path);
    if (!this.started.has(url)) this.started.set(url, this.load(path));
    return this.started.get(url);
  }

  async load(path) {
    let response;
    try {
      response = await fetch(this.address(path), { credentials: "same-origin" });
    } catch (error) {
      throw this.missing(path, error);
    }
    if (!response.ok) throw this.missing(path, response.status);
    const meter = new TransformStream({
      transform: (chunk, controller) => { this.count(chunk.byteLength); controller.enqueue(chunk); },
    });
    // a server that does not know .wasm would stop the streaming compiler with its content type
    const type = path.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(response.body.pipeThrough(meter), { headers: { "content-type": type } });
  }

  missing(path, cause) {
    const error = new MissingFile(path.split("/").pop(), cause);
    this.reject(error);
    return error;
  }

  async bytes(path) {
    try {
      return await (await this.start(path)).arrayBuffer();
    } catch (error) {
      throw error instanceof MissingFile ? error : this.missing(path, error); // cut off in the middle
    }
  }

  // a module can't be counted byte by byte: the browser fetches it itself
  async module(path) {
    try {
      const module = await import(this.address(path));
      this.count(this.sizes[path]);
      return module;
    } catch (error) {
      throw this.missing(path, error);
    }
  }
}
