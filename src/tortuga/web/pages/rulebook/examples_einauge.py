"""The examples of Einauge: small positions, moves that the rules carry out, and what comes of them."""

from __future__ import annotations

from tortuga.games.einauge.game import Einauge
from tortuga.games.einauge.options import Options as EinaugeOptions
from tortuga.i18n import amount, amounts, listing, translate
from tortuga.render.einauge.facts import SHIP, chest_jewels, row_yields
from tortuga.render.kit.messages import card_name
from tortuga.render.kit.words import purse, story
from tortuga.web.pages.rulebook.example import Example, Scene
from tortuga.web.pages.rulebook.example import scene as scene_of
from tortuga.web.pages.rulebook.positions import einauge, owner

NAMES = ("Barbara", "Jack", "Mary", "Henry", "Grace")
_DISPLAY = "red 5, red 8, blue 4, blue 7, green 2, yellow 6"
#: Chests of a colour by seat (E6); in the last three the ways to break ties differ.
MAJORITIES = (
    *((5, 3, 0), (3, 3, 1), (5, 3, 3, 1), (5, 4, 2, 2), (3, 3, 1, 1), (3, 3, 2, 1), (5, 3, 3, 3, 1)),
    *((3, 3, 3, 1, 1), (3, 3, 3, 2, 1), (3, 3, 3, 3, 1)),
)


def made(name: str, language: str) -> Example:
    """The example of that name."""
    if name == "setup":
        return _setup(language)
    if name == "rows":
        return _rows(language)
    if name in ("scoring", "colours"):
        return _counted(name, language)
    return _played(*_PLAYED[name], language=language)


_START = (owner(), owner())
_PLAYED = {  # the position, the moves, what is drawn
    "buy": (lambda: einauge(*_START, display=_DISPLAY), ["buy red 5"], "display mine"),
    "sell": (
        lambda: einauge(owner("blue 2", ducats=4, jewels=1), owner(), display=_DISPLAY.replace("blue 4", "blue 6")),
        ["sell jewel", "buy blue 7"],
        "mine",
    ),
    "fight": (
        lambda: einauge(
            owner("red 5 4", sabres=5), owner(), display="blue 4, green 2", table="red 8, blue 5", phase="fight"
        ),
        ["fight red 8"],
        "table mine",
    ),
    "lay": (lambda: einauge(*_START, display=_DISPLAY, table="red 6", phase="lay"), ["lay blue 7"], "display table"),
    "ships": (
        lambda: einauge(owner("red 5 6", ducats=9), owner(), display="blue 4, green 2, yellow 6, red 7, blue 8, ship"),
        ["buy ship red"],
        "mine",
    ),
    "final": (
        lambda: einauge(
            owner("blue 2 5", sabres=4), owner(), display="blue 4, green 2, ship", table="red 7", phase="final"
        ),
        ["fight blue 4"],
        "display table mine",
    ),
}


def _lines(game: Einauge, language: str) -> list[str]:
    return [line[:1].upper() + line[1:] for line in story(game, NAMES[: game.players], 0, language)]


def _played(start: object, moves: list[str], zones: str, *, language: str) -> Example:
    assert callable(start)
    game: Einauge = start()
    before, held = scene(game, zones, language), purse(game, 0, language)
    for move in moves:
        game.push(move)
    sums = f"{NAMES[0]}: {held} → {purse(game, 0, language)}"
    return Example((before, scene(game, zones, language)), (*_lines(game, language), sums))


def _setup(language: str) -> Example:
    game = Einauge(2, seed=4)
    return Example((scene(game, "display table", language),), tuple(_lines(game, language)[:1]))


def _rows(language: str) -> Example:
    """E6: Barbara buys 5, 4 and 8 in one colour, each in a turn of its own."""
    barbara = owner()
    scenes: list[Scene] = []
    lines: list[str] = []
    for name in ("5", "4", "8"):
        game = einauge(barbara, owner(), display=f"red {name}")
        if not scenes:
            scenes.append(scene(game, "mine", language))
        game.push(f"buy red {name}")
        barbara = game.plain()["seats"][0]
        scenes.append(scene(game, "mine", language))
        lines.append(f"{_lines(game, language)[0]} → {purse(game, 0, language)}")
    return Example(tuple(scenes), tuple(lines))


def _counted(name: str, language: str) -> Example:
    if name == "scoring":
        game = einauge(owner("red 4 5 8", ducats=11, sabres=7, jewels=3), owner("red 3 6", ducats=6), display="blue 2")
    else:
        six = ", ".join(f"{colour} 8" for colour in ("red", "blue", "green", "yellow", "orange", "sky"))
        game = einauge(owner(six), owner(), owner(), display="sky 2", colour_bonus="added")
    score = game.scores()[0]
    parts = [f"{translate(f'score-einauge-{kind}', language)} {score[kind]}" for kind in ("jewels", "exchange")]
    chests = [
        (
            translate("score-einauge-chests", language, colour=translate("colour-red", language)),
            chest_jewels(game)[0]["red"],
        )
    ]
    parts += [f"{title} {number}" for title, number in chests if number]
    parts += [f"{translate('score-einauge-bonus', language)} {score['bonus']}"] if score["bonus"] else []
    total = f"{translate('score-einauge-total', language)} {score['total']}"
    return Example((scene(game, "mine", language),), (f"{NAMES[0]}: {' + '.join(parts)} = {total}",))


def majorities() -> list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]:
    """E6: chests by seat, and the jewels for them by `one_lapses` and by `shared_places`, as the rules count them."""
    return [(chests, _jewels(chests, "one_lapses"), _jewels(chests, "shared_places")) for chests in MAJORITIES]


def _jewels(chests: tuple[int, ...], ties: str) -> tuple[int, ...]:
    """Each player has one island with so many chests: a card table made to fit."""
    bare = {"price": 1, "sabres": 0, "ducats": 0, "jewels": 0}
    islands = [{"name": str(number), "chests": (*chests, *[0] * 7)[number], **bare} for number in range(7)]
    cards = {"name": "chests", "islands": islands, "ship": {"name": "ship", "chests": 0, **bare}}
    seats = [owner(f"red {number}") for number in range(len(chests))]
    game = einauge(*seats, display="blue 0", cards=cards, ties=ties)
    return tuple(score["chests"] for score in game.scores())


def faces(language: str) -> list[tuple[str, str, str]]:
    """Every kind of card: its name, the card itself and what it bears."""
    cards = EinaugeOptions.of(2).cards
    names = [*(f"red {one.name}" for one in cards.islands), SHIP]
    bears = [amounts(row_yields(cards, [card.partition(" ")[2] or SHIP]), language) for card in names]
    return [(card_name(card, language), card, text) for card, text in zip(names, bears, strict=True)]


# -- positions in words


def scene(game: Einauge, zones: str, language: str) -> Scene:
    """The zones named (`display table mine`) as seat 0 sees them."""
    plain, parts = game.plain(), zones.split()
    words = [_listed(zone, plain[zone], language) for zone in ("display", "table") if zone in parts]
    if "mine" in parts:
        words.append(_owned(game, language))
    return scene_of(game, 0, NAMES[: game.players], parts, ". ".join(words), language)


def _listed(zone: str, cards: list[str], language: str) -> str:
    names = [card_name(card, language) for card in cards]
    title, empty = (translate(f"text-einauge-{key}", language) for key in (zone, "empty"))
    return f"{title}: {listing(names, language) or empty}"


def _owned(game: Einauge, language: str) -> str:
    mine = game.plain()["seats"][0]
    rows = [(colour, name) for colour, row in mine["rows"].items() for name in row]
    cards = [card_name(SHIP if name == SHIP else f"{colour} {name}", language) for colour, name in rows]
    if mine["lone_ships"]:
        cards.append(amount("ships", mine["lone_ships"], language))
    owned = listing(cards, language) or translate("text-einauge-no_rows", language)
    return f"{owned}. {purse(game, 0, language)}"
