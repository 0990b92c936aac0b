// What the server sends, by `GET /api/tables/{id}` and by the WebSocket `/api/tables/{id}/ws?version=N`. The first message of
// a connection is complete; later ones leave out what has not changed since the message before (marked `?`).
import type { View } from "../boards/view.js";

export interface Message {
  id: string; // of the Fluent files, e.g. "step-einauge-buy"
  args: Record<string, Argument>; // seats are numbers, cards are texts as in a record ("red 4", "ship")
}
export type Argument = string | number | null | Message | Argument[];

export interface Update {
  version: number; // rises with every event: ask for what is newer than this
  game_version: number; // sent back with a move, which is refused (409) if the game has changed since
  status: "open" | "running" | "over" | "closed";
  you: You;
  view: SentView | null; // null until the game begins
  played: number; // steps since the beginning of the game
  log: LogEntry[]; // new since the version asked for; entries of the log at or after `at` of the first of them, and at or after `played`, are void
  turn?: Turn; // the steps since the version asked for; first message: those of the last turn, so that it can be played again
  clock: Clock | null;
  guide?: Guide | null; // the steps from which the panel of a guided game is made, for the learner
  table?: TableInfo; // what never changes, in the first message and when the game begins
  seats?: SeatInfo[];
  chat?: ChatLine[]; // all visible lines (at most 200)
  notices?: Notice[];
  proposal?: Proposal | null;
  presence?: Presence;
  queue?: Place[]; // requests that have waited for more than a second; absent if there are none
  result?: EndResult | null; // when the game is over
  rematch?: string | null; // id of the next table
}

export type SentView = Omit<View, "options">; // the page adds table.options

// A view for a client that has the rules and wants nothing derived: `extra` has only what follows from the steps.
export type BareView = Omit<SentView, "refusals"> & { refusals?: undefined };

// A message as it arrives: the page completes a bare view.
export type Received = Omit<Update, "view"> & { view: SentView | BareView | null };

export interface You {
  seat: number | null; // whose view this is
  seats: number[]; // all seats of mine; several at one device
  host: boolean;
  can_undo: boolean;
}

export interface Turn {
  first: number; // number of the first of these steps: play those from the number that you have seen on
  before: any; // plain state before them, as this viewer may see it
  steps: Step[];
}

export interface Step {
  seat: number | null; // null: chance
  text: string; // as in a record
  state: any; // plain state after it
  say: Message[]; // its sentences in the log; none if they are told with a later step
  way?: number[];
  flows?: [string, string, number][];
}

export interface LogEntry {
  version: number;
  at: number; // number of its first step; -1: said before the first step (who begins)
  turn: number; // turn of the game, counted from 1: the log is one block a turn
  seat: number | null;
  say: Message[]; // causes before effects
  names?: string[]; // of the seats at that time, if one has another name now
}

export interface Clock {
  now: number; // server's time, seconds
  deadline: number | null;
  seconds: number; // for a decision
}

export interface TableInfo {
  protocol: 1;
  id: string;
  game: string;
  options: any; // plain options with the card table (and, for Barrakuda, cards_in_play): goes to View.options
  clock: number;
  hints: boolean;
  hot_seat: boolean;
  start: string; // who begins: drawn, youngest, as_seated
  mark: "" | "known" | "from"; // a known deal, or a position
  guide: boolean;
  chat: "all" | "phrases" | "off"; // the chat mode
  phrases: string[]; // the allowed phrases in the mode "phrases": the messages web-phrase-<phrase>
  commitment: string;
}

export interface SeatInfo {
  name: string;
  bot: string | null;
  open: boolean;
  away: boolean;
  resigned: boolean;
  hints: number; // taken so far
  yours: boolean;
  reserved: { name: string; yours: boolean } | null; // kept for somebody after a rematch
}

export interface ChatLine {
  version: number;
  seat: number | null;
  by: string; // the id of the author at this table and its rematches, under any name
  name: string;
  text: string;
  phrase: string | null; // instead of a text
  team: boolean;
}

export interface Notice {
  version: number;
  kind: "removed" | "left" | "resigned" | "ended" | "away" | "back" | "stays";
  seat: number;
  name: string;
  by: string;
  bot: string; // that plays on: the usual one if the event names none
  in_game: boolean; // else nobody had begun to play
  you: boolean; // it was your seat
}

// A proposal to remove a present player, on which the other people at the table vote.
export interface Proposal {
  seat: number;
  name: string;
  by: string; // the host's name
  bot: string | null; // that is to take the seat; null: the seat is freed, before the game
  until: number; // the server's time at which it expires
  agreed: number;
  needed: number; // the host included
  may_agree: boolean; // you can vote
  yours: boolean; // you made it
  you: boolean; // it is about your seat
}

export interface Presence {
  seats: ("here" | "away" | "reconnecting" | "bot" | "open")[];
  watching: number;
}

// The place in the server's queue of the move of a bot, or of a hint.
export interface Place {
  seat: number; // of the bot, or of the player who requested the hint
  what: "bot" | "hint"; // a hint is sent to its player alone
  place: number; // counted from 1
}

export interface Guide {
  steps: [number | null, string][]; // all steps of the game with their seats, from which ../guide/guide.js makes the panel
}

export interface EndResult {
  winners: number[];
  why: Message; // why it ended
  resigned_by: number | null;
  scores: ScoreLine[]; // score sheet
  notes: Message[]; // how ties were decided, who shares the win
}

export interface ScoreLine {
  title: Message;
  numbers: number[]; // a number a seat
  cells?: (Message | null)[]; // said instead of the number: "2 chests → 4 jewels"
  total: boolean;
}

// What POST /api/tables/{id}/moves and every other command answers, once it is stored.
export interface Done {
  table: string; // of a rematch: the next table
  version: number;
  game_version: number;
}

// POST /api/tables/{id}/hint {seat?}
export interface Hint {
  seat: number;
  game_version: number;
  best: string;
  rows: HintRow[]; // best first
}

export interface HintRow {
  move: string;
  label: Message;
  value: number; // chance to win, 0 to 1
  error: number; // standard error of its distance to the best
  lost: number; // against the best, 0 to 1
  mix: number | null; // how often an equilibrium plays it, 0 to 1; null: the game is not simultaneous here
}

// Every refusal, with status 4xx or 503: {detail: {reason, text}}; text is in the reader's language.
