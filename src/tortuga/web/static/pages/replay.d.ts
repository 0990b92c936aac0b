// What `GET /api/tables/{id}/replay` and `GET /api/records/{id}` answer: a whole game. The first view is complete; a stop
// and a step have only the fields that changed since the one before.
import type { View } from "../boards/view.js";
import type { EndResult, Message } from "../table/wire.js";

export interface Replay {
  id: string;
  seats: { name: string; bot: string | null }[];
  view: View; // at the first stop, after the set-up
  stops: PackedStop[];
  result: EndResult | null; // null: the record ends before the game does
}

export interface PackedStop {
  turn: number; // of the game, counted from 1; 0: the set-up
  seat: number | null; // who moved; null: the set-up
  say: Message[];
  steps: PackedStep[]; // since the stop before
  view: Partial<View>; // without its state
}

export interface PackedStep {
  seat: number | null; // null: chance
  text: string;
  state: any;
  way?: number[];
  flows?: [string, string, number][];
}

/** A place between moves, complete. */
export interface Stop {
  turn: number;
  seat: number | null;
  say: Message[];
  steps: import("../boards/view.js").Step[];
  view: View;
}
