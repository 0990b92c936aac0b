// @ts-check
// Layouts of the wrecks, and the ways of the fish (render/barrakuda/sea.py, games/barrakuda/layouts.py).
/** @typedef {number[]} Near the set of wrecks beside each wreck; entry 0 is unused */
/** @typedef {[number, number, number]} Placed row, column, wreck */

/** The wrecks of a drawing, moved to the upper left corner, in reading order. @param {string} drawing @returns {Placed[]} */
export function cellsOf(drawing) {
  const found = drawing.split("/").flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((sign, column) => (sign === "." ? [] : [/** @type {Placed} */ ([row, column, Number(sign)])])),
  );
  const top = Math.min(...found.map(([row]) => row)),
    left = Math.min(...found.map(([, column]) => column));
  return found.map(([row, column, wreck]) => [row - top, column - left, wreck]);
}

/** The text of a drawing. @param {Placed[]} cells */
export function drawn(cells) {
  const rows = 1 + Math.max(...cells.map(([row]) => row)),
    columns = 1 + Math.max(...cells.map(([, column]) => column)),
    lines = Array.from({ length: rows }, () => Array(columns).fill("."));
  for (const [row, column, wreck] of cells) lines[row][column] = String(wreck);
  return lines.map((line) => line.join(" ")).join(" / ");
}

/** The wrecks beside each wreck. @param {Placed[]} cells @param {number} wrecks @returns {Near} */
export function nearOf(cells, wrecks) {
  const near = Array(wrecks + 1).fill(0);
  for (const [row, column, wreck] of cells) {
    for (const [otherRow, otherColumn, other] of cells) if (Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1) near[wreck] |= 1 << other;
  }
  return near;
}

/** The n-th order of the numbers from 1, as in a dictionary. @param {number} place @param {number} length */
export function orderAt(place, length) {
  const left = Array.from({ length }, (_, n) => n + 1),
    order = [];
  let ways = left.reduce((all, number) => all * number, 1);
  for (let n = length; n; n--) {
    ways /= n;
    order.push(left.splice(Math.floor(place / ways), 1)[0]);
    place %= ways;
  }
  return order;
}

/** The place of an order among all. @param {number[]} order */
export const placeOf = (order) =>
  order.reduce((place, number, n) => place * (order.length - n) + order.slice(n + 1).filter((other) => other < number).length, 0);

/** How far each wreck is from one; entry 0 is unused. @param {Near} near @param {number} from */
export function distances(near, from) {
  const far = near.map((_, wreck) => (wreck ? near.length - 1 : 0));
  for (let ring = 1 << from, reached = 0, steps = 0; ring; steps++) {
    let wider = 0;
    reached |= ring;
    for (let wreck = 1; wreck < near.length; wreck++) {
      if (!((ring >> wreck) & 1)) continue;
      far[wreck] = steps;
      wider |= near[wreck];
    }
    ring = wider & ~reached;
  }
  return far;
}

/** The wrecks the fish passes, first and last included: always the highest-numbered that is nearer. @param {Near} near @param {number} start @param {number} steps @param {number} target */
export function wayOf(near, start, steps, target) {
  const far = distances(near, target),
    passed = [start];
  while (passed.length <= steps && passed[passed.length - 1] !== target) {
    const here = passed[passed.length - 1];
    let next = near.length - 1;
    while (!((near[here] >> next) & 1) || far[next] >= far[here]) next--;
    passed.push(next);
  }
  return passed;
}

/** B1.3: the equally likely distances in rising order, as few as the faces of the die allow. @param {number[]} die */
export function facesOf(die) {
  const shown = [...die].sort((a, b) => a - b),
    times = (/** @type {number} */ one) => die.filter((other) => other === one).length,
    common = die.map(times).reduce(divisor);
  return shown.filter((one, n) => (n - shown.indexOf(one)) % common === 0);
}

/** The greatest common divisor. @type {(a: number, b: number) => number} */
const divisor = (a, b) => (b ? divisor(b, a % b) : a);

/** Of all throws of both dice, how many lead the fish to each wreck. @param {Near} near @param {number} fish @param {number[]} shown the distances */
export function odds(near, fish, shown) {
  const found = near.map(() => 0);
  for (const steps of shown) for (let target = 1; target < near.length; target++) found[wayOf(near, fish, steps, target).at(-1) ?? 0] += 1;
  return found;
}
