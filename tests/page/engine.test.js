import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, Refused } from "../../src/tortuga/web/static/engine/game.js";
import { read, write } from "../../src/tortuga/web/static/engine/record.js";
import { hex } from "../../src/tortuga/web/static/engine/sha256.js";
import { replayOf, stopsOf } from "../../src/tortuga/web/static/engine/replay.js";
import { typeOf } from "./engine_types.js";

const seedOf = (number) => new Uint8Array(32).fill(number),
  bytesOf = (game, number = game.steps.length) => hex(game.play.stateAt(number)),
  types = { einauge: await typeOf("einauge"), barrakuda: await typeOf("barrakuda") },
  fresh = (name, seed = 7, players = 2) => new Game(types[name], types[name].options(players), seed === null ? null : seedOf(seed)),
  step = (game) => game.seatsToMove.length && game.push(game.legal(game.seatsToMove[0]).at(game.steps.length % 3 ? 0 : -1), game.seatsToMove[0]);

/** A game after so many moves. */
function played(name, moves, { seed = 7, players = 2 } = {}) {
  const game = fresh(name, seed, players);
  for (let n = 0; n < moves && !game.isOver; n++) step(game);
  return game;
}

test("a refused move says why, and changes nothing", () => {
  const game = fresh("einauge"),
    before = bytesOf(game);
  assert.equal(game.whyNot("pass", 0) === "", false);
  assert.throws(() => game.push("pass", 0), (error) => error instanceof Refused && error.code === game.whyNot("pass", 0));
  assert.equal(bytesOf(game), before);
});

test("every legal move may be made, and no other that the board offers", () => {
  const { legal, refusals } = fresh("einauge").view(0);
  assert.deepEqual(legal, fresh("einauge").legal(0));
  assert.ok(legal.every((move) => fresh("einauge").whyNot(move, 0) === ""));
  assert.ok(Object.entries(refusals).every(([move, { code }]) => code !== "" && fresh("einauge").whyNot(move, 0) === code));
});

test("a move that is taken back is given, and its state is gone", () => {
  const game = fresh("einauge"),
    before = bytesOf(game),
    [move] = game.legal(0);
  game.push(move, 0);
  assert.equal(game.pop()?.text, move);
  assert.equal(bytesOf(game), before);
  assert.equal(game.pop(), null);
});

test("a view does not tell what another seat has chosen", () => {
  const game = fresh("barrakuda");
  game.push("dive 3", 0);
  assert.deepEqual([0, 1].map((seat) => game.view(seat).state.seats[0].chosen), ["dive 3", "sealed"]);
});

test("texts and numbers of moves belong to each other", () => {
  const { notation } = fresh("barrakuda");
  assert.equal(notation.move(notation.action("dive 4")), "dive 4");
  assert.equal(notation.action("no such move"), -1);
});

for (const name of Object.keys(types)) {
  test(`${name}: every plain state makes the record it was read from`, () => {
    const game = played(name, 400, { players: 3 }),
      other = new Game(game.type, game.options, null);
    for (let number = 0; number <= game.steps.length; number++) {
      other.begin({ state: game.plain(number) });
      assert.equal(bytesOf(other, 0), bytesOf(game, number), `after ${number} steps`);
    }
  });

  test(`${name}: a game that begins at a position goes on as the whole one`, () => {
    const game = played(name, 9),
      other = new Game(game.type, game.options, seedOf(7), { state: game.plain(), extra: game.view(0).extra });
    for (let n = 0; n < 30; n++) {
      assert.deepEqual(other.view(0), game.view(0));
      if (game.isOver) break;
      const [seat] = game.seatsToMove,
        [move] = game.legal(seat);
      game.push(move, seat);
      other.push(move, seat);
    }
  });

  test(`${name}: a record that begins at a position is read and written`, () => {
    const start = played(name, 9),
      { extra } = start.view(0),
      game = new Game(start.type, start.options, seedOf(3), { state: start.plain(), extra });
    for (let n = 0; n < 20; n++) step(game);
    const text = write(game, ["Anna", "Bo"]);
    assert.match(text, /^\[Position "/m);
    assert.equal(write(read(text, () => game.type, extra).game, ["Anna", "Bo"]), text);
  });

  test(`${name}: going to a step keeps what chance said, and a move from there asks the deal`, () => {
    const game = played(name, 12),
      steps = [...game.steps],
      first = stopsOf(game)[3],
      other = new Game(game.type, game.options, seedOf(9));
    other.goTo(steps, first);
    assert.equal(bytesOf(other), bytesOf(game, first));
    other.goTo(steps);
    assert.equal(bytesOf(other), bytesOf(game));
  });

  test(`${name}: the stops of a replay tell every step once`, () => {
    const game = played(name, 40),
      { stops, view } = replayOf(game, [{ name: "Anna", bot: null }, { name: "Bo", bot: null }], null);
    assert.equal(stops.flatMap(({ steps }) => steps).length, game.steps.length - stopsOf(game)[0]);
    assert.deepEqual(stops.flatMap(({ say }) => say), game.type.kind.storyByStep(game, 0).flat());
    assert.equal(view.players, 2);
  });
}
