import assert from "node:assert/strict";
import { test } from "node:test";
import { beats, origins, touched } from "../../src/tortuga/web/static/boards/einauge/beats.js";

const face = (name, ducats) => ({ name, price: 3, sabres: 0, ducats, jewels: 0, chests: 0 });
const view = { options: { cards: { islands: [face("4", 2), face("7", 0)], ship: face("ship", 0) } } };
const state = (ducats, rows = {}) => ({ seats: [{ ducats, sabres: 0, jewels: 1, rows, lone_ships: 0 }] });
const told = (text, now) => beats(view, state(5), [{ seat: 0, text, state: now }]);

test("a move that pays nothing is one beat", () =>
  assert.deepEqual(
    told("lay red 4", state(5)).map(({ kind }) => kind),
    ["move"],
  ));
test("a row pays after its card has moved", () =>
  assert.deepEqual(
    told("buy red 4", state(4, { red: ["4"] })).map(({ kind, state: { seats } }) => [kind, seats[0].ducats]),
    [
      ["move", 2],
      ["paid", 4],
    ],
  ));
test("coins come from the row that paid", () =>
  assert.deepEqual(told("fight ship red", state(7, { red: ["4", "ship"] }))[1].flows, [
    ["row-0-red,mini-0-red", "held-0-ducats", 2, "tg-ducats"],
  ]));
test("a ship that lies alone pays nothing", () => assert.equal(told("buy ship alone", state(2, { red: ["4"] })).length, 1));
test("a card that was taken or laid stays marked; ships are alike", () => {
  const steps = [
    { seat: 0, text: "buy red 4 with ship" },
    { seat: 1, text: "lay ship" },
    { seat: null, text: "up blue 2" },
    { seat: 1, text: "pass" },
  ];
  assert.deepEqual([...touched(steps)], ["card:red 4"]);
});
test("a ship comes from the ship that is gone", () =>
  assert.deepEqual(origins(["ship:display:2"], ["ship:0:red:0", "card:red 4"]), {
    "ship:0:red:0": "ship:display:2",
    "card:red 4": "pile",
  }));
