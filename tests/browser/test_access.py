"""For everybody: no violation of axe on any page, what moves, what sounds, what is read out, the table as text."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, change
from tests.browser.hands import VERSION, act
from tests.browser.table import BOTS, GAMES, frame, move, new_table, over, playing, together, until
from tests.live.server import Server
from tortuga.games.kit import record
from tortuga.render.kit.drawing import draw

pytestmark = pytest.mark.xdist_group("access")  # one process makes the pages that all look at
Guest = Callable[..., Page]
Seen = tuple[Page, dict[str, str]]
PAGES = (
    "front",
    "new einauge",
    "new barrakuda",
    "missing",
    "conflict",
    "api",
    "waiting",
    "running einauge",
    "running barrakuda",
    "over einauge",
    "over barrakuda",
    "replay einauge",
    "replay barrakuda",
    "deal",
    "take",
    "stale",
    "rules einauge",
    "rules barrakuda",
    "learn einauge",
    "learn barrakuda",
)


SCREENS = {"desktop": DESKTOP, "phone": PHONE}
LOOKS = [
    "desktop light",
    pytest.param("phone dark", marks=pytest.mark.slow),
    pytest.param("desktop dark", marks=pytest.mark.slow),
    pytest.param("phone light", marks=pytest.mark.slow),
]


@pytest.fixture(scope="module", params=LOOKS)
def seen(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Seen]:
    """A browser by day or night, and where its pages are."""
    screen, scheme = request.param.split()
    size = SCREENS[screen]
    with browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        base_url=server.url,
        reduced_motion="reduce",
        color_scheme=scheme,
    ) as context:
        page = context.new_page()
        yield page, _places(page)


def _places(page: Page) -> dict[str, str]:
    places = {"front": "/", "new einauge": "/new?game=einauge", "new barrakuda": "/new?game=barrakuda"}
    places |= {"missing": "/nowhere", "api": "/api", "stale": "/device/none"}
    for game in GAMES:
        places |= {f"rules {game}": f"/rules/{game}", f"learn {game}": f"/learn/{game}"}
        running = new_table(page, game, [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS[game]}] * 2])
        places[f"running {game}"] = f"/t/{running}"
        ended = over(page, game)
        places |= {f"over {game}": f"/t/{ended}", f"replay {game}": f"/t/{ended}/replay", "deal": f"/t/{ended}/deal"}
        places["conflict"] = f"/t/{running}/replay"
    page.goto(places["running einauge"])
    page.locator("#menu summary").click()
    page.locator("#to-device").click()
    places["take"] = page.locator("#device-link").input_value()
    places["waiting"] = f"/t/{new_table(page, 'einauge', [{'kind': 'me'}, {'kind': 'open'}])}"
    return places


def faults(page: Page) -> str:
    result = Axe().run(page)
    return str(result.generate_report()) if result.violations_count else ""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_violation(seen: Seen, name: str) -> None:
    page, places = seen
    page.goto(places[name])
    if "/t/" in places[name] and not places[name].endswith(("/replay", "/deal")):
        page.locator("#table").wait_for()
    assert faults(page) == ""


def test_the_page_of_the_moving_seat_has_no_violation(seen: Seen) -> None:
    page, places = seen
    page.goto(places["running einauge"])
    page.locator("#menu summary").click()
    assert faults(page) == ""  # with the menu open
    page.locator("#to-device").click()
    page.locator("#device-link").wait_for()
    assert faults(page) == ""


@pytest.mark.parametrize("tab", ["log", "chat", "text"])
def test_a_panel_has_no_violation(seen: Seen, tab: str) -> None:
    page, places = seen
    page.goto(places["running barrakuda"])
    page.locator(f"#tab-{tab}").click()
    assert faults(page) == ""


def test_the_screen_between_two_people_has_no_violation(seen: Seen) -> None:
    page, _ = seen
    together(page, "barrakuda")
    page.locator("#pass").wait_for()
    assert faults(page) == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_phase_of_a_game_has_a_violation(guest: Guest, game: str) -> None:
    page, phases, chooser = guest(), set[str](), random.Random(1)
    for _ in range(8):  # a game of Barrakuda may end without a question after the choice
        _look_at_phases(page, game, phases, chooser)
        if len(phases) >= 3:
            break
    assert len(phases) >= 3


def _look_at_phases(page: Page, game: str, phases: set[str], chooser: random.Random) -> None:
    """By random moves: by any rule both seats might choose alike for ever."""
    table = together(page, game)
    while (now := frame(page, table))["status"] == "running":
        phase = now["state"]["phase"]
        if phase not in phases:
            phases.add(phase)
            page.reload()
            page.wait_for_selector("#table")
            if page.locator("#uncover").is_visible():
                page.locator("#uncover").click()
            assert faults(page) == "", phase
        move(page, table, chooser.choice(now["legal"]))


# -- read out ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_read_out(guest: Guest, game: str) -> None:
    page = guest()
    table = new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    act(page, frame(page, table)["legal"][0])
    until(page, "document.getElementById('herald').textContent !== ''")
    assert page.locator("#herald").get_attribute("aria-live") == "polite"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_as_text_is_the_drawing_of_the_terminal(guest: Guest, game: str) -> None:
    page = guest()
    table = over(page, game)
    page.goto(f"/t/{table}")
    page.locator("#tab-text").click()
    until(page, "document.getElementById('drawing').textContent !== ''")
    text = page.request.get(f"/t/{table}/record.txt").text()
    found = record.read(text)
    assert page.locator("#drawing").text_content() == draw(found.game.view(0), found.names, "en")


# -- motion and sound --------------------------------------------------------------------------------------------------

COUNTS = """
    window.flights = 0; window.sounds = 0; window.asked = 0;
    const fly = Element.prototype.animate;
    Element.prototype.animate = function (...all) { window.flights += 1; return fly.apply(this, all); };
    window.AudioContext = class extends AudioContext { constructor() { super(); window.sounds += 1; } };
    Notification.requestPermission = async () => { window.asked += 1; return "granted"; };
"""


def moved(guest: Guest, game: str) -> Page:
    """A page that counts, after a move."""
    page = guest()
    change(page, COUNTS)
    table = new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    before = frame(page, table)
    act(page, before["legal"][0])
    until(page, f"{VERSION} > {before['version']}")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_whoever_wants_it_still(guest: Guest, game: str) -> None:
    assert moved(guest, game).evaluate("window.flights") == 0


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_fish_move_for_everybody_else(guest: Guest, game: str) -> None:
    page = guest()
    change(page, COUNTS)
    page.emulate_media(reduced_motion="no-preference")
    table = new_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": BOTS[game]}])
    act(page, frame(page, table)["legal"][0])
    until(page, "window.flights > 0")


def test_nothing_sounds_before_somebody_asks_for_it(guest: Guest) -> None:
    page = moved(guest, "einauge")
    assert page.evaluate("window.sounds") == 0


TONES = """
    window.tones = 0;
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return tone.call(this); };
    localStorage.setItem("settings", JSON.stringify({sound: "on", speed: "fast"}));
"""


def test_dice_have_a_sound(guest: Guest) -> None:
    page = guest()
    page.emulate_media(reduced_motion="no-preference")
    change(page, TONES)
    home = guest()
    table = together(home, "barrakuda", layout="first")
    playing(page, table)
    for text in ("dive 4", "dive 3"):
        move(home, table, text)
    until(page, "window.tones >= 9")  # more than the cards and the fish make


def test_sound_is_remembered_on_this_device(guest: Guest) -> None:
    page = guest()
    together(page, "einauge")
    page.locator("#tool-sound").click()
    page.reload()
    expect(page.locator("#tool-sound")).to_have_attribute("aria-pressed", "true")


# -- whose turn --------------------------------------------------------------------------------------------------------


def test_the_title_and_the_icon_say_that_it_is_my_turn(guest: Guest) -> None:
    page = guest()
    new_table(page, "einauge", [{"kind": "me"}, {"kind": "bot", "bot": "Matrose"}])
    until(page, "document.title.startsWith('● Your turn – ')")
    assert urlsplit(page.locator("#icon").get_attribute("href") or "").path == "/static/icon-turn.svg"


def test_the_title_is_quiet_while_others_decide(guest: Guest) -> None:
    page, watcher = guest(), guest()
    table = together(page, "einauge")
    playing(watcher, table)
    assert not watcher.title().startswith("●")


def test_notices_are_asked_for_by_a_press_alone(guest: Guest) -> None:
    page = guest()
    change(page, COUNTS)
    together(page, "einauge")
    before = page.evaluate("window.asked")
    page.locator("#menu summary").click()
    page.locator("#notices").click()
    until(page, "window.asked === 1")
    assert before == 0
