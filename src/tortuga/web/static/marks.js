// What the last moves touched stays marked. The table names the cards: a mark that comes or goes need not be drawn by the server.
function mark() {
  const touched = (document.getElementById("table").dataset.fresh || "").split(" ").filter(Boolean);
  const marked = new Set(touched.map((id) => document.getElementById(id)).filter(Boolean));
  for (const card of [...marked]) { // a row that is folded away shows it on its tile
    const tile = document.getElementById(card.closest(".col")?.id.replace("row-", "mini-"));
    if (tile) marked.add(tile);
  }
  for (const element of document.querySelectorAll(".fresh")) if (!marked.has(element)) element.classList.remove("fresh");
  for (const element of marked) element.classList.add("fresh");
}

document.addEventListener("frame", mark);
mark();
