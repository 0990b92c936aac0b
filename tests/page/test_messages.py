"""The page tells the messages of a whole game in the same words as the server."""

from __future__ import annotations

import json
import subprocess
from importlib import resources

import pytest

from tests.games.play import played
from tests.page.test_modules import HERE, NODE
from tortuga.games.kit.errors import Message
from tortuga.i18n import languages
from tortuga.render.kit.messages import plain, told
from tortuga.render.kit.renderer import renderer

NAMES = ["Anna", "Zoë 🏴‍☠️", "מרים"]


@pytest.fixture(scope="module", params=["einauge", "barrakuda"])
def messages(request: pytest.FixtureRequest) -> list[Message]:
    """The story of a game from its first card to its end."""
    game = played(request.param, {"players": 3})
    return list(renderer(game.NAME).story(game, 0))


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_alike_by_page_and_server(messages: list[Message], language: str) -> None:
    files = [file.read_text("utf-8") for file in (resources.files("tortuga") / "locale" / language).iterdir()]
    asked = {"language": language, "files": files, "names": NAMES, "messages": [plain(one) for one in messages]}
    done = subprocess.run(
        [NODE, HERE / "tell.js"], input=json.dumps(asked), capture_output=True, check=False, text=True, timeout=120
    )
    assert json.loads(done.stdout or "[]") == [told(one, language, NAMES) for one in messages], done.stderr
