"""A server with nothing compiled yet: it answers at once, games begin when they are ready, nothing is left behind."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.live.server import Server, serving
from tortuga.games.kit.compile import cache_folder
from tortuga.games.kit.files import waiting_lock

PATIENCE = 300  # seconds on a busy machine
BUSY = 6  # times as slow as on a quiet machine
GAMES = ("einauge", "barrakuda")


def marks(cache: Path) -> Path:
    """The folder of the locks and marks in an own cache."""
    return cache / "compiled" / cache_folder("games", "players").name


@contextmanager
def kept_cold(cache: Path, *games: str) -> Iterator[None]:
    """Let nobody compile these games until the end of the block, as if another process did."""
    with ExitStack() as stack:
        for game in games:
            stack.enter_context(waiting_lock(marks(cache) / f"{game}.lock"))
        yield


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[Server]:
    """A server whose games do not become ready."""
    with kept_cold(tmp_path, *GAMES), serving(tmp_path, cache=tmp_path) as server:
        yield server


def browser(server: Server, timeout: float = PATIENCE) -> httpx.Client:
    headers = {"origin": server.url, "accept": "text/html"}
    return httpx.Client(base_url=server.url, headers=headers, timeout=timeout, follow_redirects=True)


def compiled(cache: Path) -> dict[str, int]:
    """The files of compiled code, and which file each is: one that is written again is another."""
    return {path.name: path.stat().st_ino for path in cache.rglob("*.nb[ci]")}


def rules(cache: Path) -> dict[str, int]:
    """The compiled rules alone."""
    return {name: file for name, file in compiled(cache).items() if name.startswith("kernels.")}


def wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(PATIENCE * 10):
        if is_so():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come to that")


def children(server: Server) -> list[int]:
    """The processes that the server has started."""
    assert server.process is not None
    found = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(pid) for path in found for pid in path.read_text().split()]


def is_compiler(pid: int) -> bool:
    """Whether a process runs and compiles."""
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes()
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return b"tortuga.web.compiler" in words and state != "Z"


def test_a_server_answers_before_anything_is_compiled(tmp_path: Path) -> None:
    start = time.monotonic()
    with kept_cold(tmp_path, *GAMES), serving(tmp_path, cache=tmp_path) as server, browser(server) as somebody:
        assert somebody.get("/").status_code == 200
        assert time.monotonic() - start < BUSY * 5


def test_the_front_page_shows_which_games_are_not_ready(cold: Server) -> None:
    with browser(cold) as somebody:
        assert [f'data-preparing="{game}"' in somebody.get("/").text for game in GAMES] == [True, True]


def test_the_progress_of_whoever_compiles_is_told(cold: Server, tmp_path: Path) -> None:
    (marks(tmp_path) / "einauge.progress").write_text("4 11 einauge: push")
    told = httpx.get(f"{cold.url}/preparing", headers={"accept-language": "de"}).json()["einauge"]
    assert (told["number"], told["total"], told["text"]) == (4, 11, "Einauge wird vorbereitet: 4 von 11")


@pytest.mark.parametrize("path", ["/rules/einauge", "/learn/barrakuda", "/workshop/einauge"])
def test_a_page_that_needs_a_game_says_that_it_is_not_ready(cold: Server, path: str) -> None:
    with browser(cold) as somebody:
        answer = somebody.get(path)
        assert (answer.status_code, answer.headers["retry-after"], "data-opens" in answer.text) == (503, "5", True)


def test_whoever_waits_for_a_game_keeps_nobody_from_the_front_page(cold: Server) -> None:
    with browser(cold, 1) as impatient, browser(cold) as somebody:
        with pytest.raises(httpx.ReadTimeout):
            impatient.post("/quick", data={"game": "einauge"})
        assert somebody.get("/").status_code == 200


def test_a_cold_server_compiles_nothing_itself(cold: Server, tmp_path: Path) -> None:
    with browser(cold) as somebody, browser(cold, 1) as impatient:
        for path in ("/", "/new", "/new?game=barrakuda", "/bots", "/rules", "/rules/barrakuda", "/layouts/danger"):
            somebody.get(path)
        for path in ("/quick", "/tables", "/learn/einauge", "/records"):
            with pytest.raises(httpx.ReadTimeout):
                impatient.post(path, data={"game": "einauge", "name": "Anna", "seat0": "me", "seat1": "bot Matrose"})
    assert compiled(tmp_path) == {}


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_ends_leaves_no_compiler_behind(cold: Server, how: signal.Signals) -> None:
    wait_until(lambda: len([pid for pid in children(cold) if is_compiler(pid)]) == 2)
    compilers = [pid for pid in children(cold) if is_compiler(pid)]
    assert cold.process is not None
    os.kill(cold.process.pid, how)
    cold.process.wait(60)
    wait_until(lambda: not any(map(is_compiler, compilers)))


def test_a_game_that_cannot_be_compiled_is_told_of_on_the_page_and_in_the_log(tmp_path: Path) -> None:
    (marks(tmp_path) / "einauge.lock").mkdir(parents=True)  # nobody can open it
    with kept_cold(tmp_path, "barrakuda"), serving(tmp_path, cache=tmp_path) as server, browser(server) as somebody:
        wait_until(lambda: "tortuga warm" in somebody.get("/").text)
        assert "tortuga warm" in somebody.post("/quick", data={"game": "einauge"}).text
        assert "compiling einauge failed" in server.said()


def test_a_quick_game_asked_for_while_cold_begins_when_its_game_is_ready(tmp_path: Path) -> None:
    with kept_cold(tmp_path, "barrakuda"), serving(tmp_path, cache=tmp_path) as server, browser(server) as somebody:
        table = somebody.post("/quick", data={"game": "einauge"})
        assert (table.status_code, table.url.path[:3]) == (200, "/t/")
        before = rules(tmp_path)
        api = f"/api/tables/{table.url.path[3:]}"
        for _ in range(3):  # a table works without anything more to compile
            wait_until(lambda: bool(somebody.get(api).json()["view"]["legal"]))
            frame = somebody.get(api).json()
            body = {"move": frame["view"]["legal"][0], "version": frame["game_version"]}
            assert somebody.post(f"{api}/moves", json=body).status_code == 200
        assert rules(tmp_path) == before


def test_no_first_visit_holds_the_event_loop(tmp_path: Path) -> None:
    with serving(tmp_path) as server, browser(server) as somebody:
        somebody.post("/me", data={"name": "Anna"})
        for game in GAMES:
            somebody.post("/quick", data={"game": game})
            for path in ("/", f"/new?game={game}", f"/rules/{game}", f"/learn/{game}", f"/workshop/{game}", "/bots"):
                somebody.get(path)
        assert somebody.get("/healthz").json()["held"] == 0


@pytest.mark.slow
def test_two_servers_with_one_cache_compile_everything_once(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    first_seen: dict[str, int] = {}

    def all_ready() -> bool:
        found = compiled(tmp_path)
        data = {name: file for name, file in found.items() if name.endswith("c")}  # an index is written anew
        assert {name: file for name, file in data.items() if first_seen.setdefault(name, file) != file} == {}
        return all((marks(tmp_path) / f"{game}.warm").exists() for game in GAMES)

    with serving(tmp_path / "one", cache=tmp_path), serving(tmp_path / "other", cache=tmp_path):
        wait_until(all_ready)
    assert first_seen


@pytest.fixture
def with_a_table(tmp_path: Path) -> Iterator[tuple[httpx.Client, str]]:
    """Somebody with a running table, after a restart with nothing compiled; and the id of the table."""
    with serving(tmp_path) as server, browser(server) as before:
        table = before.post("/quick", data={"game": "einauge"}).url.path.removeprefix("/t/")
    with kept_cold(tmp_path, *GAMES), serving(tmp_path, cache=tmp_path) as server, browser(server) as somebody:
        somebody.cookies.set("tortuga", before.cookies["tortuga"])
        yield somebody, table
    assert compiled(tmp_path) == {}


def test_the_front_page_lists_running_tables_whose_game_is_not_ready(with_a_table: tuple[httpx.Client, str]) -> None:
    somebody, table = with_a_table
    assert f'href="/t/{table}"' in somebody.get("/").text


def test_the_page_of_a_table_says_that_its_game_is_not_ready(with_a_table: tuple[httpx.Client, str]) -> None:
    somebody, table = with_a_table
    assert 'data-preparing="einauge"' in somebody.get(f"/t/{table}").text


def test_a_socket_of_a_table_waits_for_its_game(with_a_table: tuple[httpx.Client, str]) -> None:
    somebody, table = with_a_table
    address = str(somebody.base_url).replace("http", "ws") + f"/api/tables/{table}/ws"
    with connect(address) as socket, pytest.raises(TimeoutError):
        socket.recv(timeout=1)
