"""The page's host against a stand-in for the page's own script and document."""

import json
import sys
from types import ModuleType, SimpleNamespace

import pytest

from game.host.api import Field, StorageError, Written
from game.host.fields import PageFields
from game.host.mirror import Mirror


class Array(list):
    def to_py(self):
        return list(self)


class Store:
    """What `sistaSticket.store` does: false or null instead of exceptions."""

    def __init__(self):
        self.texts, self.blocked = {}, False

    def get(self, key):
        return None if self.blocked else self.texts.get(key)

    def set(self, key, value):
        if not self.blocked:
            self.texts[key] = value
        return not self.blocked

    def remove(self, key):
        if not self.blocked:
            self.texts.pop(key, None)
        return not self.blocked

    def keys(self):
        return None if self.blocked else Array(self.texts)


class Node:
    def __init__(self, tag):
        self.tagName, self.attributes, self.children, self.parent = tag.upper(), {}, [], None
        self.textContent, self.listeners, self.value = "", {}, ""

    def setAttribute(self, name, value):  # noqa: N802
        self.attributes[name] = value

    def getAttribute(self, name):  # noqa: N802
        return self.attributes.get(name)

    def append(self, *nodes):
        for node in nodes:
            node.remove()
            node.parent = self
            self.children.append(node)

    def remove(self):
        if self.parent:
            self.parent.children.remove(self)
            self.parent = None

    def addEventListener(self, kind, call):  # noqa: N802
        self.listeners[kind] = call


class Document:
    def __init__(self):
        self.place, self.fields, self.canvas = Node("div"), Node("div"), Node("canvas")
        self.activeElement = self.canvas
        for node in (self.canvas,):
            node.focus = lambda: self.focus(self.canvas)

    def focus(self, node):
        self.activeElement = node

    def createElement(self, tag):  # noqa: N802
        node = Node(tag)
        node.focus, node.blur = lambda: self.focus(node), lambda: self.focus(self.canvas)
        return node

    def getElementById(self, ident):  # noqa: N802
        return {"accessible-table": self.place, "fields": self.fields, "canvas": self.canvas}.get(ident)


@pytest.fixture
def page(monkeypatch):
    js = ModuleType("js")
    told = []
    js.told = told
    js.document = Document()
    js.performance = SimpleNamespace(now=lambda: 12.5)
    js.console = SimpleNamespace(warn=lambda text: told.append(("warn", text)))
    js.sistaSticket = SimpleNamespace(
        store=Store(),
        viewport=lambda: Array([390, 844, 3]),
        safeArea=lambda: Array([0, 47, 0, 34]),
        connect=lambda fn: told.append(("connect", fn)),
        setState=lambda word: told.append(("state", word)),
        setLang=lambda code: told.append(("lang", code)),
        languages=lambda: Array(["sv-SE", "en"]),
        search=lambda: "?game=chicago-classic&seats=3&seed=7&lang=sv",
        reducedMotion=lambda: True,
        moreContrast=lambda: False,
        files=SimpleNamespace(save=lambda text: "a.json", ask=lambda tell: told.append(("ask", tell))),
        version="1.0+abc",
        nextFrame=lambda idle: "a promise",
        setTab=lambda back, on: told.append(("tab", back, on)),
        sound=None,
    )
    ffi = ModuleType("pyodide.ffi")
    ffi.create_proxy = lambda fn: fn
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    return js


def browser_host():
    from game.host.browser import BrowserHost

    return BrowserHost()


def test_storage_works_and_is_refused_in_words_when_blocked(page):
    storage = browser_host().storage
    assert storage.read("settings") is None
    storage.write("settings", "{}")
    assert storage.keys() == ("settings",)
    assert storage.set_aside("settings") == "settings.aside-1"
    assert page.sistaSticket.store.texts == {"settings.aside-1": "{}"}
    page.sistaSticket.store.blocked = True
    assert storage.read("settings.aside-1") is None
    for call in (lambda: storage.write("a", "b"), lambda: storage.remove("a"), storage.keys):
        with pytest.raises(StorageError, match="does not let"):
            call()


def test_bridge_hands_everything_through_the_door(page):
    host = browser_host()
    bridge = host.bridge
    assert bridge.viewport() == (390, 844, 3.0)
    assert bridge.safe_area() == (0, 47, 0, 34)
    assert bridge.languages() == ("sv-SE", "en")
    assert bridge.params() == {"game": "chicago-classic", "seats": "3", "seed": "7", "lang": "sv"}
    assert bridge.reduced_motion() is True
    assert host.clock.now_ms() == 12.5
    assert host.clock.next_frame() == "a promise"
    assert not host.can_quit
    bridge.publish(lambda: {"version": 1, "names": ["Åsa"]})
    bridge.changed("title", "sv")
    bridge.report("a word")
    bridge.tab(True, False)
    (_, describe), *rest = page.told
    assert json.loads(describe()) == {"version": 1, "names": ["Åsa"]}
    assert rest == [("lang", "sv"), ("state", "title"), ("warn", "a word"), ("tab", True, False)]


def target(ident, name, role="button", enabled=True, selected=False, why=None):
    return {"id": ident, "role": role, "name": name, "enabled": enabled, "selected": selected, "why": why}


def test_mirror_follows_the_description_and_collects_presses():
    document = Document()
    mirror = Mirror(document, lambda fn: fn)
    table, news = document.place.children
    mirror.show(
        {
            "targets": [target("stock", "Stock", role="text"), target("card:7H", "seven of hearts")],
            "lines": [{"n": 1, "text": "Anna dealt."}],
        }
    )
    assert [(n.tagName, n.textContent) for n in table.children] == [
        ("P", "Stock"),
        ("BUTTON", "seven of hearts"),
    ]
    assert news.attributes["aria-live"] == "polite"
    assert news.textContent == "Anna dealt."
    first = table.children[1]
    mirror.show(
        {
            "targets": [
                target("action:stand", "Stand"),
                target("card:7H", "seven of hearts", enabled=False, selected=True, why="Follow suit."),
            ],
            "lines": [{"n": 1, "text": "Anna dealt."}, {"n": 2, "text": "Björn stood."}],
        }
    )
    assert [n.attributes["data-id"] for n in table.children] == ["action:stand", "card:7H"]
    assert table.children[1] is first  # a screen reader's cursor stays where it was
    assert first.textContent == "seven of hearts. Follow suit."
    assert (first.attributes["aria-disabled"], first.attributes["aria-pressed"]) == ("true", "true")
    assert news.textContent == "Björn stood."
    table.listeners["click"](SimpleNamespace(target=first))
    assert mirror.take() == ("card:7H",)
    assert mirror.take() == ()


def test_mirror_changes_a_text_into_a_button():
    document = Document()
    mirror = Mirror(document, lambda fn: fn)
    mirror.show({"targets": [target("seat:1", "Anna", role="text")], "lines": []})
    mirror.show({"targets": [target("seat:1", "Anna")], "lines": []})
    (node,) = document.place.children[0].children
    assert node.tagName == "BUTTON"


def test_mirror_leaves_nobody_anothers_words():
    document = Document()
    mirror = Mirror(document, lambda fn: fn)
    _, news = document.place.children
    mirror.show({"targets": [], "you": 0, "lines": [{"n": 7, "text": "You have the ace of hearts."}]})
    assert news.textContent == "You have the ace of hearts."
    mirror.show({"targets": [], "you": None, "lines": []})
    assert news.textContent == ""
    mirror.show(
        {"targets": [], "you": 1, "lines": [{"n": 6, "text": "Anna stood."}, {"n": 7, "text": "New."}]}
    )
    assert news.textContent == "Anna stood. New."
    mirror.show({"targets": [], "you": 0, "lines": [{"n": 7, "text": "old"}, {"n": 8, "text": "newer"}]})
    assert news.textContent == "newer"


def field(ident, text="", writing=False, proposed="Anna"):
    return Field(ident, f"Name: {text or proposed}", text, proposed, (10, 20, 200, 46), 15.0, 20, writing)


def test_a_pages_fields_lie_over_the_pictures_and_tell_what_is_written():
    document = Document()
    fields = PageFields(document, lambda fn: fn)
    heard = document.fields.listeners
    fields.show((field("name:0", "Åsa"), field("name:1")))
    one, two = document.fields.children
    assert (one.value, two.value) == ("Åsa", "")
    assert (two.attributes["placeholder"], two.attributes["maxlength"]) == ("Anna", "20")
    assert one.attributes["style"] == "left:10px;top:20px;width:200px;height:46px;font-size:16.0px"
    assert one.attributes["aria-label"] == "Name: Åsa"
    document.focus(two)
    heard["focusin"](SimpleNamespace(target=two))
    two.value = "Bo"
    heard["input"](SimpleNamespace(target=two))
    prevented = []
    heard["keydown"](
        SimpleNamespace(target=two, key="Enter", isComposing=True, preventDefault=lambda: prevented.append(1))
    )
    assert fields.take() == (Written("name:1", "begin"), Written("name:1", "text", "Bo"))
    heard["keydown"](
        SimpleNamespace(
            target=two, key="Enter", isComposing=False, preventDefault=lambda: prevented.append(1)
        )
    )
    heard["focusout"](SimpleNamespace(target=two))
    assert fields.take() == (Written("name:1", "keep"), Written("name:1", "keep"))
    heard["keydown"](
        SimpleNamespace(target=two, key="F1", isComposing=False, preventDefault=lambda: prevented.append(2))
    )
    assert fields.take() == (Written("name:1", "help"),)
    assert prevented == [1, 2]
    assert document.activeElement is document.canvas
    fields.show((field("name:1", "Bo", writing=True),))
    assert document.fields.children == [two]
    assert document.activeElement is two
    fields.show((field("name:1", "Bo"),))
    assert document.activeElement is document.canvas
    fields.show(())
    assert document.fields.children == []


def test_files_go_through_the_pages_door(page):
    files = browser_host().files
    assert (files.folder, files.offered()) == ("", ())
    assert files.save("text") == "a.json"
    page.sistaSticket.files.save = lambda text: None
    with pytest.raises(StorageError, match="hand out"):
        files.save("text")
    assert files.taken() is None
    files.ask()
    [(_, tell)] = [each for each in page.told if each[0] == "ask"]
    tell("{}", None)
    assert files.taken() == "{}"
    assert files.taken() is None
    tell(None, "big.json: more than 50000000 bytes.")
    with pytest.raises(StorageError, match=r"big\.json"):
        files.taken()
    assert files.taken() is None


def test_the_page_knows_its_version_and_the_wish_for_contrast(page):
    host = browser_host()
    assert host.version == "1.0+abc"
    assert host.bridge.more_contrast() is False
