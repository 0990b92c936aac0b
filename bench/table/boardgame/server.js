// boardgame.io's own server with a stub game whose state has as many bytes as ours: node server.js PORT API_PORT BYTES [FOLDER]
// With a folder the matches are kept there by its FlatFile, else in memory.
const { Server, FlatFile } = require("boardgame.io/server");

const [port, apiPort, bytes] = process.argv.slice(2, 5).map(Number);
const folder = process.argv[5];

const stub = {
  name: "stub",
  setup: () => ({ moves: 0, filling: "x".repeat(bytes) }),
  moves: { go: ({ G }) => { G.moves += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [stub], origins: ["*"], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
// The lobby has a port of its own: on the sockets' port today's Koa does not find routes that are added so late.
server.run({ port, lobbyConfig: { apiPort } });
