"""The simulated club under faults keeps all promises, and planted bugs are found."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.project.tree import ROOT
from tests.simulation.club import simulate
from tests.simulation.loop import SimulatedLoop
from tests.simulation.world import Broken, Faults
from tortuga.tables import commands
from tortuga.tables.storage import Append
from tortuga.tables.table import Table
from tortuga.tables.writer import Writer
from tortuga.web.api import updates

OFTEN = Faults(kill=0.002, write=0, double=0.2)
SHORT = ("--week", "1", "--evenings", "1", "--tables", "3")


def run(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.simulation", *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def trace(*arguments: str, hash_seed: str = "0") -> str:
    done = run(*arguments, hash_seed=hash_seed)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(re.findall("week 1: ([0-9a-f]{64})", done.stdout)[0])


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others() -> None:
    one, same, other = (simulate(seed, 1, 1, OFTEN).trace for seed in ("7", "7", "8"))
    assert (same == one, other == one) == (True, False)


def test_a_loop_that_ran_in_this_thread_before_runs_after_a_simulation() -> None:
    async def before_and_after() -> bool:
        before = asyncio.get_running_loop()
        simulate("7", 1, 1)
        return asyncio.get_running_loop() is before

    with ThreadPoolExecutor(1) as other:
        assert other.submit(asyncio.run, before_and_after()).result()


def test_no_task_of_a_simulation_outlives_it() -> None:
    loop = SimulatedLoop(Random(1))  # type: ignore[abstract]  # no sockets

    async def leave_another() -> asyncio.Task[None]:
        return asyncio.create_task(asyncio.sleep(60))

    assert loop.run_until_complete(leave_another()).cancelled()


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_in_another_process() -> None:
    assert trace("--seed", "7", *SHORT) == trace("--seed", "7", *SHORT, hash_seed="1")


def found() -> str:
    """Run the simulation; return the promise that it finds broken."""
    for seed in range(5):
        try:
            simulate(f"planted {seed}", 1, 4, OFTEN)
        except Broken as error:
            return str(error).splitlines()[-1]
    return "nothing"


def test_a_server_that_acknowledges_before_it_stores_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(writer: Writer, events: Append) -> None:
        future = asyncio.get_running_loop().create_future()
        writer._waiting.append((events, future))
        if not writer._is_storing:
            writer._plan(asyncio.get_running_loop())

    monkeypatch.setattr(Writer, "append", hasty)
    assert found().startswith("acknowledged is recovered")


def test_a_server_that_forgets_what_it_has_done_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "has_done", lambda *_: False)
    assert found().startswith("no double")


def test_a_server_that_shows_sealed_choices_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, *_: object) -> list[dict[str, object]]:
        return [{"text": text} for text in table.sealed.values()]

    monkeypatch.setattr(updates, "_chat", leaky)
    assert found().startswith("no seat sees more")


def test_a_failing_seed_is_printed_with_the_command_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.simulation import __main__ as command

    def broken(*_: object) -> None:
        raise Broken("a promise")

    monkeypatch.setattr(command, "simulate", broken)
    monkeypatch.setattr(sys, "argv", ["simulate-server", "--seed", "3", "--week", "2"])
    monkeypatch.setattr("logging.disable", lambda _: None)
    assert command.main() == 1
    assert 'make simulate-server ARGS="--seed 3 --week 2 --evenings 7 --tables 20"' in capsys.readouterr().out


@pytest.mark.slow
def test_five_minutes_of_a_club_break_no_promise() -> None:
    done = run("--seed", "1", "--minutes", "5")
    assert done.returncode == 0, done.stdout + done.stderr
