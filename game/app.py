"""Puts the parts together: the only frame loop, and the only `await` of the project.

A frame: the window's size, what people did, time for the scene, the picture if it became another one,
movements, drawing. Nothing is drawn or described while nothing changes.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Callable, Hashable, Mapping

import pygame

from game.cards import N_
from game.host.api import Host, StorageError
from game.scenes.ahead import Ahead
from game.scenes.api import HELP, Context, Frame, Parts, Scene, Scrolls, Taps
from game.scenes.describe import describe
from game.scenes.fields import Fields
from game.scenes.first import first_scene
from game.scenes.gestures import deliver
from game.scenes.hand_order import HandOrder
from game.scenes.hand_order_kept import KeptOrder
from game.scenes.hearing import Hearing
from game.scenes.help import HelpScene
from game.scenes.lines_told import LinesTold
from game.scenes.saves import CANNOT_SAVE
from game.scenes.settings_store import deck_style, load_settings, palette, store_settings
from game.scenes.toast import FADES, Toast
from game.scenes.ways import to_help
from game.stage.drag import Gesture
from game.stage.pointer import Focus, Hover, Key, Pointer, PointerEvent, Press, Scroll, Skip, Tap
from game.stage.stage import Stage, StageError
from game.text import LANGUAGES, best_language, load
from game.window import Window

FRAME_MOST_MS = 100.0  # a longer pause (a hidden page, a sleeping machine) counts as this much

First = Callable[[Context], Scene]


class App:
    """One running game. `frame` is one turn of the loop; `running` turns False when someone quits."""

    def __init__(self, host: Host, first: First) -> None:
        pygame.display.init()
        pygame.font.init()
        self.running = True
        self._host = host
        self._settings = load_settings(host.storage)
        self._heard: list[str] = []  # sounds that begin in this frame
        lang = self._settings.lang if self._settings.lang in LANGUAGES else ""
        self._context = Context(
            host=host,
            words=load(lang or best_language(host.bridge.languages())),
            settings=self._settings,
            go=self._go,
            quit=self._quit,
            save_settings=self._save_settings,
            set_language=self._set_language,
            hear=self._heard.append,
            hands=HandOrder(KeptOrder(host.storage)),
        )
        self._hearing = Hearing(host.audio, self._settings)
        self._window = Window(host)
        self._stage = Stage(self._window.metrics)
        self._ahead = Ahead(self._context, self._stage)
        self._pointer = Pointer(round_ends=host.bridge.viewport() is None)
        self._toast = Toast()
        self._fields = Fields(host.bridge)
        self._lines = LinesTold()
        self._told: tuple[object, ...] = ()
        self._tabs = (False, False)
        self._described: Mapping[str, object] = {}
        self._stale = True
        self._last_ms = host.clock.now_ms()
        self._scene = first(self._context)
        self._next: Scene | None = None
        self._parting: Parts | None = None  # the scene before, until the picture has become the next one's
        host.bridge.publish(self.describe)

    def frame(self) -> bool:
        """One turn: returns True if nothing moves and nothing happened, so that the next may wait longer."""
        now = self._host.clock.now_ms()
        ms = max(0.0, min(FRAME_MOST_MS, now - self._last_ms))
        self._last_ms = now
        self._measure()
        used = self._listen(ms)
        self._scene.tick(ms, self._stage.busy)
        self._switch()
        self._stale |= self._toast.tick(self._context.notice, ms)
        shown = self._scene.stale or self._stale
        if shown:
            self._show()
        self._stage.tick(ms)
        drawn = self._stage.draw(self._window.surface)
        if drawn:
            pygame.display.flip()
        pace = "instant" if self._context.still else self._speed()
        self._hearing.frame([*self._heard, *self._stage.take_sounds()], now, pace, self._stage.busy)
        self._heard.clear()
        self._tell(shown)
        if shown:
            self._ahead.shown(self._scene)
            # what it took to draw another picture is no time of the movements in it
            self._last_ms = self._host.clock.now_ms()
        idle = not (used or drawn or self._stage.moving or self._scene.busy)
        if idle:
            self._ahead.step()
        return idle

    def describe(self) -> Mapping[str, object]:
        """What is on the screen (page-interface)."""
        stage, words = self._stage, self._context.words
        waits = words(N_("Something is still moving.")) if stage.busy else None
        return describe(self._scene, stage.seen, stage.metrics, words.lang, stage.busy, self._lines, waits)

    def close(self) -> None:
        """Keep the window's size and let go of the screen."""
        self._window.keep_size()
        pygame.quit()

    def _measure(self) -> None:
        self._window.poll()
        metrics = self._window.metrics
        if metrics != self._stage.metrics:
            self._stage.resize(metrics)
            self._stale = True

    def _listen(self, ms: float) -> bool:
        """What people did since the last frame; True if it was anything."""
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.QUIT:
                self._quit()
            elif event.type in (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
                self._stage.redraw()
            if self._fields.handle(event, self._scene):
                continue
            for happened in self._pointer.handle(event, self._stage):
                self._react(happened)
        for happened in self._pointer.wait(ms, self._stage):
            self._react(happened)
        for ident in self._host.bridge.pressed():
            self._press_from_outside(ident)
        return self._fields.poll(self._scene, self._stage.items) or bool(events)

    def _react(self, happened: PointerEvent) -> None:
        if self._next is not None:
            return  # what comes in the same moment was meant for the picture that goes
        if isinstance(happened, Press):
            self._press(happened.press)
        elif isinstance(happened, Skip):
            self._scene.skip()
        elif isinstance(happened, Tap):
            self._toast.close()
            if isinstance(self._scene, Taps):
                self._scene.tap(happened.moved)
        elif isinstance(happened, Hover):
            self._stale = True
        elif isinstance(happened, Gesture):
            deliver(happened, self._scene, self._stage.items, self._toast)
        elif isinstance(happened, Scroll) and isinstance(self._scene, Scrolls):
            self._scene.scroll(happened.px, happened.free)
        elif isinstance(happened, Focus) and isinstance(self._scene, Scrolls):
            self._scene.reveal(happened.id)
        elif isinstance(happened, Key):
            if happened.name == "f1":
                self._press(HELP)
            elif happened.name == "f11":
                self._window.toggle_full_screen()
            elif happened.name == "ctrl+q" and self._host.can_quit:
                self._quit()
            else:
                self._scene.key(happened.name)

    def _press_from_outside(self, ident: str) -> None:
        item = next((item for item in self._stage.items if item.id == ident and item.press is not None), None)
        if item is not None and self._next is None:
            if self._stage.busy:
                self._stage.finish()
                self._scene.skip()
            self._press(item.press)

    def _press(self, press: Hashable) -> None:
        """The help is to be had on every screen; all else is the scene's own."""
        self._toast.close()
        if press != HELP:
            self._scene.press(press)
        elif not isinstance(self._scene, HelpScene):
            self._go(to_help(self._context, self._scene))

    def _show(self) -> None:
        """The scene's items become the picture; a movement that can't be is left out."""
        frame = Frame(self._stage.metrics, self._pointer.hovered)
        items = [*self._scene.items(frame)]
        items += self._toast.items(frame.metrics, items)
        change = self._scene.take_change()
        if self._parting is not None:
            change, self._parting = self._parting.part(change), None
        self._scene.stale = self._stale = False
        self._stage.dress(
            deck_style(self._settings, self._context.words.lang),
            palette(self._settings, self._host.bridge.more_contrast()),
        )
        self._heard += change.sounds
        try:
            fades = (*change.fades, *FADES)
            self._stage.show(items, change.moves, change.passings, self._speed(), fades, self._context.still)
        except StageError as error:
            self._host.bridge.report(str(error))
            self._stage.show(items)
        self._pointer.mark(self._stage)
        self._fields.show(self._scene, self._stage.items, frame.metrics)

    def _speed(self) -> str:
        """The movements' speed, a name of theme.SPEEDS."""
        return "instant" if getattr(self._scene, "hurried", False) else self._settings.speed

    def _tell(self, shown: bool) -> None:
        """Tell the surroundings what became another: the state's word, the language, the description."""
        told = (self._scene.state, self._context.words.lang, self._stage.busy, self._scene.busy)
        if told[:2] != self._told[:2]:
            self._host.bridge.changed(told[0], told[1])
        tabs = self._pointer.tabs(self._stage)
        if tabs != self._tabs:
            self._tabs = tabs
            self._host.bridge.tab(*tabs)
        if not shown and told == self._told:
            return
        self._told = told
        self._lines.rest(self._scene.facts(), self._stage.busy)
        described = self.describe()
        if described != self._described:
            self._described = described
            self._host.bridge.mirror(described)

    def _go(self, scene: Scene) -> None:
        self._next = scene

    def _switch(self) -> None:
        if self._next is not None:
            self._parting = self._scene if isinstance(self._scene, Parts) else None
            self._scene, self._next = self._next, None
            self._stage.finish()
            self._stale = True

    def _quit(self) -> None:
        self.running = False

    def _save_settings(self) -> None:
        try:
            store_settings(self._host.storage, self._settings)
        except StorageError as error:
            self._host.bridge.report(str(error))
            self._context.notice = self._context.words(CANNOT_SAVE)

    def _set_language(self, lang: str) -> None:
        self._context.words = load(lang)
        self._settings.lang = lang
        self._save_settings()
        self._stale = True


async def run(host: Host, first: First) -> None:
    """Play until someone quits; whatever a scene raises comes out."""
    app = App(host, first)
    try:
        while app.running:
            idle = app.frame()
            await host.clock.next_frame(idle)
    finally:
        app.close()


async def start_in_browser() -> None:
    """The page's entry: runs until the page goes. What it raises, the page shows in its panel."""
    from game.host.browser import BrowserHost

    await run(BrowserHost(), first_scene)


def play(
    ruleset: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    lang: str | None = None,
    describe: bool = False,
) -> None:
    """Open the window: the title, or a table at once if a ruleset is named.

    None: as last time (`seats`), nobody can foresee it (`seed`), as the surroundings say (`lang`).
    `describe` prints the description as a line of JSON whenever it changes. Raises SystemExit, after a
    message on standard error: 2 when the window can't be opened, 1 when a scene fails.
    """
    from game.host.native import NativeHost

    given = {"game": ruleset, "seats": seats, "seed": seed, "lang": lang}
    params = {name: str(value) for name, value in given.items() if value is not None}
    try:
        asyncio.run(run(NativeHost(params, describe), first_scene))
    except KeyboardInterrupt:
        return
    except BrokenPipeError:
        raise  # nobody reads the descriptions any more: the command line ends quietly
    except pygame.error as error:
        sys.stderr.write(f"The window can't be opened: {error}. `demo` plays without a screen.\n")
        raise SystemExit(2) from error
    except Exception as error:
        traceback.print_exc()
        sys.stderr.write(f"The game has stopped: {error}. The match is saved up to the last move.\n")
        raise SystemExit(1) from error
