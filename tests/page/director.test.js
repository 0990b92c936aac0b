import assert from "node:assert/strict";
import { test } from "node:test";
import { createDirector, playAll } from "../../src/tortuga/web/static/table/director.js";

const turn = (beats, before = "old", after = "new") => ({ beats, before, after });

test("a turn without beats is shown at once", () => {
  const director = createDirector("old");
  director.start(turn([]));
  assert.deepEqual([director.shown, director.playing], ["new", false]);
});

test("while a turn is played the state before it is shown", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice" }]));
  assert.deepEqual([director.shown, director.beat.kind], ["old", "dice"]);
});

test("a beat's state is shown when it has been played", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice", state: "rolled" }, { kind: "fish" }]));
  director.done(director.run);
  assert.deepEqual([director.shown, director.beat.kind], ["rolled", "fish"]);
});

test("after the last beat the new state is shown", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice", state: "rolled" }]));
  director.done(director.run);
  assert.deepEqual([director.shown, director.playing], ["new", false]);
});

test("skipping shows the new state", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice" }, { kind: "fish" }]));
  director.skip();
  assert.deepEqual([director.shown, director.beat], ["new", null]);
});

test("a new turn finishes the old one at once and begins where that ended", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice" }, { kind: "fish" }]));
  director.start(turn([{ kind: "reveal" }], "new", "newer"));
  assert.deepEqual([director.shown, director.beat.kind], ["new", "reveal"]);
});

test("a beat of a turn that was cut short changes nothing when it ends late", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice", state: "rolled" }]));
  const own = director.run;
  director.start(turn([{ kind: "reveal", state: "shown" }], "new", "newer"));
  director.done(own);
  assert.equal(director.beat.kind, "reveal");
});

test("a newer state of the same turn waits until the beats are over", () => {
  const director = createDirector("old");
  director.start(turn([{ kind: "dice" }]));
  director.update("new with a choice");
  assert.equal(director.shown, "old");
  director.done(director.run);
  assert.equal(director.shown, "new with a choice");
});

test("all beats are played in order, each over the state before it", async () => {
  const director = createDirector("old"),
    seen = [];
  director.start(turn([{ kind: "dice", state: "rolled" }, { kind: "fish" }]));
  await playAll(
    director,
    async () => {},
    (beat) => seen.push(`${director.shown} ${beat?.kind ?? ""}`.trim()),
  );
  assert.deepEqual(seen, ["old dice", "rolled", "rolled fish", "new"]);
});

test("a beat that fails does not stop the turn", async (context) => {
  context.mock.method(console, "warn", () => {});
  const director = createDirector("old");
  director.start(turn([{ kind: "dice" }, { kind: "fish" }]));
  await playAll(
    director,
    async (beat) => {
      if (beat.kind === "dice") throw new Error("no dice");
    },
    () => {},
  );
  assert.equal(director.shown, "new");
});

test("a turn skipped in the middle of a beat plays nothing more", async () => {
  const director = createDirector("old"),
    seen = [];
  director.start(turn([{ kind: "dice" }, { kind: "fish" }]));
  await playAll(
    director,
    async (beat) => {
      seen.push(beat.kind);
      director.skip();
    },
    () => {},
  );
  assert.deepEqual(seen, ["dice"]);
});
