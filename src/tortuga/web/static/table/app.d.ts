// What the parts of the page are given: each is a function `part(app) -> template`.
import type { Translate, Ui, View, Heading } from "../boards/view.js";
import type { Settings } from "../settings.js";
import type { Block } from "./log.js";
import type { Model } from "./store.js";
import type { Advice } from "./hints.js";
import type { Muted } from "./chat.js";

export interface App {
  model: Model; // the newest
  view: View | null; // as it is shown: while a turn is played it is behind the model
  status: string; // as it is shown
  heading: Heading | null;
  blocks: Block[]; // the log as it is shown
  t: Translate;
  bot: string; // that the host may put on an open seat
  names: string[];
  title: string; // name of the game
  home: string; // the address by which others reach this server
  ways: typeof import("./connection.js").WAYS | typeof import("../local/connection.js").WAYS;
  isLocal: boolean; // the table is in this browser, without chat and without a server
  playing: boolean;
  canReplay: boolean;
  turn: string; // whose turn it is, or who has won
  isMine: boolean; // I have yet to decide
  isPredicted: boolean; // an unconfirmed move of mine is shown
  hasRules: boolean; // the rules run in this page
  isHeld: boolean; // things have just changed their meaning: presses do nothing
  settings: Settings;
  local: Local;
  does: Does;
}

/** What this page remembers beside the model. */
export interface Local {
  tab: string; // "": the usual one
  menu: boolean;
  unseen: number; // lines of chat
  muted: Muted[];
  isOffline: boolean;
  toast: string; // said for a moment
  sure: string; // the button that waits for a second press
  closed: number; // the newest notice that was closed
  closedProposal: number; // the `until` of the proposal that the reader closed
  isResultAway: boolean; // the table is looked at after the end
  isDeclined: boolean; // no rematch
  counted: number | null; // lines of the score sheet that were told; null: all
  cover: Cover;
  advice: Advice | null;
  advised: string; // the decision that the advice is for
  guide: import("../guide/guide.js").Panel | null; // the content of the panel of a guided game
  drawing: string; // the table as text
  naming: boolean; // the name is being changed
  notified: boolean; // notifications are wanted and allowed
}

/** At one device: nothing, "next" (what happened is still looked at), or "cover" (the device goes to another). */
export type Cover = "" | "next" | "cover";

export interface Does {
  post(what: string, body?: object): Promise<any>;
  surely(button: string, work: () => void): void; // at the second press
  set(values: Partial<Local>): void;
  open(tab: string): void;
  redraw(): void;
  undo(): void;
  skip(): void;
  hold(): void; // presses do nothing for a moment
  replay(): void;
  uncover(): void;
  next(): void;
  say(line: { text?: string; phrase?: string; team: boolean }): Promise<boolean>;
  mute(one: Muted, on: boolean): void;
  copy(text: string): void;
  hint(): void;
  rematch(): void;
  decline(): void;
  rename(name: string): void;
  notify(): void;
  sound(): void;
}
