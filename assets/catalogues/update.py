"""Keeps the catalogues in step with the sentences in game/: `python assets/catalogues/update.py [--check]`.

Extracts every marked message (`words(…)`, `words.plural(…)`, `forms(…)`, `N_(…)`) into game.pot and carries
it into each language's .po. Fails on messages that are missing, fuzzy, superfluous or have other {places}
than the English sentence. With `--check` nothing is written, and catalogues that are behind fail too.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import BinaryIO

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent.parent / "game"
KEYWORDS = {"words": None, "plural": (1, 2), "forms": (1, 2), "N_": None}
COUNTED = ("plural", "forms")
HEADER = "# Sista sticket: the words that people read."
AUTHORS = "The Sista sticket authors"
_PLACE = re.compile(r"\{(\w+)\}")

Extracted = tuple[int, str, list[str | None], list[str]]
Entry = tuple[object, str | None, str | tuple[str, ...], frozenset[str]]


def extract(sources: Path = SOURCES) -> Catalog:
    """Return the catalogue of all messages marked in the Python files of a folder."""
    template = Catalog(project="Sista sticket", version="1", header_comment=HEADER, charset="utf-8")
    found = extract_from_dir(sources, [("**.py", marked)], keywords=KEYWORDS)
    for file, _, message, _, _ in sorted(found, key=lambda each: (each[0], each[1])):
        template.add(message, None, [(f"game/{file}", 0)])
    return template


def marked(
    file: BinaryIO, keywords: Collection[str], comment_tags: object, options: object
) -> Iterator[Extracted]:
    """Yield the marked messages of a Python file for Babel.

    Babel's own extractor reads tokens and takes `plural(N_("…"), N_("…"), n)` for two single messages.
    """
    calls = [node for node in ast.walk(ast.parse(file.read())) if isinstance(node, ast.Call)]
    inside = {id(part) for call in calls if _marker(call) in COUNTED for part in call.args[:2]}
    for call in calls:
        marker = _marker(call)
        if marker in keywords and id(call) not in inside:
            texts = [_text(part) for part in call.args[: 2 if marker in COUNTED else 1]]
            if texts and None not in texts:
                yield call.lineno, marker, texts, []


def _marker(call: ast.Call) -> str:
    """Return the last name of what is called: `words` of `self.words(…)`."""
    return getattr(call.func, "attr", None) or getattr(call.func, "id", "")


def _text(node: ast.expr) -> str | None:
    """Return a literal text, marked with N_ or not."""
    if isinstance(node, ast.Call) and _marker(node) == "N_" and node.args:
        node = node.args[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def read(path: Path, lang: str | None = None) -> Catalog:
    """Return the catalogue of a file."""
    with path.open("rb") as file:
        return read_po(file, locale=lang)


def update(template: Catalog, catalogue: Catalog) -> None:
    """Carry the template's messages into a language's catalogue; what is gone becomes obsolete."""
    catalogue.update(template, no_fuzzy_matching=True, keep_user_comments=True, update_creation_date=False)


def faults(template: Catalog, catalogue: Catalog) -> list[str]:
    """Return what is wrong with a language's catalogue, a line each, in the template's order."""
    found = []
    for message in _messages(template):
        said = catalogue.get(message.id, message.context)
        shown = message.id if isinstance(message.id, str) else message.id[0]
        if said is None or not all(_forms(said.string)) or not _forms(said.string):
            found.append(f"missing: {shown}")
        elif said.fuzzy:
            found.append(f"fuzzy: {shown}")
        else:
            found += _other_places(message, said)
    superfluous = [message for message in _messages(catalogue) if template.get(message.id) is None]
    obsolete = [*superfluous, *catalogue.obsolete.values()]
    return found + [f"superfluous: {_forms(message.id)[0]}" for message in obsolete]


def _forms(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, (tuple, list)) else (str(text or ""),)


def _messages(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def _other_places(message: Message, said: Message) -> list[str]:
    """Return a line if a translation's places differ; a counted form may leave out {n}."""
    places = set(_PLACE.findall(_forms(message.id)[-1]))
    counted = not isinstance(message.id, str)
    lines = []
    for form in _forms(said.string):
        differing = places.symmetric_difference(_PLACE.findall(form)) - ({"n"} if counted else set())
        if differing:
            lines.append(f"other places ({', '.join(sorted(differing))}): {form}")
    return lines


def _entries(catalogue: Catalog) -> list[Entry]:
    return [
        (message.id, message.context, message.string, frozenset(file for file, _ in message.locations))
        for message in _messages(catalogue)
    ]


def _same(first: Catalog, second: Catalog) -> bool:
    return _entries(first) == _entries(second) and list(first.obsolete) == list(second.obsolete)


def _write(path: Path, catalogue: Catalog) -> None:
    catalogue.last_translator = catalogue.language_team = AUTHORS
    catalogue.msgid_bugs_address = ""
    catalogue.revision_date = catalogue.creation_date
    with path.open("wb") as file:
        write_po(file, catalogue, width=108, include_lineno=False, ignore_obsolete=False)


def languages() -> list[Path]:
    """Return the languages' catalogue files."""
    return sorted(HERE.glob("*.po"))


def problems() -> list[str]:
    """Return everything that keeps the catalogues from being complete and up to date; writes nothing."""
    template = extract()
    behind = _ids(read(HERE / "game.pot")) != _ids(template)
    found = ["game.pot is behind: run `python assets/catalogues/update.py`"] if behind else []
    for path in languages():
        found += [f"{path.name}: {fault}" for fault in faults(template, read(path, path.stem))]
    return found


def _ids(catalogue: Catalog) -> set[object]:
    return {message.id for message in _messages(catalogue)}


def main(argv: list[str] | None = None) -> int:
    """Update the catalogues, or only check them; 1 if something is left to do."""
    parser = argparse.ArgumentParser(description="Keep the catalogues in step with the sentences in game/.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    if not parser.parse_args(argv).check:
        template = extract()
        pot = HERE / "game.pot"
        if not pot.exists() or not _same(read(pot), template):
            _write(pot, template)
        for path in languages():
            before, after = read(path, path.stem), read(path, path.stem)
            update(template, after)
            if not _same(before, after):
                _write(path, after)
    found = problems()
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
