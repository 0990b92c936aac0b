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


def einauge(seed, steps, options):
    """Each card of the pile, in its order."""
    colours = ("red", "blue", "green", "yellow", "orange", "sky", "rose", "black")
    gone = options["colours_out"]
    if gone == "random":
        ways = list(itertools.combinations(colours, 5 - options["players"]))
        gone = ways[outcome(seed, 0, len(ways))] if options["players"] < 5 else ()
        if options["players"] < 5:
            yield "out " + " ".join(gone), steps.pop(0)
    pile = [f"up {c} {card['name']}" for c in colours if c not in gone for card in options["cards"]["islands"]]
    for key, said in enumerate(steps, start=1):
        yield pile.pop(outcome(seed, key, len(pile))), said


def barrakuda(seed, steps, _):
    """Each die of each turn; a pair's size depends on the hand, so pairs and layouts are left to `tortuga verify`."""
    kinds = {"distance": (0, 2), "direction": (1, 6), "jump": (2, 5)}
    for turn, said in steps:
        kind = said.split()[0]
        if kind in kinds:
            place, size = kinds[kind]
            yield f"{kind} {outcome(seed, 32 * turn + place, size) + 1}", said


told = json.loads(pathlib.Path(sys.argv[1]).read_text())
seed, salt = bytes.fromhex(told["seed"]), bytes.fromhex(told["salt"])
assert hashlib.sha256(seed + salt).hexdigest() == told["commitment"], "the commitment is another one"
deal = seed if told["known_deal"] else hashlib.sha256(seed + b"".join(map(bytes.fromhex, told["nonces"]))).digest()
checks = {"einauge": einauge, "barrakuda": barrakuda}[told["game"]](deal, told["chance"], told["options"])
wrong = [(number, want, said) for number, (want, said) in enumerate(checks, start=1) if want != said]
print("fair" if not wrong else f"not fair: {wrong[0]}")
sys.exit(bool(wrong))
