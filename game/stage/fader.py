"""The sprites that fade just now, and those of them whose items are no more."""

from __future__ import annotations

from collections.abc import Mapping

from game.stage.fades import begun
from game.stage.item import Fade, Item
from game.stage.sprite import Sprite


class Fader:
    """`leaving` are sprites that the picture has no item for; they are drawn until they have faded."""

    def __init__(self) -> None:
        self.running: list[Sprite] = []
        self.leaving: list[Sprite] = []
        self._sounds: list[str] = []

    def begin(
        self,
        fade: Fade,
        was: Item | None,
        sprites: tuple[Sprite | None, Sprite | None],
        speed: float,
        still: bool,
        busy: bool,
    ) -> None:
        """Begin a Fade of what came, went or changed; `sprites`: the item's own, and the one that went."""
        own, gone = sprites
        sprite = gone or own
        if sprite is None or (gone is not None and not gone.drawn):
            self._hear(fade)
            return
        item, running = sprite.item, sprite.fading
        was = None if fade.anew else was
        changed = was is None or was.look != item.look or (was.rect != item.rect and sprite.flight is None)
        if gone is None and not changed and fade.before is None:
            self._hear(fade)
            return
        fading = begun(fade, was, gone is not None, speed, still, busy)
        if fading is None or fading.begun:
            self._hear(fade)
        if fading is None:
            return
        if running is not None and not running.begun:  # what is seen is still the picture before that
            fading.was, fading.before, fading.rect = running.was, running.before, running.rect
        sprite.fading, sprite.stale = fading, True
        if sprite not in self.running:
            self.running.append(sprite)
        if gone is not None:
            self.leaving.append(sprite)

    def keep(self, sprites: Mapping[str, Sprite]) -> None:
        """Forget what the picture has no more and what does not fade on its way out either."""
        self.running = [
            each for each in self.running if sprites.get(each.item.id) is each or each in self.leaving
        ]

    def tick(self, ms: float, busy: bool) -> bool:
        """Let time pass; True if something came to be seen or went."""
        changed = ended = False
        for sprite in self.running:
            if sprite.fading is None:
                continue
            unseen, waits = sprite.fading.unseen, not sprite.fading.begun
            sprite.fading.tick(ms, busy)
            if waits and sprite.fading.begun:
                self._hear(sprite.fading.fade)
            sprite.stale |= sprite.fading.begun
            changed |= unseen and sprite.fading.begun
            if sprite.fading.done:
                sprite.fading, ended = None, True
        if ended:
            changed |= bool(self.leaving)
            self.leaving = [sprite for sprite in self.leaving if sprite.fading is not None]
            self.running = [sprite for sprite in self.running if sprite.fading is not None]
        return changed

    def take_sounds(self) -> list[str]:
        """The sounds of what has begun since the last time."""
        sounds, self._sounds = self._sounds, []
        return sounds

    def _hear(self, fade: Fade) -> None:
        if fade.sound is not None:
            self._sounds.append(fade.sound)

    def finish(self) -> None:
        """All is at once as it is to be in the end; what has waited for its moment is heard now."""
        for sprite in self.running:
            if sprite.fading is not None and not sprite.fading.begun:
                self._hear(sprite.fading.fade)
            sprite.fading, sprite.stale = None, True
        self.running, self.leaving = [], []

    def arrange(self, order: list[Sprite], shown: list[Sprite]) -> None:
        """Put what leaves into the drawing order over what it lay over in the order shown before."""
        if not self.leaving:
            return
        places, below = set(order), None
        behind: dict[Sprite | None, list[Sprite]] = {}
        for sprite in shown:
            if sprite in places:
                below = sprite
            elif sprite in self.leaving:
                behind.setdefault(below, []).append(sprite)
        order[:] = behind.get(None, []) + [
            each for sprite in order for each in (sprite, *behind.get(sprite, []))
        ]
