"""The arena: blocks, reproducible results, files, ratings and the sequential test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

from tests.ctrl_c import killed, stopped
from tortuga.cli import main, result_tables
from tortuga.lab import arena_files
from tortuga.lab.arena import Plan, Results, lineups_of, play_block, rotations, run
from tortuga.lab.bots import budget_of, entrant
from tortuga.lab.ratings import SCALE, Lineup, Sprt, ratings, share
from tortuga.players import Budget

WON = ([0.75, 0.25], [1.0, 0.0], [0.5, 0.5])
PLAN = Plan("einauge", ("Matrose", "random"), ((0, 1),), "7")


def blocks_of(plan: Plan, number: int) -> Results:
    """So many blocks of every line-up, without other processes."""
    tasks = [(plan, lineup, block) for block in range(number) for lineup in range(len(plan.lineups))]
    return Results(plan, [play_block(task) for task in tasks])


def untimed(results: Results) -> list[Any]:
    return [(block["lineup"], block["block"], block["shares"]) for block in results.blocks]


def test_a_block_has_every_different_rotation() -> None:
    assert rotations((0, 1)) == [(0, 1), (1, 0)]
    assert [tuple((0, 1, 1, 1)[place] for place in order) for order in rotations((0, 1, 1, 1))] == [
        (0, 1, 1, 1),
        (1, 0, 1, 1),
        (1, 1, 0, 1),
        (1, 1, 1, 0),
    ]
    assert len(rotations((0, 1, 0, 1))) == 2


def test_lineups_are_pairs_all_together_or_one_among_others() -> None:
    assert lineups_of("abc", 2) == ((0, 1), (0, 2), (1, 2))
    assert lineups_of("abc", 3) == ((0, 1, 2),)
    assert lineups_of("ab", 4) == ((0, 1, 1, 1), (1, 0, 0, 0))
    assert lineups_of(["a", "b"], 3, [["a", "b", "b"]]) == ((0, 1, 1),)


def test_the_shares_of_a_block_sum_to_one() -> None:
    plan = Plan("barrakuda", ("Sub", "random"), ((0, 1, 0, 1),), "3", {"teams": "on", "turn_limit": "20"})
    assert sum(play_block((plan, 0, 0))["shares"]) == pytest.approx(1)


def test_two_processes_give_what_one_gives(tmp_path: Path) -> None:
    results = Results(PLAN)
    assert run(results, 6, jobs=2, save=lambda: arena_files.save(results, tmp_path / "a.json")) == "done"
    assert untimed(results) == untimed(blocks_of(PLAN, 6))
    assert untimed(arena_files.load(tmp_path / "a.json")) == untimed(results)


def test_equal_bots_share_every_block_whose_deal_they_play_alike() -> None:
    """The same deal and the same streams: what one wins in one seat the other wins in it after the rotation."""
    plan = Plan("einauge", ("Matrose", "matrose@playouts=5"), ((0, 1),), "1")
    assert [block["shares"] for block in blocks_of(plan, 3).blocks] == [[0.5, 0.5]] * 3


@pytest.mark.parametrize("name", ["arena.json", "arena.parquet"])
def test_a_file_goes_on_where_it_stopped(tmp_path: Path, name: str) -> None:
    results, path = blocks_of(PLAN, 4), tmp_path / name
    arena_files.save(Results(PLAN, results.blocks[:2]), path)
    again = arena_files.load(path)
    assert again.plan == PLAN
    again.blocks += results.blocks[2:]
    assert untimed(again) == untimed(results)


def test_ctrl_c_keeps_what_is_done_and_resume_gives_the_same_blocks(tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    words = ["--bots", "matrose,random", "--blocks", "100000", "--seed", "5", "--jobs", "1", "--out", str(out)]
    ended = stopped(["arena", "einauge", *words], out.exists)
    said = ended.stderr.splitlines()[-1]  # after lines of progress
    assert (ended.returncode, said) == (130, "tortuga: stopped; the same command with --resume goes on")
    kept = len(arena_files.load(out).blocks)
    assert main(["arena", "einauge", "--blocks", str(kept + 4), "--jobs", "1", "--resume", "--out", str(out)]) == 0
    again = arena_files.load(out)
    assert kept and len(again.blocks) == kept + 4
    assert untimed(again) == untimed(blocks_of(again.plan, kept + 4))


def test_a_killed_run_leaves_no_process_behind(tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    words = ["--bots", "matrose,random", "--blocks", "100000", "--seed", "5", "--jobs", "2", "--out", str(out)]
    killed(["arena", "einauge", *words], out.exists, timeout=20)


def test_the_sequential_test_stops_a_run_before_its_last_block(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "matrose,random", "--blocks", "5000", "--seed", "5", "--jobs", "1", "--sprt", "0.5,0.7"]
    assert main(["arena", "einauge", *words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ended"] == "high" and found["blocks"] < 200


def test_a_matrix_shows_what_each_won_against_each(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("barrakuda", ("Sub", "random", "Pesciolino"), ((0, 1), (0, 2), (1, 2)), "3")
    blocks = [{"lineup": n, "block": 0, "shares": won, "clock": [[1, 0.0]] * 3} for n, won in enumerate(WON)]
    result_tables.print_arena(Results(plan, blocks))
    rows = [line.split() for line in capsys.readouterr().out.rstrip().splitlines()[-3:]]
    assert rows == [
        ["Sub", "–", "75.0%", "100.0%"],
        ["random", "25.0%", "–", "50.0%"],
        ["Pesciolino", "0.0%", "50.0%", "–"],
    ]


def test_a_budget_is_for_all_bots_that_have_none_of_their_own() -> None:
    plan = Plan("einauge", ("Matrose", "Kapitän@playouts=9"), ((0, 1),), "1", budget="playouts=3")
    assert [found.budget for found in plan.entrants()] == [Budget(playouts=3), Budget(playouts=9)]


def test_the_command_prints_shares_and_ratings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = str(tmp_path / "a.json")
    words = ["--bots", "matrose,random", "--blocks", "8", "--seed", "5", "--jobs", "1", "--json", "--out", out]
    assert main(["arena", "einauge", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["bots"], found["games"]) == (["Matrose", "random"], 16)
    assert found["shares"][0]["low"] > 0.5
    assert found["ratings"][1]["mean"] == 0 < found["ratings"][0]["low"]
    assert main(["arena", "einauge", "--blocks", "8", "--jobs", "1", "--resume", "--out", out]) == 0
    assert "Matrose against 1 random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--bots matrose", "--bots: expected two bots or more"),
        ("--bots matrose,kraken", "bot: expected one of"),
        ("--bots matrose,sub", "plays einauge"),
        ("--bots matrose,random --sprt 0.6,0.5", "--sprt: expected"),
        ("--bots matrose,random@hours=1", "budget: expected"),
        ("--bots matrose,random --budget hours=1", "budget: expected"),
        ("--bots matrose,random --out a.csv", "--out: expected"),
    ],
)
def test_what_the_user_got_wrong_is_said(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "einauge", *words.split()]) == 2
    assert complaint in capsys.readouterr().err


def changed(text: str, **plan: Any) -> str:
    """The same file with another plan."""
    found = json.loads(text)
    return json.dumps({**found, "plan": {**found["plan"], **plan}})


DAMAGES: dict[str, Any] = {
    "junk": lambda _: "junk",
    "empty": lambda _: "",
    "list": lambda _: "[]",
    "no blocks": lambda text: changed(text).replace('"blocks"', '"block"'),
    "blocks of numbers": lambda text: json.dumps({**json.loads(text), "blocks": [1, 2]}),
    "blocks without shares": lambda text: text.replace('"shares"', '"parts"'),
    "an unknown bot": lambda text: changed(text, bots=["Matrose", "kraken"]),
    "an unknown game": lambda text: changed(text, game="chess"),
    "an unknown option": lambda text: changed(text, options={"smell": "strong"}),
    "a line-up of nobody": lambda text: changed(text, lineups=[[0, 7]]),
}


def resumed(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What `arena --resume` says of a file that it refuses, in one line."""
    before = path.read_bytes() if path.is_file() else b""
    assert main(["arena", "einauge", "--blocks", "3", "--jobs", "1", "--resume", "--out", str(path), *more]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert not path.is_file() or path.read_bytes() == before
    return said.err


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_file_that_cannot_be_gone_on_with_is_refused_and_kept(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.json"
    arena_files.save(blocks_of(PLAN, 2), path)
    path.write_text(DAMAGES[damage](path.read_text("utf-8")), "utf-8")
    assert f"{path}: expected a file of the arena" in resumed(path, capsys)


@pytest.mark.parametrize("damage", ["junk", "cut", "another table"])
def test_parquet_of_another_program_is_refused_and_kept(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.parquet"
    arena_files.save(blocks_of(PLAN, 2), path)
    whole = path.read_bytes()
    path.unlink()
    if damage == "another table":
        pyarrow.parquet.write_table(pyarrow.table({"a": [1]}), path)
    else:
        path.write_bytes({"junk": b"junk" * 99, "cut": whole[:-99]}[damage])
    assert f"{path}: expected a file of the arena" in resumed(path, capsys)


def test_a_folder_in_place_of_the_results_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.json").mkdir()
    assert "--out: expected a file" in resumed(tmp_path / "a.json", capsys)


def test_without_a_file_to_go_on_with_the_bots_must_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--bots: expected names of bots" in resumed(tmp_path / "a.json", capsys)


@pytest.mark.parametrize("words", ["--bots matrose,bootsmann", "--seed 8", "--edition dutch", "--players 3"])
def test_a_file_of_another_run_is_refused(words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena_files.save(blocks_of(PLAN, 2), tmp_path / "a.json")
    assert "a.json: expected a run with" in resumed(tmp_path / "a.json", capsys, *words.split())


def test_a_file_of_the_other_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena_files.save(Results(Plan("barrakuda", ("Sub", "random"), ((0, 1),), "7")), tmp_path / "a.json")
    assert "a.json: expected a run with game einauge; 'barrakuda' came" in resumed(tmp_path / "a.json", capsys)


def test_a_report_names_the_bots_and_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("einauge", ("Matrose", "random"), ((0, 1), (0, 1, 1, 1)), "7")
    blocks = [{"lineup": n, "block": 0, "shares": [0.5, 0.5], "clock": [[1, 0.0]] * 2} for n in (0, 1)]
    result_tables.print_arena(Results(plan, blocks))
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("Matrose, random: 6 games in 2 blocks of einauge")


def test_a_bot_may_have_its_own_budget() -> None:
    assert entrant("matrose@playouts=20", "einauge", Budget(playouts=1)).budget == Budget(playouts=20)
    assert entrant("matrose", "einauge", Budget(playouts=1)).budget == Budget(playouts=1)
    assert budget_of("seconds=0.5") == Budget(seconds=0.5)


def test_an_interval_holds_the_mean_and_narrows_with_more_blocks() -> None:
    few, many = share([0.0, 1.0] * 10), share([0.0, 1.0] * 200)
    assert few.low < 0.5 < few.high
    assert many.high - many.low < few.high - few.low


def made_lineup(members: tuple[int, ...], seats: tuple[int, ...], wins: list[float]) -> Lineup:
    return Lineup(members, seats, np.array([wins] * 4000), 1)


def test_ratings_are_the_odds_of_plackett_and_luce() -> None:
    odds = [made_lineup((0, 1), (1, 1), [0.75, 0.25]), made_lineup((1, 2), (1, 1), [0.5, 0.5])]
    found = [rating.mean for rating in ratings(3, odds, anchor=2)]
    assert found == pytest.approx([SCALE * np.log(3), 0, 0], abs=1)


def test_a_bot_that_won_every_game_is_rated_with_an_interval() -> None:
    best = ratings(2, [made_lineup((0, 1), (1, 1), [1.0, 0.0])], anchor=1)[0]
    assert 0 < best.low < best.mean < best.high < np.inf


def test_one_among_three_has_the_odds_of_its_seats() -> None:
    found = ratings(2, [made_lineup((0, 1), (1, 3), [0.5, 0.5])], anchor=1)
    assert found[0].mean == pytest.approx(SCALE * np.log(3), abs=1)


def test_the_sequential_test_ends_where_the_blocks_point() -> None:
    rng, sprt = np.random.default_rng(3), Sprt(0.5, 0.6)
    for chance, verdict in ((0.5, "low"), (0.6, "high")):
        blocks: list[float] = []
        while sprt.verdict(blocks) is None:
            blocks.append(float(rng.binomial(2, chance)) / 2)
        assert sprt.verdict(blocks) == verdict
