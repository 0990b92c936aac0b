import assert from "node:assert/strict";
import { test } from "node:test";
import { translator } from "../../src/tortuga/web/static/table/messages.js";

const amount = "amount-ducats = { $number ->\n    [one] { $number } ducat\n   *[other] { $number } ducats\n }\n";
const t = translator("en", [amount, "web-table-turn_of = { $name } to move\n"]);

test("a message is filled with its arguments", () => assert.equal(t("web-table-turn_of", { name: "Anne" }), "Anne to move"));
test("one has its own form", () => assert.equal(t("amount-ducats", { number: 1 }), "1 ducat"));
test("several have another form", () => assert.equal(t("amount-ducats", { number: 3 }), "3 ducats"));
test("a missing message is an error", () => assert.throws(() => t("web-table-nothing"), /There is no message web-table-nothing in en/));
