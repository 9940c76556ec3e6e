"""Everything saved as one file: it comes back whole, and a file that can't be used changes nothing."""

from __future__ import annotations

import json
import zlib

import pytest

from game.host.api import StorageError
from game.host.memory import MemoryStorage
from game.match import Match, Player, dumps
from game.scenes import savefile
from game.scenes.savefile import REPLACED, FileError, bring_back, can_bring_back, dump, parse, take_in

RECORD = dumps(
    Match.start("chicago-classic", {}, [Player("person", "Du"), Player("bot", "Anna", "steady")], 7).record
)
TEXTS = {
    "settings": '{"lang": "sv", "table": "blue"}',
    "match.chicago-classic": RECORD,
    "match.chicago-classic.aside-1": "damaged\n",
    "window": "800 600",
    "statistics": "from a later version ✓",
}


def filed(texts: dict[str, object], /, **other: object) -> str:
    """A file with a right sum, whatever is in it."""
    given = {"format": savefile.FORMAT, "version": 1, "texts": texts, "sum": savefile._sum(texts), **other}
    return json.dumps(given)


def test_what_goes_out_comes_back_whole() -> None:
    text = dump(MemoryStorage(TEXTS), "1.0")
    assert json.loads(text)["program"] == "1.0"
    assert parse(text) == TEXTS
    assert parse("\ufeff" + text.replace("\n", "\r\n")) == TEXTS
    fresh = MemoryStorage()
    take_in(fresh, parse(text))
    assert fresh.texts.pop(REPLACED)
    assert fresh.texts == TEXTS


def test_what_was_here_is_kept_and_can_be_brought_back() -> None:
    before = {"settings": '{"lang": "en"}', "match.dirty-schultz": RECORD, "settings.aside-1": "old"}
    storage = MemoryStorage(before)
    assert not can_bring_back(storage)
    take_in(storage, TEXTS)
    assert storage.texts["settings"] == TEXTS["settings"]
    assert storage.texts["match.dirty-schultz"] == RECORD  # not in the file: it stays
    assert can_bring_back(storage)
    bring_back(storage)
    assert {key: storage.texts[key] for key in before} == before
    assert "window" not in storage.texts
    assert "statistics" not in storage.texts
    bring_back(storage)  # and once more: the file's state is back
    assert {key: storage.texts[key] for key in TEXTS} == TEXTS


def test_nothing_that_was_set_aside_or_replaced_is_ever_lost() -> None:
    storage = MemoryStorage(
        {"settings": "{}", "match.x.aside-1": "mine", REPLACED: "first", f"{REPLACED}.aside-1": "0"}
    )
    theirs = {"settings": "{}", "match.x.aside-1": "theirs", REPLACED: "their own", "match.x.aside-7": "mine"}
    take_in(storage, theirs)
    kept = list(storage.texts.values())
    for text in ("mine", "theirs", "first", "0", "their own"):
        assert kept.count(text) == 1, text
    assert parse(storage.texts[REPLACED])["match.x.aside-1"] == "mine"
    count = len(storage.texts)
    take_in(storage, theirs)  # the same file again: only what it replaced is kept once more
    assert len(storage.texts) == count + 1


@pytest.mark.parametrize("room", range(1, 7))
def test_no_room_leaves_all_as_it_was(room: int) -> None:
    class Small(MemoryStorage):
        writes = 0

        def write(self, key: str, text: str) -> None:
            self.writes += 1
            if self.writes == room:
                raise StorageError("full")
            super().write(key, text)

    before = {"settings": '{"lang": "en"}', "window": "1 2"}
    storage = Small(before)
    with pytest.raises(StorageError):
        take_in(storage, TEXTS)
    assert storage.texts == before


def test_blocked_storage_and_nothing_to_bring_back() -> None:
    storage = MemoryStorage(TEXTS)
    with pytest.raises(FileError):
        bring_back(storage)
    storage.blocked = True
    assert not can_bring_back(storage)
    for call in (lambda: dump(storage, ""), lambda: take_in(storage, {}), lambda: bring_back(storage)):
        with pytest.raises(StorageError):
            call()


HOSTILE = {
    "empty": "",
    "no JSON": "PNG\x00\x01",
    "cut off": dump(MemoryStorage(TEXTS), "1")[:-40],
    "deep": "[" * 200_000,
    "deep inside": '{"format": "sista-sticket everything", "version": 1, "texts": ' + '{"a":' * 50_000,
    "huge number": '{"format": "sista-sticket everything", "version": ' + "9" * 6000 + "}",
    "list": "[]",
    "other game": '{"format": "whist", "version": 1}',
    "no version": filed({}, version=None),
    "true version": filed({}, version=True),
    "version 0": filed({}, version=0),
    "no texts": filed({}, texts=None),
    "texts as list": filed({}, texts=["settings"]),
    "number as text": filed({"settings": 5}),
    "nested text": filed({"settings": {"lang": "sv"}}),
    "no sum": filed({"a": "b"}, sum=None),
    "changed by hand": dump(MemoryStorage(TEXTS), "1").replace("blue", "grey"),
    "another sum": filed({"a": "b"}, sum="00000000"),
    "path as key": filed({"../../evil": "x"}),
    "absolute key": filed({"/etc/passwd": "x"}),
    "dotted key": filed({".new-x": "x"}),
    "empty key": filed({"": "x"}),
    "long key": filed({"a" * 101: "x"}),
    "line in key": filed({"a\nb": "x"}),
    "same but for case": filed({"settings": "{}", "SETTINGS": "{}"}),
    "half a sign": filed({"a": "\ud800"}),
    "bad settings": filed({"settings": "nonsense"}),
    "bad match": filed({"match.chicago-classic": RECORD[:-9] + "00000000\n"}),
    "no match": filed({"match.chicago-classic": "hello"}),
    "too many": filed({f"k{n}": "" for n in range(savefile.MOST_TEXTS + 1)}),
    "too long": " " * (savefile.MOST + 1),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_cannot_be_used_is_refused_in_words(name: str) -> None:
    with pytest.raises(FileError) as error:
        parse(HOSTILE[name])
    assert str(error.value).startswith(
        ("The file is damaged", "The file was not saved", "The file is far too big")
    )


def test_a_file_of_a_later_version_is_told_as_such() -> None:
    with pytest.raises(FileError, match="later version"):
        parse(filed({}, version=2))


def test_matches_of_other_rules_are_no_damage() -> None:
    other = {"match.whist": RECORD.replace("chicago-classic", "whist")}
    with pytest.raises(FileError, match="can't be used"):
        parse(filed(other))  # changed by hand
    text = RECORD.rsplit("end ", 1)[0].replace('"version": 1', '"version": 99')
    text += f"end 0 {zlib.crc32(text.encode()):08x}\n"
    assert parse(filed({"match.chicago-classic": text}))["match.chicago-classic"] == text


def test_no_room_for_a_second_file_leaves_the_way_back_from_the_first() -> None:
    class Small(MemoryStorage):
        most = 10**6

        def write(self, key: str, text: str) -> None:
            if sum(map(len, self.texts.values())) - len(self.texts.get(key, "")) + len(text) > self.most:
                raise StorageError("The storage is full.")
            super().write(key, text)

    storage = Small({"settings": "{}", "window": "640 360"})
    savefile.take_in(storage, {"settings": '{"lang": "en"}'})
    before = dict(storage.texts)
    storage.most = sum(map(len, before.values())) + 200
    with pytest.raises(StorageError):
        savefile.take_in(storage, {"settings": '{"lang": "sr"}', "window": "9" * 900})
    assert storage.texts == before
    storage.most = 10**6
    assert savefile.can_bring_back(storage)


def test_what_is_unreadable_here_is_set_aside_and_stands_in_no_files_way() -> None:
    storage = MemoryStorage({"settings": '{"lang": "en"}', "match.dirty-schultz": "torn", "window": "1 2"})
    assert parse(dump(storage, "1"))["match.dirty-schultz.aside-1"] == "torn"
    assert take_in(storage, TEXTS) == ("match.dirty-schultz",)
    assert storage.texts["settings"] == TEXTS["settings"]
    assert storage.texts["match.dirty-schultz.aside-1"] == "torn"
    assert "match.dirty-schultz" not in storage.texts
    assert bring_back(storage) == ()
    assert storage.texts["settings"] == '{"lang": "en"}'
    assert storage.texts["match.dirty-schultz.aside-1"] == "torn"
    assert storage.texts["window"] == "1 2"


def test_what_an_earlier_version_kept_unread_comes_back_as_set_aside() -> None:
    kept = filed({"settings": '{"lang": "ru"}', "match.chicago-classic": RECORD[:-9]})
    storage = MemoryStorage({"settings": "{}", REPLACED: kept})
    assert bring_back(storage) == ()
    assert storage.texts["settings"] == '{"lang": "ru"}'
    assert storage.texts["match.chicago-classic.aside-1"] == RECORD[:-9]
    assert "match.chicago-classic" not in storage.texts


def test_without_room_what_is_unreadable_lies_where_it_lay() -> None:
    class Full(MemoryStorage):
        full = True

        def write(self, key: str, text: str) -> None:
            if self.full and key != "match.whist":
                raise StorageError("full")
            super().write(key, text)

    storage = Full({"match.whist": "torn", "settings": "{}"})
    with pytest.raises(StorageError):
        take_in(storage, TEXTS)
    assert storage.texts == {"match.whist": "torn", "settings": "{}"}
