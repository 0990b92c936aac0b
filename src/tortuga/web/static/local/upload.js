// @ts-check
// Finished games of this browser are sent to the server, once each, to be among the games of whoever plays there.
// The server keeps the same record of the same person once, so an answer that was lost or a second tab does no harm.
import { loadType } from "../engine/game.js";
import { write } from "../engine/record.js";
import { all, load, save } from "./saves.js";
import { LocalTable } from "./table.js";
/** @typedef {import("./saves.js").Saved} Saved */

const LATER = [401, 403, 408, 429]; // nobody is known here yet, or too much was asked for: it is tried again

/** The record of a game. @param {Saved} saved */
export async function recordOf(saved) {
  const { game } = new LocalTable(await loadType(saved.game), saved);
  return write(game, saved.seats.map(({ name }) => name), saved.date.slice(0, 10));
}

/** Send all finished games that the server has not answered yet: whether one was sent. @param {string} address @returns {Promise<boolean>} */
export async function sendFinished(address) {
  let isSent = false;
  for (const saved of all().filter(({ winners, sent }) => winners && !sent)) {
    const sent = await answered(address, saved);
    if (sent === null) break;
    const now = load(saved.id); // it may have been deleted meanwhile
    if (now) save({ ...now, sent });
    isSent ||= "url" in sent;
  }
  return isSent;
}

/** What the server says to a game; null: nothing for good, so that it is sent again later. @param {string} address @param {Saved} saved @returns {Promise<NonNullable<Saved["sent"]> | null>} */
async function answered(address, saved) {
  try {
    const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ record: await recordOf(saved) }) });
    if (LATER.includes(answer.status) || answer.status >= 500) return null;
    const body = await answer.json();
    return answer.ok ? { url: body.url } : { reason: body.detail?.text ?? String(answer.status) };
  } catch {
    return null; // no network, or not the server
  }
}
