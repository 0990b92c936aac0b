"""Whole games through the terminal's door, with scripted people."""

import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tortuga.games.kit import record
from tortuga.games.kit.errors import TortugaError
from tortuga.terminal.play import main


class Typist(io.StringIO):
    """Types the lines of a script; then, if it goes on for ever, the same line again and again."""

    def __init__(self, lines: Iterable[str], for_ever: str | None = None) -> None:
        super().__init__()
        self.lines: Iterator[str] = iter(lines)
        self.for_ever = for_ever

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        del size
        line = next(self.lines, self.for_ever)
        return "" if line is None else line + "\n"


def play(
    game: str | None, lines: Iterable[str], for_ever: str | None = None, players: int | None = None, **given: Any
) -> tuple[int, str]:
    sink = io.StringIO()
    options = given.pop("options", {}) | ({"players": players} if players else {})
    code = main(game, source=Typist(lines, for_ever), sink=sink, options=options, **given)
    return code, sink.getvalue()


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "tortuga"


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_of_einauge(players: int) -> None:
    code, output = play("einauge", [], "1", players=players, seed=3, seats=["human:Anna"])
    assert code == 0
    assert "Anna, buy> " in output and "Anna, lay> " in output
    assert "── Scoring ──" in output and output.rstrip().endswith("most jewels at the end.")
    assert max(map(len, output.splitlines())) <= 100


@pytest.mark.parametrize("options", [{}, {"layout": "random", "wrecks": [1, 2]}])
def test_a_whole_game_of_barrakuda(options: dict[str, Any]) -> None:
    script = [str(number % 6 + 1) for number in range(3000)]
    code, output = play("barrakuda", script, players=3, seed=3, seats=["human:Anna", "random"], options=options)
    assert code == 0
    assert "turn 1: all cards are revealed" in output and "wins: the goal is reached." in output


def test_bots_alone_play_to_the_end() -> None:
    code, output = play("barrakuda", [], players=2, seed=3, seats=["random", "random"])
    assert code == 0 and "Scoring" in output and "random 2" in output


# -- what one types


def test_words_numbers_and_beginnings_of_words_make_the_same_move() -> None:
    script = {"buy sky 2": 0, "1": 0, "b s 2": 0, "  BUY   Sky 2 ": 0, "sky 2": 0}
    outputs = [play("einauge", [line], seed=5)[1] for line in script]
    assert all("Captain buys sky 2\n" in output for output in outputs)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type the number of a move"),
        ("99", "There is no number 99 in the list."),
        ("0", "There is no number 0 in the list."),
        ("-1", "“-1” is neither a move nor a command."),
        ("²", "“²” is neither a move nor a command."),
        ("b", "“b” could be: buy sky 2,"),
        ("dance", "“dance” is neither a move nor a command."),
        ("{0}%s\\", "is neither a move nor a command."),
        ("buy red 8", "buy red 8: that card does not lie there"),
        ("lay sky 2", "lay sky 2: you buy first; fighting and laying come next"),
        ("fight orange 8", "fight orange 8: you buy first"),
        ("undo", "That cannot be taken back: a card or a die has been revealed since."),
    ],
)
def test_a_bad_line_is_answered_and_nothing_is_lost(line: str, answer: str) -> None:
    code, output = play("einauge", [line, "buy sky 2"], seed=5)
    assert code == 0
    assert answer in " ".join(output.split())
    assert "Captain buys sky 2\n" in output


def test_a_purchase_too_dear_says_so() -> None:
    """Buying the dearest card every turn soon empties the purse."""
    dear = [
        f"buy {colour} {name}"
        for _ in range(40)
        for colour in ("red", "blue", "orange", "sky", "black")
        for name in "87"
    ]
    script = [line for move in dear for line in (move, "table", "lay", "1")]
    assert re.search(r"it costs [78] ducats; you have \d", play("einauge", script, seed=5)[1])


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "Buy one card of the display for its price."),
        ("?", "take your last move back"),
        ("he", "Buy one card of the display for its price."),
        ("rules", "You collect islands in rows"),
        ("score", "── If the game ended now ──"),
        ("table", "── Pirate table ──"),
        ("log", "the pile shows "),
    ],
)
def test_a_command_is_obeyed(line: str, answer: str) -> None:
    assert answer in play("einauge", [line], seed=5)[1]


def test_the_rules_tell_what_the_wrecks_of_this_game_do() -> None:
    _, output = play("barrakuda", ["rules"], seed=5, options={"wrecks": [4]})
    assert "wreck 4, special action: put 4 gold into your bag\n" in output
    assert "wreck 6, when the fish stops there: everybody takes their Barracuda card back\n" in output


# -- taking back


def test_a_purchase_is_taken_back_with_the_forced_pass_after_it() -> None:
    _, output = play("einauge", ["buy sky 2", "undo", "buy sky 3"], seed=5)
    after = output.partition("Captain buys sky 2\n")[2]
    assert "Taken back." in after and "Captain buys sky 3" in after


def test_nothing_is_taken_back_past_a_card() -> None:
    _, output = play("einauge", ["buy sky 2", "lay sky 3", "undo"], seed=5)
    assert output.count("That cannot be taken back: a card or a die has been revealed since.") == 1


def test_nothing_is_taken_back_past_the_dice() -> None:
    _, output = play("barrakuda", ["dive 4", "undo"], seed=5)
    assert "That cannot be taken back: a card or a die has been revealed since." in output


def test_a_sealed_choice_is_not_taken_back_by_somebody_else() -> None:
    seats = ["human:Anna", "human:Bea"]
    _, output = play("barrakuda", ["", "dive 4", "", "undo"], seats=seats, seed=5)
    assert "That cannot be taken back: others have chosen since." in output


# -- hot seat


def hot_seat(first: str, second: str) -> str:
    """The output of one turn of two people at one screen."""
    seats = ["human:Anna", "human:Bea"]
    return play("barrakuda", ["", first, "", second], seats=seats, seed=5)[1]


def test_nobody_sees_what_another_has_chosen() -> None:
    """Until the reveal, the screen is the same whatever the first has chosen."""
    screens = {
        hot_seat(card, "dive 2").partition("turn 1: all cards are revealed")[0] for card in ("dive 4", "5", "barr")
    }
    assert len(screens) == 1
    screen = screens.pop()
    assert screen.index("Pass the device to Anna.") < screen.index("Pass the device to Bea.")


def test_between_two_choices_no_card_is_named() -> None:
    output = hot_seat("dive 4", "dive 2")
    between = output.partition("Anna, choose> ")[2].partition("Pass the device to Bea.")[0]
    assert between.strip() == ""


def test_sealed_choices_are_shown_together() -> None:
    told = hot_seat("dive 4", "dive 2").partition("turn 1: all cards are revealed\n")[2].splitlines()
    assert [line.strip() for line in told[:2]] == ["Anna dives to wreck 4", "Bea dives to wreck 2"]


# -- keeping a game


def resumed(path: Path) -> record.Record:
    return record.read(path.read_text("utf-8"))


def test_a_game_that_is_left_can_be_gone_on_with(data_folder: Path) -> None:
    """The same moves in one sitting and in two lead to the same state."""
    script = ["1"] * 12
    one, two = data_folder / "one.txt", data_folder / "two.txt"
    play("einauge", script, seed=3, save=one)
    play("einauge", script[:5], seed=3, save=two)
    code, output = play("", script[5:], load=two)
    assert code == 0 and "Captain and Matrose" in output
    assert resumed(one).game.state_hash() == resumed(two).game.state_hash()
    assert resumed(one).game.steps == resumed(two).game.steps


def test_the_end_of_input_keeps_the_game_and_says_where(data_folder: Path) -> None:
    code, output = play("einauge", ["1"], seed=3)
    (file,) = data_folder.iterdir()
    assert code == 0 and f"Saved: {file}\n" in output and f"--load {file}" in output


def test_ctrl_c_keeps_the_game(data_folder: Path) -> None:
    def script() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    code, output = play("einauge", script(), seed=3)
    assert code == 0 and "Saved: " in output and len(list(data_folder.iterdir())) == 1


def test_a_sealed_choice_is_not_written_to_a_file(data_folder: Path) -> None:
    play("barrakuda", ["", "dive 4"], seats=["human:Anna", "human:Bea"], seed=5)
    (file,) = data_folder.iterdir()
    assert "dive" not in file.read_text("utf-8")
    _, output = play("", ["", "dive 4", "", "dive 2"], load=file)
    assert "Pass the device to Anna." in output and "Anna dives to wreck 4" in output


@pytest.mark.parametrize("answer", ["no", "n"])
def test_quitting_without_keeping(answer: str, data_folder: Path) -> None:
    code, output = play("einauge", ["quit", answer], seed=3)
    assert code == 0 and "Saved" not in output and not data_folder.exists()


def test_quitting_keeps_the_game_under_the_name_one_gives(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    code, output = play("einauge", ["quit", "back", "1", "quit", str(file)], seed=3)
    assert code == 0 and f"Saved: {file}" in output
    assert resumed(file).names == ["Captain", "Matrose"]


def test_saving_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "sub" / "mine.txt"
    _, output = play("einauge", [f"save {file}", "1", "save"], seed=3)
    assert output.count(f"Saved: {file}") == 3  # asked for twice, then the end of input
    assert len(resumed(file).game.moves) > 1


def test_a_strange_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    _, output = play("einauge", [f"save {file}"], seed=3)
    assert f"{file} exists and is not a saved game of ours" in " ".join(output.split())
    assert file.read_text() == "Dear Anna"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    _, output = play("einauge", [f"save {blocked / 'game.txt'}"], seed=3)
    assert "could not be written" in " ".join(output.split())


# -- which game


def test_the_game_is_asked_for_if_none_is_named() -> None:
    code, output = play(None, ["3", "", "barr"], options={"players": 3}, seed=5)
    assert code == 0
    assert "  1 Einauge sei wachsam!\n  2 Barrakuda\n" in output
    assert output.count("Type its number") == 2 and "Barrakuda – at the table: Captain, Sub and Sub 2." in output


def test_nobody_has_to_choose_a_game() -> None:
    assert play(None, [])[0] == 0


# -- what cannot begin


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"players": 7}, "option players: expected a whole number from 2 to 5; 7 came"),
        ({"seats": ["Blackbeard"]}, "seat: expected human, human:NAME or a bot"),
        ({"seats": ["human", "Matrose", "Matrose"], "players": 2}, "seats: expected at most 2"),
        ({"options": {"end": "never"}}, "option end: expected finish_round or others_once_more; 'never' came"),
        ({"load": Path("nowhere.txt")}, "nowhere.txt could not be read: No such file or directory."),
        ({"seed": "x"}, "a seed is a whole number"),
    ],
)
def test_wrong_options_are_refused_with_what_was_expected(given: dict[str, Any], answer: str) -> None:
    with pytest.raises(TortugaError) as refused:
        play("einauge", [], **given)
    assert answer in str(refused.value)


def test_a_damaged_record_is_refused_at_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("einauge", ["1"], seed=3, save=file)
    file.write_text(re.sub(r"0 buy (\w+) (\d)", "0 buy pink 4", file.read_text()))
    with pytest.raises(TortugaError, match=r"^line \d+: "):
        play("", [], load=file)


def test_a_file_of_other_bytes_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(TortugaError, match="expected a record in UTF-8 text"):
        play("", [], load=tmp_path / "game.txt")
