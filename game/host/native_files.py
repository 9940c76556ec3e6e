"""Files of people's own on the desktop: where they lie, and why one can't be written or read."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

from game.host.api import FileThereError, StorageError

NAME = "sista-sticket"  # the beginning of the files' names
FILE_MOST = 50_000_000  # bytes of such a file
_KINDS = {
    errno.ENOENT: "missing", errno.ENOTDIR: "missing", errno.EISDIR: "folder",
    errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EROFS: "forbidden",
    errno.ENOSPC: "full", errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name", errno.EINVAL: "name", errno.ELOOP: "name",
}  # fmt: skip


class NativeFiles:
    """Files in the folder for downloads, or in the working folder where there is none, or at any path."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self._folder = folder
        self._asked: Path | None = None

    def proposed(self) -> str:
        return str(_free(self._folder))

    def save(self, text: str, path: str = "", over: bool = False) -> str:
        if path.strip():
            to = self._path(path)
            return _written(_free(to) if os.path.isdir(to) else to, text, over)
        while True:
            try:
                return _written(_free(self._folder), text, False)
            except FileThereError:  # somebody was faster: the next free name
                continue

    def offered(self) -> tuple[str, ...]:
        try:
            found = [(path.stat().st_mtime, path.name) for path in self._folder.glob(f"{NAME}*.json")]
        except OSError:
            return ()
        return tuple(name for _, name in sorted(found, reverse=True))

    def ask(self, name: str = "") -> None:
        self._asked = self._path(name) if name.strip() else None

    def taken(self) -> str | None:
        path, self._asked = self._asked, None
        if path is None:
            return None
        try:
            if os.path.isdir(path):
                raise StorageError(f"{path} is a folder.", "folder")
            if path.exists() and not path.is_file():  # to read a pipe would wait for somebody to write
                raise StorageError(f"{path} is no file.", "other")
            with path.open("rb") as file:
                content = file.read(FILE_MOST + 1)
        except (OSError, ValueError) as error:
            raise _told(path, error) from error
        if len(content) > FILE_MOST:
            raise StorageError(f"{path}: more than {FILE_MOST} bytes.")
        return content.decode("utf-8", errors="replace")

    def _path(self, typed: str) -> Path:
        """What somebody typed as a path; relative ones begin in the folder, `~` is the home."""
        path = Path(typed.strip().strip('"'))
        with contextlib.suppress(RuntimeError):  # there is no such home
            path = path.expanduser()
        return self._folder / path


def _free(folder: Path) -> Path:
    """The usual name of a file of today that is not there yet."""
    day = datetime.now().astimezone().date().isoformat()
    number, path = 1, folder / f"{NAME}-{day}.json"
    while os.path.lexists(path):
        number += 1
        path = folder / f"{NAME}-{day}-{number}.json"
    return path


def _written(path: Path, text: str, over: bool) -> str:
    """Write the file, over another one only if that is wanted, and then by a rename; returns its path."""
    beside: str | None = None
    try:
        if not over:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
            return str(path)
        path = Path(os.path.realpath(path))  # a link goes on leading to the file
        handle, beside = tempfile.mkstemp(prefix=".new-", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(beside, path)
    except FileExistsError as error:
        raise FileThereError(str(path)) from error
    except (OSError, ValueError) as error:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
        raise _told(path, error) from error
    return str(path)


def _told(path: Path, error: OSError | ValueError) -> StorageError:
    if isinstance(error, OSError):
        return StorageError(f"{path}: {error.strerror or error}.", _KINDS.get(error.errno or 0, ""))
    return StorageError(f"{path}: {error}.", "name")
