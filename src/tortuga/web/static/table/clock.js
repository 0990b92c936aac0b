// @ts-check
// The time left for a decision. The server decides; this only shows.
/** @typedef {import("./wire.d.ts").Clock} Clock */

export const SOON = 10; // seconds

/** Seconds until the deadline, by this device's clock and how far it is ahead of the server's. @param {number} deadline @param {number} ahead @param {number} now in milliseconds */
export const secondsLeft = (deadline, ahead, now) => Math.max(0, Math.ceil(deadline - (now / 1000 - ahead)));

/** `0:07`, `2h 5m`, `1d 3h`. @param {number} seconds @param {string} language */
export function clockWords(seconds, language) {
  const unit = (/** @type {number} */ number, /** @type {string} */ name) =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(number);
  const minutes = Math.floor(seconds / 60),
    hours = Math.floor(minutes / 60),
    days = Math.floor(hours / 24);
  if (days) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Show the time left every second, in the element that `draw` made, and say once that it gets short.
 * @param {object} given
 * @param {string} given.language
 * @param {() => boolean} given.isMine
 * @param {() => void} given.soon said once a deadline
 */
export function createClock({ language, isMine, soon }) {
  let ahead = 0,
    told = 0;
  /** @type {number | null} */
  let deadline = null;

  function tick() {
    const place = document.getElementById("clock");
    if (!place || !deadline) return;
    const left = secondsLeft(deadline, ahead, Date.now()),
      isSoon = left <= SOON;
    const words = /** @type {HTMLElement} */ (place.querySelector("b"));
    words.textContent = clockWords(left, language);
    place.classList.toggle("soon", isSoon);
    if (!isSoon || !isMine() || told === deadline) return;
    told = deadline;
    soon();
  }

  setInterval(tick, 1000);
  return {
    /** An update has come. @param {Clock | null} clock */
    heard(clock) {
      deadline = clock?.deadline ?? null;
      if (clock) ahead = Date.now() / 1000 - clock.now;
    },
    tick,
  };
}
