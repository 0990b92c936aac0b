// Reads {language, files, names, messages} from the standard input and writes the sentences of the messages.
import { readFileSync } from "node:fs";
import { tell, translator } from "../../src/tortuga/web/static/table/messages.js";

const { language, files, names, messages } = JSON.parse(readFileSync(0, "utf8")),
  t = translator(language, files);
process.stdout.write(JSON.stringify(messages.map((message) => tell(message, t, names))));
