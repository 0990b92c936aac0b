"""The `tortuga` command, as a user types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tortuga.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.txt"
    assert main(["new", "einauge", "--random", "--seed", "7", "--players", "3", "--out", str(path)]) == 0
    return path


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_new_makes_a_record_and_random_plays_it_out(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "new", game, "--random", "--seed", "7")
    assert code == 0
    assert '[Result "won by' in out


def test_the_same_seed_gives_the_same_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "new", "barrakuda", "--random", "--seed", "5") == run(
        capsys, "new", "barrakuda", "--random", "--seed", "5"
    )


def test_new_as_json_holds_every_state(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "new", "barrakuda", "--random", "--seed", "5", "--json")
    told = json.loads(out)
    assert told["steps"][-1]["state"]["phase"] == "over"


def test_verify_says_valid(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, "verify", str(file))
    assert (code, out.split(":")[0]) == (0, "valid")


def test_verify_names_the_line_of_a_damaged_record(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    lines = file.read_text().splitlines()
    number = next(n for n, line in enumerate(lines, start=1) if line.startswith("1 pass"))
    lines[number - 1] = lines[number - 1].replace("1 pass", "1 lay ship")
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines))
    code, _, err = run(capsys, "verify", str(bad))
    assert code == 1
    assert f"bad.txt, line {number}:" in err


def test_verify_as_json_gives_the_reason(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\xff\xfe")
    code, out, _ = run(capsys, "verify", str(bad), "--json")
    assert code == 1
    assert "expected UTF-8" in json.loads(out)["reason"]


def test_replay_tells_every_step_in_words(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, "replay", str(file))
    steps = sum(line[0] in "~0123456789" for line in file.read_text().splitlines() if line)
    assert code == 0
    assert f"\n{steps}. " in out


def test_replay_as_json_is_the_json_of_the_game(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    _, out, _ = run(capsys, "replay", str(file), "--json")
    assert json.loads(out)["game"] == "einauge"


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_cards_shows_the_provenance(capsys: pytest.CaptureFixture[str], game: str) -> None:
    _, out, _ = run(capsys, "cards", game)
    assert "RECONSTRUCTED" in out


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_cards_written_as_json_are_read_again(capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str) -> None:
    _, out, _ = run(capsys, "cards", game, "--json")
    (tmp_path / "cards.json").write_text(out, "utf-8")
    code, again, _ = run(capsys, "cards", game, "--json", "--cards", str(tmp_path / "cards.json"))
    assert (code, again) == (0, out)


def test_cards_that_are_not_json_are_refused_by_the_name_of_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "cards.json").write_text("{nothing}", "utf-8")
    code, _, wrong = run(capsys, "cards", "einauge", "--cards", str(tmp_path / "cards.json"))
    assert code == 2 and "cards.json" in wrong and "expected JSON" in wrong


def test_perft_counts_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "perft", "einauge", "--seed", "1", "--depth", "3")
    assert [line.split()[1] for line in out.splitlines()] == ["7", "14", "48"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["new", "einauge", "--players", "9"], "expected a whole number from 2 to 5; '9' came"),
        (["new", "einauge", "--option", "selling"], "expected NAME=VALUE"),
        (["new", "einauge", "--option", "selling=never"], "expected free or when_short; 'never' came"),
        (["new", "einauge", "--option", "smell=strong"], "'smell' came"),
        (["new", "einauge", "--edition", "french"], "expected amigo or italian or dutch"),
        (["new", "einauge", "--cards", "nowhere.toml"], "'nowhere.toml' came"),
        (["new", "einauge", "--seed", "tomorrow"], "hexadecimal digits; 'tomorrow' came"),
        (["new", "barrakuda", "--option", "layout=1 2"], "option layout"),
        (["verify", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_bad_input_says_what_was_expected_and_what_came(
    capsys: pytest.CaptureFixture[str], words: list[str], reason: str
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert reason in err


# -- the review --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def short_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reviewed") / "game.txt"
    arguments = ["--random", "--seed", "7", "--option", "turn_limit=2", "--out", str(path)]
    assert main(["new", "barrakuda", *arguments]) == 0
    return path


def test_review_tells_luck_and_skill(capsys: pytest.CaptureFixture[str], short_game: Path) -> None:
    assert "luck  skill" in run(capsys, "review", str(short_game))[1]


def test_review_as_json_has_a_point_a_move(capsys: pytest.CaptureFixture[str], short_game: Path) -> None:
    assert json.loads(run(capsys, "review", str(short_game), "--json")[1])["points"][-1]["how"] == "over"


def test_hint_names_a_move(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "new", "barrakuda", "--seed", "7", "--out", str(tmp_path / "new.txt"))
    assert "dive" in run(capsys, "hint", str(tmp_path / "new.txt"))[1]


def test_hint_is_refused_for_a_game_that_is_over(capsys: pytest.CaptureFixture[str], short_game: Path) -> None:
    assert run(capsys, "hint", str(short_game))[0] == 2
