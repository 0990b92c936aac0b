"""The load of `make bench-table`: its measurements, and that it notices a gap or a lost move."""

from __future__ import annotations

import json
import re
from operator import attrgetter
from pathlib import Path

import pytest

from bench.table import boardgame, ours, proof
from bench.table.figures import Figures, middle, percentile, spans_of
from bench.table.http import parse_head
from bench.table.load import Load
from bench.table.people import version_of
from bench.table.process import cpu_of, resident_of
from bench.table.seating import Sent
from tests.loops import awaited
from tortuga.tables.events import Event, Kind, chained

SENT = [Sent("a", 0, "buy red 4", 6, 1.0), Sent("b", 0, "pass", 7, 1.0)]


def logged(*moves: tuple[str, int, str]) -> list[Event]:
    """Return a log with correct hashes."""
    events: list[Event] = []
    before = ""
    for number, (command, seat, text) in enumerate(moves, start=1):
        event = Event("t", number, Kind.MOVED, seat, command, {"moves": [[seat, text]], "chance": []}, 0.0)
        before = chained(before, event)
        events.append(event._replace(hash=before))
    return events


def test_a_percentile_is_one_of_the_values() -> None:
    assert (percentile(range(1, 101), 0.5), percentile(range(1, 101), 0.99), percentile([], 0.5)) == (50, 99, 0)


def test_a_rate_a_core_counts_processor_time_alone() -> None:
    one = Figures(players=4, wanted=100, moves=100, seconds=2, cpu=0.5, p50=1, p99=2)
    assert (one.rate, one.rate_a_core, one.cpu_a_move, one.is_held) == (50, 200, 5, False)


def test_the_middle_span_counts_whatever_slowed_one_of_them_down() -> None:
    spans = spans_of([(0.0, 0), (0.3, 100), (0.6, 200), (2.6, 300), (2.6, 300)])
    one = Figures(players=4, wanted=100, moves=300, seconds=3, cpu=2.6, p50=1, p99=2, spans=spans)
    assert one.cpu_in_the_middle == pytest.approx(3) and spans[-1] == pytest.approx(20)


def test_processor_time_is_read_past_a_name_with_brackets() -> None:
    stat = "12 (a) b) S " + " ".join(str(number) for number in range(4, 60))
    assert cpu_of(stat) == pytest.approx((14 + 15) / 100, rel=1)


def test_memory_is_read_in_bytes() -> None:
    assert resident_of("Name: x\nVmRSS:\t  12 kB\n") == 12 * 1024


def test_the_head_of_an_answer_is_read() -> None:
    assert parse_head(b"HTTP/1.1 201 Created\r\nContent-Length: 5\r\n\r\n") == (201, {"content-length": "5"})


def test_the_middle_turn_is_found_by_any_figure() -> None:
    turns = [Figures(4, 1.0, 10, 1.0, cpu=cpu, p50=1.0, p99=p99) for cpu, p99 in ((1.0, 9.0), (2.0, 600.0), (3.0, 8.0))]
    assert (middle(turns).cpu, middle(turns, attrgetter("p99")).p99) == (2.0, 9.0)


def test_only_an_update_has_a_version() -> None:
    assert version_of(b'{"version":12,"game_version":11,"status":"running"}') == 12
    with pytest.raises(ValueError, match="expected a message"):
        version_of(b'{"error": 1}')


@pytest.mark.parametrize(("seen", "gaps"), [([5, 6, 7], 0), ([5, 7], 1), ([5, 7, 6], 1), ([6, 7], 1)])
def test_a_version_that_was_not_seen_is_a_gap(seen: list[int], gaps: int) -> None:
    assert proof.gaps(SENT, seen, 5) == gaps


@pytest.mark.parametrize(
    ("kept", "lost"),
    [
        ([("a", 0, "buy red 4"), ("b", 0, "pass")], 0),
        ([("a", 0, "buy red 4")], 1),
        ([("a", 0, "buy red 5"), ("b", 0, "pass")], 1),
        ([("a", 0, "buy red 4"), ("b", 0, "pass"), ("b", 0, "pass")], 1),
    ],
)
def test_a_move_that_the_log_does_not_hold_is_lost(kept: list[tuple[str, int, str]], lost: int) -> None:
    assert proof.lost(SENT, logged(*kept)) == lost


def test_a_broken_chain_loses_all() -> None:
    assert proof.lost(SENT, logged(("a", 0, "buy red 4"), ("b", 0, "pass"))[1:]) == 2


@pytest.mark.parametrize("game", ["einauge", "barrakuda"])
def test_a_real_server_under_a_small_load_has_no_gap_and_loses_nothing(tmp_path: Path, game: str) -> None:
    with ours.our_server(tmp_path) as server:
        load = Load(server, game, 2)

        async def work() -> Figures:
            await load.come_in()
            figures = await load.drive(20, 1)
            await load.go_home()
            return figures

        figures = awaited(work())
    assert (figures.moves, load.proven(tmp_path / "tables.sqlite3")) == (20, (0, 0))


def test_the_stub_has_the_bytes_of_our_state() -> None:
    assert all(300 < boardgame.state_bytes(game) < 20_000 for game in ("einauge", "barrakuda"))


def test_a_missing_node_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="apt-get install nodejs npm"):
        boardgame.node()


def test_the_lock_of_the_peer_names_no_registry() -> None:
    lock = (boardgame.FOLDER / "package-lock.json").read_text(encoding="utf-8")
    assert not re.search(r'"resolved"', lock) and json.loads(lock)["lockfileVersion"] >= 2
