import assert from "node:assert/strict";
import { test } from "node:test";
import { chart, order, ranks, vaultOf } from "../../src/tortuga/web/static/boards/barrakuda/facts.js";
import { arrange, borne, movesWith } from "../../src/tortuga/web/static/boards/einauge/facts.js";

test("the fewest cards are first, and ties are marked", () => assert.deepEqual(ranks([2, 0, 2]), ["2=", "1", "2="]));
test("seats of equal rows share a place", () =>
  assert.deepEqual(order([2, 0, 2]), [
    { length: 0, seats: [1] },
    { length: 2, seats: [0, 2] },
  ]));
test("partners share a vault", () => assert.equal(vaultOf({ options: { teams: true }, state: { vaults: [3, 9] } }, 3), 9));
test("wrecks lie at parts of the map", () =>
  assert.deepEqual(
    chart({
      extra: {
        cells: [
          [0, 0],
          [1, 2],
        ],
      },
    }),
    {
      rows: 2,
      columns: 3,
      places: [
        { x: 0, y: 0 },
        { x: 2 / 3, y: 0.5 },
      ],
    },
  ));
test("before the layout is drawn there are no places", () => assert.deepEqual(chart({ extra: { cells: [] } }).places, []));

test("cards stay in their slots, and new ones fill the gaps", () =>
  assert.deepEqual(arrange(["red 4", "blue 2", null], ["blue 2", "sky 3"]), ["sky 3", "blue 2", null]));
test("two ships take two slots", () => assert.deepEqual(arrange(["ship", null, null], ["ship", "ship"]), ["ship", "ship", null]));
test("a row bears what its cards bear together", () => {
  const face = (name, sabres, chests) => ({ name, price: 1, sabres, ducats: 0, jewels: 0, chests });
  const view = { options: { cards: { islands: [face("2", 1, 2), face("3", 2, 0)], ship: face("ship", 0, 0) } } };
  assert.deepEqual(borne(view, ["2", "3", "ship"]), { sabres: 3, ducats: 0, jewels: 0, chests: 2 });
});
test("a ship has a move for every row", () =>
  assert.deepEqual(movesWith({ legal: ["buy ship red", "buy ship alone", "buy red 4"] }, "buy", "ship"), [
    "buy ship red",
    "buy ship alone",
  ]));
test("a card is not mistaken for another of a longer name", () =>
  assert.deepEqual(movesWith({ legal: ["buy red 4", "buy red 40"] }, "buy", "red 4"), ["buy red 4"]));
