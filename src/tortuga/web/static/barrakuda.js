// Barrakuda in motion. A frame that brings something new waits while what led to it, the beats in its #bk, is played over the
// frame before: until then nothing on the page tells the outcome. Everything that moves is a ghost above the page.
import { startGuard } from "./guard.js";
import { play as sound } from "./sound.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const get = (id) => document.getElementById(id);
const html = document.documentElement;
const FISH = 6, EASY = "cubic-bezier(.35,.05,.3,1)";
let seen = Number(get("bk")?.dataset.beat ?? 0);
let waiting = []; // frames that wait until their beats have been played, the oldest first
let playback = 0; // goes up when playing is cut short: what an older number started never continues
let fish = null, pawns = new Map();

// -- time and places ----------------------------------------------------------------------------------------------------

const pace = () => (waiting.length > 2 ? 0.45 : 1);
const unlessStopped = (promise, own = playback) => promise.then(() => (own === playback ? undefined : new Promise(() => {})));
const wait = (time) => unlessStopped(new Promise((done) => setTimeout(done, time * pace())));
const run = (element, frames, time, more = {}) => unlessStopped(element.animate(frames, { duration: Math.max(1, time * pace()), easing: EASY, fill: "both", ...more }).finished.catch(() => {}));
const box = (element) => element?.getBoundingClientRect();
const middle = (rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

function place(name) {
  const [kind, number] = name.split("-");
  const element = get(`bk-${kind}-${number}`);
  return element && middle(box(kind === "wreck" ? element : element.querySelector("b") ?? element));
}

// Where the fish hangs on a wreck: as it hangs now on its own.
function fishPlace(wreck) {
  const real = box(get("bk-fish")), home = box(document.querySelector(".bk-far-0")), there = box(get(`bk-wreck-${wreck}`));
  return { x: there.right - (home.right - real.x), y: there.y + (real.y - home.y), width: real.width, height: real.height };
}

function pawnPlace(seat, wreck) {
  const real = get(`bk-pawn-${seat}`), there = wreck ? get(`bk-wreck-${wreck}`) : get("bk-boat");
  if (real && there?.contains(real)) return box(real);
  const size = box(real)?.width || 44, sea = box(get("bk-sea")), at = wreck ? box(there) : { x: sea.x + 70, bottom: sea.y + 40 };
  return { x: at.x + 8 + seat * size * 0.62, y: at.bottom - size - 4, width: size, height: size };
}

// -- ghosts -------------------------------------------------------------------------------------------------------------

function ghost(source, look, at) {
  const made = document.createElement("div");
  made.className = `bk-ghost ${look}`;
  made.innerHTML = source.innerHTML;
  made.setAttribute("aria-hidden", "true");
  Object.assign(made.style, { width: `${at.width}px`, height: `${at.height}px`, transform: `translate(${at.x}px, ${at.y}px)` });
  document.body.append(made);
  made.at = at;
  return made;
}

const move = (it, to, time, frames = []) => {
  const path = [it.at, ...frames, to].map((at) => ({ transform: `translate(${at.x}px, ${at.y}px) ${at.turn ?? ""}` }));
  it.at = to;
  return run(it, path, time);
};

// Before the first beat everything stands where it stood.
function summon(beats) {
  const swim = beats.find((beat) => beat.way), reveal = beats.find((beat) => beat.kind === "reveal");
  if (swim) fish = ghost(get("bk-fish"), "bk-ghost-fish", fishPlace(swim.way[0]));
  for (const card of reveal?.cards ?? []) {
    const real = get(`bk-pawn-${card.seat}`);
    if (real) pawns.set(card.seat, ghost(real, "bk-pawn", pawnPlace(card.seat, card.from)));
  }
  html.classList.toggle("bk-swims", Boolean(fish));
  html.classList.toggle("bk-dives", pawns.size > 0);
}

function dismiss() {
  fish?.remove();
  for (const pawn of pawns.values()) pawn.remove();
  fish = null;
  pawns = new Map();
  html.classList.remove("bk-swims", "bk-dives", "bk-rolls");
  for (const left of document.querySelectorAll(".bk-stage, .bk-throw, .bk-caption, .bk-coin")) left.remove();
}

// -- counters -----------------------------------------------------------------------------------------------------------

const seatsOf = (board) => [...board.querySelectorAll(".bk-panel")].map((panel) => Number(panel.dataset.seat));
const purse = (seat) => (document.querySelector(".bk-teams") ? seat % 2 : seat);

// What the counters of a board show.
function pursesOf(board) {
  const found = { bag: [], vault: [], wreck: [] };
  for (const seat of seatsOf(board)) {
    found.bag[seat] = Number(board.querySelector(`#bk-bag-${seat} b`).textContent);
    found.vault[purse(seat)] = Number(board.querySelector(`#bk-vault-${seat} b`).textContent);
  }
  for (let wreck = 1; wreck <= 6; wreck++) found.wreck[wreck - 1] = Number(board.querySelector(`#bk-gold-${wreck}`)?.dataset.n ?? 0);
  return found;
}

function paint(now) {
  for (const seat of seatsOf(get("bk"))) {
    write(get(`bk-bag-${seat}`), now.bag[seat]);
    write(get(`bk-vault-${seat}`), now.vault[purse(seat)]);
  }
  now.wreck.forEach((gold, n) => get(`bk-gold-${n + 1}`)?.setAttribute("data-n", gold));
}

function write(counter, number) {
  const text = counter.querySelector("b");
  if (text.textContent === String(number)) return;
  text.textContent = number;
  run(text, [{ transform: "scale(1)" }, { transform: "scale(1.5)" }, { transform: "scale(1)" }], 320, { fill: "none" });
}

// -- the beats ----------------------------------------------------------------------------------------------------------

const beats = {
  async reveal(beat) {
    const stage = staged(beat.cards);
    const flips = [...stage.querySelectorAll(".bk-flip")];
    // Fading would flatten what turns, so the cards turn inside what fades.
    await Promise.all([...stage.children].map((card) => run(card, [{ opacity: 0, transform: "translateY(40px)" }, { opacity: 1, transform: "none" }], 260, { fill: "none" })));
    await wait(180);
    sound("move");
    await Promise.all(flips.map((flip) => run(flip, [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }], 420)));
    caption(beat.text);
    await wait(650);
    run(stage, [{ opacity: 1 }, { opacity: 0 }], 260).then(() => stage.remove());
    await Promise.all(beat.cards.map((card) => dive(card)));
  },
  async dice(beat) {
    const sea = middle(box(get("bk-sea")));
    const pair = overlay("bk-throw", ["distance", ...(beat.direction ? ["direction"] : [])].map((kind) => `<span class="bk-die bk-die-${kind}"><b>?</b></span>`).join(""));
    Object.assign(pair.style, { left: `${sea.x - (beat.direction ? 71 : 32)}px`, top: `${sea.y - 32}px` });
    const dice = [...pair.children], result = [beat.distance, beat.direction];
    sound("dice");
    dice.forEach((die, n) => run(die, [{ transform: `translate(${n ? 160 : -160}px, -120px) rotate(${n ? 500 : -430}deg) scale(.6)`, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: "none", opacity: 1 }], 560));
    for (let n = 0; n < 6; n++) {
      dice.forEach((die, which) => { die.firstChild.textContent = 1 + Math.floor(Math.random() * (which ? 6 : 2)); });
      await wait(75);
    }
    dice.forEach((die, which) => { die.firstChild.textContent = result[which]; });
    caption(beat.text);
    await wait(680);
    run(pair, [{ opacity: 1 }, { opacity: 0 }], 200).then(() => pair.remove());
  },
  async fish(beat) {
    if (!fish) return;
    if (beat.way.length === 1) return void (await shake(fish));
    for (let n = 1; n < beat.way.length; n++) await swim(beat.way[n], 520);
  },
  async jump(beat) {
    if (!fish) return;
    const to = fishPlace(beat.way[1]), high = { x: (fish.at.x + to.x) / 2, y: Math.min(fish.at.y, to.y) - 110, turn: "rotate(-20deg)" };
    await move(fish, to, 800, [high]);
  },
  gold: (beat) => pour(beat),
  async steal(beat) {
    const prey = get(`bk-pawn-${beat.flows[0]?.[0].slice(4)}`);
    if (prey) shake(prey);
    await pour(beat);
  },
  async pair(beat) {
    const stage = staged(beat.cards.map((card) => ({ seat: beat.seat, card: card === "barracuda" ? FISH : Number(card) })));
    await Promise.all([...stage.querySelectorAll(".bk-flip")].map((flip) => run(flip, [{ transform: "rotateY(0)" }, { transform: "rotateY(180deg)" }], 500, { delay: 200 })));
    await wait(700);
    stage.remove();
  },
  back: (beat) => bump(beat),
  laid: (beat) => bump(beat),
};

async function dive(card) {
  const pawn = pawns.get(card.seat);
  if (!pawn) return;
  if (card.from !== card.to) await move(pawn, pawnPlace(card.seat, card.to), 560);
  pawn.classList.toggle("bk-lies", card.lies);
}

function swim(wreck, time) {
  const to = fishPlace(wreck), back = to.x < fish.at.x - 5, turn = back ? "scaleX(-1)" : "";
  const from = { ...fish.at, turn }, half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 8, turn };
  fish.at = from;
  return move(fish, { ...to, turn }, time, [half]);
}

const shake = (it) => run(it, [0, -7, 7, -5, 5, 0].map((dx) => ({ translate: `${dx}px 0` })), 380, { fill: "none" });

async function bump(beat) {
  sound("move");
  await Promise.all(beat.seats.map((seat) => {
    const cards = get(`bk-cards-${seat}`);
    return cards && run(cards, [{ transform: "none" }, { transform: "scale(1.14)", filter: "brightness(1.3)" }, { transform: "none" }], 420, { fill: "none" });
  }));
}

async function pour(beat) {
  sound("coin");
  const coins = beat.flows.flatMap(([from, to, number]) => Array.from({ length: Math.min(number, 6) }, (_, n) => coin(place(from), place(to), n)));
  await Promise.all(coins);
  paint(beat.next);
}

async function coin(from, to, n) {
  if (!from || !to) return;
  const piece = overlay("bk-coin", '<svg class="bk-art" style="width:100%;height:100%"><use href="#sea-coin"/></svg>');
  const at = ({ x, y }, more = "") => `translate(${x - 12}px, ${y - 12}px) ${more}`;
  const high = { x: (from.x + to.x) / 2 + (n % 2 ? 18 : -18), y: Math.min(from.y, to.y) - 34 };
  await run(piece, [{ transform: at(from, "scale(.4)"), opacity: 0 }, { transform: at(from, "scale(1.2)"), opacity: 1, offset: 0.18 }, { transform: at(high), offset: 0.55 }, { transform: at(to, "scale(.8)") }], 760, { delay: n * 80 * pace() });
  piece.remove();
}

// -- what lies above the page -------------------------------------------------------------------------------------------

function overlay(look, inside) {
  const made = document.createElement("div");
  made.className = look;
  made.innerHTML = inside;
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

function staged(cards) {
  const face = (card) => (card === FISH ? '<div class="bk-card bk-card-fish"><svg class="bk-art"><use href="#sea-fish"/></svg></div>' : `<div class="bk-card"><b>${card}</b></div>`);
  const who = (seat) => document.querySelector(`#bk-panel-${seat} .bk-diver`)?.outerHTML ?? "";
  const stage = overlay("bk-stage", cards.map(({ seat, card }) => `<div class="bk-on"><div class="bk-flip"><div class="bk-backside"></div>${face(card)}</div><div class="bk-of">${who(seat)}</div></div>`).join(""));
  const sea = box(get("bk-sea"));
  Object.assign(stage.style, { left: `${sea.x}px`, top: `${sea.y}px`, width: `${sea.width}px`, height: `${sea.height}px` });
  return stage;
}

function caption(text) {
  for (const old of document.querySelectorAll(".bk-caption")) old.remove();
  if (!text) return;
  const line = overlay("bk-caption", "");
  line.textContent = text;
  const sea = box(get("bk-sea"));
  Object.assign(line.style, { left: `${sea.x + sea.width / 2}px`, top: `${sea.bottom - 46}px` });
}

// -- the queue ----------------------------------------------------------------------------------------------------------

// A frame is about to be drawn: if it brings something new, it is drawn when that has been played.
function arrived(event) {
  const { table, draw } = event.detail, board = table.querySelector("#bk"), beat = Number(board?.dataset.beat ?? 0);
  const fresh = beat > seen ? JSON.parse(board.dataset.beats) : [];
  seen = Math.max(seen, beat);
  if (still.matches || document.hidden || !get("bk")) return finish();
  if (!fresh.length && !waiting.length) return;
  event.preventDefault();
  if (table.dataset.deadline) get("table").dataset.deadline = table.dataset.deadline; // the time for the next decision runs already
  if (!fresh.length) return void Object.assign(waiting.at(-1), { table, draw });
  if (fresh.some((one) => one.kind === "reveal")) finish(); // a turn behind
  waiting.push({ table, draw, fresh });
  if (waiting.length === 1) playAll();
}

async function playAll() {
  html.classList.add("bk-playing");
  while (waiting.length) {
    try { await playOne(waiting[0]); } catch (error) { console.warn("what happened was not played", error); }
    dismiss();
    if (waiting.length === 1) html.classList.remove("bk-playing");
    waiting.shift().draw();
  }
  if (get("table").dataset.status === "over") finale();
}

async function playOne({ table, fresh }) {
  let next = pursesOf(table);
  for (const beat of [...fresh].reverse()) if (beat.flows) { beat.next = next; next = beat.old; }
  paint(next);
  html.classList.toggle("bk-rolls", fresh.some((beat) => beat.kind === "dice"));
  summon(fresh);
  for (const beat of fresh) {
    caption(["reveal", "dice"].includes(beat.kind) ? "" : beat.text); // cards and dice are named when they are seen
    await beats[beat.kind]?.(beat);
  }
}

// Stop playing and show how things stand.
function finish() {
  if (!waiting.length) return;
  const { draw } = waiting.at(-1);
  waiting = [];
  playback += 1;
  dismiss();
  html.classList.remove("bk-playing");
  draw();
}

// The end: gold leaves the vaults for the sheet, and the totals race.
function finale() {
  const cells = [...document.querySelectorAll("#scoring .total td")], most = Math.max(1, ...cells.map((cell) => Number(cell.dataset.to)));
  if (!cells.length || !get("over").checkVisibility?.()) return;
  run(document.querySelector(".over-card"), [{ transform: "translateY(30px) scale(.94)", opacity: 0 }, { transform: "none", opacity: 1 }], 420, { fill: "none" });
  cells.forEach((cell, seat) => {
    const gold = Number(cell.dataset.to);
    cell.textContent = "0";
    for (let n = 1; n <= gold; n++) setTimeout(() => { cell.textContent = String(n); }, 500 + (1600 * n) / most);
    for (let n = 0; n < Math.min(gold, 8); n++) setTimeout(() => coin(place(`vault-${seat}`), middle(box(cell)), n), 250 + (1300 * n) / 8);
  });
  setTimeout(() => { sound("win"); for (const cell of document.querySelectorAll("#scoring .total .won")) run(cell, [{ transform: "none" }, { transform: "scale(1.5)" }, { transform: "none" }], 600, { fill: "none" }); }, 2200);
}

// -- hands --------------------------------------------------------------------------------------------------------------

function slide() {
  const share = get("bk-share"), mine = get("bk-share-mine");
  if (!share || !mine) return;
  get("bk-share-a").value = mine.value;
  get("bk-share-b").value = Number(share.dataset.sum) - Number(mine.value);
  get("bk-share-do").dataset.move = `exchange ${mine.value}`;
}

// Numbers dive or steer, B is the fish: whatever is asked says its key.
function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return;
  if (event.key === "Escape") finish();
  const found = [...document.querySelectorAll(`#bk [data-key="${CSS.escape(event.key.toLowerCase())}"]`)].filter((element) => element.checkVisibility?.() ?? element.offsetParent);
  const wanted = found.find((element) => element.dataset.move) ?? found[0];
  if (!wanted || wanted.closest("[inert]")) return;
  event.preventDefault();
  wanted.click();
}

document.addEventListener("before-frame", arrived);
document.addEventListener("frame", slide);
document.addEventListener("visibilitychange", () => { if (document.hidden) finish(); });
document.addEventListener("keydown", keys);
document.addEventListener("input", (event) => { if (event.target.id === "bk-share-mine") slide(); });
document.addEventListener("pointerdown", (event) => { if (event.target.closest?.("#bk-sea")) finish(); });
startGuard(() => waiting.length > 0);
