// @ts-check
// The wire: a socket that comes back by itself and says which version the page has, and posts with an id of their own, so
// that a post that is sent twice counts once.
/** @typedef {import("./wire.d.ts").Received} Received */
/** @typedef {{ok: true, body: any} | {ok: false, reason: string, text: string}} Answer */

const FIRST = 500, // milliseconds until the socket is opened again; longer every time
  LONGEST = 10_000,
  TRIES = 3, // of a post that the network lost
  LOST = { ok: /** @type {const} */ (false), reason: "lost", text: "" };

/** Where the pages around a table are. */
export const WAYS = Object.freeze({
  front: "/",
  settings: "/settings",
  rules: (/** @type {string} */ game) => `/rules/${game}`,
  table: (/** @type {string} */ id) => `/t/${id}`,
  replay: (/** @type {string} */ id) => `/t/${id}/replay`,
});

/**
 * @param {object} given
 * @param {string} given.table id
 * @param {() => number} given.version of the newest update that the page has
 * @param {(update: Received) => void} given.arrived
 * @param {(isOnline: boolean) => void} given.online
 * @param {any} [given.world] what a browser offers; tests give their own
 */
export function createConnection({ table, version, arrived, online, world = globalThis }) {
  let pause = FIRST,
    /** @type {any} */ socket = null,
    /** @type {any} */ timer = 0,
    isClosed = false,
    isBare = false;
  const path = `/api/tables/${table}`;

  // A device that was asleep or without a network does not wait for the next try.
  for (const event of ["online", "visibilitychange"]) world.addEventListener?.(event, () => isClosed && connect());

  function connect() {
    isClosed = false;
    world.clearTimeout(timer);
    const scheme = world.location.protocol === "https:" ? "wss:" : "ws:",
      own = (socket = new world.WebSocket(`${scheme}//${world.location.host}${path}/ws?version=${version()}`));
    own.onopen = () => {
      pause = FIRST;
      if (isBare) sendWanted();
      online(true);
    };
    own.onmessage = (/** @type {{data: string}} */ { data }) => arrived(JSON.parse(data));
    own.onclose = () => {
      if (own !== socket) return;
      online(false);
      isClosed = true;
      timer = world.setTimeout(connect, pause * (0.7 + 0.6 * Math.random())); // not all pages at once
      pause = Math.min(pause * 1.7, LONGEST);
    };
  }

  /** Ask for views without or with what the rules derive from the state. @param {boolean} bare */
  function wantBare(bare) {
    isBare = bare;
    if (socket?.readyState === 1) sendWanted();
  }

  const sendWanted = () => socket.send(JSON.stringify({ derived: !isBare }));

  /** @param {string} what @param {object} body @returns {Promise<Answer>} */
  async function post(what, body = {}) {
    const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    try {
      const answer = await world.fetch(what.startsWith("/") ? what : `${path}/${what}`, options),
        found = await answer.json();
      if (answer.ok) return { ok: true, body: found };
      return { ok: false, reason: found.detail?.reason ?? "", text: found.detail?.text ?? "" };
    } catch {
      return LOST;
    }
  }

  /** Ask for everything newer than what the page has. */
  async function refresh() {
    try {
      const answer = await world.fetch(`${path}?version=${version()}`);
      if (answer.ok) arrived(await answer.json());
    } catch {
      // The socket will tell.
    }
  }

  /**
   * Play a move. If the game has changed meanwhile, it is played on the fresh view if it is still legal there.
   * @param {string} move
   * @param {() => {version: number, seat: number | null, legal: string[]}} now what the page shows
   * @returns {Promise<Answer>}
   */
  async function play(move, now) {
    const command = uid(world.crypto),
      { seat } = now();
    /** @type {Answer} */
    let answer = LOST;
    for (let tried = 0; tried < TRIES; tried++) {
      answer = await post("moves", { move, version: now().version, command, ...(seat === null ? {} : { seat }) });
      if (answer.ok || !["lost", "stale"].includes(answer.reason)) return answer;
      if (answer.reason === "lost") {
        await new Promise((done) => world.setTimeout(done, FIRST * (tried + 1)));
        continue;
      }
      await refresh();
      if (now().seat !== seat || !now().legal.includes(move)) return answer;
    }
    return answer;
  }

  return { connect, post, play, refresh, wantBare };
}

/** An id for a command. randomUUID is there only on https and localhost; a table in the own network comes by plain http. @param {Crypto} crypto */
const uid = (crypto) =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
