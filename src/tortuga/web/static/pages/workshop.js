// @ts-check
// The workshop: a change is drawn at once, its address keeps it, and its effect comes piece by piece. The form works without.
import { render } from "../vendor/lit-html/lit-html.js";
import { loadBoard } from "../boards/load.js";
import { element } from "./controls.js";
import { follow } from "./pieces.js";
import { keep } from "./workshop_variants.js";

const form = element("shop", HTMLFormElement),
  wrong = element("shop-wrong"),
  start = element("shop-try", HTMLButtonElement),
  stop = element("shop-stop", HTMLButtonElement),
  state = element("effect-state"),
  progress = /** @type {HTMLProgressElement} */ (element("effect-progress")),
  effect = element("effect");
const board = await loadBoard(form.dataset.game ?? "");
let drawing = 0,
  later = 0;
/** @type {AbortController | null} */
let running = null;

element("shop-draw").hidden = true;
start.hidden = false;
faces(document);
form.addEventListener("input", () => {
  clearTimeout(later);
  later = setTimeout(draw, 200);
});

const fields = () => new URLSearchParams(/** @type {any} */ (new FormData(form)));
// What was typed while the board was loading.
if ([...form.querySelectorAll("input")].some(({ value, defaultValue }) => value !== defaultValue)) draw();

// -- drawn at once: the server checks the cards, the board draws them ----------------------------------------------------

/** Draw every card from the options that a page has. @param {Document} page */
function faces(page) {
  const boards = JSON.parse(page.getElementById("boards")?.textContent ?? "{}");
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-face]"))) {
    const { set = "", face = "" } = place.dataset;
    render(board.face?.(boards[set], /^\d+$/.test(face) ? Number(face) : face), place);
  }
}

async function draw() {
  const mine = ++drawing,
    answer = await fetch(`${form.action}?${fields()}`),
    text = await answer.text();
  if (mine !== drawing) return;
  const page = new DOMParser().parseFromString(text, "text/html"),
    told = page.getElementById("shop-wrong");
  wrong.textContent = told?.textContent ?? "";
  wrong.hidden = told?.hidden ?? true;
  if (answer.status !== 200) return;
  faces(page);
  const labels = [...page.querySelectorAll("#shop label")];
  for (const [number, label] of form.querySelectorAll("label").entries()) {
    const like = /** @type {HTMLElement} */ (labels[number]);
    label.className = like.className;
    label.hidden = like.hidden;
  }
  const query = page.getElementById("shop")?.dataset.query ?? "";
  form.dataset.query = query;
  history.replaceState(null, "", query || location.pathname);
}

// -- its effect: pieces of HTML, each the newest state; stopping ends the work on the server ------------------------------

/** @param {string} text @param {boolean} isRunning */
function say(text, isRunning) {
  state.textContent = text;
  state.toggleAttribute("data-running", isRunning);
  progress.hidden = !isRunning;
  start.hidden = isRunning;
  stop.hidden = !isRunning;
  (isRunning ? stop : start).focus();
}

start.addEventListener("click", async () => {
  if (!form.reportValidity()) return;
  running = new AbortController();
  progress.removeAttribute("value");
  keep(null, "");
  say(state.dataset.starts ?? "", true);
  try {
    const answer = await fetch(`${form.action}/effect`, { method: "POST", body: fields(), signal: running.signal });
    if (!answer.ok) throw new Error(await reason(answer));
    await follow(answer, show);
    say(state.textContent ?? "", false);
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    say((name === "AbortError" ? state.dataset.stopped : message || state.dataset.broken) ?? "", false);
  }
});
stop.addEventListener("click", () => running?.abort());

/** @param {Response} answer */
const reason = async (answer) => ((answer.headers.get("content-type") ?? "").includes("json") ? (await answer.json()).text : answer.text());

/** The line above is what a screen reader hears; the rest follows silently. @param {string} piece the server's own markup */
function show(piece) {
  effect.innerHTML = piece;
  const told = /** @type {HTMLElement | null} */ (effect.querySelector(".effect-told")),
    { played = 0, deals = 1 } = told?.dataset ?? {};
  state.textContent = told?.textContent ?? "";
  progress.value = Number(played) / Number(deals);
  told?.remove();
  const data = effect.querySelector("#effect-data");
  if (data) keep(JSON.parse(data.textContent ?? ""), form.dataset.query ?? "");
}
