// The time left for a decision: shown every second, said aloud once when it gets short. The server decides; this only shows.
const get = (id) => document.getElementById(id);
const SOON = 10;
let ahead = 0; // how far the clock of this device is ahead of the server's, in seconds
let told = 0, timer = 0;

function heard(now) { if (now) ahead = Date.now() / 1000 - now; }

const unit = (number, name) => new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: name, unitDisplay: "narrow" }).format(number);
function words(seconds) {
  const minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  if (days) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

function tick() {
  const table = get("table"), place = get("clock"), deadline = Number(table.dataset.deadline);
  place.hidden = !deadline;
  if (!deadline) return;
  const left = Math.max(0, Math.ceil(deadline - (Date.now() / 1000 - ahead)));
  get("clock-left").textContent = words(left);
  const soon = left <= SOON;
  place.classList.toggle("soon", soon);
  if (soon && table.dataset.acting === "1" && told !== deadline) { told = deadline; get("herald").textContent = place.dataset.soon; }
}

function framed() {
  tick();
  timer ||= setInterval(tick, 1000);
}

export const clock = { framed, heard };
