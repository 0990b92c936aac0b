// @ts-check
// The replay of a game of this browser, or of a record from a file, in the form of web/pages/replay_data.py.
import { loadType } from "../engine/game.js";
import { read } from "../engine/record.js";
import { replayOf } from "../engine/replay.js";
import { savedHere, titled } from "./connection.js";
import { LocalTable } from "./table.js";
/** @typedef {import("../engine/game.js").Game} Game */
/** @typedef {import("./saves.js").Seat} Seat */

/** The record that the front page has read. */
export const brought = () => (new URLSearchParams(location.search).has("record") ? sessionStorage.getItem("record") : null);

/** The game that the page shows, and its seats. @returns {Promise<{game: Game, seats: Seat[]}>} */
async function gameHere() {
  const text = brought();
  if (text === null) {
    const saved = savedHere();
    return { game: new LocalTable(await loadType(saved.game), saved).game, seats: saved.seats };
  }
  const type = await loadType(/\[Game "(\w+)"\]/.exec(text)?.[1] ?? ""),
    { game, names } = read(text, () => type);
  return { game, seats: names.map((name) => ({ name, bot: name in type.bots ? name : null })) };
}

/** Read once. */
export const here = gameHere();

/** The data that a page of the server has about its replay. @param {HTMLElement} root */
export async function given(root) {
  const { game, seats } = await here,
    { name } = game.type.facts,
    looks = /** @type {HTMLSelectElement} */ (document.getElementById("looks"));
  titled(root, name);
  seats.forEach((seat, number) => looks.append(Object.assign(document.createElement("option"), { value: String(number), textContent: seat.name })));
  return { data: "", game: name, files: `${root.dataset.files} ${name}`, stop: new URLSearchParams(location.search).get("move") ?? "0" };
}

/** The game as a seat saw it, or a spectator. @param {string} seat */
export async function replay(seat) {
  const { game, seats } = await here;
  return replayOf(game, seats, seat === "" ? null : Number(seat));
}
