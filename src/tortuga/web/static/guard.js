// One press, one move. While a board plays what happened, for a moment after each press, and for a moment after it offers other
// moves than before, a press does nothing: a double click must not answer the next question, too.
const MOMENT = 400; // milliseconds
const MOVES = "#bk :is([data-move], #sheet button)";
const html = document.documentElement;
const openAt = { pointer: 0, key: 0 };
let isPlaying = () => false;
let pointer = "mouse", timer = 0, offered = offer();

// What can be pressed, as one text; empty before the game.
function offer() {
  const board = document.getElementById("bk"), seat = document.getElementById("table").dataset.seat;
  return board ? [seat, board.dataset.beat, ...[...board.querySelectorAll("[data-move]")].map((one) => one.dataset.move)].join() : "";
}

function close() {
  openAt.pointer = openAt.key = performance.now() + MOMENT;
  html.classList.add("bk-closed");
  clearTimeout(timer);
  timer = setTimeout(() => html.classList.remove("bk-closed"), MOMENT);
}

function framed() {
  const now = offer();
  if (offered && now !== offered) close();
  offered = now;
}

function pressed(event) {
  if (event.target.closest?.("[data-open-pass]")) {
    close();
    openAt.key = 0; // no key that opens the cover does anything else
  }
  if (!event.target.closest?.("#bk")) return;
  const isMove = event.target.closest(MOVES), isEarly = isPlaying() || performance.now() < openAt[event.detail ? "pointer" : "key"];
  if (isMove && isEarly) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  // The first tap of a finger only selects, and the second may follow at once.
  if (isEarly || (isMove && !(event.detail && pointer === "touch"))) close();
}

// A key that is held down counts once.
function keyed(event) {
  if (!event.repeat || event.target.closest("input, textarea, select") || (event.key !== "Enter" && event.key.length > 1)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

// *playing* tells whether the board still plays what happened.
export function startGuard(playing) {
  isPlaying = playing;
  document.addEventListener("pointerdown", (event) => { pointer = event.pointerType; }, true);
  document.addEventListener("click", pressed, true);
  document.addEventListener("keydown", keyed, true);
  document.addEventListener("frame", framed);
}
