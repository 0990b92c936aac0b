// @ts-check
// The table's page: what the server sends is folded into the model, the show says what of it is visible, and lit-html draws it.
import { render } from "../vendor/lit-html/lit-html.js";
import { createUi, refocus } from "../boards/kit/ui.js";
import { loadBoard } from "../boards/load.js";
import { loadWords } from "../pages/words.js";
import { change, onChange, settings } from "../settings.js";
import { createAlerts, isWanted, toggle } from "./alerts.js";
import { muted, storeMuted, unheard } from "./chat.js";
import { createClock } from "./clock.js";
import { createConnection, WAYS } from "./connection.js";
import { logBlocks, news } from "./log.js";
import { page } from "./page.js";
import { listen } from "./keys.js";
import { createShow } from "./show.js";
import { play as sound } from "./sound.js";
import { fold, freshSteps, isOld, lastTurn, NOTHING } from "./store.js";
import { isMine, onlyPass, playedText, secretOf, turnText } from "./turn.js";
/** @typedef {import("./app.d.ts").App} App */
/** @typedef {import("./app.d.ts").Local} Local */
/** @typedef {import("./wire.d.ts").Update} Update */
/** @typedef {import("./wire.d.ts").Received} Received */

const TOLD = 6000, // milliseconds a message stays
  SURE = 3500, // in which a second press counts
  HELD = 400, // in which a press may have been meant for what was there before
  LATE = 1500, // after which what came of a move is asked for
  LINE = 750; // between two lines of the score sheet

const root = /** @type {HTMLElement} */ (document.getElementById("app")),
  device = "local" in root.dataset ? await import("../local/connection.js") : null, // the table is in this browser
  given = /** @type {{table: string, game: string, home: string, title: string, bot: string, files: string, engine?: string}} */ (/** @type {unknown} */ (device?.given(root) ?? root.dataset)),
  ways = device?.WAYS ?? WAYS,
  language = document.documentElement.lang,
  herald = /** @type {HTMLElement} */ (document.getElementById("herald")),
  passKey = `pass-${given.table}`,
  noticeKey = `notice-${given.table}`;

const [board, t] = await Promise.all([loadBoard(given.game), loadWords(given.files)]);

let said = NOTHING, // the model of the server
  model = NOTHING, // the model that is shown: the same with my unconfirmed move
  /** @type {import("./prediction.js").Prediction | null} */
  prediction = null, // of that move
  /** @type {import("./rules.js").Rules | null | undefined} */
  rules, // null: they are being loaded; undefined: they are not
  heldUntil = 0,
  offered = "", // what can be pressed, as one text
  isBusy = false, // a move was sent, and its result has not arrived
  awaited = 0, // the version with that result
  sent = 0, // number of the move whose response is awaited
  isKeyed = false, // the last thing was done by a key
  keepsPass = -1; // after taking back, and when it was refused, a lonely pass is not played by itself at this step
/** @type {Local} */
const local = {
  tab: "",
  menu: false,
  unseen: 0,
  muted: muted(),
  isOffline: false,
  toast: "",
  sure: "",
  closed: Number(sessionStorage.getItem(noticeKey)),
  closedProposal: 0,
  isResultAway: false,
  isDeclined: false,
  counted: null,
  cover: "",
  advice: null,
  advised: "",
  guide: null,
  drawing: "",
  naming: false,
  notified: isWanted(),
};

// -- the wire ------------------------------------------------------------------------------------------------------------

const wire = { table: given.table, version: () => said.version, arrived, online };
const connection = device ? await device.createLocalConnection(wire) : createConnection(wire);
const show = createShow({ root, board, t, model: () => model, speed: () => settings().speed, draw, sound, ended });
const clock = createClock({ language, isMine: () => isMine(model), soon: () => void (herald.textContent = t("web-clock-soon", { seconds: 10 })) });
const alerts = createAlerts(document.title);
const ui = createUi({ t, play, redraw: () => draw(), confirm: () => settings().confirm });

/** @param {Received} received */
function arrived(received) {
  if (isOld(said, received)) return;
  const update = whole(received);
  if (!update) return;
  const outcome = prediction?.check(said, update);
  if (outcome === "wrong") takeBack();
  const before = model,
    fresh = outcome === "pending" ? null : freshSteps(said, update, outcome === "confirmed" ? prediction?.turn?.steps.length : 0);
  said = fold(said, update);
  if (outcome === "confirmed") answered();
  if (said.version >= awaited) isBusy = false;
  if (outcome !== "pending" || said.version >= awaited) prediction = null;
  model = prediction?.apply(said) ?? said;
  clock.heard(model.clock);
  heard(before);
  learn();
  covered(fresh !== null);
  if (local.advice && decision() !== local.advised) local.advice = null;
  if (before.status === "running" && model.status === "over") local.counted = 0;
  show.arrived(before, fresh);
  if (!show.playing) ended();
  if (local.tab === "text") drawText();
}

/** A message with what the rules derive from its view; null if the server has other rules, and is asked for it. @param {Received} received @returns {Update | null} */
function whole(received) {
  const { view } = received,
    options = received.table?.options ?? said.table?.options,
    found = view && (view.refusals ? view : (rules?.complete(view, options) ?? null));
  if (Boolean(view) === Boolean(found)) return { ...received, view: found };
  rules = null;
  connection.wantBare(false);
  void connection.refresh();
  return null;
}

/** Show a move before the server has confirmed it, if its effect can be predicted. @param {string} move */
function predict(move) {
  prediction = rules?.predict(said, move) ?? null;
  if (!prediction) return;
  const before = model;
  model = prediction.apply(said);
  local.advice = null;
  show.arrived(before, prediction.turn);
}

/** My move is confirmed: the next may be sent, even if the response to this one is late. */
function answered() {
  isBusy = false;
  sent += 1;
}

/** Drop a wrong prediction, and show the model of the server. */
function takeBack() {
  if (!prediction) return;
  prediction = null;
  model = said;
  show.drop();
}

/** Load the rules after the table has been drawn; without WebAssembly, moves are shown when the server answers. */
function loadRules() {
  if (rules !== undefined || !("engine" in given) || said.you.seat === null || typeof WebAssembly === "undefined") return;
  rules = null;
  const load = async () => {
    const { createRules } = await import("./rules.js");
    rules = await createRules(given.game);
    connection.wantBare(true);
    draw();
  };
  setTimeout(() => load().catch((error) => console.warn("the rules were not loaded", error)), LATE);
}

/** @type {Promise<void> | null} */
let learning = null; // the guide is loaded
/** @type {((model: import("./store.js").Model) => import("../guide/guide.js").Panel | null) | null} */
let panelNow = null;

/** At a table with a guide: what its panel says now. It is loaded when it is first needed. */
function learn() {
  if (!model.guide) return;
  if (panelNow) local.guide = panelNow(model);
  else
    learning ??= import("../guide/guide.js")
      .then(({ createGuide }) => createGuide(given.game))
      .then((made) => {
        panelNow = made;
        learn();
        draw();
      });
}

/** @param {boolean} isOnline */
function online(isOnline) {
  if (isOnline && local.isOffline) toast(t("web-table-found"), 2000);
  local.isOffline = !isOnline;
  if (!isOnline) local.toast = t("web-table-lost");
  draw();
}

/** New lines of the chat. @param {import("./store.js").Model} before */
function heard(before) {
  if (!before.version || model.chat === before.chat) return;
  const lines = unheard(model.chat, before.version, model.you.seats, local.muted);
  if (!lines.length) return;
  if (local.tab !== "chat" || document.hidden) sound("chat");
  if (local.tab !== "chat") local.unseen += lines.length;
}

/** At one device: whether the table is hidden until the person in turn looks. @param {boolean} isRevealed */
function covered(isRevealed) {
  const secret = secretOf(model);
  if (!secret || sessionStorage.getItem(passKey) === secret) local.cover = "";
  else if (isRevealed || local.cover === "next") local.cover = "next";
  else local.cover = "cover";
}

/** What I am to decide now; others who choose in secret do not change it. */
const decision = () => JSON.stringify([model.you.seat, model.played, model.view?.chosen, model.view?.legal]);

// -- what is drawn -------------------------------------------------------------------------------------------------------

/** What was played is over, or nothing was to be played. */
function ended() {
  const last = lastTurn(model);
  if (last && model.view) {
    ui.last = show.words(last).join(" · ");
    ui.fresh = board.touched?.(last.steps) ?? new Set();
  }
  draw();
  if (model.status === "over" && local.counted === 0) count();
  const text = news(told, said, t); // said once, when it is confirmed
  if (text && told.version) herald.textContent = text;
  told = said;
  if (isKeyed && isMine(model) && boardPlace()) refocus(/** @type {HTMLElement} */ (boardPlace()));
  setTimeout(passByItself, HELD + 50);
  loadRules();
}
let told = NOTHING; // what the herald has said

/** @returns {App} */
function app() {
  const playing = show.playing,
    isCovered = local.cover !== "" && !playing,
    view = isCovered ? show.settled : show.view;
  return {
    model,
    view,
    status: playing && model.status === "over" ? "running" : model.status,
    heading: view && board.heading(view, t),
    blocks: logBlocks(model, t, board, show.steps),
    t,
    names: model.seats.map(({ name }) => name),
    title: given.title,
    bot: given.bot,
    home: given.home || location.origin,
    ways,
    isLocal: device !== null,
    playing,
    canReplay: !playing && !isCovered && lastTurn(model) !== null && settings().speed !== "off",
    turn: playing ? playedText(model, show.seat, t) : local.counted === null ? turnText(model, t) : t("web-status-over"), // who won is told last
    isMine: !playing && isMine(model),
    isPredicted: prediction !== null,
    hasRules: Boolean(rules),
    isHeld: performance.now() < heldUntil,
    settings: settings(),
    local,
    does,
  };
}

function draw() {
  if (!model.version) return;
  const now = app(),
    { view } = now;
  Object.assign(ui, { beat: show.beat, playing: now.playing || local.cover !== "", suggested: now.playing || prediction ? null : (local.advice?.best ?? local.guide?.mark ?? null) });
  if (view && ui.picked && !ui.picked.moves.every(([move]) => view.legal.includes(move))) ui.picked = null;
  hold(now);
  render(page({ ...now, isHeld: performance.now() < heldUntil }, view && board.board(view, ui)), root);
  clock.tick();
  alerts.drawn(now.isMine && local.cover !== "cover", now.turn);
}

/** Presses do nothing for a moment when what they mean has changed. @param {App} now */
function hold({ view, playing }) {
  const above = [model.proposal?.until, model.notices.length, local.closed, local.closedProposal]; // what may move the board
  const next = view ? JSON.stringify([view.seat, view.legal, view.chosen, model.played, playing, local.cover, above]) : "";
  if (offered && next !== offered) holdNow();
  offered = next;
}

function holdNow() {
  ui.hold();
  heldUntil = performance.now() + HELD;
  setTimeout(() => draw(), HELD + 10);
}

const boardPlace = () => /** @type {HTMLElement | null} */ (root.querySelector(".board"));

/** @param {string} text @param {number} [time] */
function toast(text, time = TOLD) {
  local.toast = text;
  draw();
  setTimeout(() => {
    if (local.toast !== text) return;
    local.toast = "";
    draw();
  }, time);
}

/** The lines of the score sheet, one after the other. */
function count() {
  const lines = model.result?.scores.filter(({ total }) => !total).length ?? 0;
  if (settings().speed === "off" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches || settings().motion === "none") local.counted = null;
  if (local.counted === null) return draw();
  if (local.counted >= lines) {
    sound("win");
    local.counted = null;
    return draw();
  }
  setTimeout(() => {
    if (local.counted === null) return;
    local.counted += 1;
    sound("coin");
    draw();
    count();
  }, LINE);
}

async function drawText() {
  const answer = await fetch(`/t/${given.table}/text`).catch(() => null);
  if (answer?.ok) does.set({ drawing: await answer.text() });
}

// -- what one can do -----------------------------------------------------------------------------------------------------

/** @param {string} move */
async function play(move) {
  if (isBusy || show.playing || local.cover || performance.now() < heldUntil) return draw();
  const own = (sent += 1);
  isBusy = true;
  awaited = Infinity;
  sound("move");
  predict(move);
  draw();
  const answer = await connection.play(move, () => ({ version: said.game_version, seat: said.you.seat, legal: said.view?.legal ?? [] }));
  if (own !== sent) return;
  awaited = answer.ok ? answer.body.version : 0;
  isBusy = said.version < awaited;
  if (!answer.ok || !isBusy) takeBack(); // refused, or told already
  if (!answer.ok) keepsPass = model.played;
  if (!answer.ok) refused(answer.text);
  else if (isBusy) setTimeout(() => isBusy && connection.refresh(), LATE); // the socket may be down
}

/** Where nothing but to pass is possible, it is done by itself if this device wants that: once the move before it is answered. */
function passByItself() {
  const move = onlyPass(model.view);
  if (!move || settings().autopass !== "on" || !isMine(model) || show.playing || local.cover || keepsPass === model.played) return;
  if (isBusy || performance.now() < heldUntil) setTimeout(passByItself, HELD + 50);
  else play(move);
}

/** @param {string} text */
function refused(text) {
  sound("no");
  toast(text || t("web-table-error"));
}

/** @type {Promise<any> | null} */
let rematch = null;

/** @type {App["does"]} */
const does = {
  async post(what, body = {}) {
    const answer = await connection.post(what, body);
    if (!answer.ok) refused(answer.text);
    return answer.ok ? answer.body : null;
  },
  surely(button, work) {
    if (local.sure === button) {
      does.set({ sure: "" });
      return work();
    }
    does.set({ sure: button });
    setTimeout(() => local.sure === button && does.set({ sure: "" }), SURE);
  },
  set(values) {
    if (Object.entries(values).every(([name, value]) => local[/** @type {keyof Local} */ (name)] === value)) return;
    Object.assign(local, values);
    if (values.closed) sessionStorage.setItem(noticeKey, String(values.closed));
    draw();
  },
  open(tab) {
    if (tab === "chat") local.unseen = 0;
    does.set({ tab });
    if (tab === "text") drawText();
  },
  async undo() {
    if (prediction) return; // an unconfirmed move cannot be taken back
    const move = model.recent?.steps.findLast(({ seat }) => seat !== null && seat === model.you.seat)?.text;
    keepsPass = model.played - 1;
    const done = await does.post("undo");
    if (!done) return;
    if (model.version < done.version) await connection.refresh();
    // A pass that was played by itself goes with the move before it.
    if (move === "pass" && settings().autopass === "on" && model.you.can_undo && onlyPass(model.view)) await does.post("undo");
  },
  skip: () => show.skip(),
  hold: holdNow,
  redraw: draw,
  replay() {
    const last = lastTurn(model);
    if (last) show.again(last);
  },
  next: () => does.set({ cover: "cover" }),
  uncover() {
    sessionStorage.setItem(passKey, secretOf(model));
    does.set({ cover: "" });
  },
  say: async (line) => (await does.post("chat", line)) !== null,
  mute(one, on) {
    const people = muted().filter(({ by }) => by !== one.by);
    if (on) people.push(one);
    storeMuted(people);
    does.set({ muted: people });
  },
  async copy(text) {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("invite"));
    field?.select();
    // The clipboard is only there on https and localhost; elsewhere the old way still works.
    await navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    toast(t("web-table-copied"), 1500);
  },
  async hint() {
    const advised = decision(),
      advice = await does.post("hint", { seat: model.you.seat });
    if (advice && advised === decision()) does.set({ advice, advised });
  },
  async rematch() {
    rematch ??= does.post("rematch"); // a second press asks for no other
    const done = await rematch;
    if (done) location.assign(ways.table(done.table));
    else rematch = null;
  },
  async decline() {
    if (await does.post(`/api/tables/${model.rematch}/decline`)) does.set({ isDeclined: true });
  },
  async rename(name) {
    if (await does.post("/api/me", { name })) does.set({ naming: false });
  },
  async notify() {
    if (!(await toggle())) toast(t("web-notice-refused"));
    does.set({ notified: isWanted() });
  },
  sound() {
    change("sound", settings().sound === "on" ? "off" : "on");
    sound("turn");
  },
};

document.addEventListener("visibilitychange", () => document.hidden && show.skip());
document.addEventListener("keydown", () => void (isKeyed = true), true);
document.addEventListener("pointerdown", () => void (isKeyed = false), true);
matchMedia("(max-width: 960px)").addEventListener("change", () => draw());
onChange(() => draw());
listen({ app, board: boardPlace, ui });
connection.connect();
