"""Check a finished game's fairness without our package: python verify_fair.py fairness.json

The file is what GET /api/tables/ID/fairness answers: the commitment everybody saw before the first card, and what was
revealed at the end. Checked are the commitment, the seed of the deal, and every card and die (docs/records.md).
"""

import hashlib
import itertools
import json
import pathlib
import sys


def outcome(seed, key, size):
    """The place of the outcome among `size` equally likely ones."""
    attempt, value = 0, 2**64
    while value >= 2**64 - 2**64 % size:
        text = seed + key.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        attempt, value = attempt + 1, int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
    return value % size


def einauge(seed, told):
    """Each card of the pile, in its order; all of them if the game was played to its end."""
    colours = ("red", "blue", "green", "yellow", "orange", "sky", "rose", "black")
    options, steps = told["options"], list(told["chance"])
    gone = options["colours_out"]
    if gone == "random":
        ways = list(itertools.combinations(colours, 5 - options["players"]))
        gone = ways[outcome(seed, 0, len(ways))] if options["players"] < 5 else ()
        if options["players"] < 5:
            yield "out " + " ".join(gone), steps.pop(0) if steps else "nothing"
    pile = [f"up {c} {card['name']}" for c in colours if c not in gone for card in options["cards"]["islands"]]
    for key, said in enumerate(steps, start=1):
        yield pile.pop(outcome(seed, key, len(pile))) if pile else "nothing", said
    if pile and not told["given_up"]:
        yield f"{len(pile)} more cards", "nothing"


def barrakuda(seed, told):
    """Each die of each turn; a pair's size depends on the hand, so pairs and layouts are left to `tortuga verify`."""
    kinds = {"distance": (0, 2), "direction": (1, 6), "jump": (2, 5)}
    turn, chosen, thrown, listed = 0, 0, set(), list(told["chance"])
    for step in told["steps"]:
        who, said = step.split(" ", 1)
        kind = said.split()[0]
        if kind in ("dive", "barracuda"):  # a turn begins when the first of all seats chooses
            if chosen % told["options"]["players"] == 0:
                turn += 1
            chosen += 1
        if who == "~":
            yield [turn, said], listed.pop(0)
        if who == "~" and kind in kinds:
            place, size = kinds[kind]
            yield f"{kind} {outcome(seed, 32 * turn + place, size) + 1}", said
            thrown.add((turn, kind))
    for number in range(1, turn + (not told["given_up"])):
        yield "distance", "distance" if (number, "distance") in thrown else "nothing"


told = json.loads(pathlib.Path(sys.argv[1]).read_text())
seed, salt = bytes.fromhex(told["seed"]), bytes.fromhex(told["salt"])
assert hashlib.sha256(seed + salt).hexdigest() == told["commitment"], "the commitment is another one"
assert told["position"] is None, "a game that began from a position: use `tortuga verify-fair`"
deal = seed if told["known_deal"] else hashlib.sha256(seed + b"".join(map(bytes.fromhex, told["nonces"]))).digest()
said = [each[1] if isinstance(each, list) else each for each in told["chance"]]
shown = [step[2:] for step in told["steps"] if step.startswith("~ ")]
assert said == shown, "chance: not the outcomes that stand in the steps"
checks = {"einauge": einauge, "barrakuda": barrakuda}[told["game"]](deal, told)
wrong = [(number, want, said) for number, (want, said) in enumerate(checks, start=1) if want != said]
print("fair" if not wrong else f"not fair: {wrong[0]}")
sys.exit(bool(wrong))
