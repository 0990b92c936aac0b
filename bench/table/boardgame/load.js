// The same load as bench/table/load.py: matches of four over real sockets, moves at a rate, one at a time a match.
// node load.js URL LOBBY_URL PID TICKS MATCHES RATE WARM; TICKS: of /proc/PID/stat a second. Says "ready" when everybody sits,
// then a line of JSON for every line it is told: so many seconds of the load. At the end of these, gaps and lost moves of all.
const fs = require("node:fs");
const readline = require("node:readline");
const { io } = require("socket.io-client");

const [url, lobby, pid] = process.argv.slice(2, 5);
const [ticks, count, rate, warm] = process.argv.slice(5).map(Number);
const SEATS = 4;
const now = () => performance.now();
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(/\s+/);
  return (Number(fields[11]) + Number(fields[12])) / ticks;
};
const memory = () => 1024 * Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]);

async function post(path, body) {
  const answer = await fetch(lobby + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: expected an answer of 2xx; ${answer.status} came`);
  return answer.json();
}

class Match {
  constructor() { this.seen = Array(SEATS).fill(-1); this.at = Array(SEATS).fill(0); this.gaps = 0; this.state = 0; this.moves = 0; }

  async sitDown() {
    this.id = (await post("/games/stub/create", { numPlayers: SEATS })).matchID;
    this.credentials = [];
    for (let seat = 0; seat < SEATS; seat += 1) {
      const joined = await post(`/games/stub/${this.id}/join`, { playerID: String(seat), playerName: `Player ${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
  }

  async watch() {
    this.sockets = await Promise.all(this.credentials.map((credentials, seat) => new Promise((done, failed) => {
      const socket = io(`${url}/stub`, { transports: ["websocket"], forceNew: true, reconnection: false });
      socket.on("connect_error", failed);
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), credentials, SEATS));
      socket.on("sync", (id, { state }) => { this.arrived(seat, state, true); done(socket); });
      socket.on("update", (id, state) => this.arrived(seat, state, false));
    })));
  }

  arrived(seat, state, first) {
    const version = state._stateID;
    if (!first && version !== this.seen[seat] + 1) this.gaps += 1;
    this.seen[seat] = version;
    this.at[seat] = now();
    if (this.waiting && this.seen.every((one) => one >= this.wanted)) { const go = this.waiting; this.waiting = null; go(); }
  }

  async move() {
    const seat = this.state % SEATS;
    const action = { type: "MAKE_MOVE", payload: { type: "go", args: [], playerID: String(seat), credentials: this.credentials[seat] } };
    const start = now();
    this.wanted = this.state + 1;
    const all = new Promise((done) => { this.waiting = done; });
    this.sockets[seat].emit("update", action, this.state, this.id, String(seat));
    await all;
    this.state = this.seen[0];
    this.moves += 1;
    return Math.max(...this.at) - start;
  }
}

// Moves that everybody saw but the server does not hold: asked as somebody who has just come.
const lost = (match) => new Promise((done, failed) => {
  const socket = io(`${url}/stub`, { transports: ["websocket"], forceNew: true, reconnection: false });
  socket.on("connect_error", failed);
  socket.on("connect", () => socket.emit("sync", match.id, null, undefined, SEATS));
  socket.on("sync", (id, { state }) => { socket.close(); done(Math.abs(match.moves - state.G.moves)); });
});

async function drive(matches, length) {
  const idle = [...matches], running = [], times = [];
  const [before, start] = [cpu(), now()];
  for (let number = 0; number < Math.round(rate * length); number += 1) {
    for (;;) {
      const wait = start + (1000 * number) / rate - now();
      if (wait <= 0 && idle.length) break;
      if (wait < -60000) throw new Error("the server has stopped answering");
      await sleep(Math.max(wait, 1));
    }
    const match = idle.shift();
    running.push(match.move().then((took) => { times.push(took); idle.push(match); }));
  }
  await Promise.all(running);
  return { moves: times.length, seconds: (now() - start) / 1000, cpu: cpu() - before, times };
}

const percentile = (sorted, part) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;

(async () => {
  const matches = Array.from({ length: count }, () => new Match());
  for (const match of matches) await match.sitDown();
  const before = memory();
  for (const match of matches) await match.watch();
  const held = (memory() - before) / (SEATS * count);
  await drive(matches, warm);
  console.log("ready");
  for await (const told of readline.createInterface({ input: process.stdin })) {
    const { moves, seconds, cpu: used, times } = await drive(matches, Number(told));
    times.sort((one, other) => one - other);
    const figures = { players: SEATS * count, wanted: rate, moves, seconds, cpu: used, memory: held };
    console.log(JSON.stringify({ ...figures, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }));
  }
  await sleep(1000); // it publishes a move before it is written
  let missing = 0;
  for (const match of matches) missing += await lost(match);
  console.log(JSON.stringify({ gaps: matches.reduce((sum, match) => sum + match.gaps, 0), lost: missing }));
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
