// @ts-check
// Starts a guided first game in this browser: a table with the known deal, a bot, and the guide.
import { loadType } from "../engine/game.js";
import { loadWords } from "../pages/words.js";
import { WAYS } from "./connection.js";
import { all, fresh, save } from "./saves.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("lesson")),
  goOn = /** @type {HTMLAnchorElement} */ (document.getElementById("go-on")),
  button = /** @type {HTMLButtonElement} */ (form.querySelector("button")),
  { game = "", seed = "", bot = "" } = form.dataset;

/** Offer to continue a guided game that still runs. */
function offer() {
  const running = all().find((saved) => saved.guide && saved.game === game && !saved.winners);
  goOn.hidden = !running;
  if (running) goOn.href = WAYS.table(running.id);
  button.classList.toggle("primary", !running);
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const [t, type] = await Promise.all([loadWords("games"), loadType(game)]),
    seats = [
      { name: t("seat-human"), bot: null },
      { name: bot, bot },
    ],
    saved = { ...fresh(game, type.options(seats.length), seats), seed, guide: true };
  save(saved);
  location.assign(WAYS.table(saved.id));
});
button.disabled = false; // this script now handles presses
addEventListener("pageshow", offer);
offer();
