// @ts-check
// The functions of ../table/connection.js, for a table in this browser in place of one on a server.
import { loadType } from "../engine/game.js";
import { settings } from "../settings.js";
import { createBots } from "./bots.js";
import { fresh, load, save, shuffled } from "./saves.js";
import { LocalTable } from "./table.js";
/** @typedef {import("../table/connection.js").Answer} Answer */

const BOT_PAUSE = 700, // milliseconds: people want to see what a bot does
  NO = { ok: /** @type {const} */ (false), reason: "refused", text: "" };

/** The addresses of the pages of the site, relative to a page of a language. */
export const WAYS = Object.freeze({
  front: "index.html",
  settings: "",
  rules: (/** @type {string} */ game) => `rules-${game}.html`,
  table: (/** @type {string} */ id) => `table.html?id=${id}`,
  replay: (/** @type {string} */ id) => `replay.html?id=${id}`,
});

/** The saved game that the address of the page names; redirects to the front page if there is none. @returns {import("./saves.js").Saved} */
export function savedHere() {
  const saved = load(new URLSearchParams(location.search).get("id"));
  if (saved) return saved;
  location.replace(WAYS.front);
  throw new Error("expected a page of a saved game; there is none of this id");
}

/** The data that a page of the server has about its table. @param {HTMLElement} root */
export function given(root) {
  const { id, game, guide } = savedHere();
  return { table: id, game, home: "", title: titled(root, game), bot: "", files: `${root.dataset.files} ${game}${guide ? " guide" : ""}` };
}

/** Set the title of the page to the name of a game, and return it. @param {HTMLElement} root @param {string} game @returns {string} */
export function titled(root, game) {
  const title = JSON.parse(root.dataset.titles ?? "{}")[game],
    place = document.getElementById("title");
  document.title = title;
  if (place) place.textContent = title;
  return title;
}

/**
 * @param {object} given
 * @param {() => number} given.version of the newest update that the page has
 * @param {(update: import("../table/wire.d.ts").Update) => void} given.arrived
 */
export async function createLocalConnection({ version, arrived }) {
  const saved = savedHere(),
    table = new LocalTable(await loadType(saved.game), saved),
    chosen = createBots();
  let isThinking = false;

  function tell() {
    save(table.saved);
    arrived(table.message(version()));
  }

  /** Play the moves of bots until a person has to decide. */
  async function think() {
    if (isThinking) return;
    isThinking = true;
    while (table.botToAct !== null) {
      await new Promise((done) => setTimeout(done, table.game.isSealed || settings().speed === "off" ? 0 : BOT_PAUSE));
      const seat = table.botToAct,
        { version: before } = table.saved;
      if (seat === null) break;
      const action = await chosen(table.question(seat));
      if (table.saved.version !== before) continue; // a move was taken back or chosen meanwhile
      table.move(seat, table.game.notation.move(action));
      tell();
    }
    isThinking = false;
  }

  /** @param {boolean} isDone @returns {Answer} */
  function answer(isDone) {
    if (!isDone) return NO;
    tell();
    void think();
    return { ok: true, body: { table: table.saved.id, version: table.saved.version, game_version: table.saved.version } };
  }

  return {
    connect() {
      arrived(table.message(0));
      void think();
    },
    wantBare() {},
    refresh: async () => arrived(table.message(version())),
    /** @param {string} move @param {() => {seat: number | null}} now @returns {Promise<Answer>} */
    play: async (move, now) => answer(table.move(now().seat ?? -1, move) === ""),
    /** @param {string} what @returns {Promise<Answer>} */
    async post(what) {
      if (what === "undo") return answer(table.undo());
      if (what !== "rematch") return NO;
      const { game, options, seats } = table.saved,
        next = fresh(game, options, shuffled(seats)); // without a guide, also after a guided game
      save(next);
      return { ok: true, body: { table: next.id } };
    },
  };
}
