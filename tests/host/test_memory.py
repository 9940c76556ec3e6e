"""The host that tests rely on does what the real ones do."""

import pytest

from game.host.api import StorageError
from game.host.memory import MemoryHost, MemoryStorage


def test_storage_keeps_sets_aside_and_can_be_blocked():
    storage = MemoryStorage({"settings": "x"})
    storage.write("a", "1")
    assert storage.keys() == ("a", "settings")
    assert storage.set_aside("settings") == "settings.aside-1"
    assert storage.read("settings") is None
    assert storage.read("settings.aside-1") == "x"
    storage.blocked = True
    for call in (lambda: storage.read("a"), lambda: storage.write("a", "2"), storage.keys):
        with pytest.raises(StorageError, match="blocked"):
            call()
    assert storage.texts["a"] == "1"


def test_time_passes_by_frames_and_seeds_count():
    host = MemoryHost()
    host.clock.next_frame()
    host.clock.next_frame(idle=True)
    assert host.clock.now_ms() == 100
    assert [host.bridge.fresh_seed(), host.bridge.fresh_seed()] == [1, 2]
