// Around the board: tabs, chat, tools, invitation, a device passed around.
import { clock } from "./clock.js";
import { notices } from "./notices.js";
import { play, toggleSound } from "./sound.js";

let call = { post: async () => null, tell: () => {} };
let lastChat = 0, unseen = 0;
const narrow = matchMedia("(max-width: 960px)");
const body = document.body;
const all = (selector) => document.querySelectorAll(selector);

const muted = () => { try { return new Set(JSON.parse(localStorage.getItem("muted") || "[]")); } catch { return new Set(); } };
function mute(name, on) {
  const names = muted();
  if (on) names.add(name); else names.delete(name);
  try { localStorage.setItem("muted", JSON.stringify([...names])); } catch { /* for this page only */ }
  hush();
}
function hush() {
  const names = muted(), place = document.getElementById("muted");
  for (const line of all("#chat [data-by]")) line.classList.toggle("muted-line", names.has(line.dataset.by));
  place?.replaceChildren(...[...names].map((name) => {
    const back = document.createElement("button");
    back.textContent = place.dataset.unmute.replace("{name}", name);
    back.addEventListener("click", () => mute(name, false));
    return back;
  }));
}

// Nothing to log before the game: the waiting room shows the chat first.
const usual = () => (narrow.matches ? "table" : document.getElementById("table").dataset.status === "open" ? "chat" : "log");
const tab = () => body.dataset.tab || usual();
let chosenTab = false;
function open(name) {
  chosenTab = true;
  body.dataset.tab = name;
  if (name === "text") draw();
  if (name === "chat") { unseen = 0; document.getElementById("chat")?.scrollTo(0, 1e6); }
  marks();
}
// The table as text is fetched when somebody wants it: it costs the server more than a frame.
async function draw() {
  const place = document.getElementById("drawing");
  const answer = await fetch(`/t/${document.getElementById("link").dataset.table}/text`).catch(() => null);
  if (answer?.ok) place.textContent = await answer.text();
}

function marks() {
  for (const button of all("[data-tab]")) if (button !== body) {
    button.setAttribute("aria-selected", String(button.dataset.tab === tab()));
    button.tabIndex = button.dataset.tab === tab() ? 0 : -1;
  }
  const count = document.getElementById("unread");
  if (count) count.textContent = unseen ? String(unseen) : "";
  for (const foe of all("[data-foe]")) if (foe !== body) foe.setAttribute("aria-expanded", String(foe.dataset.foe === body.dataset.foe));
}

function chatNews() {
  const lines = [...all("#chat [data-by]")], names = muted();
  const seq = (line) => Number(line.id.slice(5));
  const fresh = lines.filter((line) => seq(line) > lastChat && !line.classList.contains("own") && !names.has(line.dataset.by));
  if (lastChat && fresh.length && tab() !== "chat") { unseen += fresh.length; play("chat"); }
  if (tab() === "chat" && fresh.length) document.getElementById("chat").scrollTo(0, 1e6);
  lastChat = Math.max(lastChat, 1, ...lines.map(seq));
}

// A secret choice at one device stays covered until the person in turn opens it.
function cover() {
  const pass = document.getElementById("pass");
  const opened = pass && sessionStorage.getItem("pass") === pass.dataset.pass;
  if (pass) pass.hidden = opened;
  for (const part of all("#board, #side, #top")) part.inert = Boolean(pass && !opened);
  if (pass && !opened) pass.querySelector("button").focus();
}

// A notice stays until it is closed; one about another seat closes by itself. What was closed stays so in this tab.
const PASSING = 12000;
const noticeKey = () => `notice-${document.getElementById("link").dataset.table}`;
const dismiss = (notice) => { sessionStorage.setItem(noticeKey(), notice.dataset.notice); hideNotices(); };
const timed = new Set();
function hideNotices() {
  for (const notice of all("[data-notice]")) {
    notice.hidden = Number(notice.dataset.notice) <= Number(sessionStorage.getItem(noticeKey()));
    if (notice.hidden || !("passing" in notice.dataset) || timed.has(notice.id)) continue;
    timed.add(notice.id);
    setTimeout(() => dismiss(notice), PASSING);
  }
}

function sure(button) {
  if (!button.dataset.sure || button.classList.contains("sure")) return true;
  const words = button.textContent;
  button.classList.add("sure");
  button.textContent = button.dataset.sure;
  setTimeout(() => { button.classList.remove("sure"); button.textContent = words; }, 3500);
  return false;
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  // The clipboard is only there on https and localhost; elsewhere the old way still works.
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  call.tell(document.getElementById("link").dataset.copied, 1500);
}

function clicked(event) {
  const on = (selector) => event.target.closest(selector);
  const poster = on("[data-post]");
  if (poster) { if (sure(poster)) call.post(poster.dataset.post, { ...(poster.dataset.seat && { seat: Number(poster.dataset.seat) }), ...(poster.dataset.bot && { bot: poster.dataset.bot }) }); return; }
  if (on("[data-dismiss]")) return dismiss(on("[data-notice]"));
  if (on("button[data-tab]")) return open(on("[data-tab]").dataset.tab);
  if (on("[data-mute]")) return mute(on("[data-mute]").dataset.mute, true);
  if (on("[data-copy]")) return void copy(on("[data-copy]"));
  if (on('[data-tool="sound"]')) { toggleSound(); return tools(); }
  if (on('[data-tool="notices"]')) return void notices.toggle().then((problem) => { if (problem) call.tell(problem, 6000); tools(); });
  if (on("[data-open-pass]")) { sessionStorage.setItem("pass", document.getElementById("pass").dataset.pass); return cover(); }
  const foe = on("button[data-foe]");
  if (foe) body.dataset.foe = body.dataset.foe === foe.dataset.foe ? "" : foe.dataset.foe;
  else if (!on(".foe")) body.dataset.foe = "";
  const menu = document.getElementById("menu");
  if (menu?.open && !on("#menu")) menu.open = false;
  marks();
}

function tools() {
  const on = document.documentElement.dataset.sound === "on";
  for (const button of all('[data-tool="sound"]')) button.setAttribute("aria-pressed", String(on));
  document.getElementById("notices")?.setAttribute("aria-pressed", String(notices.wanted()));
}

function pressed(event) {
  if (event.target.matches("[role=tab]") && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const tabs = [...all("[role=tab]")].filter((one) => one.offsetParent);
    const next = tabs[(tabs.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1) + tabs.length) % tabs.length];
    next.focus();
    open(next.dataset.tab);
  }
  const menu = document.getElementById("menu");
  if (event.key === "Escape" && menu?.open) { menu.open = false; menu.querySelector("summary").focus(); }
  if (event.key === "Escape" && body.dataset.foe) { body.dataset.foe = ""; marks(); }
  if (event.target.closest("input, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "u") document.getElementById("undo")?.click();
  if (event.key === "p") document.getElementById("do-pass")?.click();
}

async function said(event) {
  if (event.target.id !== "say-form") return;
  event.preventDefault();
  const form = event.target, text = form.text.value.trim();
  if (text && await call.post("chat", { text, team: Boolean(form.team?.checked) })) form.text.value = "";
}

function framed(isNew) {
  if (!chosenTab) body.dataset.tab = usual();
  for (const field of all("[data-own-link]")) if (!field.value.startsWith("http")) field.value = location.origin + location.pathname;
  hush(); chatNews(); marks(); tools(); cover(); hideNotices(); clock.framed(); notices.framed();
  if (!isNew) return;
  if (tab() === "text") draw();
  const table = document.getElementById("table"), herald = document.getElementById("herald");
  if (herald.dataset.last !== table.dataset.news) herald.textContent = herald.dataset.last = table.dataset.news;
}

// In a narrow window the panels lie over the board: a window that became narrow shows the board first.
function resized() {
  if (!chosenTab) body.dataset.tab = usual();
  marks();
}

function start(callbacks) {
  call = callbacks;
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
  document.addEventListener("submit", said);
  narrow.addEventListener("change", resized);
}

export const chrome = { start, framed };
