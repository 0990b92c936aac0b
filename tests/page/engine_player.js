// Plays games by the rules in WebAssembly, in Node and in a browser; tests/page/test_engine.py plays the same natively.
import { outcome } from "../../src/tortuga/web/static/engine/deal.js";
import { Play } from "../../src/tortuga/web/static/engine/engine.js";

function seedOf(number) {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(28, number);
  return seed;
}

const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The options and the number of games in a line of JSON. */
export function asked(line) {
  const options = JSON.parse(line);
  return { ...options, rules: bytes(options.rules), words: bytes(options.words) };
}

/** Make a function that plays a game and passes states, refusals and moves to `update`, as text or bytes. */
export function createPlayer(engine) {
  const { size } = engine.description.state;
  const play = new Play(engine);
  const words = engine.room(32);
  const nothing = Array(engine.call.choose.length - 5).fill(0); // quick bots know nothing

  function forced(seed) {
    for (let { size: ways, key } = play.question(); ways; { size: ways, key } = play.question()) {
      if (play.pushChance(-5)) throw new Error("expected that chance cannot say -5");
      play.pushChance(engine.call.nth_outcome(play.rules, play.states, play.top, outcome(seed, key, ways)));
    }
  }

  function played(options, number, update) {
    const seed = seedOf(number);
    const choices = seedOf(number + 1);
    const settle = () => (number % 2 ? forced(seed) : play.settle(seed));
    play.begin(options.rules);
    settle();
    for (let n = 0; !play.isOver; n++) {
      const seat = play.turn;
      const actions = play.legal(seat);
      const probe = outcome(choices, 2 * n, options.probes);
      const said = n % options.every || number % options.every ? [] : options.policies.map((policy) => chosen(policy, seat, options.words));
      update(`${seat}:${actions}:${play.whyNot((probe % 6) - 1, Math.floor(probe / 6) - 8)}:${said};`);
      const { refusal } = play.push(seat, actions[outcome(choices, 2 * n + 1, actions.length)]);
      if (refusal) throw new Error(`expected a legal move; refusal ${refusal} came`);
      settle();
    }
    const { sheet, winners } = play.score();
    update(engine.bytes(play.states, (play.top + 1) * size));
    update(`${sheet}:${winners};`);
    play.begin(options.rules);
    engine.bytes(words, 32).set(options.words);
    update(`${engine.call.play_out(play.rules, play.states, 0, words)};`);
    update(play.state);
    update(engine.bytes(words, 32));
  }

  function chosen(policy, seat, start) {
    engine.bytes(words, 32).set(start);
    return engine.call.choose(play.rules, play.at, seat, policy, ...nothing, words);
  }

  return played;
}
