// @ts-check
// An answer that comes in pieces, each of which replaces the one before.

const BREAK = "\n<!-- next -->\n";

/**
 * Show the newest whole piece whenever one has come; resolves when the answer is over.
 * @param {Response} answer
 * @param {(piece: string) => void} show
 */
export async function follow(answer, show) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done = true, value = "" } = (await reader?.read()) ?? {};
    if (done) return;
    const parts = (text + value).split(BREAK);
    text = parts.pop() ?? "";
    const last = parts.at(-1);
    if (last !== undefined) show(last);
  }
}
