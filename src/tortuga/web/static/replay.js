// Looking back: every stop of a game is a frame of the server's; steps forward are played, jumps are not.
import { before, after } from "./fly.js";
import "./marks.js";

const steer = document.getElementById("steer"), scrub = document.getElementById("scrub"), run = document.getElementById("run");
const last = Number(steer.dataset.last), looks = steer.dataset.seat, home = steer.dataset.home;
const get = (id) => document.getElementById(id);
let stop = Number(get("table").dataset.version), wanted = stop, beat = 1e6, timer = 0;
const frames = new Map();

// -- frames ------------------------------------------------------------------------------------------------------------

function fetched(number) {
  if (!frames.has(number)) {
    const loading = fetch(`${home}/frame?move=${number}&seat=${looks}`).then((answer) => { if (!answer.ok) throw new Error(answer.status); return answer.text(); });
    loading.catch(() => frames.delete(number));
    frames.set(number, loading);
    if (frames.size > 400) frames.delete(frames.keys().next().value);
  }
  return frames.get(number);
}

function ahead(number) {
  for (const next of [number + 1, number - 1, number + 2]) if (next >= 0 && next <= last) fetched(next).catch(() => {});
}

async function go(number, remember = true) {
  wanted = Math.min(Math.max(number, 0), last);
  mark(wanted);
  const to = wanted;
  let html;
  try { html = await fetched(to); } catch { get("herald").textContent = steer.dataset.failed; halt(); return; }
  if (to !== wanted) return; // a later wish came meanwhile
  show(html, to === stop + 1);
  stop = to;
  if (remember) history.replaceState(null, "", address(to));
  ahead(to);
}

const address = (number) => { const url = new URL(location.href); url.searchParams.set("move", number); url.hash = ""; return url; };

function show(html, played) {
  get("bk-sea")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })); // what still plays is cut short
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const board = fresh.content.querySelector("#bk");
  if (board) board.dataset.beat = String(played ? ++beat : 0);
  const table = fresh.content.firstElementChild, draw = () => put(table, played);
  if (document.dispatchEvent(new CustomEvent("before-frame", { cancelable: true, detail: { table, draw } }))) draw();
}

function put(table, played) {
  const was = before();
  Idiomorph.morph(get("table"), table, { callbacks: { beforeNodeMorphed: (old) => !(old.dataset && "keep" in old.dataset) } });
  if (played) after(was);
  get("herald").textContent = get("table").dataset.news;
  document.dispatchEvent(new CustomEvent("frame", { detail: {} }));
}

// -- where we are ------------------------------------------------------------------------------------------------------

function mark(number) {
  const words = steer.dataset.at.replace("{move}", number);
  scrub.value = number;
  scrub.setAttribute("aria-valuetext", words);
  get("at").textContent = words;
  for (const field of document.querySelectorAll("[data-move-field]")) field.value = number;
  const to = { first: 0, prev: number - 1, next: number + 1, last };
  for (const door of steer.querySelectorAll("[data-go]")) {
    const target = Math.min(Math.max(to[door.dataset.go], 0), last);
    door.href = `?move=${target}`;
    door.toggleAttribute("aria-disabled", target === number);
    if (target === number) door.setAttribute("aria-disabled", "true");
  }
  const result = get("result");
  if (result) result.hidden = number !== last;
  document.querySelector("#past [aria-current]")?.removeAttribute("aria-current");
  const line = get(`past-${number}`);
  line.setAttribute("aria-current", "step");
  reveal(line);
}

function reveal(line) {
  const log = get("past");
  if (log.scrollHeight > log.clientHeight) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 3;
}

function halt() {
  clearInterval(timer);
  timer = 0;
  run.setAttribute("aria-pressed", "false");
}

const pace = () => (get("bk") ? 3200 : 1700);
function toggle() {
  if (timer) return halt();
  run.setAttribute("aria-pressed", "true");
  if (wanted === last) go(0);
  timer = setInterval(() => { if (wanted >= last) halt(); else if (!document.hidden) go(wanted + 1); }, pace());
}

// -- hands -------------------------------------------------------------------------------------------------------------

const narrow = matchMedia("(max-width: 960px)");

document.addEventListener("click", (event) => {
  const door = event.target.closest("[data-go], [data-stop]");
  if (door) {
    event.preventDefault();
    halt();
    go(Number(new URL(door.href).searchParams.get("move")));
    if (door.dataset.stop && narrow.matches) location.hash = "table";
  } else if (event.target.closest("button[data-foe]")) unfold(event.target.closest("button[data-foe]").dataset.foe);
  else if (event.target.closest("#run")) toggle();
  else if (event.target.closest("#link-here")) copy(event.target.closest("#link-here"));
});

// A seat of Einauge unfolds, as at the table.
function unfold(seat) {
  document.body.dataset.foe = document.body.dataset.foe === seat ? "" : seat;
  for (const head of document.querySelectorAll("button[data-foe]")) head.setAttribute("aria-expanded", String(head.dataset.foe === document.body.dataset.foe));
}

async function copy(button) {
  const words = button.textContent, url = String(address(wanted));
  // The clipboard is only there on https and localhost; elsewhere the old way still works.
  try { await navigator.clipboard.writeText(url); } catch {
    const field = document.createElement("input");
    field.value = url;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.textContent = steer.dataset.copied;
  setTimeout(() => { button.textContent = words; }, 1500);
}

scrub.addEventListener("input", () => { halt(); go(Number(scrub.value)); });
scrub.form.addEventListener("submit", (event) => event.preventDefault());
for (const field of document.querySelectorAll("[data-submit]")) field.addEventListener("change", () => field.form.requestSubmit());

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, summary")) return;
  const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) { event.preventDefault(); halt(); go(to); }
  if (event.key === " " && !event.target.closest("button, a")) { event.preventDefault(); toggle(); }
  if (event.key === "Escape" && location.hash) location.hash = "table";
});

run.hidden = false;
get("link-here").hidden = false;
mark(stop);
ahead(stop);
