// That it is my turn: the title and the icon say so always; a sound and a notice of the browser if this device wants them.
import { play } from "./sound.js";

const get = (id) => document.getElementById(id);
const plain = document.title;
let was = null;

const stored = () => { try { return localStorage.getItem("notices"); } catch { return null; } };
function store(value) { try { localStorage.setItem("notices", value); } catch { /* for this page only */ } }
const granted = () => "Notification" in window && Notification.permission === "granted";
const wanted = () => granted() && stored() === "on";

// Asked for by a press alone; what comes back is why it cannot be.
async function toggle() {
  if (wanted()) return void store("off");
  if ("Notification" in window) await Notification.requestPermission();
  if (!granted()) return get("notices").dataset.refused;
  store("on");
}

async function notify(text) {
  const more = { body: plain, tag: location.pathname, icon: "/static/icon-turn.svg", data: location.href };
  try { new Notification(text, more).onclick = () => focus(); } catch {
    // Phones show them by a worker alone.
    const worker = await navigator.serviceWorker?.register("/static/notices-worker.js").catch(() => null);
    worker?.showNotification(text, more);
  }
}

function framed() {
  const acting = get("table").dataset.acting === "1", text = document.querySelector("#turn .turn-who").textContent;
  document.title = acting ? `● ${text} – ${plain}` : plain;
  get("icon").href = acting ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (acting && was === false) {
    play("turn");
    if (document.hidden && wanted()) notify(text);
  }
  was = acting;
}

export const notices = { framed, toggle, wanted };
