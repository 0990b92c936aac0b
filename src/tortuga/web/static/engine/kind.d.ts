// The interface of static/engine/<game>/kind.js, which each game implements.
import type { Game, GameType, Step } from "./game.js";
import type { Message, ScoreLine } from "../table/wire.js";

export interface Notation {
  move(action: number): string;
  action(text: string): number; // -1: no move
  form(action: number): { form: string; args: Record<string, any> };
  outcome(number: number): string;
  outcomeNumber(text: string): number | null;
}

export interface Kind {
  notation(facts: any, options: any): Notation;
  writeRules(type: GameType, options: any, record: Uint8Array): void; // into the record of the usual options
  writeState(game: Game, plain: any, record: Uint8Array): void; // a plain state into an empty record
  plain(game: Game, state: any, seat?: number | null): any; // docs/records.md
  waiting(game: Game, state: any): number[];
  why(game: Game, state: any): string;
  scores(rows: number[][]): Record<string, number>[];
  boardOptions(facts: any, options: any): any;
  sharedExtra(game: Game, plain: any): any;
  ownExtra(game: Game, plain: any, seat: number | null, legal: string[]): any;
  offers(plain: any): string[];
  refusalArguments(game: Game, plain: any, seat: number, move: string): Record<string, any>;
  stepDetails(game: Game, first: number): object[];
  storyByStep(game: Game, first: number): Message[][];
  turnAt(game: Game, number: number): number;
  scoreLines(game: Game): ScoreLine[];
  scoreNotes(game: Game, winners: number[]): Message[];
}
export type { Step };
