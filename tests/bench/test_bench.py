"""The benchmark itself: its timing, its report, and that a missing peer stops it."""

from __future__ import annotations

import sys
import threading
import time

import pytest

from bench import beside, clock, ours, peers, twin
from bench.clock import Rate, Timing, Work, best_rate, best_rates
from bench.report import Report

SHORT = Timing(seconds=0.01, repeats=2)


def sleepy(games: int) -> float:
    time.sleep(0.001 * games)
    return 3.0 * games


def test_a_rate_counts_decisions_and_games() -> None:
    rate = best_rate(sleepy, SHORT)
    assert rate.decisions == pytest.approx(3 * rate.games)
    assert 0 < rate.games <= 1000


def test_a_slow_first_call_does_not_shorten_the_measure() -> None:
    calls: list[int] = []

    def work(games: int) -> float:
        calls.append(games)
        time.sleep(0.05 if len(calls) == 1 else 0.0005 * games)  # the first call compiles
        return float(games)

    best_rate(work, SHORT)
    assert calls[-1] > 1


def test_two_at_once_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_together", lambda works, games, _: (3.0 * games * len(works), 1.0))
    _, _, found = best_rates([sleepy, sleepy], SHORT)
    assert set(found) == {2}


def test_two_at_once_run_at_the_same_time() -> None:
    both = threading.Barrier(2, timeout=60)

    def meet(games: int) -> float:
        both.wait()  # passes only if both threads are here at the same time
        return 3.0 * games

    assert clock._together([meet, meet], 5, 0)[0] == 30


def test_who_is_faster_does_more_until_the_time_is_up() -> None:
    done = {"slow": 0, "fast": 0}

    def work(name: str, seconds: float) -> Work:
        def piece(games: int) -> float:
            time.sleep(seconds)
            done[name] += games
            return float(games)

        return piece

    assert clock._together([work("slow", 0.2), work("fast", 0.001)], 1, 0.1)[0] == done["slow"] + done["fast"]
    assert done["slow"] == 1 < done["fast"]


def test_a_gain_is_that_of_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "TURNS", 1)
    speeds = iter([1.0, 1.8, 4.0, 7.6, 2.0, 3.8])  # a machine whose speed changes
    monkeypatch.setattr(clock, "_together", lambda _, games, __: (games * next(speeds), 1.0))
    assert best_rates([sleepy, sleepy], Timing(seconds=0.01, repeats=3))[2] == pytest.approx([1.8, 1.9, 1.9])


def test_one_and_two_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def together(works: list[Work], games: int, _: float) -> tuple[float, float]:
        threads.append(len(works))
        return float(games), 1.0

    monkeypatch.setattr(clock, "_together", together)
    best_rates([sleepy, sleepy], SHORT)
    assert threads == [1, 2] * clock.TURNS * SHORT.repeats


def test_bars_are_reported_not_asserted(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report("method")
    report.rate("ours", Rate(2e6, 1e4))
    report.at_least("speed", 3.0, 2)
    report.at_most("push", 9.0, 5, "µs")
    report.print_bars()
    assert [bar.met for bar in report.bars] == [True, False]
    printed = capsys.readouterr().out
    assert "2,000,000 decisions/s" in printed and "MISSED push" in printed


def test_a_missing_peer_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed
    with pytest.raises(SystemExit, match="make bench"):
        peers.pyspiel()


@pytest.mark.parametrize("setting", [ours.SETTINGS[0], ours.SETTINGS[-1]], ids=lambda setting: ours.title(*setting))
def test_ours_and_the_twin_play_games_of_the_same_mean_length(setting: tuple[str, int, dict[str, object]]) -> None:
    """Both must count the same decisions, or the ratio of their speeds would be meaningless."""
    timing = Timing(seconds=0.3, repeats=1)
    fast, slow = ours.one_and_two_cores(*setting, timing)[0], twin.one_core(*setting, timing)
    assert fast.decisions / fast.games == pytest.approx(slow.decisions / slow.games, rel=0.15)


def test_a_commit_is_measured_in_a_process_of_its_own() -> None:
    commit = beside.Commit(beside.ROOT)
    assert commit.seconds("play_many", "einauge", 100) > 0
    commit.close()


def test_what_takes_twice_as_long_is_half_as_fast() -> None:
    class Timed(beside.Commit):
        def __init__(self, pace: float) -> None:
            self.pace = pace

        def seconds(self, measure: str, game: str, times: int) -> float:  # noqa: ARG002
            return self.pace * times

    assert beside._ratios(Timed(1), Timed(2), "push", "einauge", 3) == [0.5, 0.5, 0.5]
