// Prints the rate of a game in Node. Arguments: the folder of the modules, a game, and what rates.js is given as JSON.
import { readFileSync } from "node:fs";
import { rate } from "./rates.js";

const [, , folder, game, given] = process.argv;
console.log(await rate(readFileSync(`${folder}/${game}.wasm`), JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")), JSON.parse(given)));
