import assert from "node:assert/strict";
import { test } from "node:test";
import { Prediction } from "../../src/tortuga/web/static/table/prediction.js";
import { fold, freshSteps, NOTHING } from "../../src/tortuga/web/static/table/store.js";

const step = (n, seat = null) => ({ seat, text: `step ${n}`, state: `after ${n}`, say: [] });
const entry = (at, version, seat = 0) => ({ version, at, turn: 1, seat, say: [] });
const turn = (first, ...steps) => ({ first, before: `after ${first - 1}`, steps });
const view = (more = {}) => ({ seat: 0, seats: [], to_act: [0, 1], ready: [false, false], chosen: null, state: "after 3", ...more });
const update = (version, played, more = {}) => ({ version, played, log: [], view: view(), ...more });

const said = fold(NOTHING, update(4, 4, { you: { seat: 0, seats: [0] }, chat: ["ahoy"] })),
  mine = new Prediction("step 4", { turn: turn(4, step(4, 0)), played: 5, log: [entry(4, 5)], view: view({ state: "after 4" }) }),
  secret = new Prediction("dive 3", null),
  done = (...more) => update(5, 5 + more.length, { log: [entry(4, 5)], turn: turn(4, step(4, 0), ...more) });

test("a move that is not confirmed is in the model that is shown, and its version is not", () => {
  const { view: shown, played, version, log, chat } = mine.apply(said);
  assert.deepEqual([shown.state, played, version, log.length, chat], ["after 4", 5, 4, 1, ["ahoy"]]);
});

test("a secret choice is shown as chosen, and the others are waited for", () => {
  const { view: shown, played } = secret.apply(said);
  assert.deepEqual([shown.chosen, shown.ready, shown.to_act, played], ["dive 3", [true, false], [1], 4]);
});

test("chat does not confirm a move", () => {
  assert.equal(mine.check(said, update(5, 4, { chat: ["ahoy", "ho"] })), "pending");
});

test("the same step confirms a move, and only what chance said after it is played", () => {
  const came = done(step(5), step(6));
  assert.equal(mine.check(said, came), "confirmed");
  assert.deepEqual(freshSteps(said, came, mine.turn.steps.length), turn(5, step(5), step(6)));
});

test("a move that was shown is not played again", () => {
  assert.equal(freshSteps(said, done(), mine.turn.steps.length), null);
});

test("another step is something else, and is played whole", () => {
  const came = update(5, 5, { log: [entry(4, 5, 1)], turn: turn(4, step(7, 1)) });
  assert.equal(mine.check(said, came), "wrong");
  assert.deepEqual(freshSteps(said, came), turn(4, step(7, 1)));
});

test("a step that was taken back elsewhere is something else", () => {
  assert.equal(mine.check(said, update(5, 3)), "wrong");
});

test("a whole message with older steps confirms a move", () => {
  const came = update(5, 5, { log: [entry(4, 5)], turn: turn(2, step(2), step(3), step(4, 0)) });
  assert.equal(mine.check(said, came), "confirmed");
});

test("the secret choice of another seat does not confirm mine", () => {
  assert.equal(secret.check(said, update(5, 4, { view: view({ ready: [false, true] }) })), "pending");
  assert.equal(secret.check(said, update(5, 4, { view: view({ chosen: "dive 3" }) })), "confirmed");
});
