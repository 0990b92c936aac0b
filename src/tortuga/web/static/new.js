// A new table: the sea chart on which one lays wrecks, and small courtesies. The form works without it.
const form = document.getElementById("create");

// -- at most two alternative wrecks; teams are for four --------------------------------------------------------------

for (const group of form.querySelectorAll("[data-most]")) group.addEventListener("change", () => {
  const boxes = [...group.querySelectorAll("input")], full = boxes.filter((box) => box.checked).length >= Number(group.dataset.most);
  for (const box of boxes) box.disabled = full && !box.checked;
});
for (const group of form.querySelectorAll("[data-most]")) group.dispatchEvent(new Event("change"));

form.addEventListener("change", (event) => {
  if (event.target.name === "teams" && event.target.checked) form.elements.players.value = "4";
  if (event.target.name === "players" && event.target.value !== "4" && form.elements.teams) form.elements.teams.checked = false;
  if (event.target.name === "device") settle(event.target.value === "one");
});

// The youngest sits on a seat that is there.
const youngest = form.elements.youngest;
function fewerSeats() {
  const players = Number(form.elements.players.value);
  for (const seat of youngest.options) seat.hidden = seat.disabled = Number(seat.value) >= players;
  if (youngest.selectedOptions[0]?.disabled) youngest.value = "0";
}
form.addEventListener("change", (event) => { if (["players", "teams"].includes(event.target.name)) fewerSeats(); });
fewerSeats();

// Who chooses one device wants people there: bots that were only offered make room.
const offered = new Map([...form.querySelectorAll(".seat-line select")].map((seat) => [seat, seat.value]));
function settle(together) {
  for (const [seat, was] of offered) {
    if (together && seat.value === was && was.startsWith("bot")) seat.value = "me";
    else if (!together && seat.value === "me" && was !== "me") seat.value = was;
  }
}

// -- the chart ---------------------------------------------------------------------------------------------------------

const SIDE = 6, drawing = document.getElementById("drawing"), place = document.getElementById("editor"), danger = document.getElementById("danger");
const wrecks = new Map(); // number -> [row, column]
let held = null, asked = 0;

function read(text) {
  const found = new Map(), rows = text.split("/").map((row) => row.trim().split(/\s+/));
  rows.forEach((row, y) => row.forEach((sign, x) => { if (/^[1-6]$/.test(sign)) found.set(Number(sign), [y, x]); }));
  const fits = found.size === 6 && [...found.values()].every(([y, x]) => y < SIDE && x < SIDE);
  if (!fits) return false;
  const tall = Math.max(...[...found.values()].map(([y]) => y)), wide = Math.max(...[...found.values()].map(([, x]) => x));
  const dy = Math.floor((SIDE - 1 - tall) / 2), dx = Math.floor((SIDE - 1 - wide) / 2);
  for (const [wreck, [y, x]] of found) wrecks.set(wreck, [y + dy, x + dx]);
  return true;
}

function write() {
  const cells = [...wrecks.values()], ys = cells.map(([y]) => y), xs = cells.map(([, x]) => x), rows = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    const row = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) row.push([...wrecks].find(([, [wy, wx]]) => wy === y && wx === x)?.[0] ?? ".");
    rows.push(row.join(" "));
  }
  drawing.value = rows.join(" / ");
}

const at = (y, x) => [...wrecks].find(([, [wy, wx]]) => wy === y && wx === x)?.[0];
const button = (wreck) => place.querySelector(`[data-wreck="${wreck}"]`);

// Where another wreck lies the two change places: nothing is ever lost from the chart.
function lay(wreck, y, x) {
  if (y < 0 || x < 0 || y >= SIDE || x >= SIDE) return;
  const other = at(y, x), from = wrecks.get(wreck);
  if (other === wreck) return;
  if (other) wrecks.set(other, from);
  wrecks.set(wreck, [y, x]);
  write();
  show();
  ask();
}

function show() {
  for (const [wreck, [y, x]] of wrecks) {
    const it = button(wreck);
    it.style.gridArea = `${y + 1} / ${x + 1}`;
    it.setAttribute("aria-label", place.dataset.says.replace("{wreck}", wreck).replace("{row}", y + 1).replace("{column}", x + 1));
    it.setAttribute("aria-pressed", String(held === wreck));
  }
  place.classList.toggle("holding", held !== null);
}

async function ask() {
  const number = ++asked;
  const answer = await fetch(`/layouts/danger?drawing=${encodeURIComponent(drawing.value)}`).then((found) => found.json()).catch(() => null);
  if (!answer || number !== asked) return;
  danger.textContent = answer.ok ? answer.text : answer.error;
  danger.classList.toggle("wrong", !answer.ok);
  place.classList.toggle("broken", !answer.ok);
}

function build() {
  const chart = document.createElement("div");
  chart.className = "chart";
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) {
    const cell = document.createElement("span");
    cell.className = "cell";
    cell.dataset.cell = `${y} ${x}`;
    cell.style.gridArea = `${y + 1} / ${x + 1}`;
    chart.append(cell);
  }
  for (const wreck of [1, 2, 3, 4, 5, 6]) {
    const it = document.createElement("button");
    it.type = "button";
    it.className = wreck === 6 ? "wreck home" : "wreck";
    it.dataset.wreck = String(wreck);
    it.textContent = String(wreck);
    chart.append(it);
  }
  const help = document.createElement("p");
  help.className = "help";
  help.textContent = place.dataset.help;
  place.append(chart, help);
  place.hidden = false;
  chart.addEventListener("pointerdown", grab);
  chart.addEventListener("click", press);
  chart.addEventListener("keydown", steer);
}

function cellUnder(event, chart) {
  const box = chart.getBoundingClientRect();
  return [Math.floor(((event.clientY - box.y) / box.height) * SIDE), Math.floor(((event.clientX - box.x) / box.width) * SIDE)];
}

let dragged = false;
function grab(event) {
  const it = event.target.closest("[data-wreck]"), chart = event.currentTarget;
  if (!it || event.button) return;
  const start = [event.clientX, event.clientY];
  dragged = false;
  it.setPointerCapture(event.pointerId);
  const move = (now) => {
    const dx = now.clientX - start[0], dy = now.clientY - start[1];
    if (Math.hypot(dx, dy) > 6) dragged = true;
    if (dragged) { it.classList.add("in-hand"); it.style.transform = `translate(${dx}px, ${dy}px)`; }
  };
  const drop = (now) => {
    it.removeEventListener("pointermove", move);
    it.classList.remove("in-hand");
    it.style.transform = "";
    if (dragged && now.type === "pointerup") { held = null; lay(Number(it.dataset.wreck), ...cellUnder(now, chart)); show(); }
  };
  it.addEventListener("pointermove", move);
  it.addEventListener("pointerup", drop, { once: true });
  it.addEventListener("pointercancel", drop, { once: true });
}

function press(event) {
  if (dragged) { dragged = false; return; }
  const wreck = Number(event.target.closest("[data-wreck]")?.dataset.wreck) || null, cell = event.target.closest("[data-cell]");
  if (held !== null && (cell || (wreck && wreck !== held))) {
    const [y, x] = cell ? cell.dataset.cell.split(" ").map(Number) : wrecks.get(wreck);
    const moving = held;
    held = null;
    lay(moving, y, x);
    button(moving).focus();
  } else held = wreck === held ? null : wreck;
  show();
}

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
function steer(event) {
  const it = event.target.closest("[data-wreck]"), step = STEPS[event.key];
  if (event.key === "Escape") { held = null; show(); }
  if (!it || !step) return;
  event.preventDefault();
  const wreck = Number(it.dataset.wreck), [y, x] = wrecks.get(wreck);
  lay(wreck, y + step[0], x + step[1]);
}

if (place) {
  build();
  if (!read(drawing.value)) read("5 6 2 / 4 1 3");
  show();
  ask();
  drawing.addEventListener("input", () => { if (read(drawing.value)) show(); ask(); });
}
