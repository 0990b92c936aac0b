"""Begin a game in the terminal, or go on with a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from tortuga.games import GAMES
from tortuga.games.kit.errors import TortugaError, expected
from tortuga.games.kit.game import Game
from tortuga.i18n import translate
from tortuga.terminal.saves import load as load_game
from tortuga.terminal.screen import Screen
from tortuga.terminal.seats import BotSeat, bot_of, filled, names_of, words_of
from tortuga.terminal.session import Session


def main(
    game_name: str | None = None,
    *,
    players: int | None = None,
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
    screen = Screen(source, sink)
    given = {**(options or {}), **({} if players is None else {"players": players})}
    try:
        if load is None:
            name = game_name or ask_game(screen, language)
            session = _begin(screen, name, seats or (), given, seed, save, language)
        else:
            session = _go_on(screen, load, seats or (), save, language)
    except (EOFError, KeyboardInterrupt):
        screen.write()
        return 0
    except UnicodeDecodeError:
        raise TortugaError(expected(str(load), "a record in UTF-8 text", "other bytes")) from None
    except OSError as error:
        raise TortugaError(translate("terminal-not_loaded", language, file=load, why=error.strerror or error)) from None
    return session.run()


def ask_game(screen: Screen, language: str) -> str:
    """Which game to play: its number, or the beginning of its name."""
    titles = [GAMES[name].rules.TITLE for name in GAMES]
    for number, title in enumerate(titles, start=1):
        screen.write(f"{number:>3} {title}")
    while True:
        line = screen.ask(translate("terminal-which_game", language)).casefold()
        found = [
            name
            for number, name in enumerate(GAMES, start=1)
            if line == str(number) or (line and name.startswith(line))
        ]
        if len(found) == 1:
            return found[0]
        screen.sentence(translate("terminal-no_such_game", language))


def _begin(
    screen: Screen,
    game_name: str,
    seats: Sequence[str],
    options: Mapping[str, Any],
    seed: int | bytes | str | None,
    save: Path | None,
    language: str,
) -> Session:
    kind = GAMES[game_name].rules
    game = kind(seed=seed, **{"players": max(kind.PLAYERS[0], len(seats)), **options})
    words = filled(seats, game.players, game_name)
    return _session(screen, game, words, names_of(words, game_name, language), save, language)


def _go_on(screen: Screen, load: Path, seats: Sequence[str], save: Path | None, language: str) -> Session:
    saved = load_game(load)
    name = saved.game.NAME
    words = filled(seats, saved.game.players, name) if seats else words_of(saved.names, name)
    names = names_of(words, name, language) if seats else saved.names
    return _session(screen, saved.game, words, names, save or load, language)


def _session(
    screen: Screen, game: Game, words: Sequence[str], names: Sequence[str], file: Path | None, language: str
) -> Session:
    players = [bot_of(word, game.NAME) for word in words]
    bots = [None if player is None else BotSeat(player, game, seat) for seat, player in enumerate(players)]
    return Session(game, bots, names, screen, language, file)
