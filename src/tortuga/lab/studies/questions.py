"""The questions that studies answer about every game whose kernels keep a tally."""

from __future__ import annotations

from tortuga.lab.laboratory import Question

EVERY = 0  # every number of players of the game

QUESTIONS = {
    "seats": Question("Does it matter where one sits?", EVERY),
    "cards": Question("What is a card, or a wreck, worth?"),
    "length": Question("How long is a game, and how high are the scores?", EVERY),
    "events": Question("How often does what happen?", EVERY),
    "options": Question("What do editions and options change?", 4),  # ties for chests need four
    "skill": Question("How much is skill, and how much is luck?", None),
}
