import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, turns, unfold } from "../../src/tortuga/web/static/pages/stops.js";

const first = { state: { phase: "buy", turn: 0 }, extra: { market: 1, pays: 2 }, to_act: [0], seats: [] };
const stop = (turn, steps = [], view = {}) => ({ turn, seat: 0, say: [], steps, view });
const step = (state) => ({ seat: 0, text: "", state });
const replay = {
  seats: [{ name: "Anne", bot: null }, { name: "Matrose", bot: "Matrose" }],
  view: first,
  stops: [stop(0), stop(1, [step({ phase: "fight" }), step({ turn: 1 })], { to_act: [1], extra: { pays: 3 } }), stop(1), stop(2)],
};
const stops = unfold(replay);

test("the first stop is the whole first view", () => assert.deepEqual(stops[0].view.state, first.state));
test("a stop has the state after its last step", () => assert.deepEqual(stops[1].view.state, { phase: "fight", turn: 1 }));
test("a step has its whole state", () => assert.deepEqual(stops[1].steps[0].state, { phase: "fight", turn: 0 }));
test("what did not change stays", () => assert.deepEqual(stops[1].view.extra, { market: 1, pays: 3 }));
test("what changed stays changed", () => assert.deepEqual(stops[2].view.to_act, [1]));
test("a bot has its portrait", () => assert.deepEqual(stops[0].view.seats.map(({ portrait }) => portrait !== ""), [false, true]));
test("the stops of a turn are together", () =>
  assert.deepEqual(turns(stops), [{ turn: 0, stops: [0] }, { turn: 1, stops: [1, 2] }, { turn: 2, stops: [3] }]));
test("a stop that is not there is the nearest", () => assert.deepEqual([nearest(-1, stops), nearest(9, stops)], [0, 3]));
