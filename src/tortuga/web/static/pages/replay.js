// @ts-check
// Looking back: all states of a game are loaded once. A step forward is played as at the table; a jump shows its end at once.
import { render } from "../vendor/lit-html/lit-html.js";
import { createUi } from "../boards/kit/ui.js";
import { loadBoard } from "../boards/load.js";
import { isStill, settings } from "../settings.js";
import { sentence, tell } from "../table/messages.js";
import { createPlayback } from "../table/playback.js";
import { play as sound } from "../table/sound.js";
import { controls, copyLink, element } from "./controls.js";
import { header, log, result } from "./replay_parts.js";
import { nearest, unfold } from "./stops.js";
import { loadWords } from "./words.js";
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {import("./replay.js").Stop} Stop */

const PAUSE = 1100; // milliseconds between two moves that are played by themselves

const device = "local" in element("replay").dataset ? await import("../local/replay.js") : null, // the game is in this browser
  { data, game, files, record, stop: first } = /** @type {Record<string, string>} */ ((await device?.given(element("replay"))) ?? element("replay").dataset),
  place = element("board");
const [board, t] = await Promise.all([loadBoard(game), loadWords(files)]);

let replay = await load(element("looks", HTMLSelectElement).value),
  stops = unfold(replay),
  at = nearest(Number(first), stops),
  shown = stops[at].view,
  running = 0, // changes whenever autoplay begins or ends
  /** @type {import("./whatif.js").Trial | null} */
  trial = null; // while the reader plays on
const ui = createUi({ t, play: (move) => void trial?.play(move), redraw: draw, confirm: () => settings().confirm }),
  start = /** @type {HTMLButtonElement | null} */ (document.getElementById("whatif-start")); // only for games whose rules run here
ui.still = true;

const playback = createPlayback({
  root: place,
  first: shown.state,
  speed: () => (isStill() ? "off" : settings().speed),
  times: board.TIMES,
  origins: board.origins,
  sound,
  show(state, beat, playing) {
    Object.assign(ui, { beat, playing });
    shown = playing ? { ...stops[at].view, state, result: null } : resting();
    draw();
  },
});

/** @param {string} seat @returns {Promise<Replay>} */
async function load(seat) {
  if (device) return device.replay(seat);
  const answer = await fetch(seat ? `${data}?seat=${seat}` : data);
  if (!answer.ok) throw new Error(`The replay was not loaded: ${answer.status}`);
  return answer.json();
}

/** The view of the stop, on which moves can be made during "What if …?". */
function resting() {
  ui.still = trial === null || trial.isThinking;
  return ui.still ? stops[at].view : present();
}

/** The view of the stop; during "What if …?" that of the seat that decides, with the choices already made. */
const present = () => (trial ? trial.view(at) : stops[at].view);

function draw() {
  render(board.board(shown, ui), place);
}

const names = () => replay.seats.map(({ name }) => name);

/** What happened on the way to a stop. @param {Stop} stop @param {string} between two sentences */
const news = (stop, between) => stop.say.map((message) => sentence(tell(message, t, names()))).join(between) || t("web-replay-begin");

/** The same in the few words of the board. @param {number} stop */
function short(stop) {
  const { view, steps } = stops[stop],
    beats = stop ? board.beats(view, stops[stop - 1].view.state, steps, t) : [];
  return [...new Set(beats.flatMap(({ text }) => (text ? [text] : [])))].join(" · ");
}

/** Everything but what moves. */
function settle() {
  ui.fresh = board.touched?.(stops[at].steps) ?? new Set();
  ui.last = short(at) || news(stops[at], " · ");
  const given = { t, board, names: names(), stops, at, result: at < stops.length - 1 ? null : trial ? trial.result(at) : replay.result, branch: trial?.branch ?? stops.length };
  const view = present();
  render(header(view, board.heading(view, t), given), element("replay-top"));
  render(log(given, (number) => jump(number)), element("past"));
  render(result(given), element("result"));
  steer.mark(at, stops.length - 1);
  element("herald").textContent = news(stops[at], ". ");
  element("replay").dataset.at = String(at);
  if (start) start.disabled = !stops[at].view.to_act.length;
  reveal();
}

/** Scroll the log, and nothing else, to where we are. */
function reveal() {
  const past = element("past"),
    line = element(`past-${at}`);
  past.scrollTop += line.getBoundingClientRect().top - past.getBoundingClientRect().top - past.clientHeight / 3;
}

/**
 * Go to a stop; one step forward is played. Resolves when it has been played.
 * @param {number} wanted
 */
async function go(wanted) {
  const to = nearest(wanted, stops),
    before = stops[at],
    isNext = to === at + 1;
  if (to === at && !ui.playing) return;
  at = to;
  Object.assign(ui, { picked: null, looked: null, mode: "" });
  ui.hold();
  const { steps, view } = stops[at];
  settle();
  if (!trial) history.replaceState(null, "", address());
  const beats = isNext && !document.hidden ? board.beats(view, before.view.state, steps, t) : [];
  await playback.start({ beats, before: before.view.state, after: view.state });
}

/** By hand: what plays by itself stops. @param {number} wanted */
function jump(wanted) {
  halt();
  return go(wanted);
}

function address() {
  const url = new URL(location.href);
  url.searchParams.set("move", String(at));
  url.hash = "";
  return url;
}

function halt() {
  running += 1;
  steer.run(false);
  trial?.halt();
}

/** Play on from here, in the page alone; the real game is kept. */
async function tryHere() {
  halt();
  const wrong = element("whatif-wrong"),
    [real, from, looks] = [stops, at, element("looks", HTMLSelectElement).value];
  try {
    const { createTrial, gameOf } = await import("./whatif.js"),
      played = device ? (await device.here).game : await gameOf(record, game, real[0].view.extra);
    if (location.hash) location.hash = "replay"; // a drawer lies over the board
    trial = createTrial({ game: played, stops: real, seat: looks === "" ? null : Number(looks), t, weights: device ? undefined : new URL("/offline/weights/", location.href).href, at: () => at, go, changed: refresh, left: () => comeBack(real, from) });
    stops = trial.stops;
    refresh();
    wrong.hidden = true;
  } catch (error) {
    console.warn("what if", error);
    Object.assign(wrong, { hidden: false, textContent: t("web-table-error") });
  }
}

/** @param {Stop[]} real @param {number} from */
function comeBack(real, from) {
  trial = null;
  [stops, at] = [real, from];
  refresh();
  start?.focus();
}

/** Show where we are, at once. */
function refresh() {
  settle();
  ui.hold();
  playback.update(stops[at].view.state);
}

async function run() {
  const own = (running += 1);
  steer.run(true);
  if (at === stops.length - 1) await go(0);
  while (own === running && at < stops.length - 1) {
    if (!document.hidden) await go(at + 1);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  if (own === running) halt();
}

/** Look from another seat. @param {string} seat */
async function lookFrom(seat) {
  replay = await load(seat);
  stops = unfold(replay);
  shown = stops[at].view;
  const url = address();
  url.searchParams.set("seat", seat);
  history.replaceState(null, "", url);
  settle();
  playback.update(shown.state);
}

const steer = controls({
  t,
  go: (where) => jump({ first: 0, prev: at - 1, next: at + 1, last: stops.length - 1 }[where] ?? at),
  jump,
  toggle: () => (steer.isRunning() ? halt() : run()),
  lookFrom,
  copy: (button) => copyLink(button, String(address()), t("web-table-copied")),
});
start?.addEventListener("click", tryHere);
if (start && typeof WebAssembly === "undefined") start.hidden = true;
settle();
draw();
