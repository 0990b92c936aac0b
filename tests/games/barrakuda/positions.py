"""Small positions of Barrakuda from few words, whole turns in one line, and random positions: legal if they meet the
invariants, reachable or not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from tests.games.play import odd_numbers
from tests.oracle.barrakuda import BarrakudaTwin
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.layouts import drawn, numbered, pairs_of, parse
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import LAYOUTS, Icon
from tortuga.games.barrakuda.tables import ALLOWED, SLOTS, Numbers, WreckTable

Plain = dict[str, Any]
RECONSTRUCTION: Plain = WreckTable.load("reconstruction-1").plain()
_OPTIONS = ("teams", "goal", "layout", "turn_limit", "wrecks", "declining", "cards")


def seat(
    row: str = "",
    *,
    bag: int = 2,
    pawn: int | None = None,
    lying: bool = False,
    barracuda: str = "hand",
    chosen: str | None = None,
) -> Plain:
    """What lies before a player; the row as `3 1`, oldest first, the rest as at the start of the game."""
    cards = [int(card) for card in row.split()]
    hand = [card for card in range(1, 6) if card not in cards]
    return {
        "hand": hand,
        "row": cards,
        "barracuda": barracuda,
        "pawn": pawn,
        "lying": lying,
        "bag": bag,
        "chosen": chosen,
    }


def position(*seats: Plain, players: int = 2, gold: Mapping[int, int] | None = None, **given: Any) -> Barrakuda:
    """A game that begins at a position; who is not described is as at the start. Chance waits for push_chance."""
    options = {key: given.pop(key) for key in _OPTIONS if key in given}
    players = max(players, len(seats), 4 if options.get("teams") else 2)
    return Barrakuda.from_position(
        plain_position(*seats, players=players, gold=gold, options=options, **given), manual_chance=True, **options
    )


def plain_position(
    *seats: Plain, players: int, gold: Mapping[int, int] | None, options: Mapping[str, Any], **fields: Any
) -> Plain:
    """A plain state in phase choose, of the first turn, if fields do not say otherwise."""
    chosen = Options.of(players, **options)
    near = [] if chosen.drawing is None else [list(pair) for pair in pairs_of(parse(chosen.drawing))]
    return {
        "players": players,
        "phase": "choose",
        "turn": 1,
        "near": near,
        "fish": 6,
        "gold": [(gold or {}).get(wreck, 0) for wreck in range(1, 7)],
        "seats": [*seats, *(seat() for _ in range(players - len(seats)))],
        "vaults": [0] * (2 if chosen.teams else players),
        "distance": None,
        "actor": None,
        "wreck": 0,
        "initiative": [0] * players,
        "reds": [0] * players,
        "victim": None,
        "pair": [],
        **fields,
    }


def choose(game: Barrakuda, *choices: int | str) -> Barrakuda:
    """All seats choose: a movement card by its number, or `barracuda`."""
    for who, choice in enumerate(choices):
        game.push(f"dive {choice}" if isinstance(choice, int) else choice, who)
    return game


def throw(game: Barrakuda, distance: int = 1, direction: int | None = None) -> Barrakuda:
    """Both dice; without a direction the fish is shown its own wreck and stays."""
    game.push_chance(f"distance {distance}")
    if game.phase == "direction":
        game.push_chance(f"direction {direction or game.plain()['fish']}")
    return game


def turn(game: Barrakuda, *choices: int | str, distance: int = 1, direction: int | None = None) -> Barrakuda:
    """Choices and dice of a turn, up to the next question."""
    return throw(choose(game, *choices), distance, direction)


def moves(game: Barrakuda, verb: str = "") -> set[str]:
    """The texts of the legal moves, or of those with one verb."""
    return {move.text for move in game.legal_moves if move.text.startswith(verb)}


def of(game: Barrakuda, what: str) -> list[Any]:
    """One field of all seats."""
    return [values[what] for values in game.plain()["seats"]]


def wreck(special: Any = None, general: Any = None, stop: Any = None) -> Plain:
    """A wreck card; icons as `gold 2` or `bank`."""
    return {"special": icon(special), "general": icon(general), "stop": icon(stop)}


def icon(text: str | None) -> Plain | None:
    """An icon from its words."""
    if text is None:
        return None
    action, _, x = text.partition(" ")
    return {"action": action, "x": int(x)} if x else {"action": action}


def cards_with(changes: Mapping[int, Plain]) -> Plain:
    """The reconstructed cards with other base wrecks: `{4: wreck("or_red")}`."""
    base = [changes.get(number, row) for number, row in enumerate(RECONSTRUCTION["base"], 1)]
    return {**RECONSTRUCTION, "name": "changed", "base": base}


# -- at random --------------------------------------------------------------------------------------------------------

PHASES = ["layout", "choose", "distance", "direction", "steer", "jump", "answer", "special", "general"]
PHASES += ["victim", "pair", "card", "over"]
_REVEALED = PHASES[2:9]
_TRIES = 12
_BAGS = [0, 0, 1, 2, 3, 4, 5, 7, 8, 20, 63, 64, 126, 127, 128, 300, 2**25]


def odd_table(rng: random.Random, busy: float) -> Plain:
    """A table nobody would print: any icon wherever B2 lets it stand."""
    return {"name": "odd", **{name: [_odd_wreck(rng, busy) for _ in range(6)] for name in ("base", "alternative")}}


def _odd_wreck(rng: random.Random, busy: float) -> Plain:
    return {slot: _odd_icon(rng, slot) if rng.random() < busy else None for slot in SLOTS}


def _odd_icon(rng: random.Random, slot: str) -> Plain:
    sign = rng.choice(sorted(ALLOWED[slot]))
    action = {"action": sign.name.lower()}
    return {**action, "x": rng.randint(1, 9)} if sign in (Icon.GOLD, Icon.TAKE_BACK) else action


def random_options(rng: random.Random) -> Plain:
    """Any player count, layout, exchange of wrecks, goal and limit; teams and odd tables often."""
    players = rng.choice([2, 3, 4, 4])
    drawing = drawn(numbered(rng.randrange(LAYOUTS)))
    given: Plain = {
        "players": players,
        "teams": players == 4 and rng.random() < 0.6,
        "layout": rng.choice(["first", "calm", "medium", "harsh", "random", drawing, drawing]),
        "wrecks": rng.sample(range(1, 7), rng.choice([0, 1, 2, 2])),
        "turn_limit": rng.choice([1, 3, 12, 25, 40]),
        "declining": rng.choice(["never", "allowed"]),
    }
    if rng.random() < 0.9:  # else as it is for that many players, or for teams
        given["goal"] = rng.choice([1, 8, 8, 10, 12, 30, rng.randint(1, 30)])
    if rng.random() < 0.6:
        given["cards"] = odd_table(rng, rng.choice([0.3, 0.6, 1.0]))
        if rng.random() < 0.5:
            given["cards"]["numbers"] = odd_numbers(rng, Numbers)
    elif rng.random() < 0.3:
        given["turn_limit"] = rng.choice([0, 200])  # an odd table may have no way to the goal
    return given


def random_position(rng: random.Random, options: Options) -> Plain:
    """Any legal position: hands, rows, pawns, gold and fish anywhere, every phase whose conditions hold."""
    while True:
        phase = rng.choice(PHASES)
        for _ in range(_TRIES):  # then another phase: some are impossible with some options
            plain = _anywhere(rng, options, phase)
            if _fill_phase(rng, options, plain):
                return plain


def _anywhere(rng: random.Random, options: Options, phase: str) -> Plain:
    """A position whose fields for the phase are still empty."""
    limit = options.turn_limit
    turn = rng.choice([1, limit, max(1, limit - 1), rng.randint(1, limit)]) if limit else rng.randint(1, 500)
    cells = numbered(rng.randrange(LAYOUTS)) if options.drawing is None else parse(options.drawing)
    top = rng.choice([3, len(_BAGS) - 1, len(_BAGS)])  # poor, rich, or richer than anybody has been
    return plain_position(
        *(_random_seat(rng, phase, top) for _ in range(options.players)),
        players=options.players,
        gold={wreck: rng.choice([0, 0, rng.randint(0, options.cards.numbers.wreck_gold)]) for wreck in range(1, 7)},
        options={"teams": options.teams},
        phase=phase,
        turn=turn,
        near=[list(pair) for pair in pairs_of(cells)],
        fish=rng.randint(1, 6),
        vaults=[rng.randrange(options.goal) for _ in range(2 if options.teams else options.players)],
    )


def _random_seat(rng: random.Random, phase: str, top: int) -> Plain:
    row = rng.sample(range(1, 6), rng.choice([0, 1, 2, 3, 4, 4]))
    lying = phase in (*_REVEALED, "over") and rng.random() < 0.35
    stands = phase in _REVEALED and not lying
    played = lying and phase in ("distance", "direction", "steer")
    return seat(
        " ".join(map(str, row)),
        bag=rng.choice(_BAGS[:top]),
        pawn=rng.choice([*(() if stands else (None,)), 1, 2, 3, 4, 5]),
        lying=lying,
        barracuda="centre" if played else rng.choice(["hand", "centre"]),
    )


def _fill_phase(rng: random.Random, options: Options, plain: Plain) -> bool:
    """Fill in what the phase needs; False if that cannot be here."""
    phase = plain["phase"]
    if phase in ("answer", "special", "general"):
        return _fill_wreck(rng, options, plain)
    if phase in ("victim", "pair", "card"):
        return _fill_red(rng, options, plain)
    if phase == "choose":
        return _fill_choices(rng, plain)
    if phase in ("direction", "steer"):
        return _fill_fish(rng, options, plain)
    if phase == "jump":
        jumps = [number for number in range(1, 7) if _action(options, number, "stop") == "jump"]
        plain["fish"] = rng.choice(jumps or [6])
        return bool(jumps)
    if phase == "over":
        reached = rng.random() < 0.5
        if reached:
            plain["vaults"][rng.randrange(len(plain["vaults"]))] = options.goal + rng.choice([0, 0, 5, 2**20])
        return reached or bool(plain["turn"] == options.turn_limit)
    if phase == "layout":
        plain.update(near=[], turn=1)
        return options.drawing is None
    return True


def _action(options: Options, number: int, slot: str) -> str:
    sign = getattr(options.cards_in_play[number - 1], slot)
    return "" if sign is None else str(sign.icon.name.lower())


def _fill_choices(rng: random.Random, plain: Plain) -> bool:
    """Some have chosen, never all."""
    ready = rng.sample(plain["seats"], rng.randrange(len(plain["seats"])))
    for values in ready:
        cards = [f"dive {card}" for card in values["hand"]] + ["barracuda"] * (values["barracuda"] == "hand")
        values["chosen"] = rng.choice(cards)
    return True


def _fill_fish(rng: random.Random, options: Options, plain: Plain) -> bool:
    lying = [who for who, values in enumerate(plain["seats"]) if values["lying"]]
    plain["distance"] = rng.choice(options.cards.numbers.distance_die)
    if len(lying) == 1 and plain["phase"] == "steer":
        plain["actor"] = lying[0]
        return True
    return len(lying) != 1 and bool(plain["phase"] == "direction")


def _fill_wreck(rng: random.Random, options: Options, plain: Plain) -> bool:
    """Somebody is asked on a wreck; red actions of those who have had their turn there may be waiting."""
    phase, players = plain["phase"], range(options.players)
    icons = ["or_red", "barracuda"]
    if phase == "general" and options.declining == "allowed":
        icons += ["take_back", "all_back"]
    asking = [n for n in range(1, 6) if phase == "answer" or _action(options, n, phase) in icons]
    if not asking:
        return False
    number = rng.choice(asking)
    for values in plain["seats"]:
        if rng.random() < 0.4:  # company
            values["pawn"] = number
    plain.update(wreck=number, initiative=[rng.choice([0, 1, 1, 2, 3, 4]) for _ in players])
    there = [who for who in players if plain["seats"][who]["pawn"] == number and not plain["seats"][who]["lying"]]
    if not there or (phase != "general" and plain["fish"] == number):
        return False
    plain["reds"] = [_waiting(rng, plain, who) for who in players]
    if phase == "general" and rng.random() < 0.2:  # the goal is tested when the wreck is resolved
        plain["vaults"][rng.randrange(len(plain["vaults"]))] = options.goal + rng.choice([0, 3])
    twin = BarrakudaTwin.from_plain(options.plain(), plain)
    if phase == "answer":
        plain["actor"] = twin._answerer(number)
        return len(twin._answers(number)) > 1
    plain["actor"] = twin.actor = rng.choice(there)
    return len(twin.moves(plain["actor"])) > 1


def _waiting(rng: random.Random, plain: Plain, who: int) -> int:
    """Red actions a seat may have chosen so far: two, if its wreck is done; on this wreck that of the special."""
    values = plain["seats"][who]
    if values["lying"] or values["pawn"] > plain["wreck"]:
        return 0
    most = 2 if values["pawn"] < plain["wreck"] else int(plain["phase"] == "general")
    return rng.choice([0, 0, most, rng.randint(0, most)])


def _fill_red(rng: random.Random, options: Options, plain: Plain) -> bool:
    """Red actions wait; the first, by wreck and then seat, is being done."""
    places = [values["pawn"] for values in plain["seats"]]
    plain["reds"] = [rng.choice([0, 1, 1, 2]) if place else 0 for place in places]
    owing = [(place, who) for who, place in enumerate(places) if plain["reds"][who]]
    if not owing:
        return False
    actor = plain["actor"] = min(owing)[1]
    others = [who for who in range(options.players) if (who - actor) % 2 or (who != actor and not options.teams)]
    if plain["phase"] == "victim":
        return len(others) > 1
    victim = plain["victim"] = rng.choice(others)
    values = plain["seats"][victim]
    cards = [*values["hand"], *(["barracuda"] if values["barracuda"] == "hand" else [])]
    if plain["phase"] == "pair":
        return len(cards) > 2
    plain["pair"] = [cards[place] for place in sorted(rng.sample(range(len(cards)), min(2, len(cards))))]
    return len(cards) > 1
