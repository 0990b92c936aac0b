"""A user's script: plays, saves, asks a bot, simulates, steps environments. test_wheel.py checks its types."""

from pathlib import Path

from tortuga import Barrakuda, Einauge
from tortuga.games.kit.errors import TortugaError
from tortuga.games.kit.game import Game, View
from tortuga.games.kit.moves import Move
from tortuga.lab.envs import einauge_v0
from tortuga.lab.envs.batch import Batch
from tortuga.lab.envs.single import TortugaEnv
from tortuga.lab.simulate import Job, simulated
from tortuga.players import Bot, Budget, Generator, bot


def play(game: Game, player: Bot) -> tuple[int, ...]:
    """Play a game to its end and return the winners."""
    generator = Generator(seed=1)
    while not game.is_over:
        view: View = game.view(game.seats_to_move[0])
        move: Move = player.choose(view, Budget(playouts=10), generator)
        game.push(move)
    outcome = game.outcome()
    return tuple(outcome.winners) if outcome is not None else ()


def look_back(path: Path) -> list[str]:
    """Save a game and read it again; return the moves that were legal after three steps."""
    game = Einauge(players=2, seed=7)
    winners: tuple[int, ...] = play(game, bot("Matrose"))
    game.save(path, names=["Anna", "Bo"])
    again: Einauge = Einauge.load(path)
    seen: View = again.view(0, at=3)
    print(winners, seen.plain(), again.state_hash())
    return [move.text for move in again.at(3).legal_moves]


def refused(game: Barrakuda) -> str:
    """Return why a move is refused."""
    try:
        game.push("buy red 4")
    except TortugaError as error:
        return str(error)
    return ""


def rate() -> float:
    """Simulate a few games and return how many were played a second."""
    return simulated(Job("einauge", ("Matrose", "random"), seed="1"), 100, jobs=1).rate


def step_environments() -> None:
    """Step every kind of environment once."""
    batch = Batch("einauge", games=16, seed=1)
    batch.reset()
    batch.step(batch.random_actions())
    single = TortugaEnv("einauge", opponent="Matrose", players=3)
    single.reset(seed=1)
    single.step(int(single.action_masks().argmax()))
    several = einauge_v0.env(players=2)
    several.reset(seed=1)
    several.step(several.action_space(several.agent_selection).sample())


if __name__ == "__main__":
    print(look_back(Path("game.txt")), refused(Barrakuda(players=3, seed=1)), rate())
    step_environments()
