"""A plain static server in a thread, as a web host would serve the page from some sub-path."""

import contextlib
import http.server
import threading
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
}


class WebServer:
    """Serves `root` below `prefix` on 127.0.0.1; a context manager.

    `headers` go with every answer; `missing` holds names (relative to root) that answer 404; `pages` holds
    texts of HTML pages by their path, outside of the prefix too. `outside` lists the paths that were asked
    for and lie neither below the prefix nor in `pages`.
    """

    def __init__(self, root: Path, prefix: str = "/a/b/c/", headers: dict[str, str] | None = None) -> None:
        self.root = root
        self.prefix = prefix
        self.headers = headers or {}
        self.missing: set[str] = set()
        self.pages: dict[str, str] = {}
        self.outside: list[str] = []
        self.asked: list[str] = []
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                owner.answer(self)

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.origin + self.prefix

    def find(self, path: str) -> tuple[bytes, str] | None:
        """Returns the body and the content type of what lies at a path of the server, or None."""
        if path in self.pages:
            return self.pages[path].encode(), TYPES[".html"]
        if not path.startswith(self.prefix):
            self.outside.append(path)
            return None
        name = path.removeprefix(self.prefix) or "index.html"
        self.asked.append(name)
        file = (self.root / name).resolve()
        if name in self.missing or not file.is_relative_to(self.root) or not file.is_file():
            return None
        return file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream")

    def answer(self, request: http.server.BaseHTTPRequestHandler) -> None:
        """Answers one request."""
        found = self.find(urlsplit(request.path).path)
        body, kind = found or (b"not here", "text/plain")
        request.send_response(200 if found else 404)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(body)))
        for name, value in self.headers.items():
            request.send_header(name, value)
        request.end_headers()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # the page went away in the middle
            request.wfile.write(body)

    def __enter__(self) -> "WebServer":
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
