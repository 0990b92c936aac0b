"""What a person or a program sees of a command: bars on a terminal, plain text elsewhere, JSON alone on its stream."""

from __future__ import annotations

import errno
import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ctrl_c import begin
from tortuga.cli import application, main, output
from tortuga.cli.output import Bar

PLAY = ["simulate", "einauge", "--bots", "random@playouts=2,random", "--games", "64", "--seed", "1", "--jobs", "1"]


def on_a_terminal(words: list[str], **environment: str) -> str:
    """What `tortuga` writes to a terminal, with control characters."""
    own, other = pty.openpty()
    settings = {**os.environ, "TERM": "xterm-256color", **environment}
    process = subprocess.Popen(
        [sys.executable, "-m", "tortuga", *words], stdin=other, stdout=other, stderr=other, env=settings
    )
    os.close(other)
    said = b""
    while True:
        try:
            part = os.read(own, 65536)
        except OSError as error:
            if error.errno != errno.EIO:  # Linux says so at the end of a terminal
                raise
            break
        if not part:
            break
        said += part
    os.close(own)
    assert process.wait() == 0
    return said.decode()


def test_a_terminal_shows_a_bar_with_rate_and_time_left() -> None:
    said = on_a_terminal(PLAY)
    assert "\x1b[" in said and "/64" in said and "a second" in said and "0:00" in said


def test_no_color_means_no_control_characters() -> None:
    said = on_a_terminal([*PLAY, "--json"], NO_COLOR="1")
    assert "\x1b" not in said and json.loads(said[said.index("{") :])["games"] == 64


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"]], ids=" ".join)
def test_help_is_plain_where_nobody_looks_at_a_terminal(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "\x1b" not in said and "Usage: tortuga" in said


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name, command in application().commands.items():
        assert main([name, "--help"]) == 0
        assert f"Usage: tortuga {name}" in capsys.readouterr().out
        assert all(getattr(param, "help", "") for param in command.params)


def test_json_is_alone_on_its_stream(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["whatif", "einauge", "--cards", "reconstruction-1", "--games", "100", "--jobs", "1", "--json"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 100


def test_a_file_gets_a_plain_line_of_progress_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(output, "EVERY", -1)
    bar = Bar()
    bar("games", 0, 10)
    bar.add(5)
    said = capsys.readouterr().err.splitlines()
    assert said[-1].startswith("5 of 10 games, ") and said[-1].endswith(" s left")


def test_a_long_table_is_not_wrapped_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_table(("a", "b"), [("x" * 200, "y" * 200)])
    assert f"{'x' * 200}   {'y' * 200}" in capsys.readouterr().out


def test_ctrl_c_ends_with_one_line_and_130() -> None:
    process = begin(["perft", "einauge", "--depth", "100", "--seed", "1"])
    assert process.stdout is not None
    process.stdout.readline()  # it counts
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert (process.returncode, said) == (130, "tortuga: stopped\n")


def test_the_end_of_input_is_said_in_one_line(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    assert main(["new", "einauge", "--random", "--seed", "7", "--out", str(record)]) == 0
    command = [sys.executable, "-m", "tortuga", "replay", "--step", str(record)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("words", ["--version", "--help"])
def test_help_and_version_load_neither_the_rules_nor_the_server(words: str) -> None:
    code = f"import sys\nfrom tortuga.cli import main\nmain([{words!r}])\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert not loaded & {"numpy", "numba", "fastapi", "uvicorn", "pydantic", "pyarrow", "rich.progress"}


@pytest.mark.parametrize(
    ("shell", "given"),
    [
        ("bash", {"COMP_WORDS": "tortuga simu", "COMP_CWORD": "1"}),
        ("zsh", {"_TYPER_COMPLETE_ARGS": "tortuga simu"}),
        ("fish", {"_TYPER_COMPLETE_ARGS": "tortuga simu", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}),
    ],
)
def test_shells_complete_commands(shell: str, given: dict[str, str]) -> None:
    assert "simulate" in completed(shell, given)


def test_shells_complete_games() -> None:
    assert "einauge" in completed("bash", {"COMP_WORDS": "tortuga new ein", "COMP_CWORD": "2"})


def completed(shell: str, given: dict[str, str]) -> str:
    """What a shell is told when it asks."""
    settings = {**os.environ, **given, "_TORTUGA_COMPLETE": f"complete_{shell}"}
    done = subprocess.run([sys.executable, "-m", "tortuga"], env=settings, capture_output=True, text=True, check=False)
    return done.stdout


@pytest.mark.slow  # a loaded machine is slower
def test_help_is_there_within_half_a_second() -> None:
    taken = []
    for _ in range(5):
        start = time.monotonic()
        subprocess.run([sys.executable, "-m", "tortuga", "--help"], stdout=subprocess.DEVNULL, check=True)
        taken.append(time.monotonic() - start)
    assert min(taken) < 0.5
