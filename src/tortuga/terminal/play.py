"""Begin a game in the terminal, or go on with a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.i18n import translate
from tortuga.terminal.saves import load as load_game
from tortuga.terminal.screen import Screen
from tortuga.terminal.seats import bot_of, filled, names_of, words_of
from tortuga.terminal.session import Session


def main(
    game_name: str | None = None,
    *,
    seats: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | bytes | str | None = None,
    save: Path | None = None,
    load: Path | None = None,
    language: str = "en",
    source: TextIO | None = None,
    sink: TextIO | None = None,
) -> int:
    """Play one game and return the exit code. Seats are `human`, `human:NAME` or bots; the rest is filled with bots.

    Options or a file that are not as they must be raise TortugaError.
    Without a name the person is asked which game. With *load* the game goes on as it was saved, people and bots in
    their seats unless *seats* says otherwise.
    """
    screen, saved = Screen(source, sink), None
    try:
        if load is None:
            kind = GAMES[game_name or ask_game(screen, language)].rules
            game = kind(seed=seed, **{"players": max(kind.PLAYERS[0], len(seats or ())), **(options or {})})
        else:
            saved = load_game(load)
            game = saved.game
    except (EOFError, KeyboardInterrupt):
        screen.write()
        return 0
    except UnicodeDecodeError:
        raise TortugaError(expected(str(load), "a record in UTF-8 text", "other bytes")) from None
    except OSError as error:
        raise TortugaError(translate("terminal-not_loaded", language, file=load, why=error.strerror or error)) from None
    if saved is None or seats:
        words = filled(seats or (), game.players, game.NAME)
        names = names_of(words, game.NAME, language)
    else:
        words, names = words_of(saved.names, game.NAME), saved.names
    bots = [bot_of(word, game.NAME) for word in words]
    return Session(game, bots, names, screen, language, save or load).run()


def ask_game(screen: Screen, language: str) -> str:
    """Which game to play: its number, or the beginning of its name."""
    numbered = {str(number): name for number, name in enumerate(GAMES, start=1)}
    for number, name in numbered.items():
        screen.write(f"{number:>3} {GAMES[name].rules.TITLE}")
    while True:
        line = screen.ask(translate("terminal-which_game", language)).casefold()
        found = [name for number, name in numbered.items() if line == number or (line and name.startswith(line))]
        if len(found) == 1:
            return found[0]
        screen.sentence(translate("terminal-no_such_game", language))
