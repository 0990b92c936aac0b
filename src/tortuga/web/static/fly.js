// What moved flies: FLIP by ids. Before the morph every card's place is noted; after it each starts from there.
import { play } from "./sound.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const EASY = "cubic-bezier(.25,.9,.3,1)";
const box = (element) => element?.getBoundingClientRect();
const seen = (rect) => rect && rect.width > 0;
const get = (id) => document.getElementById(id);
// Several ids: the first that can be seen, because a row may be folded away.
const shown = (ids) => ids.split(" ").map((id) => box(get(id))).find(seen);

export function before() {
  const places = new Map(), numbers = new Map(), looks = new Map();
  for (const element of document.querySelectorAll(".fly[id]")) {
    places.set(element.id, box(element));
    looks.set(element.id, element.querySelector("svg")?.outerHTML);
  }
  for (const element of document.querySelectorAll(".count[id]")) numbers.set(element.id, Number(element.textContent));
  return { places, numbers, looks, version: get("table").dataset.version, status: get("table").dataset.status };
}

export function after(was) {
  if (document.hidden || still.matches) return;
  const table = get("table");
  const flights = new Map(JSON.parse(table.dataset.flights || "[]").map(([id, ...rest]) => [id, rest]));
  for (const element of document.querySelectorAll(".fly[id]")) land(element, was, flights);
  for (const [id, [to, from]] of flights) if (!seen(box(get(id)))) ghost(was.looks.get(id), was.places.get(id) ?? (from && box(get(from))), shown(to));
  for (const pay of JSON.parse(table.dataset.paid || "[]")) pour(...pay);
  for (const [id, old] of was.numbers) count(get(id), old);
}

function land(element, was, flights) {
  const to = box(element);
  if (!seen(to)) return;
  const known = was.places.get(element.id);
  const source = flights.has(element.id) ? flights.get(element.id)[1] : "pile";
  const from = seen(known) ? known : known === undefined && source ? box(get(source)) : null;
  if (!seen(from)) return;
  const dx = from.x - to.x, dy = from.y - to.y;
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  const far = flights.has(element.id);
  element.classList.add("in-air");
  const flight = element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: 40 }, { transform: "none", transformOrigin: "0 0", zIndex: 40 }],
    { duration: far ? 620 : 380, delay: known ? 0 : 180, fill: "backwards", easing: EASY },
  );
  flight.onfinish = flight.oncancel = () => element.classList.remove("in-air");
}

// A card that went where it is folded away: a picture of it flies there.
function ghost(look, from, to) {
  if (!look || !seen(from) || !seen(to)) return;
  const picture = document.createElement("div");
  picture.className = "flying";
  picture.innerHTML = look;
  Object.assign(picture.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(picture);
  const dx = to.x + to.width / 2 - from.x - from.width / 2, dy = to.y + to.height / 2 - from.y - from.height / 2;
  picture.animate([{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0.4 }], { duration: 650, easing: EASY, fill: "forwards" }).onfinish = () => picture.remove();
}

// Income: a few pictures from the row that paid to the counter.
function pour(fromId, toId, picture, number) {
  const from = shown(fromId), to = shown(toId);
  if (!seen(from) || !seen(to)) return;
  play("coin");
  for (let n = 0; n < Math.min(number, 8); n++) {
    const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#tg-${picture}`);
    piece.append(use);
    piece.setAttribute("class", "flying");
    const x = from.x + from.width / 2 - 11 + (Math.random() - 0.5) * from.width * 0.5, y = from.y + Math.min(from.height / 2, 60);
    Object.assign(piece.style, { left: `${x}px`, top: `${y}px`, width: "22px", height: "22px" });
    document.body.append(piece);
    const dx = to.x + to.width / 2 - 11 - x, dy = to.y + to.height / 2 - 11 - y;
    piece.animate(
      [{ transform: "scale(.4)", opacity: 0 }, { transform: "translateY(-14px) scale(1.15)", opacity: 1, offset: 0.25 }, { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 1 }],
      { duration: 780, delay: 420 + n * 70, easing: "cubic-bezier(.5,0,.4,1)", fill: "both" },
    ).onfinish = () => piece.remove();
  }
}

export function count(element, old, time = 700, delay = 500) {
  const now = Number(element?.textContent);
  if (!element || !Number.isFinite(now) || !Number.isFinite(old) || now === old) return;
  const start = performance.now() + delay;
  element.dataset.goal = String(now);
  element.classList.add("counting");
  const tick = (at) => {
    if (element.dataset.goal !== String(now)) return; // a newer frame counts on
    const part = Math.min(1, Math.max(0, (at - start) / time));
    element.textContent = String(Math.round(old + (now - old) * part));
    if (part < 1) requestAnimationFrame(tick); else element.classList.remove("counting");
  };
  element.textContent = String(old);
  requestAnimationFrame(tick);
}
