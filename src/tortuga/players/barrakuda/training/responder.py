"""Best responders by the full rules: they are told a bot's mix in every position.

One learns where that mix can be beaten; one searches some turns deep. The share of the win above a half is a lower
bound on how much the bot can lose, in percentage points.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import PLAY
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.options import Options
from tortuga.games.barrakuda.state import SEATS, STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.errors import OptionError, expected
from tortuga.games.kit.game import View
from tortuga.games.kit.warm import Report
from tortuga.players.barrakuda.bots import apneista, nettuno
from tortuga.players.barrakuda.bots.apneista import Apneista
from tortuga.players.barrakuda.bots.mixing import answers, cards_of
from tortuga.players.barrakuda.bots.nettuno import Nettuno
from tortuga.players.barrakuda.storage import data_folder, weights
from tortuga.players.barrakuda.training.reply_search import search_reply
from tortuga.players.barrakuda.training.self_play import Learner
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.solver import PAIRS, fill_stage
from tortuga.players.barrakuda.turn_game.value import Evaluator, network
from tortuga.players.base import Bot, Budget, Generator, ThinkingBot

TRUST = 0.7  # how much what came of a turn counts beside what was expected
RATE = 0.0005
STRAY = 0.1  # how often a random card is played in a lesson: two who only wait would never learn anything else
LESSON_TURNS = 60  # the turn limit of a lesson's games
FRESH = 500_000_000  # the seeds of games that measure begin there
SEARCHED = (4, 8, 3)  # cards that are looked at again, ways to play on, turns of each
FIRST = "first"
SAMPLES = 3  # moves of a bot that has no mix to tell


@dataclass(frozen=True)
class Gain:
    """What the responder won: the share with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float

    @property
    def points(self) -> float:
        """Percentage points above a half."""
        return 100 * (self.share - 0.5)


def mix_of(bot: Bot, view: View, budget: Budget, generator: Generator) -> Any:
    """The bot's mix over the cards in hand; for a bot without one, the share of each card in a few of its moves."""
    assert view.seat is not None
    cards = cards_of(view.state, view.seat)
    mix = np.zeros(MOST)
    if isinstance(bot, ThinkingBot):
        told = bot.think(view, budget, generator).mix
        mix[: len(cards)] = [told.get(PLAY + card, 0.0) for card in cards]
        return mix
    if bot.name in ("random", "Pesciolino"):
        mix[: len(cards)] = 1 / len(cards)
        return mix
    for _ in range(SAMPLES):
        mix[cards.index(bot.choose(view, budget, generator).action - PLAY)] += 1 / SAMPLES
    return mix


class Responder:
    """A player that learns to beat one bot, on one layout or on any."""

    def __init__(self, bot: Bot, budget: Budget, evaluator: Evaluator, seed: int, layout: str = FIRST) -> None:
        self.bot, self.budget, self.learner = bot, budget, Learner(evaluator)
        self.words, self.options = stream(seed, 1), Options.of(2, layout=layout)

    def game(self, seed: int, seat: int, lesson: bool = False) -> tuple[list[Any], list[float], float]:
        """Play one game from that seat: the positions, what was expected of each, and the share won.

        In a lesson a random card is played now and then; such positions are left out.
        """
        options = replace(self.options, turn_limit=LESSON_TURNS) if lesson else self.options
        game = Barrakuda(options=options, seed=seed)
        generator = Generator(seed, 7)
        seen: list[Any] = []
        hoped: list[float] = []
        while not game.is_over:
            if game.phase == "choose":
                states = game.view(seat).states
                theirs = game.view(1 - seat)
                mix = mix_of(self.bot, theirs, self.budget, generator)
                worths = self.worths(theirs.rules, states, seat, mix)
                cards, chosen = cards_of(states[0], seat), int(worths.argmax())
                if lesson and generator.below(1000) < 1000 * STRAY:
                    chosen = generator.below(len(cards))
                else:
                    seen.append(states[0].copy())
                    hoped.append(float(worths.max()))
                game.push(game.text_of(PLAY + cards[chosen]), seat)
                game.push(game.text_of(PLAY + self._drawn(theirs, mix, generator)), 1 - seat)
            elif game.turn == seat:
                worth = answers(game.view(seat), self.learner.evaluator, self.words)
                game.push(game.text_of(max(worth, key=lambda action: worth[action])), seat)
            else:
                game.push(self.bot.choose(game.view(1 - seat), self.budget, generator))
        outcome = game.outcome()
        assert outcome is not None
        return seen, hoped, (seat in outcome.winners) / len(outcome.winners)

    def _drawn(self, view: View, mix: Any, generator: Generator) -> int:
        assert view.seat is not None
        cards = cards_of(view.state, view.seat)
        place = int(np.searchsorted(np.cumsum(mix[: len(cards)]), generator.below(1 << 20) / (1 << 20), side="right"))
        return cards[min(place, len(cards) - 1)]

    def worths(self, rules: Any, states: Any, seat: int, mix: Any) -> Any:
        """Each own card's share against the bot's mix."""
        payoffs, sizes = np.zeros((PAIRS, SEATS)), np.ones(SEATS, np.int64)
        joints = fill_stage(rules, states, 0, self.learner.evaluator, self.words, payoffs, sizes)
        game = payoffs[:joints, seat].reshape(int(sizes[1]), int(sizes[0]))  # [seat 1, seat 0]
        return game.T @ mix[: sizes[1]] if seat == 0 else game @ mix[: sizes[0]]

    def lesson(self, first_seed: int, games: int) -> float:
        """Play so many games from both seats in turn, then learn from them; the mean share won."""
        states: list[Any] = []
        wanted: list[list[float]] = []
        total = 0.0
        for number in range(games):
            seat = number % 2
            seen, hoped, won = self.game(first_seed + number, seat, lesson=True)
            total += won / games
            target = won
            for state, hope in zip(reversed(seen), reversed(hoped), strict=True):
                target = TRUST * target + (1 - TRUST) * hope
                states.append(state)
                wanted.append([target, 1 - target, 0, 0] if seat == 0 else [1 - target, target, 0, 0])
        batch = np.array(states, STATE)
        for _ in range(2):
            self.learner.learn(self.options.rules(), batch, np.array(wanted), RATE, self.words)
        return total

    def measure(self, first_seed: int, games: int, report: Report) -> Gain:
        """Play fresh games without learning."""
        won: list[float] = []
        for number in range(games):
            report(f"{self.bot.name}: games to measure", number, games)
            won.append(self.game(first_seed + number // 2, number % 2)[2])
        return gain_of(won)


class Searcher(Responder):
    """A player that knows one bot's values: it searches for the best reply to its mix, and learns nothing."""

    def __init__(self, bot: Bot, budget: Budget, seed: int, layout: str = FIRST) -> None:
        self.theirs = values_of(bot, Options.of(2, layout=layout))
        super().__init__(bot, budget, self.theirs, seed, layout)

    def worths(self, rules: Any, states: Any, seat: int, mix: Any) -> Any:
        """Each own card's share against the bot's mix, some turns deep."""
        theirs, worths = np.zeros_like(mix), np.zeros(MOST)
        own = self.learner.evaluator
        found = search_reply(rules, states, 0, seat, own, self.theirs, SEARCHED, self.words, theirs, worths)
        return worths[:found]


def values_of(bot: Bot, options: Options) -> Evaluator:
    """The values on which a bot solves its turns; refused for a bot that plays otherwise."""
    found = None
    if isinstance(bot, Nettuno):
        found = nettuno.evaluator_for(options, bot.table)
    elif isinstance(bot, Apneista):
        found = apneista.evaluator_for(options)
    if found is None:
        raise OptionError(expected("--bot", "one that solves its turns on values in this layout", bot.name))
    return found[0]


def gain_of(won: list[float]) -> Gain:
    """The share with Wilson's interval."""
    number, mean, z = len(won), math.fsum(won) / len(won), 1.96
    middle = (mean + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * math.sqrt(mean * (1 - mean) / number + z * z / (4 * number * number))
    return Gain(number, mean, middle - half, middle + half)


def checkpoint_of(bot: Bot, seed: int, layout: str = FIRST) -> Path:
    """The checkpoint of a responder, written after every lesson."""
    name = bot.name.casefold().replace(" ", "-").strip("()")
    where = "" if layout == FIRST else f"{layout}-"
    return data_folder() / "barrakuda" / "responders" / f"{name}-{where}{seed}.npz"


def exploit(
    bot: Bot,
    report: Report,
    budget: Budget,
    lessons: int = 20,
    games: int = 40,
    measured: int = 400,
    seed: int = 1,
    resume: bool = True,
    layout: str = FIRST,
) -> Gain:
    """Train a responder against *bot* (a lesson is so many games), then measure it on fresh deals."""
    found = weights("barracuda-2") or weights("apneista-2")
    assert found is not None
    evaluator = network(found[0].first.copy(), found[0].last.copy())
    responder = Responder(bot, budget, evaluator, seed, layout)
    path = checkpoint_of(bot, seed, layout)
    done = responder.learner.load(path)[0] if resume and path.exists() else 0
    report(f"{bot.name}: lessons", done, lessons)
    while done < lessons:
        share = responder.lesson(1_000_000 * seed + 1000 * done, games)
        done += 1
        responder.learner.save(path, done)
        report(f"{bot.name}: lessons, the last won {share:.3f}", done, lessons)
    return responder.measure(FRESH + 1_000_000 * seed, measured, report)


def searched(bot: Bot, report: Report, budget: Budget, measured: int = 400, seed: int = 1, layout: str = FIRST) -> Gain:
    """Measure what a search for the best reply gains against *bot*, on fresh deals."""
    return Searcher(bot, budget, seed, layout).measure(FRESH + 1_000_000 * seed, measured, report)
