import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, freshSteps, isOld, lastTurn, NOTHING } from "../../src/tortuga/web/static/table/store.js";

const step = (n, seat = null) => ({ seat, text: `step ${n}`, state: `after ${n}`, say: [] });
const entry = (at, turn, version = at + 1, seat = null) => ({ version, at, turn, seat, say: [] });
const update = (version, played, more = {}) => ({ version, played, log: [], view: { seats: [] }, ...more });
const turn = (first, ...steps) => ({ first, before: `after ${first - 1}`, steps });

/** A page that has seen steps 0 to 3, two of turn 1 and two of turn 2. */
const four = () =>
  fold(
    NOTHING,
    update(4, 4, {
      you: { seat: 0, seats: [0] },
      log: [entry(0, 1), entry(2, 2)],
      turn: turn(2, step(2, 1), step(3)),
      chat: ["ahoy"],
    }),
  );

test("what an update leaves out stays", () => {
  assert.deepEqual(fold(four(), update(5, 4)).chat, ["ahoy"]);
});

test("new entries of the log are added", () => {
  const log = fold(four(), update(5, 5, { log: [entry(4, 2)] })).log;
  assert.deepEqual(
    log.map(({ at }) => at),
    [0, 2, 4],
  );
});

test("entries that were taken back are void", () => {
  const log = fold(four(), update(5, 2)).log;
  assert.deepEqual(
    log.map(({ at }) => at),
    [0],
  );
});

test("an entry that replaces one that was taken back stands alone", () => {
  const log = fold(four(), update(6, 4, { log: [entry(2, 2, 6)] })).log;
  assert.deepEqual(
    log.map(({ version }) => version),
    [1, 6],
  );
});

test("an update that is older than the page is old", () => {
  assert.deepEqual([isOld(four(), update(3, 3)), isOld(four(), update(4, 4))], [true, false]);
});

test("steps that follow what the page has seen are to be played", () => {
  assert.deepEqual(freshSteps(four(), update(5, 5, { turn: turn(4, step(4)) })), turn(4, step(4)));
});

test("of steps that the page has partly seen the rest is played", () => {
  const fresh = freshSteps(four(), update(5, 6, { turn: turn(2, step(2), step(3), step(4), step(5)) }));
  assert.deepEqual(fresh, turn(4, step(4), step(5)));
});

test("nothing is played where steps are missing between", () => {
  assert.equal(freshSteps(four(), update(9, 9, { turn: turn(7, step(7), step(8)) })), null);
});

test("nothing is played when a page is opened", () => {
  assert.equal(freshSteps(NOTHING, update(4, 4, { turn: turn(2, step(2), step(3)) })), null);
});

test("a move that replaces one that was taken back is played", () => {
  const fresh = freshSteps(four(), update(6, 4, { log: [entry(3, 2, 6)], turn: turn(3, step(3)) }));
  assert.deepEqual(fresh, turn(3, step(3)));
});

test("the last turn can be played again as soon as the page is opened", () => {
  assert.deepEqual(lastTurn(four()).steps.length, 2);
});

test("what the others did since my own last turn is played again together", () => {
  let model = fold(four(), update(5, 5, { log: [entry(4, 3, 5, 0)], turn: turn(4, step(4, 0)) }));
  model = fold(model, update(6, 6, { log: [entry(5, 4, 6, 1)], turn: turn(5, step(5, 1)) }));
  model = fold(model, update(7, 7, { log: [entry(6, 5, 7, 2)], turn: turn(6, step(6, 2)) }));
  assert.equal(lastTurn(model).first, 5);
});

test("while my own turn runs it is the last turn", () => {
  const model = fold(four(), update(5, 5, { log: [entry(4, 3, 5, 0)], turn: turn(4, step(4, 0)) }));
  assert.equal(lastTurn(model).first, 4);
});

test("a step that was taken back is not played again", () => {
  assert.deepEqual(lastTurn(fold(four(), update(5, 3))).steps, [step(2, 1)]);
});
