// What a board needs: a view of one seat as JSON. Fields marked "rules" are computed by the server, so that no rule is
// written twice.

export interface View {
  game: string;
  players: number;
  options: any; // plain options with the card table: EinaugeOptions, BarrakudaOptions
  state: any; // game.view(seat).plain(): EinaugeState, BarrakudaState
  seat: number | null; // null: a spectator
  seats: Seat[];
  to_act: number[];
  ready: boolean[]; // by seat: a sealed choice was made
  chosen: string | null; // my own sealed choice
  legal: string[]; // move texts; empty if I am not asked
  refusals: Record<string, Refusal>; // by move text: moves a board offers that are refused now
  result: Result | null;
  extra: any; // EinaugeExtra, BarrakudaExtra
  text?: string; // drawing of the generic board
}

export interface Seat {
  name: string;
  bot: boolean;
  portrait?: string; // address of a bot's picture (kit/portraits.js); empty for a person
  mark: "" | "bot" | "away"; // a word beside the name
}

export interface Refusal {
  code: string; // refusal-<game>-<code>
  arguments: Record<string, string | number | null>; // price, ducats, sabre_price, sabres, phase, colour
}

export interface Result {
  winners: number[];
  why: string; // why-<game>-<why>
}

// -- Einauge ---------------------------------------------------------------------------------------------------------

export interface Goods {
  sabres: number;
  ducats: number;
  jewels: number;
}

export interface Face extends Goods {
  name: string;
  price: number;
  chests: number;
}

export interface EinaugeOptions {
  cards: { islands: Face[]; ship: Face };
  numbers: Record<string, number | number[]>; // of the rules, E0
}

export interface EinaugeState {
  phase: string;
  turn: number;
  colours: string[];
  display: string[];
  table: string[];
  pile: string[];
  seats: { ducats: number; sabres: number; jewels: number; rows: Record<string, string[]>; lone_ships: number }[];
  turns_left: number | null;
  final_left: number;
}

export interface EinaugeExtra {
  places: { display: (string | null)[]; table: (string | null)[] }; // a card stays where it was turned up; from the steps
  market: Record<string, { ducats: number; sabres: number; pays: Goods | null }>; // rules E3.2, E4.3: by card of the middle, for the seat that looks
  pays: Record<string, Goods>; // rules E4.3: by legal move, where a card can go to several rows
  if_ended_now: { jewels: number; exchange: number; chests: number; bonus: number; total: number }[]; // rules E5.3-E5.5
  chest_jewels: Record<string, number>[]; // rules E5.4: by seat and colour
}

// -- Barrakuda -------------------------------------------------------------------------------------------------------

export interface Sign {
  action: string;
  x?: number;
  limit?: number; // rules B5.1: of a bank
}

export interface Wreck {
  special?: Sign | null;
  general?: Sign | null;
  stop?: Sign | null;
}

export interface BarrakudaOptions {
  numbers: Record<string, number | number[]>; // of the rules, B0
  goal: number;
  teams: boolean;
  turn_limit: number;
  cards_in_play: Wreck[]; // the six wrecks of this game
}

export interface BarrakudaState {
  phase: string;
  turn: number;
  near: [number, number][];
  fish: number;
  gold: number[]; // by wreck
  seats: { hand: number[]; row: number[]; barracuda: "hand" | "centre"; pawn: number | null; lying: boolean; bag: number; chosen: string | null }[];
  vaults: number[];
  distance: number | null;
  actor: number | null;
  wreck: number;
  victim: number | null;
  pair: (number | "barracuda")[];
}

export interface BarrakudaExtra {
  cells: [number, number][]; // by wreck: row and column of the drawing; empty before the layout is drawn
  fish_distance: number[]; // rules B3.3: by wreck, steps from the fish
  fish_odds: number[]; // rules B3.3: by wreck, of all throws how many end there
  throws: number; // rules B1.3: how many throws of both dice there are, all equally likely
  initiative: number[]; // rules B3.4: by seat, the length of the row that counts
  dice: [number | null, number | null]; // distance and direction as they lie
  opponents: number[]; // seats that are not on my side
}

// -- the last turn, for the director ----------------------------------------------------------------------------------

export interface Step {
  seat: number | null; // null: chance
  text: string; // move text as in a record
  state: any; // plain state after it, as this viewer may see it
  way?: number[]; // Barrakuda, rules B3.3: the wrecks the fish passed, first and last included
  flows?: [string, string, number][]; // Barrakuda: gold that moved, from, to, how much: wreck-4, bag-0, vault-0
}

// -- what a board is given to talk to the page ------------------------------------------------------------------------

export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface Thing {
  id: string; // its data-piece, or a name of its own
  moves: [string, string][]; // move and label; several: a sheet asks which
  say?: string; // what it would bring
  why?: string; // why it cannot be done
  now?: boolean; // a finger acts at once, too
  marks?: string; // a piece to mark while this is looked at
}

export interface Ui {
  t: Translate;
  still: boolean; // nothing can be pressed: kit/still.js
  suggested: string | null; // the move whose card, button or wreck is pointed at
  parts: string[] | null; // draw these alone: "display", "table", "mine"; "map", "seats"
  way: number[]; // Barrakuda: a way of the fish to draw
  play(move: string): void;
  picked: Thing | null; // selected by a finger, or waiting for a choice among several
  looked: Thing | null; // hovered or focused
  mode: string; // "sell" while own cards are for sale
  unfolded: number | null; // the opponent whose rows lie open
  main: number | null; // the seat that is drawn large for a spectator
  share: number | null; // Barrakuda: gold I keep, as the slider stands
  fresh: Set<string>; // pieces touched since my own last move
  last: string; // what happened last, in a line: the texts of the last turn's beats
  playing: boolean; // a turn is played: nothing can be pressed
  beat: any; // the beat that is played now (boards/<game>/beats.js), or null
  press(event: Event, thing: Pick<Thing, "id" | "moves" | "why" | "now">): void;
  hold(): void; // the meaning of things has changed: presses do nothing for 400 ms
  look(thing: Thing | null): void;
  pick(thing: Thing | null): void;
  set(values: Partial<Pick<Ui, "mode" | "unfolded" | "share" | "main" | "suggested">>): void;
}

// -- what a board's module exports: static/boards/<game>/board.js ------------------------------------------------------

export interface Beat {
  kind: string;
  step?: number; // the number of its step among the steps of the turn
  state?: any; // shown when the beat has been played
  text?: string;
  flows?: [string, string, number, string?][];
}

export interface BarrakudaBeat extends Beat {
  // kind: reveal, back, dice, fish, jump, pair, gold, steal or laid
  text: string;
  state: BarrakudaState;
  cards?: { seat: number; card: number | string }[]; // that turn
  dice?: [number | null, number | null]; // distance and direction
  way?: number[]; // of the fish: from, to
  flows?: [string, string, number][]; // gold: from, to, how much
  seats?: number[]; // whose cards come back or are laid
}

export interface Heading {
  phase: string;
  steps: { word: string; state: string }[]; // of a turn: "done", "now" or ""
  facts: { text: string; short: string; icon?: string; help: string }[];
}

export interface BoardModule {
  board(view: View, ui: Ui): unknown; // a lit template
  heading(view: View, t: Translate): Heading;
  turnTitle(turn: number, t: Translate): string; // above what the log tells of a turn
  untitled?: Record<string, (t: Translate) => string>; // what the log says below that title instead of a message
  beats(view: View, before: any, steps: Step[], t: Translate): Beat[];
  TIMES: Record<string, number>; // how long each kind of beat normally takes, in milliseconds
  origins?(gone: string[], fresh: string[]): Record<string, string>;
  touched?(steps: Step[]): Set<string>;
  face?(options: any, card: string | number): unknown; // one card by itself
}
