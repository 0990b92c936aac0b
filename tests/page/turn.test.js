import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING } from "../../src/tortuga/web/static/table/store.js";
import { isMine } from "../../src/tortuga/web/static/table/turn.js";

const asked = (resigned) => ({ ...NOTHING, status: "running", you: { seat: 0, seats: [0] }, seats: [{ resigned }, { resigned: false }], view: { to_act: [0] } });

test("it is my turn when my seat is asked", () => {
  assert.equal(isMine(asked(false)), true);
});

test("it is not my turn after I have resigned, while the bot has yet to move", () => {
  assert.equal(isMine(asked(true)), false);
});
