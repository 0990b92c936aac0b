"""Results on disk: what an earlier run has left is replaced by --overwrite alone, and refused otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_numbers import refused
from tortuga.cli import main
from tortuga.games.barrakuda.options import Options
from tortuga.players.barrakuda.coarse_model.solve import checkpoint_of
from tortuga.players.barrakuda.storage import table_path
from tortuga.players.barrakuda.training.responder import checkpoint_of as responder_of

Said = pytest.CaptureFixture[str]


def tree(folder: Path) -> dict[str, bytes]:
    """All files of a folder with their bytes."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def touched(path: Path, text: str = "an earlier result") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data and checkpoints."""
    monkeypatch.setenv("TORTUGA_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("tortuga.cli.training.checkpoint_folder", lambda: tmp_path / "training")
    return tmp_path


def table(goal: int = 1, bags: int = 1) -> Path:
    return table_path(Options.of(2, goal=goal).rules(), bags)


#: A command, and a file of an earlier run that it would replace.
RUNS = {
    "simulate einauge --bots random,random --games 5 --jobs 1 --out {home}/a.parquet": "a.parquet",
    "arena einauge --bots random,random --blocks 1 --jobs 1 --out {home}/a.json": "a.json",
    "bars --jobs 1 --out {home}/bars": "bars/einauge-matrose-schiffsjunge.json",
    "study barrakuda danger --out {home}": "barrakuda-danger.html",
    "train einauge --bot Bootsmann --out {home}/w --effort 0.001": "training/einauge-Bootsmann-1-0.001/a.npz",
}
FINISHED = {
    "train einauge --bot Bootsmann --out {home}/w --effort 0.001": "w/linear.npz",
    "whatif einauge --cards reconstruction-1 --games 100 --jobs 1 --out {home}": "einauge-whatif.html",
    "new einauge --seed 7 --out {home}/a.txt": "a.txt",
}


@pytest.mark.parametrize("words", RUNS)
def test_a_run_that_would_replace_a_result_asks_what_to_do_and_changes_nothing(
    words: str, home: Path, capsys: Said
) -> None:
    touched(home / RUNS[words])
    before = tree(home)
    said = refused(capsys, words.format(home=home).split())
    assert "is there already; add --resume to go on with it, or --overwrite to replace it" in said
    assert tree(home) == before


@pytest.mark.parametrize("words", FINISHED)
def test_a_finished_result_of_another_run_is_replaced_on_request_alone(words: str, home: Path, capsys: Said) -> None:
    touched(home / FINISHED[words])
    before = tree(home)
    assert "is there already; add --overwrite to replace it" in refused(capsys, words.format(home=home).split())
    assert tree(home) == before


@pytest.mark.parametrize("finished", [False, True])
def test_solve_asks_before_it_replaces_its_work_or_its_table(finished: bool, home: Path, capsys: Said) -> None:
    touched(table() if finished else checkpoint_of(table()))
    before = tree(home)
    said = refused(capsys, ["solve", "barrakuda", "--goal", "1", "--bags", "1"])
    assert "--overwrite to replace it" in said and ("--resume" in said) != finished
    assert tree(home) == before


def test_exploit_asks_before_it_replaces_a_responder(home: Path, capsys: Said) -> None:
    from tortuga.players import bot

    touched(responder_of(bot("Sub"), 1))
    before = tree(home)
    assert "add --resume to go on with it" in refused(capsys, ["exploit", "barrakuda", "--bot", "Sub"])
    assert tree(home) == before


def test_exploit_does_not_replace_a_finding_of_another_run(home: Path, capsys: Said) -> None:
    out = touched(home / "found.json", '[{"bot": "Sub", "responder": "learned in the game"}]')
    said = refused(capsys, ["exploit", "barrakuda", "--bot", "Sub", "--out", str(out)])
    assert "has a finding about Sub already; add --overwrite to replace it" in said


@pytest.mark.parametrize("words", [*RUNS, "solve barrakuda --goal 1 --bags 1", "exploit barrakuda --bot Sub"])
def test_resume_and_overwrite_together_are_refused(words: str, home: Path, capsys: Said) -> None:
    said = refused(capsys, [*words.format(home=home).split(), "--resume", "--overwrite"])
    assert "--resume, --overwrite: expected one of them" in said


@pytest.mark.parametrize("words", list(RUNS)[:2])
def test_overwrite_replaces_a_file_of_another_run(words: str, home: Path) -> None:
    path = touched(home / RUNS[words])
    assert main([*words.format(home=home).split(), "--overwrite"]) == 0
    assert path.read_bytes() != b"an earlier result"


def test_a_report_of_another_command_is_not_kept_as_if_it_were_this_one(home: Path, capsys: Said) -> None:
    words = ["study", "barrakuda", "danger", "--out", str(home)]
    assert main([*words, "--seed", "1"]) == 0
    capsys.readouterr()
    before = tree(home)
    said = refused(capsys, [*words, "--seed", "2", "--resume"])
    assert "was made by tortuga study barrakuda danger" in said and "--overwrite" in said
    assert tree(home) == before


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("train einauge --bot Bootsmann --out {home}/w --effort 0.001 --resume", "einauge-linear-2-1-2.npz"),
        ("solve barrakuda --goal 1 --bags 1 --resume", None),
        ("exploit barrakuda --bot Sub --lessons 1 --games 2 --resume", None),
    ],
)
def test_a_damaged_checkpoint_is_refused_in_one_line_and_kept(
    words: str, place: str | None, home: Path, capsys: Said
) -> None:
    from tortuga.players import bot

    if place is not None:
        path = home / "training/einauge-Bootsmann-1-0.001" / place
    else:
        path = checkpoint_of(table()) if words.startswith("solve") else responder_of(bot("Sub"), 1)
    touched(path, "junk")
    assert f"{path}: expected a checkpoint of this command" in refused(capsys, words.format(home=home).split())
    assert path.read_text("utf-8") == "junk"


@pytest.mark.parametrize("words", ["bars --out {file}", "study barrakuda danger --out {file}"])
def test_a_file_in_place_of_a_folder_is_refused(words: str, tmp_path: Path, capsys: Said) -> None:
    file = touched(tmp_path / "file")
    assert "--out: expected a folder" in refused(capsys, words.format(file=file).split())


def test_a_folder_in_place_of_a_database_is_refused(tmp_path: Path, capsys: Said) -> None:
    assert "--database: expected" in refused(capsys, ["serve", "--database", str(tmp_path)])


@pytest.mark.parametrize("user", ["anna:secret", "anna:%zz@secret"])
@pytest.mark.parametrize("server", ["127.0.0.1:1", "nowhere.invalid", "127.0.0.1:port"])
def test_a_database_server_that_does_not_answer_is_named_without_its_password(
    user: str, server: str, capsys: Said
) -> None:
    said = refused(capsys, ["serve", "--database", f"postgresql://{user}@{server}/tables?password=secret"])
    assert f"postgresql://{server}/tables: expected" in said and "secret" not in said and "%zz" not in said


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path, capsys: Said) -> None:
    junk = touched(tmp_path / "junk.sqlite3", "not a database, by far; and long enough to be looked at")
    assert "expected a SQLite database" in refused(capsys, ["serve", "--database", str(junk)])


@pytest.mark.parametrize("command", ["verify", "replay", "review", "hint"])
def test_a_folder_in_place_of_a_record_is_refused(command: str, tmp_path: Path, capsys: Said) -> None:
    assert str(tmp_path) in refused(capsys, [command, str(tmp_path)])
