"""A table to test with: matches in memory, bots that play for the person, the overlap of rectangles."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from game.bots import bot, think_safely
from game.host.memory import MemoryHost
from game.match import Match, Player
from game.rules.api import Action, Seat
from game.scenes.api import Context, Frame, Scene, Settings
from game.scenes.table import TableScene
from game.stage import fonts
from game.stage.item import (
    ButtonLook,
    CardLook,
    ChipsLook,
    DotsLook,
    Item,
    LittleBacksLook,
    PanelLook,
    PileLook,
    PuckLook,
    TextLook,
    TokenLook,
)
from game.stage.metrics import Metrics
from game.text import load

YOU = Seat(0)
NAMES = ("Anna", "Björn", "Karin", "David", "Elsa", "Folke", "Greta")
WIDE = Frame(Metrics(1280, 720))
EXTREMES = ((360, 640), (640, 360), (800, 600))  # where everything is tightest
OTHERS = (
    (390, 844), (844, 390), (1280, 720), (1024, 768), (2560, 1440), (3840, 2160), (1080, 1920), (3440, 1440),
)  # fmt: skip
_SOLID = (CardLook, ButtonLook, TokenLook, PileLook, PuckLook, DotsLook, LittleBacksLook, ChipsLook)


def new_match(seats: int = 4, seed: int = 7, ruleset: str = "chicago-classic", **changes: object) -> Match:
    """You and opponents that play by rules of thumb."""
    others = [Player("bot", name, "steady") for name in NAMES[: seats - 1]]
    return Match.start(ruleset, changes, [Player("person", "Du", None), *others], seed)


def new_context(lang: str = "en", **settings: object) -> tuple[Context, list[Scene]]:
    """A context in memory, and the list of scenes that it went to."""
    gone: list[Scene] = []
    context = Context(
        host=MemoryHost(),
        words=load(lang),
        settings=Settings(lang=lang, **settings),  # type: ignore[arg-type]
        go=gone.append,
        quit=lambda: None,
        save_settings=lambda: None,
        set_language=lambda lang: None,
    )
    return context, gone


def end(*args: object) -> str:
    """Stands for the scene that follows."""
    return "end"


def new_scene(match: Match, lang: str = "en", **settings: object) -> tuple[TableScene, list[Scene]]:
    """A table and the list of scenes that it went to."""
    context, gone = new_context(lang, **settings)
    return TableScene(context, match, YOU, on_deal_over=end, on_leave=end), gone  # type: ignore[arg-type]


def advice(match: Match, playouts: int = 8) -> Action:
    """What a bot would do for the seat to act."""
    seat = match.to_act()
    assert seat is not None
    legal = match.ruleset.legal_actions(match.state)
    thought = think_safely(bot("steady"), match.observe(seat), legal, 1, match.actions, playouts, _fault)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


def _fault(fault: object) -> None:
    raise AssertionError(fault)


def item(scene: TableScene, id: str, frame: Frame = WIDE) -> Item:
    """The item of that id."""
    return next(item for item in scene.items(frame) if item.id == id)


def ids(scene: TableScene, frame: Frame = WIDE) -> list[str]:
    """The ids on the screen in order."""
    return [item.id for item in scene.items(frame)]


def press(scene: TableScene, id: str) -> None:
    """Press an item as the pointer would."""
    scene.press(item(scene, id).press)


def person_decides(scene: TableScene) -> bool:
    """Whether the table waits for the person."""
    return not scene.busy and scene.facts()["turn"] == YOU


def act(scene: TableScene, match: Match) -> None:
    """Let the person do what a bot would do, through the items."""
    action = advice(match)
    if action.verb == "play":
        scene.press(("card", action.cards[0]))
        return
    for card in action.cards:
        scene.press(("card", card))
    scene.press(("button", f"action:{action.verb}"))


def play_until(
    scene: TableScene, match: Match, reached: Callable[[TableScene], bool], step: float = 100
) -> bool:
    """Let time pass, the person played by a bot; False if the deal ended before."""
    for _ in range(5000):
        if reached(scene):
            return True
        if match.is_deal_over and not scene.busy:
            return False
        if person_decides(scene):
            act(scene, match)
        else:
            scene.tick(step, False)
            if scene._gone:
                return False
    raise AssertionError("the table stands still")


def some_sizes(number: int) -> tuple[tuple[int, int], ...]:
    """The extreme sizes, and two of the others that change with the number."""
    others = (OTHERS[(2 * number + i) % len(OTHERS)] for i in range(2))
    return (*EXTREMES, *others)


def faults(items: tuple[Item, ...] | list[Item], width: int, height: int, held: bool = False) -> list[str]:
    """Items that leave the screen or overlap where they may not (look.md, section 12)."""
    solid = [(item, _group(item)) for item in items if _counts(item)]
    found = [
        f"{item.id} leaves the screen: {item.rect}"
        for item, _ in solid
        if item.rect.x < 0
        or item.rect.y < 0
        or item.rect.x + item.rect.w > width
        or item.rect.y + item.rect.h > height
    ]
    for (a, of_a), (b, of_b) in combinations(solid, 2):
        if of_a == of_b or (held and of_a.startswith("trick:") and of_b.startswith("trick:")):
            continue
        if "dealer" in a.id + b.id and (isinstance(a.look, TokenLook) or isinstance(b.look, TokenLook)):
            continue  # the puck lies at the token's shoulder
        across = min(a.rect.x + a.rect.w, b.rect.x + b.rect.w) - max(a.rect.x, b.rect.x)
        down = min(a.rect.y + a.rect.h, b.rect.y + b.rect.h) - max(a.rect.y, b.rect.y)
        if across > 1 and down > 1:
            found.append(f"{a.id} and {b.id} overlap by {across}×{down}")
    return found


def cut_off(items: tuple[Item, ...] | list[Item], metrics: Metrics) -> list[str]:
    """Texts that end in “…” where their own words don't, and labels that are wider than their button.

    The newest line of the log may be cut: the whole of it is one press away.
    """
    found = []
    for item in items:
        look = item.look
        said = look.text.replace("\n", " ") if isinstance(look, TextLook) else ""
        if said.endswith("…") and said != item.name and item.id != "log:newest":
            found.append(f"{item.id}: {said}")
        if isinstance(look, ButtonLook) and look.text and look.kind not in ("icon", "row"):
            weight, room = 600 if look.kind == "primary" else 500, item.rect.w - metrics.px(8)
            if not fonts.fit(look.text, look.size, look.size, weight, room, 2).fits:
                found.append(f"{item.id}: {look.text} in {room} px")
    return found


def _counts(item: Item) -> bool:
    if item.id in ("why", "why:text") or item.id.endswith((":bubble", ":said")) or not item.visible:
        return False  # bubbles lie over the table
    if isinstance(item.look, TextLook):
        return bool(item.look.text)
    if isinstance(item.look, PanelLook):
        return item.look.kind in ("pill", "track", "slot")
    return isinstance(item.look, _SOLID)


def _group(item: Item) -> str:
    """Items of one group may overlap by the step rule: a hand, a seat's row, a pill with its text."""
    parts = item.id.split(":")
    if parts[0] == "card":
        return "hand"
    if parts[0] in ("played", "up", "back", "shown"):
        return f"row:{parts[1]}"
    if parts[0] == "thrown":
        return f"thrown:{parts[1]}"
    return "pill" if parts[0] == "pill" else item.id
