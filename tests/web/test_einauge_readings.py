"""What the drawing of Einauge takes for granted of the rules; if a ruling changes, these say which drawing follows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tortuga.games import GAMES
from tortuga.games.einauge.refusals import Refusal
from tortuga.games.kit.game import Game

EDITIONS = ["amigo", "italian", "dutch"]
PHASES = {"buy": "buy", "fight": "fight", "lay": "lay", "final": "fight"}  # phase -> what it asks for


def positions(edition: str) -> Iterator[tuple[Game, int, list[str]]]:
    """Random games with everybody's moves: the game, who is asked, and what they may do."""
    for number in range(24):
        chooser = random.Random(number)
        game = GAMES["einauge"].rules(2 + number % 4, edition=edition, seed=number)
        while not game.is_over:
            seat = game.seats_to_move[0]
            legal = [move.text for move in game.legal_moves_of(seat)]
            yield game, seat, legal
            # selling pays for little: seldom, or no game gets anywhere
            moves = [move for move in legal if not move.startswith("sell")]
            game.push(chooser.choice(moves if moves and chooser.random() < 0.9 else legal), seat)


def _held(seat: dict[str, Any]) -> set[str]:
    """The sales of all that lies before a seat."""
    cards = {f"sell {colour} {name}" for colour, row in seat["rows"].items() for name in row if name != "ship"}
    ships = {f"sell ship {colour}" for colour, row in seat["rows"].items() if "ship" in row}
    alone = {"sell ship alone"} if seat["lone_ships"] else set()
    return cards | ships | alone | ({"sell jewel"} if seat["jewels"] else set())


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_may_sell_may_sell_everything_that_lies_before_them(edition: str) -> None:
    seen = 0
    for game, seat, legal in positions(edition):
        sales = {move for move in legal if move.startswith("sell")}
        if sales:
            seen += 1
            assert sales == _held(game.plain()["seats"][seat]), game
    assert seen > 100


@pytest.mark.parametrize("edition", EDITIONS)
def test_purchases_are_the_first_of_legal_moves_and_sales_or_passing_the_last(edition: str) -> None:
    for game, _, legal in positions(edition):
        words = [move.split()[0] for move in legal]
        assert words == sorted(words, key=["buy", "fight", "lay", "sell", "pass"].index), game
        assert not {"sell", "pass"} <= set(words), game


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_phase_refuses_what_it_does_not_ask_for_whatever_the_card(edition: str) -> None:
    for game, seat, _ in positions(edition):
        plain = game.plain()
        for verb in {"buy", "fight", "lay"} - {PHASES[game.phase]}:
            cards = plain["display"] if verb != "fight" else plain["table"]
            for card in cards:
                text = f"{verb} ship alone" if card == "ship" and verb != "lay" else f"{verb} {card}"
                assert game.why_not(text, seat) is Refusal.NOT_IN_THIS_PHASE, (game, text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refusal_follows_from_card_and_verb_the_means_and_the_own_row(edition: str) -> None:
    told: dict[tuple[object, ...], Refusal] = {}
    for game, seat, legal in positions(edition):
        verb, plain = PHASES[game.phase], game.plain()
        mine = plain["seats"][seat]
        means = mine.get({"buy": "ducats", "fight": "sabres"}.get(verb, ""))
        for zone in ("display", "table"):
            if zone == ("table" if verb != "fight" else "display") and game.phase != "final":
                continue
            for card in plain[zone]:
                text = f"{verb} ship alone" if card == "ship" and verb != "lay" else f"{verb} {card}"
                if any(move == text or move.startswith(f"{text} ") for move in legal):
                    continue
                row = tuple(mine["rows"].get(card.split()[0], ()))
                refusal = game.why_not(text, seat)
                assert told.setdefault((verb, zone, card, means, row), refusal) is refusal, (game, text)
    assert len(told) > 100
