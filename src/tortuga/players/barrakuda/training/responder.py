"""A learned best responder: it knows a bot's mix in every position, and learns where that mix can be beaten.

What it wins above a half is a lower bound on how much the bot can lose: points = percentage points of win chance.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.games.barrakuda.actions import ACTIONS, PLAY
from tortuga.games.barrakuda.game import Barrakuda
from tortuga.games.barrakuda.state import SEATS, STATE
from tortuga.games.kit.chance import stream
from tortuga.games.kit.game import View
from tortuga.games.kit.warm import Report
from tortuga.players.barrakuda.bots.mixing import cards_of, states_of
from tortuga.players.barrakuda.training.self_play import learn
from tortuga.players.barrakuda.training.storage import data_folder, weights
from tortuga.players.barrakuda.turn_game.matrix import MOST
from tortuga.players.barrakuda.turn_game.stage_kernels import answer_worths, fill_stage
from tortuga.players.barrakuda.turn_game.value import Brain, network
from tortuga.players.base import Bot, Budget, Generator
from tortuga.players.checkpoints import loaded

TRUST = 0.7  # how much what came of a turn counts beside what was expected
RATE = 0.0005
STRAY = 0.1  # how often any card is played in a lesson: else two who wait teach nothing but waiting
LESSON_TURNS = 60  # the turn limit of a lesson's games
SAMPLES = 3  # of a bot that does not tell its mix


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
    """The bot's mix over the cards in hand; of one that does not tell, by asking it a few times."""
    assert view.seat is not None
    cards = cards_of(view.state, view.seat)
    mix = np.zeros(MOST)
    if hasattr(bot, "think"):
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
    """Plays against one bot, and learns from it."""

    def __init__(self, bot: Bot, budget: Budget, brain: Brain, seed: int) -> None:
        self.bot, self.budget, self.brain, self.seed = bot, budget, brain, seed
        self.steps = 0
        sizes = (brain.first.size, brain.first.size, brain.last.size, brain.last.size)
        self.moments = tuple(np.zeros(size, np.float64) for size in sizes)
        self.words = stream(seed, 1)

    def game(self, seed: int, seat: int, lesson: bool = False) -> tuple[list[Any], list[float], float]:
        """One game from that seat: the positions, what was expected of each, and the share won.

        In a lesson it strays now and then; a position from which it strayed is left out.
        """
        game = Barrakuda(2, seed=seed, turn_limit=LESSON_TURNS) if lesson else Barrakuda(2, seed=seed)
        generator = Generator(seed, 7)
        seen: list[Any] = []
        hoped: list[float] = []
        while not game.is_over:
            if game.phase == "choose":
                states = states_of(game.view(seat))
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
                game.push(game.text_of(self.answer(game.view(seat), seat)), seat)
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
        payoffs, sizes = np.zeros((36, SEATS)), np.ones(SEATS, np.int64)
        joints = fill_stage(rules, states, 0, self.brain, self.words, payoffs, sizes)
        game = payoffs[:joints, seat].reshape(int(sizes[1]), int(sizes[0]))  # [seat 1, seat 0]
        return game.T @ mix[: sizes[1]] if seat == 0 else game @ mix[: sizes[0]]

    def answer(self, view: View, seat: int) -> int:
        """Any other decision."""
        actions, worths = np.zeros(ACTIONS, np.int64), np.zeros(ACTIONS)
        found = answer_worths(view.rules, states_of(view), 0, seat, self.brain, self.words, actions, worths)
        return int(actions[int(worths[:found].argmax())])

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
            self.steps, _ = learn(
                Barrakuda(2).rules,
                batch,
                np.array(wanted),
                len(batch),
                self.brain,
                self.moments,
                self.steps,
                RATE,
                self.words,
            )
        return total

    def measure(self, first_seed: int, games: int, report: Report) -> Gain:
        """Play fresh games without learning."""
        won: list[float] = []
        for number in range(games):
            report(f"{self.bot.name}: games to measure", number, games)
            won.append(self.game(first_seed + number // 2, number % 2)[2])
        return gain_of(won)


def gain_of(won: list[float], z: float = 1.96) -> Gain:
    """The share with Wilson's interval."""
    number, mean = len(won), math.fsum(won) / len(won)
    middle = (mean + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * math.sqrt(mean * (1 - mean) / number + z * z / (4 * number * number))
    return Gain(number, mean, middle - half, middle + half)


def checkpoint_of(bot: Bot, seed: int) -> Path:
    """Where a responder is kept after every lesson."""
    name = bot.name.casefold().replace(" ", "-").strip("()")
    return data_folder() / "barrakuda" / "responders" / f"{name}-{seed}.npz"


def exploit(
    bot: Bot,
    report: Report,
    budget: Budget,
    lessons: int = 20,
    games: int = 40,
    measured: int = 400,
    seed: int = 1,
    resume: bool = True,
) -> Gain:
    """Train a responder against *bot* (a lesson is so many games), then measure it on fresh deals."""
    found = weights("barracuda-2") or weights("apneista-2")
    assert found is not None
    brain = network(found[0].first.copy(), found[0].last.copy())
    responder = Responder(bot, budget, brain, seed)
    path = checkpoint_of(bot, seed)
    done = _load(responder, path) if resume and path.exists() else 0
    report(f"{bot.name}: lessons", done, lessons)
    while done < lessons:
        share = responder.lesson(1_000_000 * seed + 1000 * done, games)
        done += 1
        _save(responder, path, done)
        report(f"{bot.name}: lessons, the last won {share:.3f}", done, lessons)
    return responder.measure(500_000_000 + 1_000_000 * seed, measured, report)


def _save(responder: Responder, path: Path, done: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part.npz")
    moments: dict[str, Any] = {f"moment{number}": moment for number, moment in enumerate(responder.moments)}
    facts = np.array([done, responder.steps])
    np.savez(part, first=responder.brain.first, last=responder.brain.last, facts=facts, **moments)
    part.replace(path)


def _load(responder: Responder, path: Path) -> int:
    with loaded(path) as kept:
        responder.brain = network(kept["first"].copy(), kept["last"].copy())
        responder.moments = tuple(kept[f"moment{number}"].copy() for number in range(4))
        done, responder.steps = (int(number) for number in kept["facts"])
    return done
