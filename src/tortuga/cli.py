"""The `tortuga` command. Every command imports what it needs when it runs, so that help is there at once."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tortuga import __version__

if TYPE_CHECKING:
    from tortuga.games.kit.game import Game
    from tortuga.games.kit.record import Record

GAMES = ("einauge", "barrakuda")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what a user got wrong is said in one line, with exit code 2."""
    args = _parser().parse_args(arguments)
    from tortuga.games.kit.errors import TortugaError

    try:
        return int(args.command(args))
    except TortugaError as error:
        return _fail(str(error))
    except BrokenPipeError:  # whoever read the output has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  # so that the interpreter's last flush finds somewhere
        return 141
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return 130


def _fail(reason: str) -> int:
    print(f"tortuga: {reason}", file=sys.stderr)
    return 2


# -- arguments -----------------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tortuga", description="Two treasure games, to play and to study.")
    parser.add_argument("--version", action="version", version=f"tortuga {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands)
    _add_serve(commands)
    _add_new(commands)
    _add_records(commands)
    _add_others(commands)
    _add_lab(commands)
    _add_bars(commands)
    _add_long_work(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = _command(commands, "play", _play, "play in the terminal, against bots or each other")
    play.add_argument("game", nargs="?", choices=GAMES, help="the game (asked if not given)")
    _add_options(play)
    play.add_argument("--seats", metavar="A,B,…", help="human or a bot's name, one a seat; default: you against bots")
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to save")


def _add_serve(commands: Any) -> None:
    serve = _command(commands, "serve", _serve, "serve the table in the browser")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument("--port", type=int, help="the port (default: 8000, or the next free one)")
    serve.add_argument("--public-url", default="", metavar="URL", help="the address people use, behind a proxy")
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than one need PostgreSQL")
    serve.add_argument("--database", metavar="WHERE", help="a SQLite file or postgresql://… (default: among your data)")
    serve.add_argument("--bot-pause", type=float, default=0.7, metavar="SECONDS", help="so that people see a bot move")
    serve.add_argument("--thinkers", type=int, default=1, metavar="N", help="processes in which bots think, a worker")
    limits = serve.add_argument_group("limits for one address (this machine has none)")
    limits.add_argument("--moves-a-minute", type=int, default=600, metavar="N", help="requests that change something")
    limits.add_argument("--tables-a-minute", type=int, default=60, metavar="N", help="new tables, names and records")
    limits.add_argument("--sockets", type=int, default=200, metavar="N", help="open at once; 0: as many as come")
    serve.add_argument("--open", action="store_true", help="open the browser")


def _add_new(commands: Any) -> None:
    new = _command(commands, "new", _new, "make the record of a new game")
    new.add_argument("game", choices=GAMES)
    _add_options(new)
    new.add_argument("--random", action="store_true", help="play it out with random moves")
    new.add_argument("--out", type=Path, metavar="FILE", help="write to a file")
    new.add_argument("--json", action="store_true", help="JSON instead of text (docs/records.md)")


def _add_records(commands: Any) -> None:
    replay = _command(commands, "replay", _replay, "show a record move by move")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true", help="the whole game as JSON (docs/records.md)")
    replay.add_argument("--step", action="store_true", help="wait for Enter after every move")
    verify = _command(commands, "verify", _verify, "check a record: moves, chance, hashes, result")
    verify.add_argument("file", type=Path)
    verify.add_argument("--json", action="store_true", help="the answer as JSON")
    review = _command(commands, "review", _review, "win chances, blunders, luck and skill of a recorded game")
    hint = _command(commands, "hint", _hint, "what to do at the end of an unfinished record")
    for parser in (review, hint):
        parser.add_argument("file", type=Path)
        parser.add_argument("--json", action="store_true", help="all figures as JSON")
        parser.add_argument("--effort", type=float, default=1.0, metavar="X", help="more is slower and surer")
    calibrate = _command(commands, "calibrate", _calibrate, "measure whether the review's claims come true")
    calibrate.add_argument("game", choices=GAMES)
    _add_options(calibrate)
    calibrate.add_argument("--games", type=int, default=2000, metavar="N", help="fresh games (default 2000)")
    calibrate.add_argument("--bot", default="", metavar="NAME", help="who plays them")
    calibrate.add_argument("--fit", action="store_true", help="fit the stretching anew, and write data/review.toml")
    calibrate.add_argument("--hints", type=int, metavar="N", help="instead: N hints against a search 100 times as long")
    fair = _command(commands, "verify-fair", _verify_fair, "check that a finished game was dealt as its seal promised")
    fair.add_argument("file", metavar="FILE|URL", help="its disclosure, or the address of its table")
    fair.add_argument("--seal", metavar="HEX", help="the commitment you saw before the first card")


def _add_others(commands: Any) -> None:
    cards = _command(commands, "cards", _cards, "show a card table with the provenance of every field")
    cards.add_argument("game", choices=GAMES)
    cards.add_argument("--cards", metavar="FILE", help="a table of your own")
    cards.add_argument("--json", action="store_true", help="the table as JSON")
    perft = _command(commands, "perft", _perft, "count the sequences of decisions on a fixed deal")
    perft.add_argument("game", choices=GAMES)
    _add_options(perft)
    perft.add_argument("--depth", type=int, default=3, metavar="N")
    perft.add_argument("--divide", action="store_true", help="a count a first move")
    train = _command(commands, "train", _train, "train the weights of a bot by self-play; can be stopped and resumed")
    train.add_argument("game", choices=GAMES)
    train.add_argument("--bot", required=True, metavar="NAME", help="the bot; weaker ones it builds on are trained too")
    train.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same weights")
    train.add_argument("--out", type=Path, metavar="FOLDER", help="where to write (default: the package's own weights)")
    train.add_argument("--effort", type=float, default=1.0, metavar="X", help="share of the usual number of games")
    warm = _command(commands, "warm", _warm, "compile the rules now, so that the next start is fast")
    warm.add_argument("game", nargs="?", choices=GAMES, help="only this one (default: both)")
    warm.add_argument("--all", action="store_true", help="what only the laboratory calls, too")


def _add_lab(commands: Any) -> None:
    arena = _command(commands, "arena", _lab, "let bots play each other in seat-rotated blocks")
    arena.add_argument("--blocks", type=int, default=100, metavar="N", help="blocks a line-up (default 100)")
    arena.add_argument("--seats", type=int, metavar="N", help="seats of a game (default 2)")
    arena.add_argument("--lineup", action="append", default=[], metavar="A,B,B,B", help="who sits together; repeatable")
    arena.add_argument("--budget", default="", metavar="LIMIT", help="a move of every bot: playouts=N or seconds=S")
    arena.add_argument("--sprt", metavar="P0,P1", help="stop when the first bot's share a seat is clearly P0 or P1")
    simulate = _command(commands, "simulate", _lab, "play many games of bots, one row a game")
    simulate.add_argument("--games", type=int, default=10_000, metavar="N", help="how many (default 10,000)")
    simulate.add_argument("--rotate", action="store_true", help="the bots move up a seat from game to game")
    simulate.add_argument("--moves", action="store_true", help="also write FILE.moves.parquet, one row a move")
    simulate.add_argument("--ray", metavar="ADDRESS", help="run on this Ray cluster")
    for parser in (arena, simulate):
        parser.add_argument("game", choices=GAMES)
        _add_options(parser)
        parser.add_argument("--out", type=Path, metavar="FILE", help="write .parquet (the arena also .json)")
        parser.add_argument("--json", action="store_true", help="the summary as JSON")
        parser.add_argument("--jobs", type=int, metavar="N", help="how many at once (default: all cores)")
        parser.set_defaults(lab=parser.prog.rpartition(" ")[2])
    simulate.add_argument("--resume", action="store_true", help="go on with the --out file")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="go on with the results in this file")
    _add_studies(commands)


def _add_studies(commands: Any) -> None:
    study = _command(commands, "study", _study, "answer a question about a game, with pictures and intervals")
    study.add_argument("game", choices=(*GAMES, "all"), help="a game; all: every question about both")
    study.add_argument(
        "question", nargs="?", default="all", help="seats, cards, length, events, options, skill, danger"
    )
    study.add_argument("--out", type=Path, default=Path("studies"), metavar="FOLDER", help="default: studies")
    whatif = _command(commands, "whatif", _study, "compare a card table with another on the same deals")
    whatif.add_argument("game", choices=GAMES)
    whatif.add_argument("--cards", required=True, metavar="FILE", help="the new table")
    whatif.add_argument("--against", metavar="FILE", help="the old one (default: ours)")
    whatif.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of both games, such as wrecks=4"
    )
    whatif.add_argument("--out", type=Path, metavar="FOLDER", help="also write a page, GAME-whatif.html")
    whatif.add_argument("--json", action="store_true", help="the figures as JSON")
    for parser in (study, whatif):
        parser.add_argument("--games", metavar="N", help="how many (default: what two cores play in half a minute)")
        parser.add_argument("--players", metavar="N", help="how many seats (default 3)")
        parser.add_argument("--seed", metavar="SEED", help="any text; default: 1")
        parser.add_argument("--jobs", type=int, metavar="N", help="how many at once (default: all cores)")
        parser.set_defaults(study=parser.prog.rpartition(" ")[2])


def _add_bars(commands: Any) -> None:
    bars = _command(commands, "bars", _lab, "measure every promise of the ladders anew; Ctrl-C and again goes on")
    bars.add_argument("--game", choices=GAMES, help="only this one")
    bars.add_argument("--match", default="", metavar="WORD", help="only matches with this in their name: openspiel")
    bars.add_argument("--seed", default="20260101", metavar="SEED", help="a number or 64 hexadecimal digits")
    bars.add_argument("--scale", type=float, default=1.0, metavar="X", help="a part of all blocks, for a try")
    bars.add_argument("--out", type=Path, default=Path("build/bars"), metavar="FOLDER", help="default: build/bars")
    bars.add_argument("--jobs", type=int, metavar="N", help="how many at once (default: all cores)")
    bars.set_defaults(lab="bars")


def _lab(args: argparse.Namespace) -> int:
    from tortuga.lab import commands

    compiled_already(args.game)
    return int(getattr(commands, args.lab)(args))


def _add_long_work(commands: Any) -> None:
    solve = _command(commands, "solve", _solve, "solve the coarse model of Barrakuda for two")
    solve.add_argument("game", choices=("barrakuda",))
    solve.add_argument("--goal", type=int, default=8, metavar="N", help="a lower goal is solved sooner")
    solve.add_argument("--bags", type=int, default=5, metavar="N", help="gold in a bag that is told apart")
    solve.add_argument("--start", type=float, metavar="SHARE", help="the first value of every position")
    solve.add_argument("--anew", action="store_true", help="do not go on with work on disk")
    solve.add_argument("--check", action="store_true", help="only play games by a table that is there already")
    exploit = _command(commands, "exploit", _exploit, "how much a best response gains against a bot of Barrakuda")
    exploit.add_argument("game", choices=("barrakuda",))
    exploit.add_argument("--bot", required=True, metavar="NAME", help="a bot, or all")
    exploit.add_argument("--model", action="store_true", help="exactly, on the coarse model; else learned, in the game")
    exploit.add_argument("--goal", type=int, default=8, metavar="N", help="of the model; a lower one is sooner done")
    exploit.add_argument("--bags", type=int, default=5, metavar="N", help="of the model")
    exploit.add_argument("--lessons", type=int, default=20, metavar="N", help="of 40 games each")
    exploit.add_argument("--games", type=int, default=400, metavar="N", help="fresh games to measure")
    exploit.add_argument("--playouts", type=int, metavar="N", help="the bot's budget a move")
    exploit.add_argument("--seed", type=int, default=1, metavar="N")
    exploit.add_argument("--anew", action="store_true", help="do not go on with work on disk")
    exploit.add_argument("--out", type=Path, metavar="FILE", help="JSON to put the findings into")


def _study(args: argparse.Namespace) -> int:
    from tortuga.lab.studies import commands

    compiled_already(None if args.game == "all" else args.game)
    return int(getattr(commands, f"run_{args.study}")(args))


def _command(commands: Any, name: str, run: Any, what: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what[0].upper() + what[1:] + ".")
    parser.set_defaults(command=run)
    return parser


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="N", help="how many seats")
    parser.add_argument("--edition", metavar="NAME", help="Einauge: amigo, italian or dutch")
    parser.add_argument("--cards", metavar="FILE", help="a card table: a name, or a TOML file of your own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="any option of the rules")
    parser.add_argument("--seed", metavar="SEED", help="a number or 64 hexadecimal digits; default: drawn")


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The options a user gave, still unchecked."""
    from tortuga.games.kit.errors import OptionError, expected

    given: dict[str, Any] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(expected("--option", "NAME=VALUE", text))
        given[name] = value
    for name in ("players", "edition", "cards"):
        if getattr(args, name) is not None and not hasattr(args, "lab"):  # the laboratory's players are bots
            given[name] = getattr(args, name)
    return given


def _seed(args: argparse.Namespace) -> bytes:
    from tortuga.games.kit.chance import seed_bytes
    from tortuga.games.kit.errors import OptionError

    try:
        return seed_bytes(args.seed)
    except ValueError as error:
        raise OptionError(f"--seed: {error}") from None


def _new_game(args: argparse.Namespace) -> Game:
    from tortuga.games import game_type

    return game_type(args.game)(seed=_seed(args), **options_of(args))


# -- commands ------------------------------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    from tortuga.terminal import play

    compiled_already(args.game)
    return play.main(
        args.game,
        seats=args.seats.split(",") if args.seats else None,
        options=options_of(args),
        seed=_seed(args),
        save=args.save,
        load=args.load,
    )


def _serve(args: argparse.Namespace) -> int:
    from tortuga.web.serve import default_database, serve
    from tortuga.web.settings import Settings

    compiled_already(None)
    settings = Settings(
        database=args.database or default_database(),
        host=args.host,
        port=args.port or 8000,
        public_url=args.public_url,
        workers=_at_least_one("--workers", args.workers),
        bot_pause=args.bot_pause,
        thinkers=_at_least_one("--thinkers", args.thinkers),
        moves_a_minute=_at_least_one("--moves-a-minute", args.moves_a_minute),
        tables_a_minute=_at_least_one("--tables-a-minute", args.tables_a_minute),
        sockets=max(0, args.sockets),
    )
    with _warming_beside():
        return serve(settings, open_browser=args.open, any_port=args.port is None)


@contextlib.contextmanager
def _warming_beside() -> Iterator[None]:
    """Compile the searches of the strong bots in a process beside the server, and let people come in meanwhile."""
    from tortuga.games.kit.compile import was_warmed

    beside = None
    if not all(was_warmed(f"{game}-bots") for game in GAMES):
        import subprocess

        beside = subprocess.Popen(
            [sys.executable, "-c", GENTLY],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    try:
        yield
    finally:
        if beside is not None:
            beside.kill()
            beside.wait()


GENTLY = "from tortuga.cli import warm_gently; warm_gently()"


def warm_gently() -> None:
    """Compile, yielding to everybody, for as long as standard input is open: a killed server leaves nothing behind."""
    import threading

    getattr(os, "nice", int)(10)
    threading.Thread(target=_end_with_input, daemon=True).start()
    main(["warm"])


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(130)


def _at_least_one(what: str, number: int) -> int:
    from tortuga.games.kit.errors import OptionError, expected

    if number < 1:
        raise OptionError(expected(what, "a whole number from 1", number))
    return number


def _new(args: argparse.Namespace) -> int:
    from tortuga.games.kit import record

    game = _new_game(args)
    if args.random:
        _play_out(game)
    date = datetime.now(UTC).date().isoformat()
    text = _dump(record.to_json(game, date=date)) if args.json else record.write(game, date=date)
    if args.out:
        args.out.write_text(text, "utf-8")
    else:
        print(text, end="" if text.endswith("\n") else "\n")
    return 0


def _play_out(game: Game) -> None:
    """Uniformly random moves, from the game's own seed."""
    import random

    chooser = random.Random(game.deal.seed + b"moves")
    while not game.is_over:
        game.push(chooser.choice(list(game.legal_moves_of(game.turn if game.turn is not None else 0))))


def _dump(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _read(path: Path) -> Record:
    from tortuga.games.kit import record
    from tortuga.games.kit.errors import RecordError, TortugaError

    try:
        return record.read(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise TortugaError(
            f"{path}, line {line}: expected UTF-8 text; a byte {error.object[error.start]:#04x} came"
        ) from None
    except RecordError as error:
        raise TortugaError(f"{path}, {error}") from None


def _replay(args: argparse.Namespace) -> int:
    from tortuga.games.kit import record
    from tortuga.show.words import move_sentence

    found = _read(args.file)
    game = found.game
    if args.json:
        print(_dump(record.to_json(game, found.names, found.date)), end="")
        return 0
    past = type(game)(options=game.options, seed=game.deal.seed, position=game.position, manual_chance=True)
    print(past)
    for number, step in enumerate(game.steps, start=1):
        sentence = move_sentence(past, step, found.names)
        past.push_step(str(step))
        print(f"\n{number}. {sentence}")
        last = number == len(game.steps)
        if last or game.steps[number].seat is not None:
            print(past)
            if args.step and not last:
                input()
    print(record.result_text(game))
    return 0


def _verify(args: argparse.Namespace) -> int:
    from tortuga.games.kit import record
    from tortuga.games.kit.errors import TortugaError

    try:
        found = _read(args.file)
    except TortugaError as error:
        if args.json:
            print(_dump({"valid": False, "reason": str(error)}), end="")
            return 1
        print(f"not valid: {error}", file=sys.stderr)
        return 1
    game = found.game
    if args.json:
        answer = {
            "valid": True,
            "steps": len(game.steps),
            "hash": game.state_hash(),
            "notes": list(map(str, found.notes)),
        }
        print(_dump({**answer, "result": record.result_text(game)}), end="")
        return 0
    print(f"valid: {len(game.steps)} steps, state {game.state_hash()}, {record.result_text(game)}")
    for note in found.notes:
        print(f"note: {note}")
    return 0


def _review(args: argparse.Namespace) -> int:
    from tortuga.review import review
    from tortuga.review.tell import told

    found = _read(args.file)
    judged = review(found, args.effort, _reviewing)
    print(_dump(judged.plain()) if args.json else told(judged, found.names) + "\n", end="")
    return 0


def _reviewing(done: int, total: int) -> None:
    if sys.stderr.isatty():
        _progress("review", done, total)


def _calibrate(args: argparse.Namespace) -> int:
    from tortuga.review import measuring

    options, first = options_of(args), int(args.seed or 1) * 1_000_000
    if args.hints:
        lost = measuring.hint_losses(args.game, options, args.hints, first, args.bot)
        print(
            f"{sum(loss == 0 for loss in lost)} of {len(lost)} hints agree; mean loss {100 * sum(lost) / len(lost):.2f}"
        )
        return 0
    claims = measuring.claims(args.game, options, args.games, first, args.bot, _reviewing)
    for low, number, claimed, won in measuring.tenths(claims):
        print(f"{low:>3}-{low + 10:<3} {number:>6} claims  claimed {100 * claimed:5.1f}  won {100 * won:5.1f}")
    if args.fit:
        words = ["tortuga", "calibrate", args.game, *(f"--{key} {value}" for key, value in options.items())]
        command = " ".join([*words, f"--games {args.games}", f"--seed {args.seed or 1}", "--fit"])
        where = Path(__file__).parent / "data" / "review.toml"
        measuring.write_fits(args.game, len(claims[0].won), claims, command, where)
    return 0


def _hint(args: argparse.Namespace) -> int:
    from tortuga.games.kit.errors import TortugaError
    from tortuga.review import hint
    from tortuga.review.tell import advised

    game = _read(args.file).game
    if game.turn is None:
        raise TortugaError(f"{args.file}: expected a game in which somebody decides next; phase {game.phase} came")
    advice = hint(game.view(game.turn), args.effort)
    print(_dump(advice.plain()) if args.json else advised(advice) + "\n", end="")
    return 0


def _verify_fair(args: argparse.Namespace) -> int:
    from tortuga.games.kit.errors import TortugaError
    from tortuga.tables.verification import Unfair, told_by, verify

    told = told_by(args.file)
    try:
        for line in verify(told, args.seal):
            print(line)
    except Unfair as error:
        print(f"not fair: {error}", file=sys.stderr)
        return 1
    except TortugaError as error:
        raise TortugaError(f"{args.file}: {error}") from None
    print("fair")
    return 0


def _cards(args: argparse.Namespace) -> int:
    from tortuga.games import game_type
    from tortuga.show.cards import draw_table

    options = game_type(args.game).options_type.of(**({"cards": args.cards} if args.cards else {}))
    if args.json:
        print(_dump({**options.cards.plain(), "hash": options.cards.hash}), end="")
    else:
        print(draw_table(args.game, options.cards))
    return 0


def _solve(args: argparse.Namespace) -> int:
    from tortuga.players.commands_barrakuda import run_solve

    return run_solve(args)


def _exploit(args: argparse.Namespace) -> int:
    from tortuga.players.commands_barrakuda import run_exploit

    return run_exploit(args)


def _perft(args: argparse.Namespace) -> int:
    from tortuga.games.kit.perft import divide, perft

    game = _new_game(args)
    if args.divide:
        for move, number in divide(game, args.depth).items():
            print(f"{number:>12,}  {move}")
    else:
        for depth in range(1, args.depth + 1):
            print(f"{depth:>3} {perft(game, depth):>14,}", flush=True)
    return 0


def _train(args: argparse.Namespace) -> int:
    from tortuga.games.kit.compile import home
    from tortuga.games.kit.errors import OptionError
    from tortuga.players.training import Order, train

    out = args.out or Path(__file__).parent / "data" / args.game / "weights"
    order = Order(args.game, args.bot, args.seed, out, home() / "training", args.effort)
    try:
        written = train(order, _learning)
    except ValueError as error:
        raise OptionError(str(error)) from None
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on from {order.checkpoints}", file=sys.stderr)
        return 130
    print("\n".join(str(path) for path in written))
    return 0


def _learning(progress: Any) -> None:
    """One line of how far a training is: a terminal's is written over, a file's is not."""
    rate = f"{progress.done}/{progress.total}, {progress.seconds:.0f} s, about {progress.left:.0f} s left"
    line = f"{progress.what}: {rate}; {progress.figure}"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
    elif progress.done % max(1, progress.total // 10) == 0 or progress.done == progress.total:
        print(line, file=sys.stderr, flush=True)


def _warm(args: argparse.Namespace) -> int:
    from tortuga.lab.tally import Deals, tallied

    for game in GAMES if args.game is None else (args.game,):
        compiled_already(game)
        _warm_bots(game)
        tallied(Deals.of(game, 2), 1, 1)  # studies and the workshop
        if args.all:
            from tortuga.lab.warm import warm_lab

            warm_lab(game, _progress)
    return 0


def compiled_already(game: str | None) -> None:
    """Compile what is not yet on disk, with progress where a person looks on: the rules and the quick bots."""
    from tortuga.games import game_type
    from tortuga.games.kit.compile import mark_warm, was_warmed
    from tortuga.games.kit.warm import warm
    from tortuga.players import usual

    for name in GAMES if game is None else (game,):
        if not was_warmed(name):
            print(f"Compiling the rules of {name}, once (about half a minute) …", file=sys.stderr)
            warm(game_type(name), _progress)
            _choose_once(name, ("random", usual(name)))
            mark_warm(name)


def _warm_bots(game: str) -> None:
    """The searches of all bots: minutes, so not before the first game."""
    from tortuga.games.kit.compile import mark_warm, was_warmed
    from tortuga.players import names

    if not was_warmed(f"{game}-bots"):
        _choose_once(game, names(game))
        mark_warm(f"{game}-bots")


def _choose_once(game: str, bots: Sequence[str]) -> None:
    """Let each choose once, and once more in the midst of a turn."""
    from tortuga.players import Budget, Generator, bot

    for number, name in enumerate(bots, start=1):
        _progress(f"{game}: {name}", number, len(bots))
        for board, seat in _first_questions(game):
            bot(name).choose(board.view(seat), Budget(playouts=32), Generator(0))


def _first_questions(game: str) -> list[tuple[Game, int]]:
    """The first position, and the first of another phase, where bots of Barrakuda ask another kernel."""
    from tortuga.games import game_type

    board = game_type(game)(seed=0)
    first = board.copy()
    while board.phase == first.phase:
        moves = list(board.legal_moves_of(board.seats_to_move[0]))
        board.push(moves[len(board.moves) % len(moves)])  # not always the same card
    return [(first, first.seats_to_move[0]), (board, board.seats_to_move[0])]


def _progress(what: str, number: int, total: int) -> None:
    done = "#" * (20 * number // total)
    if sys.stderr.isatty():
        end = "\n" if number == total else ""
        print(f"\r\x1b[K[{done:<20}] {number}/{total} {what}", end=end, file=sys.stderr, flush=True)
    else:
        print(f"  {number}/{total} {what}", file=sys.stderr, flush=True)
