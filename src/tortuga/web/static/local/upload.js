// @ts-check
// Uploads the finished games of this browser to the server, which adds them to the user's games.
// The server stores the same record of the same user once, so a lost response or a second tab does no harm.
import { loadType } from "../engine/game.js";
import { write } from "../engine/record.js";
import { all, load, save } from "./saves.js";
import { LocalTable } from "./table.js";
/** @typedef {import("./saves.js").Saved} Saved */

const LATER = [401, 403, 408, 429]; // no name yet, or a rate limit: retry later

/** The record of a game. @param {Saved} saved */
export async function recordOf(saved) {
  const { game } = new LocalTable(await loadType(saved.game), saved);
  return write(game, saved.seats.map(({ name }) => name), saved.date.slice(0, 10));
}

/** Send all finished games that the server has neither stored nor refused; return whether one was stored. @param {string} address @returns {Promise<boolean>} */
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

/** Send a game; return its address or the reason of a refusal, or null if it should be sent again later. @param {string} address @param {Saved} saved @returns {Promise<NonNullable<Saved["sent"]> | null>} */
async function answered(address, saved) {
  try {
    const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ record: await recordOf(saved) }) });
    if (LATER.includes(answer.status) || answer.status >= 500) return null;
    const body = await answer.json();
    return answer.ok ? { url: body.url } : { reason: body.detail?.text ?? String(answer.status) };
  } catch {
    return null; // no network, or a response of something else
  }
}
