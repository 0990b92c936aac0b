import assert from "node:assert/strict";
import { test } from "node:test";
import { logBlocks, news } from "../../src/tortuga/web/static/table/log.js";
import { NOTHING } from "../../src/tortuga/web/static/table/store.js";
import { translator } from "../../src/tortuga/web/static/table/messages.js";

const t = translator("en", [
  "does = { $seat } does { $what }\nweb-people-host = the host\nweb-people-left = { $name } left; { $bot } plays on\n",
]);
const board = { turnTitle: (turn) => `Turn ${turn}`, untitled: { loud: () => "quiet" } };
const does = (seat, what) => ({ id: "does", args: { seat, what } });
const entry = (version, at, turn, seat, ...say) => ({ version, at, turn, seat, say });
const model = (...log) => ({ ...NOTHING, version: 9, view: {}, seats: [{ name: "Anna" }, { name: "Bo" }], log });
const texts = (blocks) => blocks.map(({ turn, lines }) => [turn, ...lines.map(({ text }) => text)]);

test("a turn is one block, the newest turn first, and inside it the oldest line first", () => {
  const found = logBlocks(model(entry(1, 0, 1, 0, does(0, "a")), entry(2, 1, 1, 1, does(1, "b")), entry(3, 2, 2, 0, does(0, "c"))), t, board);
  assert.deepEqual(texts(found), [
    [2, "Anna does c"],
    [1, "Anna does a", "Bo does b"],
  ]);
});

test("while a turn is played only its steps so far are told", () => {
  const all = model(entry(1, 0, 1, 0, does(0, "a")), entry(3, 1, 2, 0, does(0, "b"), does(1, "c")));
  const found = logBlocks(all, t, board, { first: 1, steps: [{ seat: 0, say: [does(0, "b")] }] });
  assert.deepEqual(texts(found), [
    [2, "Anna does b"],
    [1, "Anna does a"],
  ]);
});

test("a notice stands where it happened, and before it the seat has its old name", () => {
  const all = {
    ...model({ ...entry(1, 0, 1, 1, does(1, "a")), names: ["Anna", "Cy"] }, entry(3, 1, 1, 1, does(1, "b"))),
    notices: [{ version: 2, kind: "left", seat: 1, name: "Cy", by: "", bot: "Bo", in_game: true }],
  };
  assert.deepEqual(texts(logBlocks(all, t, board)), [[1, "Cy does a", "Cy left; Bo plays on", "Bo does b"]]);
});

test("the title of a block names the turn, and the lines below do not repeat it", () => {
  const [block] = logBlocks(model(entry(1, 0, 1, 0, { id: "loud", args: { turn: 1 } })), t, board);
  assert.deepEqual([block.title, block.lines[0].text], ["Turn 1", "Quiet"]);
});

test("what is new is one text", () => {
  const before = { ...model(), version: 1 };
  assert.equal(news(before, model(entry(1, 0, 1, 0, does(0, "a")), entry(2, 1, 1, 0, does(0, "b"), does(1, "c"))), t), "Anna does b. Bo does c");
});
