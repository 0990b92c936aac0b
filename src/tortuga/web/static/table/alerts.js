// @ts-check
// That it is my turn: the title and the icon say so always; a sound and a notice of the browser if this device wants them.
import { play } from "./sound.js";

const KEY = "notices",
  PLAIN = new URL("../icon.svg", import.meta.url).href,
  TURN = new URL("../icon-turn.svg", import.meta.url).href;
const stored = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
/** @param {string} value */
function store(value) {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Private mode: it holds for this page.
  }
}
const isGranted = () => "Notification" in window && Notification.permission === "granted";

/** Whether this device wants notices, and may have them. */
export const isWanted = () => isGranted() && stored() === "on";

/** Asked for by a press alone. Tells whether it could be done. */
export async function toggle() {
  if (isWanted()) {
    store("off");
    return true;
  }
  if ("Notification" in window) await Notification.requestPermission();
  if (isGranted()) store("on");
  return isGranted();
}

/** @param {string} plain the title of the page */
export function createAlerts(plain) {
  /** @type {boolean | null} */
  let was = null;
  return {
    /** Whose turn it is has been drawn. @param {boolean} isMine @param {string} text */
    drawn(isMine, text) {
      document.title = isMine ? `● ${text} – ${plain}` : plain;
      const icon = /** @type {HTMLLinkElement | null} */ (document.getElementById("icon"));
      if (icon) icon.href = isMine ? TURN : PLAIN;
      if (isMine && was === false) {
        play("turn");
        if (document.hidden && isWanted()) notify(text, plain);
      }
      was = isMine;
    },
  };
}

/** @param {string} text @param {string} plain */
async function notify(text, plain) {
  const more = { body: plain, tag: location.pathname, icon: TURN, data: location.href };
  try {
    new Notification(text, more).onclick = () => window.focus();
  } catch {
    // Phones show them by a worker alone.
    const worker = await navigator.serviceWorker?.register(new URL("../notices-worker.js", import.meta.url)).catch(() => null);
    worker?.showNotification(text, more);
  }
}
