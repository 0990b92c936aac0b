import assert from "node:assert/strict";
import { test } from "node:test";
import { beats } from "../../src/tortuga/web/static/boards/barrakuda/beats.js";

const t = (id, args = {}) => `${id.replace("web-barrakuda-news-", "")} ${Object.values(args).join(" ")}`.trim();
const seat = (more = {}) => ({
  hand: [1, 2, 3, 4, 5],
  row: [],
  barracuda: "hand",
  pawn: null,
  lying: false,
  bag: 0,
  chosen: null,
  ...more,
});
const state = (phase, seats = [seat(), seat()], more = {}) => ({
  phase,
  turn: 1,
  near: [],
  fish: 6,
  gold: [0, 0, 0, 0, 0, 0],
  seats,
  vaults: [0, 0],
  distance: null,
  actor: null,
  wreck: 0,
  victim: null,
  pair: [],
  ...more,
});
const view = { seats: [{ name: "Anne" }, { name: "Jack" }] };
const standing = [seat({ pawn: 3, row: [3], hand: [1, 2, 4, 5] }), seat({ pawn: 4, row: [4], hand: [1, 2, 3, 5] })];
const told = (before, steps) => beats(view, before, steps, t).map(({ kind, text }) => `${kind}: ${text}`);

test("cards are revealed together when the last was chosen", () => {
  const steps = [
    { seat: 0, text: "dive 3", state: state("choose") },
    { seat: 1, text: "dive 4", state: state("distance", standing) },
  ];
  assert.deepEqual(told(state("choose"), steps), ["reveal: card Anne 3 · card Jack 4"]);
});

test("a Barracuda card is revealed by a diver that lies", () => {
  const now = state("distance", [seat({ pawn: 3, lying: true, barracuda: "centre" }), standing[1]]);
  assert.deepEqual(beats(view, state("choose"), [{ seat: 1, text: "dive 4", state: now }], t)[0].cards[0], { seat: 0, card: "barracuda" });
});

test("both dice fall together", () => {
  const steps = [
    { seat: null, text: "distance 2", state: state("direction", standing, { distance: 2 }) },
    { seat: null, text: "direction 5", state: state("answer", standing, { fish: 5 }), way: [6, 5] },
  ];
  assert.deepEqual(told(state("distance", standing), steps), ["dice: dice 2 5", "fish: swims 6 → 5"]);
});

test("the fish swims wreck by wreck", () => {
  const steps = [{ seat: 0, text: "fish to 2", state: state("answer", standing, { fish: 2 }), way: [6, 1, 2] }];
  assert.deepEqual(
    beats(view, state("steer", standing), steps, t).map(({ state: shown }) => shown.fish),
    [1, 2],
  );
});

test("a fish that stays says so", () => {
  assert.deepEqual(told(state("steer", standing), [{ seat: 0, text: "fish to 6", state: state("answer", standing), way: [6] }]), [
    "fish: stays 6",
  ]);
});

test("wrecks are paid one by one, the lowest first", () => {
  const flows = [
    ["wreck-4", "bag-1", 2],
    ["wreck-3", "bag-0", 2],
  ];
  const found = beats(
    view,
    state("answer", standing, { wreck: 3 }),
    [{ seat: 0, text: "special", state: state("choose", standing), flows }],
    t,
  );
  assert.deepEqual(
    found.map(({ flows: [[from]] }) => from),
    ["wreck-3", "wreck-4"],
  );
});

test("a stolen bag names the thief", () => {
  const before = state("answer", [standing[0], { ...standing[1], pawn: 3, bag: 4 }], { wreck: 3 });
  assert.deepEqual(told(before, [{ seat: 0, text: "steal from 1", state: state("choose", standing), flows: [["bag-1", "bag-0", 4]] }]), [
    "steal: steals Anne Jack amount-gold 4",
  ]);
});

test("a card taken back is told", () => {
  const after = state("choose", [seat({ pawn: 3 }), standing[1]]);
  assert.deepEqual(told(state("answer", standing, { wreck: 3 }), [{ seat: 0, text: "special", state: after }]), ["back: back Anne 3"]);
});

test("gold is counted when its wreck is paid, not when the fish arrives", () => {
  const richer = [
    { ...standing[0], bag: 2 },
    { ...standing[1], bag: 3 },
  ];
  const steps = [
    {
      seat: null,
      text: "direction 5",
      state: state("answer", richer, { fish: 5 }),
      way: [6, 5],
      flows: [
        ["wreck-3", "bag-0", 2],
        ["wreck-4", "bag-1", 3],
      ],
    },
  ];
  const bags = beats(view, state("direction", standing, { distance: 1 }), steps, t).map(({ kind, state: { seats } }) => [
    kind,
    ...seats.map(({ bag }) => bag),
  ]);
  assert.deepEqual(bags, [
    ["dice", 0, 0],
    ["fish", 0, 0],
    ["gold", 2, 0],
    ["gold", 2, 3],
  ]);
});

test("partners bank into one vault", () => {
  const four = [standing[0], standing[1], standing[0], standing[1]].map((one) => ({ ...one, bag: 2 }));
  const after = state(
    "choose",
    four.map((one, n) => (n === 3 ? { ...one, bag: 0 } : one)),
    { vaults: [0, 2] },
  );
  const found = beats(
    { seats: ["A", "B", "C", "D"].map((name) => ({ name })) },
    state("answer", four, { wreck: 4 }),
    [{ seat: 3, text: "special", state: after, flows: [["bag-3", "vault-3", 2]] }],
    t,
  );
  assert.deepEqual(found[0].state.vaults, [0, 2]);
});

test("a beat says to which step it belongs", () => {
  const steps = [
    { seat: null, text: "distance 2", state: state("direction", standing, { distance: 2 }) },
    { seat: null, text: "direction 5", state: state("answer", standing, { fish: 5 }), way: [6, 5] },
  ];
  assert.deepEqual(
    beats(view, state("distance", standing), steps, t).map(({ step }) => step),
    [1, 1],
  );
});
