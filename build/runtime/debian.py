"""A Debian of the pinned release to compile in: a chroot, or this machine itself when it is one already."""

import os
import re
import shutil
import subprocess
from pathlib import Path

APT = """\
Acquire::Check-Valid-Until "false";
APT::Install-Recommends "false";
APT::Sandbox::User "root";
"""


class MissingToolError(RuntimeError):
    """This machine can't make the runtime; the message says what is missing and how to get it."""


def is_debian(suite: str) -> bool:
    """Says whether this machine runs the named Debian release."""
    release = Path("/etc/os-release")
    return release.is_file() and f"VERSION_CODENAME={suite}\n" in release.read_text(encoding="utf-8")


def find_mirror(apt: Path = Path("/etc/apt")) -> str:
    """Finds the Debian mirror that this machine's own apt uses; raises MissingToolError if none."""
    files = [apt / "sources.list", *sorted((apt / "sources.list.d").glob("*"))]
    for path in files:
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        for line in text.splitlines():
            found = re.search(r"https?://\S+/debian/?(?=\s|$)", line.split("#")[0])
            if found:
                return found[0].rstrip("/")
    mirror = os.environ.get("DEBIAN_MIRROR", "")
    if not mirror:
        raise MissingToolError(
            "No Debian mirror stands in this machine's apt sources: set DEBIAN_MIRROR to the address of one."
        )
    return mirror


class Debian:
    """The place where emscripten runs. `folder` keeps the chroot, or the sources when none is needed."""

    def __init__(self, folder: Path, suite: str) -> None:
        self.folder = folder
        self.suite = suite
        self.chrooted = not is_debian(suite)
        self.versions: dict[str, str] = {}
        # Node's certificate file of this machine is not in the chroot
        self.environment = {k: v for k, v in os.environ.items() if k != "NODE_EXTRA_CA_CERTS"}
        self.environment |= {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}

    def path(self, name: str) -> Path:
        """Returns a folder of the given name at the root of the place, made if need be."""
        made = self.folder / name
        made.mkdir(parents=True, exist_ok=True)
        return made

    def inside(self, path: Path) -> str:
        """Returns how programs in the place call a path of ours."""
        return "/" + path.relative_to(self.folder).as_posix() if self.chrooted else str(path)

    def file(self, name: str) -> Path:
        """Returns where we find a file that programs in the place call `name`, such as /usr/share/x."""
        return self.folder / name.lstrip("/") if self.chrooted else Path(name)

    def run(self, *command: str, cwd: str = "/") -> str:
        """Runs a command in the place and returns what it printed; raises CalledProcessError."""
        if self.chrooted:
            command = ("chroot", str(self.folder), "sh", "-c", 'cd "$0" && exec "$@"', cwd, *command)
            cwd = "/"
        done = subprocess.run(
            command, cwd=cwd, env=self.environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stdout[-4000:], done.stderr[-4000:])
            done.check_returncode()
        return done.stdout

    def apt(self, tool: str, *arguments: str, cwd: str = "/") -> str:
        """Runs an apt tool with sources of our own, so that the machine's settings stay as they are."""
        settings = self.path("build/apt")
        own = ["-o", f"Dir::Etc::SourceList={self.inside(settings / 'sources.list')}",
               "-o", "Dir::Etc::SourceParts=-", "-c", self.inside(settings / "apt.conf")]  # fmt: skip
        return self.run(tool, *own, "-qq", *arguments, cwd=cwd)

    def prepare(self) -> None:
        """Makes the chroot if need be and installs emscripten."""
        done = self.folder / ".ready"
        if done.is_file():
            return
        mirror = find_mirror()
        if self.chrooted:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder.parent.mkdir(parents=True, exist_ok=True)
            log = self.folder.with_suffix(".log")
            with log.open("w") as output:
                subprocess.run(["debootstrap", "--variant=minbase", self.suite, str(self.folder), mirror],
                               stdout=output, stderr=subprocess.STDOUT, check=True)  # fmt: skip
            shutil.copy("/etc/resolv.conf", self.folder / "etc")
        settings = self.path("build/apt")
        (settings / "apt.conf").write_text(APT)
        (settings / "sources.list").write_text(
            f"deb {mirror} {self.suite} main\ndeb-src {mirror} {self.suite} main\n"
        )
        self.apt("apt-get", "update")
        self.apt("apt-get", "install", "-y", "emscripten")
        done.touch()

    def fetch_sources(self, packages: tuple[str, ...], python: str) -> Path:
        """Fetches and unpacks the packages' upstream sources and Python's headers; returns their folder."""
        sources = self.folder / "build" / "sources"
        shutil.rmtree(sources, ignore_errors=True)
        sources.mkdir(parents=True)
        self.apt("apt-get", "source", "--download-only", "--tar-only", *packages, cwd=self.inside(sources))
        headers = f"libpython{python}-dev"
        self.apt("apt-get", "download", headers, cwd=self.inside(sources))
        for archive in sorted(sources.glob("*.orig*.tar.*")):
            if archive.suffix != ".asc":
                shutil.unpack_archive(archive, sources)
        [package] = sources.glob(f"{headers}_*.deb")
        self.run("dpkg", "-x", self.inside(package), self.inside(sources / headers))
        self.versions = {headers: package.name.split("_")[1]}
        for name in packages:
            archive = next(sources.glob(f"{name}_*.orig.tar.*"))
            self.versions[f"{name} (source)"] = archive.name.split("_")[1].split(".orig")[0]
        return sources

    def package_versions(self) -> str:
        """Returns the versions of everything of Debian's that had a part, one a line."""
        listing = self.run("dpkg-query", "-W", "-f", "${Package} ${Version}\n")
        own = "".join(f"{name} {version}\n" for name, version in sorted(self.versions.items()))
        return own + listing
