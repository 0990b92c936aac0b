// The front page: a record can be dropped, times are told as people tell them, choices need no button.
// A page that comes out of the browser's back/forward cache shows the games as they were: ask again.
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

const form = document.getElementById("record-form"), file = document.getElementById("record"), label = document.getElementById("record-name");
const wrong = document.getElementById("record-wrong");

// A file that is too large is not sent: not every proxy lets the answer of the server through.
function chosen() {
  const one = file.files[0], isTooLarge = one?.size > Number(form.dataset.most);
  label.textContent = one?.name ?? label.dataset.empty;
  form.classList.toggle("has-file", Boolean(one));
  form.querySelector("[type=submit]").disabled = isTooLarge;
  if (one) wrong.hidden = !isTooLarge;
  if (isTooLarge) wrong.textContent = form.dataset.tooLarge.replace("{megabytes}", (one.size / 2 ** 20).toFixed(1));
}

for (const kind of ["dragenter", "dragover"]) form.addEventListener(kind, (event) => { event.preventDefault(); form.classList.add("over-it"); });
for (const kind of ["dragleave", "drop"]) form.addEventListener(kind, () => form.classList.remove("over-it"));
form.addEventListener("drop", (event) => {
  event.preventDefault();
  if (!event.dataTransfer.files.length) return;
  file.files = event.dataTransfer.files;
  chosen();
  if (wrong.hidden) form.requestSubmit();
});
file.addEventListener("change", chosen);
form.classList.add("lively");
chosen();

const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
for (const time of document.querySelectorAll("time[data-ago]")) {
  const at = Number(time.getAttribute("datetime")), passed = at - Date.now() / 1000;
  const [unit, size] = units.find(([, seconds]) => -passed >= seconds) ?? ["second", 1];
  time.title = new Date(at * 1000).toLocaleString(document.documentElement.lang);
  time.dateTime = new Date(at * 1000).toISOString();
  time.textContent = ago.format(Math.round(passed / size), unit);
}

// The level that was chosen last is offered again.
const remembered = () => { try { return JSON.parse(localStorage.getItem("levels")) ?? {}; } catch { return {}; } };
for (const quick of document.querySelectorAll("form.quick")) {
  const game = quick.elements.game.value, before = remembered()[game];
  if (["gentle", "fair", "strong"].includes(before)) quick.elements.level.value = before;
  quick.addEventListener("submit", () => {
    try { localStorage.setItem("levels", JSON.stringify({ ...remembered(), [game]: quick.elements.level.value })); } catch { /* private mode */ }
  });
}

// An installed site can be opened without a network.
if (matchMedia("(display-mode: standalone)").matches) navigator.serviceWorker?.register("/offline/worker.js", { scope: "/" }).catch(() => {});

// Games that were played in this browser without the server join the list, if there are any.
if (Object.keys(localStorage).some((key) => key.startsWith("game-"))) {
  const { sendFinished } = await import("./local/upload.js");
  if (await sendFinished("/api/records")) location.reload();
}

for (const field of document.querySelectorAll("[data-submit]")) field.addEventListener("change", () => field.form.requestSubmit());
document.querySelector(".wrong:not([hidden])")?.scrollIntoView({ block: "center" });
