"""Records, notation, views and terminal play of Goofspiel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.test_play import play
from tortuga.games import GAMES
from tortuga.games.kit.errors import IllegalMoveError, PositionError
from tortuga.games.kit.game import Game
from tortuga.render.kit.words import story


def new_game(players: int = 2, size: int = 4) -> Game:
    return GAMES["goofspiel"].rules(players, seed=7, size=size)


def played(game: Game) -> Game:
    """The game after its end, by the first legal move every time."""
    while not game.is_over:
        game.push(next(iter(game.legal_moves)))
    return game


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_record_is_read_as_the_game_that_was_written(tmp_path: Path, name: str) -> None:
    game = played(new_game(players=3))
    game.save(tmp_path / name)
    found = GAMES["goofspiel"].rules.load(tmp_path / name)
    assert (found, found.steps) == (game, game.steps)


def test_every_bid_and_prize_is_read_as_the_number_that_its_text_was_made_of() -> None:
    game, numbers = new_game(size=13), list(range(13))
    table = game.notation_table
    assert [game.action_of(game.text_of(number)) for number in numbers] == numbers
    assert [table.outcome_number(table.outcomes[number]) for number in numbers] == numbers


def test_a_game_is_made_again_from_what_repr_says() -> None:
    game = played(new_game())
    assert eval(repr(game), {"Goofspiel": GAMES["goofspiel"].rules}) == game


def test_a_bid_may_be_replaced_until_the_last_is_made() -> None:
    game = new_game()
    game.push("bid 1", 0)
    game.push("bid 2", 0)
    game.push("bid 1", 1)
    assert game.plain()["hands"] == [[1, 3, 4], [2, 3, 4]]


def test_a_card_that_is_gone_is_refused() -> None:
    game = new_game()
    game.push("bid 1", 0)
    game.push("bid 2", 1)
    with pytest.raises(IllegalMoveError, match="no such card"):
        game.push("bid 1", 0)


def test_a_position_is_refused() -> None:
    with pytest.raises(PositionError, match="begins at its beginning"):
        GAMES["goofspiel"].rules.from_position({"players": 2})


def test_a_view_has_the_own_bid_and_hides_those_of_others() -> None:
    game = new_game(players=3)
    game.push("bid 3", 1)
    assert [game.view(seat).plain()["bids"][1] for seat in (None, 0, 1)] == ["sealed", "sealed", 3]


def test_the_log_tells_bids_once_all_are_made() -> None:
    game = new_game()
    told = len(game.steps)
    game.push("bid 3", 1)
    assert story(game, ["Anna", "Bo"], told) == []
    game.push("bid 2", 0)
    assert story(game, ["Anna", "Bo"], told + 1)[:2] == ["Bo: bid 3", "Anna: bid 2"]


def test_a_whole_game_is_played_in_the_terminal() -> None:
    code, output = play("goofspiel", [], "1", seed=3, seats=["human:Anna"], options={"size": 4})
    assert code == 0 and "Anna, bid> " in output and "── Scoring ──" in output


def test_two_people_bid_in_secret_at_one_terminal(tmp_path: Path) -> None:
    output, _ = left_after_a_bid(tmp_path)
    assert 'bids: ["sealed", null]' in output and "bids: [3, null]" not in output


def test_a_game_that_is_left_is_saved_without_sealed_bids(tmp_path: Path) -> None:
    _, saved = left_after_a_bid(tmp_path)
    assert saved.moves == []


def left_after_a_bid(folder: Path) -> tuple[str, Game]:
    """Two people at a terminal leave after one has bid 3: what they saw, and the saved game."""
    file, seats = folder / "game.txt", ["human:Anna", "human:Bo"]
    _, output = play("goofspiel", ["", "bid 3", ""], seed=3, seats=seats, options={"size": 4}, save=file)
    return output, GAMES["goofspiel"].rules.load(file)


@pytest.mark.parametrize("command", ["help", "rules", "score", "table", "log", "undo"])
def test_every_command_of_the_terminal_answers(command: str) -> None:
    code, output = play("goofspiel", [command], "1", seed=3, options={"size": 4})
    assert code == 0 and "── Scoring ──" in output
