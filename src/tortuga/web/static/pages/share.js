// @ts-check
// The result of a game as a picture, drawn here: it can be shared or saved.
/** @typedef {{site: string, game: string, won: string, rows: [string, number | null, boolean][]}} Result */

const WIDTH = 1200, HEIGHT = 630, TITLE = '"IM Fell English SC", Georgia, serif', PLAIN = "system-ui, sans-serif";
const INK = "#2a1c0d", SOFT = "#5d482b", GOLD = "#8a5f06", LINE = "#a98b54";

/** Write a text as large as it fits into *width*. @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {number} size @param {string} font @param {number} width */
function write(pen, text, x, y, size, font, width) {
  pen.font = `${size}px ${font}`;
  const needed = pen.measureText(text).width;
  if (needed > width) pen.font = `${Math.floor((size * width) / needed)}px ${font}`;
  pen.fillText(text, x, y);
}

/** @param {Result} result */
export function draw(result) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const paper = pen.createLinearGradient(0, 0, 0, HEIGHT);
  paper.addColorStop(0, "#fbf3de");
  paper.addColorStop(1, "#ecdcb6");
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = LINE;
  pen.lineWidth = 3;
  pen.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44);
  pen.lineWidth = 1;
  pen.strokeRect(32, 32, WIDTH - 64, HEIGHT - 64);
  pen.fillStyle = GOLD;
  write(pen, result.game, 80, 116, 44, TITLE, 700);
  pen.fillStyle = INK;
  write(pen, result.won, 80, 200, 72, TITLE, WIDTH - 160);
  pen.fillStyle = SOFT;
  pen.textAlign = "right";
  write(pen, result.site, WIDTH - 80, 116, 44, TITLE, 300);
  rows(pen, result.rows);
  return canvas;
}

/** @param {CanvasRenderingContext2D} pen @param {Result["rows"]} found */
function rows(pen, found) {
  const step = Math.min(110, 350 / found.length);
  found.forEach(([name, number, hasWon], at) => {
    const y = 250 + step * at, middle = y + step / 2;
    if (hasWon) {
      pen.fillStyle = "#e4b94a66";
      pen.fillRect(60, y + 4, WIDTH - 120, step - 8);
    }
    pen.textBaseline = "middle";
    pen.fillStyle = INK;
    pen.textAlign = "left";
    write(pen, name, 80, middle, 40, PLAIN, WIDTH - 360);
    if (number === null) return;
    pen.textAlign = "right";
    write(pen, String(number), WIDTH - 80, middle, 48, PLAIN, 200);
  });
}

/** @param {HTMLImageElement} image */
async function show(image) {
  /** @type {Result} */
  const result = JSON.parse(image.dataset.result ?? "null");
  await document.fonts.load(`40px ${TITLE}`);
  const canvas = draw(result),
    save = /** @type {HTMLAnchorElement} */ (document.getElementById("save")),
    share = /** @type {HTMLButtonElement} */ (document.getElementById("share"));
  image.src = save.href = canvas.toDataURL("image/png");
  image.hidden = save.hidden = false;
  canvas.toBlob((blob) => {
    if (!blob) return;
    const files = [new File([blob], save.download, { type: "image/png" })];
    share.hidden = !navigator.canShare?.({ files });
    share.addEventListener("click", () => navigator.share({ files, title: result.won, url: location.href }).catch(() => {}));
  });
}

const place = /** @type {HTMLImageElement | null} */ (document.getElementById("picture"));
if (place) show(place);
