// @ts-check
// Where the pictures of the bots are.

/** The address of a bot's picture; empty for a person. @param {string | null} bot */
export const portraitOf = (bot) => (bot ? new URL(`../../../portraits/${encodeURIComponent(bot)}.svg`, import.meta.url).href : "");
