"""What the browser runtime is made of, pinned: change a line here and the runtime is made anew."""

from typing import NamedTuple


class Pyodide(NamedTuple):
    """One release of Pyodide: CPython for WebAssembly, ready made, from npm."""

    version: str
    sha256: str  # of npm's archive
    python: str  # "3.13": whose headers pygame is compiled with
    platform: str  # the wheel's platform tag


class Sources(NamedTuple):
    """What is compiled beside it."""

    pygame: str
    pygame_sha256: str  # of the source archive
    suite: str  # the Debian release that emscripten, the headers and the libraries' sources come from
    libraries: tuple[str, ...]  # Debian source packages


PYODIDE = {
    "0.29.5": Pyodide(
        version="0.29.5",
        sha256="6749b10ee515a1458ecea36d860c8ce2a48366e85b3f92d749ad1840e4aff181",
        python="3.13",
        platform="pyemscripten_2025_0_wasm32",
    ),
}
DEFAULT_PYODIDE = "0.29.5"
SOURCES = Sources(
    pygame="2.5.7",
    pygame_sha256="86beb797cd73c141299a29b56f7df2b0543fbdc81d428022458329ff694aaa51",
    suite="trixie",
    libraries=("libsdl2", "libsdl2-image", "libsdl2-ttf", "libsdl2-mixer", "freetype"),
)
UNEARTH = "unearth==0.19.0"  # fetches a source archive without running its build, which pip can't
