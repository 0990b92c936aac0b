import assert from "node:assert/strict";
import { test } from "node:test";
import { amounts, isOver, listing, refusal, tags } from "../../src/tortuga/web/static/boards/kit/words.js";

const t = (id, args = {}) => `${id}(${Object.values(args).join(",")})`;

test("pawns bear the first letters of the names", () => assert.deepEqual(tags(["Anne", "Jack"]), ["A", "J"]));
test("names that begin alike are told apart by two letters", () => assert.deepEqual(tags(["Sub", "Sea"]), ["SU", "SE"]));
test("names that cannot be told apart get letters, never digits", () =>
  assert.deepEqual(tags(["Sub 1", "Sub 2", "Anne"]), ["A", "B", "C"]));
test("a name without letters gets a letter", () => assert.deepEqual(tags(["🦜", "Anne"]), ["A", "B"]));
test("letters of any script are letters", () => assert.deepEqual(tags(["Ёлка", "علي"]), ["Ё", "ع"]));
test("amounts of nothing are left out", () => assert.equal(amounts(t, { sabres: 0, ducats: 2 }), "amount-ducats(2)"));
test("no amount at all is a word", () => assert.equal(amounts(t, { sabres: 0 }), "word-nothing()"));
test("several names are listed", () => assert.equal(listing(t, ["Anna", "Bea", "Carl"]), "word-and(Anna, Bea,Carl)"));

const view = {
  game: "einauge",
  legal: ["buy red 4"],
  result: null,
  refusals: { "buy red 8": { code: "too_few_ducats", arguments: { price: 8, ducats: 5 } } },
};
test("a legal move has no refusal", () => assert.equal(refusal(view, t, "buy red 4"), ""));
test("a refusal names its amounts", () =>
  assert.equal(refusal(view, t, "buy red 8"), "refusal-sentence(buy red 8,refusal-einauge-too_few_ducats(amount-ducats(8),5))"));
test("a move nobody spoke of is not in turn", () =>
  assert.match(refusal({ ...view, refusals: {}, legal: [] }, t, "pass"), /not_your_turn/));

const live = { still: false, playing: false };
test("a game that was given up is over, though it has no result", () => assert.ok(isOver({ ...view, to_act: [] }, live)));
test("a game is not over while a turn is played", () => assert.ok(!isOver({ ...view, to_act: [] }, { ...live, playing: true })));
test("a game is not over between two moves of a replay", () => assert.ok(!isOver({ ...view, to_act: [] }, { ...live, still: true })));
