"""One game in a terminal, from the first card to the scoring: people at the keyboard, bots by themselves."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from tortuga.games.kit.game import Game
from tortuga.games.kit.moves import Move
from tortuga.i18n import listing, translate
from tortuga.players import Bot, Budget, Generator
from tortuga.render.kit.drawing import draw, score_sheet
from tortuga.render.kit.words import card_sentences, phase_help, phase_name, purse, rules_in_short, story
from tortuga.terminal.asking import COMMANDS, Command, NotUnderstoodError, choices, menu, understand
from tortuga.terminal.saves import NotOursError, fresh_name, save
from tortuga.terminal.screen import Screen

_LOG_LINES = 40


class _Leave(Exception):  # noqa: N818  # not an error
    """A player leaves the game."""


class Session:
    """A game, who sits where, and a screen."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot | None],
        names: Sequence[str],
        screen: Screen,
        language: str,
        file: Path | None,
    ) -> None:
        self.game, self.bots, self.names = game, bots, list(names)
        self.screen, self.language, self.file = screen, language, file
        self.generators = [Generator(game.deal.seed, 1 + seat) for seat in range(game.players)]
        self.people = [seat for seat, player in enumerate(bots) if player is None]
        self.told = len(game.steps) if game.moves else 0  # how many steps the log has told
        self.drawn: tuple[int, int] | None = None  # the seat and turn the table was last drawn for

    def translate(self, key: str, **facts: object) -> str:
        """A sentence of the terminal in the language of the session."""
        return translate(f"terminal-{key}", self.language, **facts)

    # -- the course of the game

    def run(self) -> int:
        """Play until the game is over or somebody leaves; leaving in any way keeps the game."""
        try:
            self.greet()
            while not self.game.is_over:
                self.decide()
            self.end()
        except _Leave:
            return 0
        except (EOFError, KeyboardInterrupt):
            self.screen.write()
            return 0 if self.game.is_over or self.keep(self.default_file()) else 1
        return 0

    def greet(self) -> None:
        """Say who plays and how to play."""
        self.screen.write()
        self.screen.sentence(self.translate("hello", game=self.game.TITLE, names=listing(self.names, self.language)))
        self.screen.sentence(self.translate("how_to"))

    def decide(self) -> None:
        """The next decision: people come before bots, whose choice cannot depend on it where it is sealed."""
        seats = sorted(self.game.seats_to_move, key=lambda seat: (self.bots[seat] is not None, seat))
        seat = seats[0]
        player = self.bots[seat]
        if player is not None:
            self.game.push(player.choose(self.game.view(seat), Budget(), self.generators[seat]))
        elif self.game.is_sealed and len(self.people) > 1:
            self.decide_in_secret(seat)
        else:
            self.ask(seat)

    def decide_in_secret(self, seat: int) -> None:
        """Hot seat: nobody sees what another person chose, nor what they typed; the reveal is for all to see."""
        self.tell()
        self.screen.write()
        self.screen.ask(self.translate("pass_on", name=self.names[seat]))
        self.screen.clear()
        self.drawn = None
        with self.screen.secret():
            self.ask(seat)
        self.screen.clear()

    def end(self) -> None:
        """Show the last position and the scoring; save the game if it has a file."""
        seat = self.people[0] if self.people else None
        self.tell()
        self.screen.write()
        self.screen.write(self.table(seat))
        self.screen.write(score_sheet(self.game, self.names, self.language))
        if self.file is not None:
            self.keep(self.file)

    # -- a person's decision

    def ask(self, seat: int) -> None:
        """Show what happened and what can be done, until a line makes a move. What cannot be avoided is not asked."""
        only = forced(self.game, seat)
        if only is not None:
            self.game.push(only)
            return
        self.show(seat)
        while True:
            offered = choices(self.game, seat, self.names, self.language)
            phase = phase_name(self.game.NAME, self.game.phase, self.language)
            line = self.screen.ask(self.translate("prompt", name=self.names[seat], phase=phase))
            try:
                meant = understand(line, self.game, seat, offered, self.language)
            except NotUnderstoodError as error:
                self.screen.sentence(str(error))
                continue
            if isinstance(meant, Move):
                self.game.push(meant)
                return
            if self.obey(meant, seat):
                return

    def show(self, seat: int) -> None:
        """What happened since; the table, once a turn; the moves."""
        self.tell()
        turn = (seat, self.game.turn_number)
        if self.drawn != turn:
            self.screen.write()
            self.screen.write(self.table(seat))
            self.drawn = turn
        else:
            holds = purse(self.game, seat, self.language)
            self.screen.sentence(self.translate("purse", name=self.names[seat], holds=holds))
        self.offer(seat)

    def tell(self) -> None:
        """What happened since it was last told: once for all who sit at this screen."""
        lines = story(self.game, self.names, self.told, self.language)
        self.told = len(self.game.steps)
        if not lines:
            return
        if len(lines) > _LOG_LINES:
            lines = ["…", *lines[-_LOG_LINES:]]
        self.screen.write()
        for line in lines:
            self.screen.sentence(line, indent="  ")

    def table(self, seat: int | None) -> str:
        """The position as a seat sees it."""
        return draw(self.game.view(seat), self.names, self.language, self.screen.colour)

    def offer(self, seat: int) -> None:
        """Show the legal moves."""
        self.screen.write(menu(choices(self.game, seat, self.names, self.language), self.screen.width))

    # -- commands

    def obey(self, command: Command, seat: int) -> bool:
        """Carry out a command; whether the decision has to be asked anew."""
        match command.name:
            case "help":
                self.help(seat)
            case "rules":
                self.rules()
            case "score":
                self.screen.write(score_sheet(self.game, self.names, self.language))
            case "table":
                self.screen.write(self.table(seat))
                self.offer(seat)
            case "log":
                for line in story(self.game, self.names, 0, self.language):
                    self.screen.sentence(line, indent="  ")
            case "undo":
                return self.take_back(seat)
            case "save":
                self.keep(Path(command.rest).expanduser() if command.rest else self.default_file())
            case "quit":
                self.quit()
        return False

    def rules(self) -> None:
        """The rules in short, and what the wrecks of this game offer."""
        self.screen.sentence(rules_in_short(self.game, self.language))
        for line in card_sentences(self.game, self.language):
            self.screen.sentence(line, indent="  ")

    def help(self, seat: int) -> None:
        """Show what can be done now, and all commands."""
        self.screen.sentence(phase_help(self.game, self.language))
        self.screen.write()
        for name in COMMANDS:
            word = translate(f"command-{name}", self.language)
            self.screen.write(f"  {word:<8} {translate(f'command_help-{name}', self.language)}")
        self.screen.write()
        self.offer(seat)

    def take_back(self, seat: int) -> bool:
        """Take back the last move of a seat, or say why not; whether it was taken back."""
        reason = why_not_undo(self.game, seat)
        if reason:
            self.screen.sentence(translate(f"undo-{reason}", self.language))
            return False
        undo(self.game, seat)
        self.told = min(self.told, len(self.game.steps))
        self.drawn = None
        self.screen.sentence(translate("undo-done", self.language))
        return True

    # -- files

    def default_file(self) -> Path:
        """The file of the game, or a new one."""
        return self.file or fresh_name(self.game.NAME)

    def keep(self, file: Path) -> bool:
        """Save, and say where; or say why not."""
        try:
            save(file, self.game, self.names)
        except NotOursError:
            self.screen.sentence(self.translate("not_ours", file=file))
            return False
        except OSError as error:
            self.screen.sentence(self.translate("not_saved", file=file, why=error.strerror or error))
            return False
        self.file = file
        self.screen.write(self.translate("saved", file=file))
        if not self.game.is_over:
            self.screen.write(self.translate("resume", file=shlex.quote(str(file))))
        return True

    def quit(self) -> None:
        """Leave, after offering to keep the game; `no` throws it away, `back` goes on playing."""
        file = self.default_file()
        while True:
            line = self.screen.ask(self.translate("save_as", file=file))
            if line.casefold() in self.translate("no").split():
                raise _Leave
            if line.casefold() in self.translate("back").split():
                return
            yes = not line or line.casefold() in self.translate("yes").split()
            if self.keep(file if yes else Path(line).expanduser()):
                raise _Leave


# -- taking back: a seat's own last move, as long as nothing hidden has been revealed since


def why_not_undo(game: Game, seat: int) -> str:
    """A word for the reason *seat* may not take back, or nothing."""
    for number in range(len(game.steps) - 1, -1, -1):
        step = game.steps[number]
        if step.seat is None:
            return "chance"
        if step.seat == seat:
            return ""
        if game.at(number).is_sealed:
            return "sealed"
    return "nothing"


def undo(game: Game, seat: int) -> None:
    """Take back to the last free decision of *seat*. The caller has asked why_not_undo()."""
    while game.pop().seat != seat:
        pass
    if forced(game, seat) is not None and not why_not_undo(game, seat):
        undo(game, seat)


def forced(game: Game, seat: int) -> Move | None:
    """The only move *seat* has, where it is no secret that it has only one."""
    moves = list(game.legal_moves_of(seat))
    return moves[0] if len(moves) == 1 and not game.is_sealed else None
