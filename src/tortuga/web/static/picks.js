// Picking: cards and buttons that carry a move. A mouse sees what it would bring by hovering and acts by a click; a finger
// selects first and confirms by a second tap; the keyboard focuses and presses Enter. What cannot be done says why.
const sheet = () => document.getElementById("sheet");
let act = { move: () => {} };
let chosen = null; // the id of what a finger, or a choice among several, has selected
let mode = "";
let bubble = null;
let keyed = false; // whether the last thing done was done by the keyboard

const enabled = (element) => element.getAttribute("aria-disabled") !== "true" && !element.disabled && (!element.dataset.mode || element.dataset.mode === mode);
const thing = (target) => target.closest?.("[data-move], [data-options], [data-why]");

function write(text, buttons = [], asks = false, many = false) {
  const place = sheet();
  if (!place) return;
  place.replaceChildren();
  place.classList.toggle("open", Boolean(text));
  place.classList.toggle("asks", asks);
  place.classList.toggle("many", many);
  if (!text) return;
  const say = document.createElement("span");
  say.className = "sheet-say";
  say.textContent = text;
  const row = document.createElement("span");
  row.className = "sheet-options";
  row.append(...buttons);
  place.append(say, ...(buttons.length ? [row] : []));
}

function button(label, look, work) {
  const made = document.createElement("button");
  made.className = `button ${look}`;
  made.textContent = label;
  made.addEventListener("click", (event) => { event.stopPropagation(); work(); });
  return made;
}

function clear(refocus = false) {
  const old = chosen && document.getElementById(chosen);
  old?.classList.remove("chosen");
  chosen = null;
  write("");
  if (refocus) old?.focus();
}

function cancel(short) {
  const made = button(short ? "✕" : sheet().dataset.cancel, "quiet cancel", () => clear(true));
  made.setAttribute("aria-label", sheet().dataset.cancel);
  return made;
}

function select(element, focusFirst) {
  clear();
  chosen = element.id;
  element.classList.add("chosen");
  const options = element.dataset.options ? JSON.parse(element.dataset.options) : [[element.dataset.move, element.dataset.do || sheet().dataset.confirm]];
  const buttons = options.map(([move, label]) => button(label, options.length === 1 ? "primary" : "", () => { clear(); send(move, element.id); }));
  write(element.dataset.say || element.dataset.pick || element.getAttribute("aria-label") || "", [...buttons, cancel(options.length === 1)], true, options.length > 1);
  if (focusFirst) buttons[0].focus();
}

function refuse(element, words = element.dataset.why) {
  bubble?.remove();
  bubble = document.createElement("div");
  bubble.className = "why";
  bubble.setAttribute("role", "alert");
  bubble.textContent = words;
  document.body.append(bubble);
  const at = element.getBoundingClientRect(), own = bubble.getBoundingClientRect();
  const left = Math.max(6, Math.min(innerWidth - own.width - 6, at.x + at.width / 2 - own.width / 2));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(6, at.y - own.height - 10)}px`;
  bubble.style.setProperty("--tip", `${Math.max(14, Math.min(own.width - 14, at.x + at.width / 2 - left))}px`);
  const mine = bubble;
  setTimeout(() => mine.remove(), 3200);
}

function press(element, byFinger, byKey) {
  if (!enabled(element)) {
    if (element.dataset.why) refuse(element);
    return;
  }
  if (element.dataset.options) return select(element, byKey);
  const sure = !byFinger || "now" in element.dataset || chosen === element.id;
  if (!sure) return select(element, false);
  clear();
  send(element.dataset.move, element.id);
}

let sent = ""; // what was pressed last: a refusal of the server is said there, too
function send(move, id) {
  sent = id;
  act.move(move);
}

function refused(words) {
  const element = document.getElementById(sent);
  if (element?.checkVisibility()) refuse(element, words);
  return Boolean(element?.checkVisibility());
}

function setMode(next) {
  mode = next;
  clear();
  if (mode) document.body.dataset.mode = mode; else delete document.body.dataset.mode;
  reach();
}

// Things of a mode are in the tab order only while it is on.
function reach() {
  for (const element of document.querySelectorAll("[data-mode]")) if (element !== document.body) element.tabIndex = element.dataset.mode === mode ? 0 : -1;
  for (const toggle of document.querySelectorAll("[data-toggle-mode]")) {
    const on = toggle.dataset.toggleMode === mode;
    toggle.setAttribute("aria-pressed", String(on));
    toggle.classList.toggle("on", on);
  }
}

function preview(element, on) {
  if (chosen || !element || !enabled(element)) return;
  write(on ? element.dataset.say || "" : "");
}

function start(callbacks) {
  act = callbacks;
  let pointer = "mouse";
  document.addEventListener("pointerdown", (event) => { pointer = event.pointerType; keyed = false; }, true);
  document.addEventListener("click", (event) => {
    const toggle = event.target.closest("[data-toggle-mode]");
    if (toggle) return setMode(mode === toggle.dataset.toggleMode ? "" : toggle.dataset.toggleMode);
    const element = thing(event.target);
    if (element) press(element, event.detail > 0 && pointer === "touch", event.detail === 0);
    else if (chosen && !event.target.closest("#actions")) clear();
  });
  document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") preview(thing(event.target), true); });
  document.addEventListener("pointerout", (event) => { if (event.pointerType === "mouse") preview(thing(event.target), false); });
  document.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) preview(thing(event.target), true); });
  document.addEventListener("focusout", (event) => preview(thing(event.target), false));
  document.addEventListener("keydown", keys);
}

// Arrows walk among what can be picked; Escape lets go.
function keys(event) {
  keyed = true;
  if (event.target.closest("input, textarea, select, [role=tab]")) return;
  if (event.key === "Escape") return chosen ? clear(true) : document.querySelector("[data-auto-mode]") || setMode("");
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !document.activeElement?.closest("#board")) return;
  const all = [...document.querySelectorAll("#board [data-move], #board [data-options], #board [data-why], #sheet button")].filter((element) => element.tabIndex >= 0 && element.offsetParent);
  const at = all.indexOf(document.activeElement);
  if (at < 0 || !all.length) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length].focus();
}

function framed() {
  const element = chosen && document.getElementById(chosen);
  if (!element || !enabled(element)) clear(); else element.classList.add("chosen");
  const wanted = document.querySelector("[data-auto-mode]");
  const offered = mode && document.querySelector(`[data-toggle-mode="${mode}"]`);
  if (wanted && mode !== wanted.dataset.autoMode) setMode(wanted.dataset.autoMode);
  else if (mode && !offered && !wanted) setMode("");
  else reach();
  if (keyed) refocus();
}

// A card that was played takes the focus with it: the next decision begins at the first thing that can be done.
function refocus() {
  const active = document.activeElement;
  if (document.getElementById("table").dataset.acting !== "1" || (active !== document.body && active.tabIndex >= 0 && active.offsetParent)) return;
  document.querySelector("#board .lit, #buttons [data-move]:not([data-mode])")?.focus();
}

export const picks = { start, framed, refused };
