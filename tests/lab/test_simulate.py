"""Simulate: the same rows whatever the number of cores, by either face; files that go on; sums."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

from tests.project.tree import ROOT
from tortuga.cli import main
from tortuga.cli.result_tables import print_simulation
from tortuga.games import GAMES
from tortuga.games.einauge.game import Einauge
from tortuga.lab import simulate
from tortuga.lab.kernels.seeds import begin_stream
from tortuga.lab.simulate import Job, Totals, played, simulated
from tortuga.players import Budget, Generator, bot

JOB = Job("einauge", ("random", "Matrose"), "7")


def rows_of(path: Path) -> Any:
    return pyarrow.parquet.read_table(path).to_pylist()


def test_a_game_is_the_same_whatever_chunk_it_is_in() -> None:
    whole, part = played((JOB, 0, 6)), played((JOB, 4, 2))
    assert np.array_equal(whole.seeds[4:], part.seeds)
    assert np.array_equal(whole.scores[4:], part.scores)


def test_games_with_their_moves_are_the_same_as_without() -> None:
    for bots in (("random", "random"), ("random", "Matrose")):
        with_moves, without = (played((Job("einauge", bots, "7", moves=moves), 0, 5)) for moves in (True, False))
        assert np.array_equal(with_moves.facts, without.facts)
        assert len(with_moves.moves) == without.facts[:, 1].sum()


def test_the_python_face_gives_a_game_the_seed_of_the_compiled_one() -> None:
    compiled, python = played((JOB, 0, 2)), simulate._by_python((JOB, 0, 2))
    assert np.array_equal(compiled.seeds, python.seeds)
    assert (python.facts[:, 0] > 0).all()


@pytest.mark.parametrize(
    "job",
    [
        Job("barrakuda", ("Sub", "random", "Sub", "random"), "1", {"teams": "on", "turn_limit": "9"}, moves=True),
        Job("einauge", ("Matrose", "random", "random"), "1", {"edition": "dutch"}, rotate=True),
    ],
    ids=["teams", "rotated"],
)
def test_every_option_runs_compiled_and_has_one_win_a_game(job: Job) -> None:
    totals = Totals(job)
    totals.add(played((job, 0, 40)))
    assert totals.seat_shares.sum() == pytest.approx(40)
    assert totals.bot_shares.sum() == pytest.approx(40)


def test_the_report_names_only_the_ends_that_happened(capsys: pytest.CaptureFixture[str]) -> None:
    job = Job("einauge", ("Matrose", "Matrose"), "1")
    totals = Totals(job)
    totals.add(played((job, 0, 40)))
    print_simulation(totals)
    assert capsys.readouterr().out.endswith("ended by ships 100.00%\n")


@pytest.mark.parametrize(
    "job",
    [
        Job("einauge", ("Bootsmann", "Matrose", "Steuermann"), "1", rotate=True),
        Job("barrakuda", ("Apneista", "Sub"), "1", {"turn_limit": "40"}, rotate=True, moves=True),
    ],
    ids=["einauge", "barrakuda"],
)
def test_learned_quick_bots_play_compiled(job: Job) -> None:
    assert job.compiled
    rows = played((job, 0, 12))
    assert np.array_equal(rows.scores[6:], played((job, 6, 6)).scores)
    assert len(rows.moves) == (rows.facts[:, 1].sum() if job.moves else 0)


def test_a_learned_bot_does_in_the_kernel_what_it_does_by_its_view() -> None:
    """Bootsmann draws nothing by chance, so all of the stream is the cards'."""
    rows = played((Job("einauge", ("Bootsmann", "Bootsmann"), "7", moves=True), 0, 1))
    game, words = Einauge(2, seed=0), np.zeros(4, np.uint64)
    game._states, game._top = np.zeros(2, game.state_type), 0
    game.kernels.begin(game.rules, game._states, 0)
    begin_stream(rows.seeds[0], words)
    for _, _, seat, action in rows.moves.tolist():
        game.kernels.settle(game.rules, game._states[:1], words)
        assert bot("Bootsmann").choose(game.view(seat), Budget(), Generator(1)).action == action
        game.kernels.push(game.rules, game._states, 0, seat, action)
        game._states[0] = game._states[1]


def test_own_cards_change_the_games(tmp_path: Path) -> None:
    text = (ROOT / "src/tortuga/data/einauge/reconstruction-1.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("reconstruction-1", "own").replace("jewels = 0\n", "jewels = 1\n"), "utf-8")
    bots = ("Matrose", "Matrose")
    usual, other = (
        played((Job("einauge", bots, "7"), 0, 20)),
        played((Job("einauge", bots, "7", {"cards": str(own)}), 0, 20)),
    )
    assert other.scores.sum() > 1.2 * usual.scores.sum()


def test_every_recorded_move_has_a_text() -> None:

    rows = played((Job("einauge", ("random", "random"), "7", moves=True), 0, 3))
    texts = GAMES["einauge"].rules.options_type.of(2).notation().moves
    assert all(int(action) in texts for action in rows.moves[:, 3])


def test_one_and_two_workers_write_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "CHUNK", 64)
    for jobs in (1, 2):
        simulated(JOB, 300, jobs, tmp_path / f"{jobs}.parquet", resume=False, ray=None)
    assert rows_of(tmp_path / "1.parquet") == rows_of(tmp_path / "2.parquet")


def test_a_file_goes_on_where_it_stopped(tmp_path: Path) -> None:
    job, part, whole = (
        Job("einauge", ("random", "random"), "7", moves=True),
        tmp_path / "a.parquet",
        tmp_path / "b.parquet",
    )
    simulated(job, 30, 1, part, resume=False, ray=None)
    again = simulated(job, 50, 1, part, resume=True, ray=None)
    once = simulated(job, 50, 1, whole, resume=False, ray=None)
    assert rows_of(part) == rows_of(whole)
    assert rows_of(part.with_suffix(".moves.parquet")) == rows_of(whole.with_suffix(".moves.parquet"))
    assert again.plain()["seats"] == once.plain()["seats"]


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    simulated(JOB, 5, 1, tmp_path / "a.parquet", resume=False, ray=None)
    with pytest.raises(ValueError, match="the same run"):
        simulated(Job(JOB.game, JOB.bots, "8"), 9, 1, tmp_path / "a.parquet", resume=True, ray=None)


def resumed(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What `simulate --resume` says of a file that it refuses, in one line."""
    words = [
        "--bots",
        "random,random",
        "--games",
        "40",
        "--seed",
        "7",
        "--jobs",
        "1",
        "--out",
        str(path),
        "--resume",
    ]
    assert main(["simulate", "einauge", *words, *more]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    return said.err


def simulated_with_moves(path: Path, games: int = 30) -> bytes:
    simulated(Job("einauge", ("random", "random"), f"{7:064x}", moves=True), games, 1, path, resume=False, ray=None)
    return path.read_bytes()


@pytest.mark.parametrize("damage", ["junk", "cut", "empty", "another table", "no columns", "other bots"])
def test_a_file_that_cannot_be_gone_on_with_is_refused_and_kept(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.parquet"
    whole = simulated_with_moves(path)
    if damage in ("another table", "no columns"):
        metadata = pyarrow.parquet.read_schema(path).metadata if damage == "no columns" else {}
        pyarrow.parquet.write_table(pyarrow.table({"a": [1]}).replace_schema_metadata(metadata), path)
    else:
        path.write_bytes({"junk": b"junk" * 99, "cut": whole[:-99], "empty": b"", "other bots": whole}[damage])
    before = path.read_bytes()
    said = resumed(path, capsys, "--moves", *(["--rotate"] if damage == "other bots" else []))
    assert f"{path}: expected" in said
    assert path.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.moves.parquet", "a.parquet"]


@pytest.mark.parametrize("damage", ["junk", "missing", "fewer"])
def test_moves_that_are_not_those_of_the_games_are_refused_and_kept(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, moves = tmp_path / "a.parquet", tmp_path / "a.moves.parquet"
    games = simulated_with_moves(path)
    if damage == "junk":
        moves.write_bytes(b"junk" * 99)
    elif damage == "missing":
        moves.unlink()
    else:
        pyarrow.parquet.write_table(pyarrow.parquet.read_table(moves).slice(0, 9), moves)
    assert f"{moves}: expected" in resumed(path, capsys, "--moves")
    assert path.read_bytes() == games


def test_a_folder_is_refused_before_a_game_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.parquet").mkdir()
    assert "--out: expected a file" in resumed(tmp_path / "a.parquet", capsys)
    assert "--out: expected a file" in resumed(tmp_path / "nowhere" / "a.parquet", capsys)


def test_a_report_names_the_bots_and_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "matrose,random", "--games", "1e2", "--seed", "3", "--jobs", "1", "--rotate"]
    assert main(["simulate", "einauge", *words]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Matrose, random, moving up a seat from game to game"
    assert said[1].startswith("100 games of einauge")


def test_the_json_of_a_simulation_names_the_bot_of_every_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "einauge", "--bots", "matrose,random", "--games", "10", "--jobs", "1", "--json"]) == 0
    assert [bot["bot"] for bot in json.loads(capsys.readouterr().out)["bots"]] == ["Matrose", "random"]


def test_the_command_sums_up_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "matrose,random", "--games", "200", "--seed", "3", "--json"]
    assert main(["simulate", "einauge", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 200
    assert found["seats"][0]["low"] > 0.5


def test_a_row_has_what_docs_say(tmp_path: Path) -> None:
    simulated(Job("barrakuda", ("random", "random"), "7"), 5, 1, tmp_path / "a.parquet", resume=False, ray=None)
    row = rows_of(tmp_path / "a.parquet")[0]
    per_seat = [f"{name}_{seat}" for seat in (0, 1) for name in ("bot", "share", "score", "vault", "bag")]
    assert list(row) == ["game", "seed", *per_seat, "turns", "decisions", "end", "options"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("", "--bots: expected"),
        ("--bots random,random --moves", "--out: expected"),
        ("--bots random", "players"),
    ],
)
def test_what_the_user_got_wrong_is_said(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "einauge", *words.split()]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.slow
def test_a_ray_cluster_of_two_nodes_gives_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # stay on 127.0.0.1
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1"})
    try:
        cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
        simulated(JOB, 100, 2, tmp_path / "ray.parquet", resume=False, ray=cluster.address)
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    simulated(JOB, 100, 1, tmp_path / "here.parquet", resume=False, ray=None)
    assert rows_of(tmp_path / "ray.parquet") == rows_of(tmp_path / "here.parquet")


def test_a_data_card_beside_the_games_says_what_they_were_made_by(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    words = ["simulate", "einauge", "--bots", "random,Matrose", "--games", "5", "--seed", "7", "--jobs", "1"]
    assert main([*words, "--edition", "dutch", "--out", str(out)]) == 0
    card = json.loads((tmp_path / "games.card.json").read_text("utf-8"))
    assert [bot["name"] for bot in card["bots"]] == ["random", "Matrose"] and card["games"] == 5
    assert card["options"]["cards"]["islands"][6]["price"] == 8 and card["command"].endswith("--edition dutch")
