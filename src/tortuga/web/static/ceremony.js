// The end: lines of the score one after the other, totals racing, with skip. Whoever comes later sees the result at once.
import { count } from "./fly.js";
import { play } from "./sound.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
let timers = [];

export function ceremony(was) {
  const over = document.getElementById("over");
  if (!over || !was || was.status === "over" || still.matches || document.hidden) return;
  if (document.getElementById("bk")) return; // Barrakuda plays its own end: its total is not the sum of the lines
  const lines = [...over.querySelectorAll("tbody tr")], totals = lines.filter((line) => line.classList.contains("total"));
  over.classList.add("ceremony");
  for (const line of lines) if (!totals.includes(line)) line.classList.add("wait");
  const sums = [...over.querySelectorAll(".total td")];
  const final = sums.map((cell) => Number(cell.dataset.to));
  for (const cell of sums) cell.textContent = "0";
  const rest = lines.filter((line) => !totals.includes(line));
  rest.forEach((line, n) => later(() => reveal(line, sums), 500 + 750 * n));
  later(() => finish(over, sums, final), 900 + 750 * rest.length);
}

const later = (work, delay) => timers.push(setTimeout(work, delay));

function reveal(line, sums) {
  line.classList.remove("wait");
  play("coin");
  line.querySelectorAll("td").forEach((cell, seat) => {
    const old = Number(sums[seat].dataset.goal ?? sums[seat].textContent);
    sums[seat].textContent = String(old + Number(cell.dataset.to));
    count(sums[seat], old, 450, 0);
  });
}

function finish(over, sums, final) {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  over.classList.remove("ceremony");
  for (const line of over.querySelectorAll(".wait")) line.classList.remove("wait");
  sums.forEach((cell, seat) => { cell.dataset.goal = "done"; cell.textContent = String(final[seat]); });
  play("win");
}

document.addEventListener("click", (event) => {
  const over = document.getElementById("over");
  if (event.target.closest("[data-see-table]")) over?.classList.add("away");
  if (event.target.closest("[data-see-result]")) over?.classList.remove("away");
  if (!over || !event.target.closest("[data-skip]")) return;
  const sums = [...over.querySelectorAll(".total td")];
  finish(over, sums, sums.map((cell) => Number(cell.dataset.to)));
});
