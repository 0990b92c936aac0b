// The table in the browser: sends moves, takes frames, morphs them in. The server draws everything.
import { before, after } from "./fly.js";
import { picks } from "./picks.js";
import { chrome } from "./chrome.js";
import { clock } from "./clock.js";
import { ceremony } from "./ceremony.js";
import { play } from "./sound.js";
import "./marks.js";

const link = document.getElementById("link");
const id = link.dataset.table;
const root = () => document.getElementById("table");
let version = Number(root().dataset.version); // of the frame on the page
let received = version; // of the newest frame that came: a board may still play what led to it
let pause = 500;

const kept = (element, name) => element.dataset?.keepAttrs?.split(" ").includes(name);
const callbacks = {
  beforeNodeMorphed: (old) => !(old.dataset && "keep" in old.dataset),
  beforeAttributeUpdated: (name, element) => !kept(element, name) && !(element.id === "table" && name === "inert"),
};

// A message is a line of JSON, then lines of markup. The first frame of a socket is whole. Later ones bring the parts that change:
// for each so many new lines or which of its old lines stay, one after the other, or the number of the old part that is now there.
let parts = [];
function frameOf(message) {
  const [head, ...lines] = message.split("\n");
  const frame = JSON.parse(head);
  let at = 0;
  const next = (count) => lines.slice(at, (at += count));
  if (frame.sizes) {
    parts = frame.sizes.map(next);
  } else {
    const old = [...parts];
    for (const [number, now] of frame.parts) {
      parts[number] = typeof now === "number" ? old[now] : now.flatMap((one) => (typeof one === "number" ? next(one) : old[number].slice(...one)));
    }
  }
  return { ...frame, html: parts.flat().join("\n") };
}

export function show(frame) {
  if (frame.version < received) return;
  received = frame.version;
  clock.heard(frame.now);
  const fresh = document.createElement("template");
  fresh.innerHTML = frame.html;
  const table = fresh.content.firstElementChild, draw = () => put(frame, table);
  // A board that plays what happened first cancels this event, and draws the frame itself.
  if (document.dispatchEvent(new CustomEvent("before-frame", { cancelable: true, detail: { table, draw } }))) draw();
}

function put(frame, table) {
  const isNew = frame.version > version, was = before();
  version = frame.version;
  Idiomorph.morph(root(), table, { ignoreActiveValue: true, callbacks });
  document.body.classList.remove("busy");
  settle(was, isNew);
  document.dispatchEvent(new CustomEvent("frame", { detail: frame }));
}

function settle(was, isNew) {
  chrome.framed(isNew);
  picks.framed();
  ceremony(was);
  if (was && isNew) after(was);
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/t/${id}/ws?version=${received}&parts=true`);
  socket.onopen = () => { if (document.body.classList.contains("offline")) tell(link.dataset.found, 2000); online(true); pause = 500; };
  socket.onmessage = (message) => show(frameOf(message.data));
  socket.onclose = () => { online(false); tell(link.dataset.lost); setTimeout(connect, pause * (0.7 + 0.6 * Math.random())); pause = Math.min(pause * 1.7, 10000); };
}

const online = (yes) => document.body.classList.toggle("offline", !yes);

export function tell(text, forget = 0) {
  link.textContent = text;
  if (forget) setTimeout(() => { if (link.textContent === text) link.textContent = ""; }, forget);
}

// randomUUID is there only on https and localhost; a table in the own network comes by plain http.
const uid = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function post(what, body = {}) {
  try {
    const answer = await fetch(`/api/tables/${id}/${what}`, {
      method: "POST", headers: { "content-type": "application/json", "prefer": "return=minimal" }, body: JSON.stringify(body),
    });
    if (answer.ok) return await answer.json();
    const problem = await answer.json();
    const text = problem.detail?.text ?? link.dataset.error;
    if (what !== "move" || !picks.refused(text)) tell(text, 6000);
  } catch { tell(link.dataset.error, 6000); }
  play("no");
  document.body.classList.remove("busy");
  return null;
}

export function move(text) {
  if (document.body.classList.contains("busy")) return;
  document.body.classList.add("busy");
  play("move");
  const seat = root().dataset.seat;
  post("move", { move: text, version, command: uid(), ...(seat === undefined ? {} : { seat: Number(seat) }) });
}

picks.start({ move });
chrome.start({ post, tell });
clock.heard(Number(link.dataset.now));
settle(null, false);
connect();
