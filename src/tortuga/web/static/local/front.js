// @ts-check
// The front page of the site without a server: new games, games stored in this browser, records from files.
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { loadType } from "../engine/game.js";
import { read, RecordError } from "../engine/record.js";
import { download } from "../pages/download.js";
import { loadWords } from "../pages/words.js";
import { tell } from "../table/messages.js";
import { listing } from "../boards/kit/words.js";
import { WAYS } from "./connection.js";
import { keepSite } from "./offline.js";
import { all, fresh, remove, save, shuffled } from "./saves.js";
import { recordOf, sendFinished } from "./upload.js";
/** @typedef {import("./saves.js").Saved} Saved */

const t = await loadWords("lobby games table errors offline"),
  element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id)),
  wrong = element("record-wrong"),
  day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
let doubted = ""; // the game whose delete button was pressed once

// -- the games of this browser -------------------------------------------------------------------------------------------

function draw() {
  const games = all(),
    running = games.filter(({ winners }) => !winners),
    over = games.filter(({ winners }) => winners);
  render(running.length ? html`<section class="sheet-of-paper going-on" aria-labelledby="running-title"><h2 id="running-title">${t("web-front-running")}</h2>${list(running)}</section>` : nothing, element("running"));
  const place = element("finished");
  if (!over.length) return;
  place.querySelector(".empty")?.remove();
  render(list(over), place);
}

/** @param {Saved[]} games */
const list = (games) => html`<ul class="tables">${repeat(games, ({ id }) => id, row)}</ul>`;

/** @param {Saved} saved */
function row(saved) {
  const { id, game, seats, date, winners, sent } = saved,
    names = (/** @type {number[]} */ some) => listing(t, some.map((seat) => seats[seat].name));
  return html`<li class="row"><a class="row-link" href=${winners ? WAYS.replay(id) : WAYS.table(id)}><span class="row-words"><b>${names([...seats.keys()])}</b><small>${t(`web-game-${game}`)} · ${winners ? t("web-front-won", { names: names(winners) }) : t("web-status-running")} · ${day.format(new Date(date))}${sent && "url" in sent ? ` · ${t("offline-sent")}` : ""}</small>${sent && "reason" in sent ? html`<small class="wrong">${t("offline-refused", { reason: sent.reason })}</small>` : nothing}</span></a>
    ${winners ? html`<button type="button" class="button quiet" @click=${() => keep(saved)}>${t("offline-save")}</button>` : nothing}<button type="button" class="button quiet" @click=${(/** @type {MouseEvent} */ event) => event.detail < 2 && drop(id)}>${t(doubted === id ? "web-table-sure" : "offline-drop")}</button></li>`;
}

/** Delete a game at the second press of its button; a double click is one press. @param {string} id */
function drop(id) {
  if (doubted === id) remove(id);
  doubted = doubted === id ? "" : id;
  if (!all().length) location.reload();
  draw();
}

/** Save the record of a game as a file. @param {Saved} saved */
async function keep(saved) {
  download(await recordOf(saved), `${saved.game}-${saved.date.slice(0, 10)}.txt`);
}

// -- a new game ----------------------------------------------------------------------------------------------------------

let isLeaving = false; // a game begins: a second press of its button begins no other
addEventListener("pageshow", () => void (isLeaving = false));

/** @param {HTMLFormElement} form */
async function begin(form) {
  if (isLeaving) return;
  isLeaving = true;
  const chosen = new FormData(form),
    game = form.dataset.game ?? "",
    [bot, players, people] = [String(chosen.get("bot")), Number(chosen.get("players")), Number(chosen.get("people"))],
    names = people > 1 ? t("seat-humans").split(" ") : [t("seat-human")],
    seats = Array.from({ length: players }, (_, n) => (n < people ? { name: names[n], bot: null } : { name: players - people > 1 ? `${bot} ${n - people + 1}` : bot, bot }));
  const saved = fresh(game, (await loadType(game)).options(players), shuffled(seats));
  save(saved);
  location.assign(WAYS.table(saved.id));
}

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.local"))) {
  const [players, people] = ["players", "people"].map((name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name)));
  const fit = () => {
    for (const option of people.options) option.disabled = Number(option.value) > Number(players.value);
    if (Number(people.value) > Number(players.value)) people.value = players.value;
  };
  players.addEventListener("change", fit);
  fit();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void begin(form);
  });
}

// -- a record from a file -----------------------------------------------------------------------------------------------

element("record").addEventListener("change", (event) => bring(/** @type {HTMLInputElement} */ (event.currentTarget).files?.[0]));
const zone = element("record-form");
zone.addEventListener("dragover", (event) => event.preventDefault());
zone.addEventListener("drop", (event) => {
  event.preventDefault();
  bring(event.dataTransfer?.files[0]);
});

/** @param {File | undefined} file */
async function bring(file) {
  if (!file) return;
  try {
    const kinds = await Promise.all([...document.querySelectorAll("form.local")].map((form) => loadType(/** @type {HTMLElement} */ (form).dataset.game ?? ""))),
      text = await file.text();
    read(text, (name) => kinds.find(({ facts }) => facts.name === name)); // refused at its line
    sessionStorage.setItem("record", text);
    location.assign("replay.html?record");
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    wrong.textContent = `${file.name}: ${tell(error.told, t, [])}`;
    wrong.hidden = false;
  }
}

addEventListener("pageshow", draw);
draw();

// -- to the server -------------------------------------------------------------------------------------------------------

const server = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=records]"))?.content; // a site of files has none

async function send() {
  if (!server) return;
  await sendFinished(server);
  draw();
}
addEventListener("online", send);
void send();

await keepSite({
  stored: () => void (element("stored").textContent = t("offline-stored")),
  renewed: (use) => render(html`${t("offline-renewed")} <button type="button" class="button" id="renew" @click=${use}>${t("offline-use")}</button>`, element("stored")),
});
