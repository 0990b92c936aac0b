import assert from "node:assert/strict";
import { test } from "node:test";
import { createConnection } from "../../src/tortuga/web/static/table/connection.js";

/** A browser whose server gives these answers, one after the other; null: the network fails. */
function fake(...answers) {
  const asked = [],
    sockets = [],
    seen = [],
    listeners = {};
  const world = {
    location: { protocol: "http:", host: "here" },
    crypto: { randomUUID: () => "one" },
    setTimeout: (work) => work(),
    clearTimeout: () => {},
    addEventListener: (name, work) => Object.assign(listeners, { [name]: work }),
    WebSocket: class {
      constructor(address) {
        sockets.push(Object.assign(this, { address, sent: [] }));
      }
      send(text) {
        this.sent.push(JSON.parse(text));
      }
    },
    fetch: async (path, options) => {
      asked.push([path, options?.body ? JSON.parse(options.body) : null]);
      const answer = answers.shift();
      if (!answer) throw new Error("no network");
      return { ok: answer.status === 200, json: async () => answer.body };
    },
  };
  const state = { version: 7, seat: 0, legal: ["pass"] };
  const connection = createConnection({
    table: "t1",
    version: () => state.version,
    arrived: (update) => {
      seen.push(update);
      Object.assign(state, update);
    },
    online: (is) => seen.push(is),
    world,
  });
  return { connection, asked, sockets, seen, state, world, listeners };
}
const ok = { status: 200, body: {} };
const stale = { status: 409, body: { detail: { reason: "stale", text: "" } } };

test("a socket asks for what is newer than the page", () => {
  const { connection, sockets } = fake();
  connection.connect();
  assert.equal(sockets[0].address, "ws://here/api/tables/t1/ws?version=7");
});

test("a socket that was closed is opened again, from the newest version", () => {
  const { connection, sockets, state } = fake();
  connection.connect();
  state.version = 9;
  sockets[0].onclose();
  assert.equal(sockets[1].address, "ws://here/api/tables/t1/ws?version=9");
});

test("every socket that opens asks for bare views, once they are wanted", () => {
  const { connection, sockets } = fake();
  connection.connect();
  connection.wantBare(true);
  for (let n = 0; n < 2; n++) {
    sockets[n].onopen();
    assert.deepEqual(sockets[n].sent, [{ derived: false }]);
    sockets[n].onclose();
  }
});

test("an open socket is asked at once, for bare views and for whole ones again", () => {
  const { connection, sockets } = fake();
  connection.connect();
  sockets[0].onopen();
  sockets[0].readyState = 1;
  connection.wantBare(true);
  connection.wantBare(false);
  assert.deepEqual(sockets[0].sent, [{ derived: false }, { derived: true }]);
});

for (const event of ["online", "visibilitychange"]) {
  test(`a closed socket is opened without waiting at ${event}`, () => {
    const { connection, sockets, world, listeners } = fake();
    world.setTimeout = () => 1; // the next try is seconds away
    connection.connect();
    sockets[0].onclose();
    listeners[event]?.();
    assert.equal(sockets.length, 2);
  });
}

test("an open socket stays when the network is back", () => {
  const { connection, sockets, listeners } = fake();
  connection.connect();
  listeners.online?.();
  assert.equal(sockets.length, 1);
});

test("a socket of the past changes nothing when it closes late", () => {
  const { connection, sockets } = fake();
  connection.connect();
  connection.connect();
  sockets[0].onclose();
  assert.equal(sockets.length, 2);
});

test("what a socket brings arrives", () => {
  const { connection, sockets, seen } = fake();
  connection.connect();
  sockets[0].onmessage({ data: '{"version":8}' });
  assert.deepEqual(seen, [{ version: 8 }]);
});

test("a move is sent with the version of the page, an id and the seat", async () => {
  const { connection, asked, state } = fake(ok);
  await connection.play("pass", () => state);
  assert.deepEqual(asked, [["/api/tables/t1/moves", { move: "pass", version: 7, command: "one", seat: 0 }]]);
});

test("a move that the network lost is sent again with the same id", async () => {
  const { connection, asked, state } = fake(null, ok);
  await connection.play("pass", () => state);
  assert.deepEqual(
    asked.map(([, body]) => body.command),
    ["one", "one"],
  );
});

test("a stale move that is still legal on the fresh view is played there", async () => {
  const { connection, asked, state } = fake(stale, { status: 200, body: { version: 8 } }, ok);
  const answer = await connection.play("pass", () => state);
  assert.deepEqual([answer.ok, asked.length, asked[2][1].version], [true, 3, 8]);
});

test("a stale move that is no longer legal is not played", async () => {
  const { connection, asked, state } = fake(stale, { status: 200, body: { version: 8, legal: [] } });
  const answer = await connection.play("pass", () => state);
  assert.deepEqual([answer.ok, answer.reason, asked.length], [false, "stale", 2]);
});

test("a refusal says why", async () => {
  const { connection, state } = fake({ status: 422, body: { detail: { reason: "too_poor", text: "too dear" } } });
  assert.deepEqual(await connection.play("pass", () => state), { ok: false, reason: "too_poor", text: "too dear" });
});
