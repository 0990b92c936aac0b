"""The log as messages and in words: what each step brought, and no sealed choice before its time."""

import random

import pytest

from tortuga import Barrakuda, Einauge
from tortuga.games.kit.errors import Message
from tortuga.games.kit.game import Game
from tortuga.render.kit.drawing import score_sheet
from tortuga.render.kit.renderer import renderer
from tortuga.render.kit.words import story

NAMES = ["Anna", "Bea", "Carl"]


def game_with_a_5() -> tuple[Einauge, str]:
    """A game whose display has a 5."""
    plain = Einauge(2, seed=1).plain()
    card = next(card for card in plain["pile"] if card.endswith(" 5"))
    plain["pile"].remove(card)
    plain["pile"].insert(0, plain["display"][0])
    plain["display"][0] = card
    return Einauge.from_position(plain, seed=1), card


def test_a_purchase_says_what_the_row_pays() -> None:
    """The book's example, E6: 20/2/1 → 17/3/1 for the 5."""
    game, card = game_with_a_5()
    game.push(f"buy {card}")
    assert story(game, NAMES) == [f"Anna buys {card}; the row pays 1 sabre, 2 ducats"]


def plain(value: object) -> object:
    """A message as it would be sent: ids, numbers, texts and lists only."""
    if isinstance(value, Message):
        return {"id": value.id, **{name: plain(each) for name, each in value.arguments.items()}}
    if isinstance(value, list):
        return [plain(each) for each in value]
    assert value is None or type(value) in (int, str), repr(value)
    return value


@pytest.mark.parametrize("game", [Einauge(3, seed=4), Barrakuda(4, seed=4, teams=True)], ids=["einauge", "barrakuda"])
def test_the_log_is_made_of_plain_values(game: Game) -> None:
    generator = random.Random(2)
    while not game.is_over:
        seats = game.seats_to_move
        game.push(generator.choice(list(game.legal_moves_of(seats[0]))), seats[0])
    assert [plain(message) for message in renderer(game.NAME).story(game, 0)]


def test_a_purchase_is_a_message_with_seat_card_and_income() -> None:
    game, card = game_with_a_5()
    game.push(f"buy {card}")
    sabre, ducats = Message("amount-sabres", number=1), Message("amount-ducats", number=2)
    income = Message("word-comma", first=sabre, last=ducats)
    did = Message("did-einauge-buy", seat=0, card=card)
    assert renderer(game.NAME).story(game, 0) == [Message("news-einauge-paid", did=did, income=income)]


def test_the_fifth_card_brings_all_five_back() -> None:
    plain = Barrakuda(2, seed=4).plain()
    plain["seats"][0].update(hand=[5], row=[1, 2, 3, 4])
    game = Barrakuda.from_position(plain, seed=4)
    game.push("dive 5", 0)
    game.push("dive 1", 1)
    assert story(game, NAMES)[3] == "Anna: takes all five back"


def sea(players: int = 2, **changes: object) -> dict[str, object]:
    """A position of Barrakuda in which all choose; *changes* are by seat: `bag0=3`."""
    plain = Barrakuda(players, seed=4).plain()
    for name, value in changes.items():
        plain["seats"][int(name[-1])][name[:-1]] = value
    return plain


def turn_of(plain: dict[str, object], *steps: str) -> list[str]:
    """What is told of a turn."""
    game = Barrakuda.from_position(plain, manual_chance=True)
    for step in steps:
        game.push_step(step)
    return story(game, NAMES)


def test_a_tie_is_told_before_what_both_get() -> None:
    told = turn_of(sea(), "0 dive 4", "1 dive 4", "~ distance 1", "~ direction 6")
    assert told[-1] == "wreck 4: Anna and Bea tie, nobody has initiative; both +1 gold"


def test_whoever_takes_gold_that_lay_on_a_wreck_is_named() -> None:
    plain = {**sea(), "gold": [0, 0, 0, 0, 4, 0]}
    told = turn_of(plain, "0 dive 5", "1 dive 1", "~ distance 1", "~ direction 6")
    assert "Anna takes the 4 gold lying on wreck 5" in told


def test_what_the_fish_takes_is_told_after_its_way() -> None:
    told = turn_of(sea(), "0 dive 5", "1 dive 1", "~ distance 1", "~ direction 5")
    lost = told.index("wreck 5: the fish is there; Anna loses 2 gold")
    assert told[lost + 1] == "2 gold on wreck 5" and lost > next(n for n, line in enumerate(told) if "swims" in line)


def test_a_diver_alone_is_named_once() -> None:
    told = turn_of(sea(), "0 dive 4", "1 dive 1", "~ distance 1", "~ direction 6")
    assert told[-1] == "wreck 4: Anna is alone; +3 gold"


def test_initiative_is_told_before_the_theft() -> None:
    plain = sea(hand0=[2, 3, 4, 5], row0=[1])
    told = turn_of(plain, "0 dive 4", "1 dive 4", "~ distance 1", "~ direction 6", "1 steal from 0")
    assert [line for line in told if "initiative" in line or "steals" in line] == [
        "wreck 4: Bea has initiative",
        "Bea steals 2 gold from Anna",
    ]


def test_every_step_has_its_own_sentences() -> None:
    game = Barrakuda.from_position(sea(), manual_chance=True)
    for step in ("0 dive 4", "1 dive 1", "~ distance 1", "~ direction 6"):
        game.push_step(step)
    told = renderer(game.NAME).story_by_step(game, 0)
    assert [bool(messages) for messages in told] == [False, True, False, True]


def test_a_whole_game_of_einauge_is_told() -> None:
    game = Einauge(3, seed=4)
    generator = random.Random(2)
    while not game.is_over:
        game.push(generator.choice(list(game.legal_moves)))
    lines = story(game, NAMES)
    assert lines[0].endswith(" are not in this game")
    assert lines.count("a ship: the end is in sight") == lines.count("the final round begins") == 1
    assert len([line for line in lines if " buys " in line]) == game.plain()["turns"]
    half = len(game.steps) // 2
    assert set(story(game, NAMES, half)[1:]) <= set(lines)


def test_sealed_choices_are_told_together() -> None:
    game = Barrakuda(3, seed=4)
    game.push("dive 4", 2)
    game.push("dive 1", 0)
    assert story(game, NAMES) == []
    game.push("dive 2", 2)  # replaced
    game.push("barracuda", 1)
    assert story(game, NAMES)[:4] == [
        "turn 1: all cards are revealed",
        "Anna dives to wreck 1",
        "Bea plays the Barracuda card and lies down",
        "Carl dives to wreck 2",
    ]
    assert story(game, NAMES, 3)[0] == "turn 1: all cards are revealed"


def test_a_whole_game_of_barrakuda_is_told() -> None:
    game = Barrakuda(2, seed=4, wrecks=[1, 2], layout="random")
    generator = random.Random(2)
    while not game.is_over:
        game.push(generator.choice(list(game.legal_moves)))
    lines = story(game, NAMES)
    turns = game.plain()["turn"]
    assert lines[0].startswith("the wrecks lie ")
    assert [line for line in lines if line.startswith("turn ")][-1].startswith(f"turn {turns}: ")
    dives = [line for line in lines if " dives to " in line or "plays the Barracuda card" in line]
    assert len(dives) == 2 * turns


def test_the_score_sheet_adds_up() -> None:
    game = Einauge(3, seed=4, colour_bonus="added")
    generator = random.Random(2)
    while not game.is_over:
        game.push(generator.choice(list(game.legal_moves)))
    *rows, total = [line.split()[-3:] for line in score_sheet(game, NAMES).splitlines()[2:-2]]
    assert [sum(int(row[seat]) for row in rows) for seat in range(3)] == [int(number) for number in total]
    assert score_sheet(game, NAMES).strip().endswith("wins: most jewels at the end.")
