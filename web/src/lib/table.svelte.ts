// One table as this reader sees it: the state from the server, and what the reader is about to do.

import { Connection, type Health, type Wanted } from "./connection";
import { facts, nameplayers } from "./language.svelte";
import type { Asked, Declined, LogLine, Preview, QuestionView, Said, TableView, View } from "./protocol";
import { beats, type Show } from "./show";

/** Milliseconds after a new question in which a press was probably meant for the one before. */
export const GUARD = 250;

export type Inspected =
  | { readonly is: "card"; readonly handle: number; readonly card: string }
  | { readonly is: "number"; readonly ref: string }
  | { readonly is: "stakes" };

interface Change {
  readonly view: TableView;
  readonly number: number;
  readonly lines: readonly LogLine[];
  readonly undone: readonly number[];
  readonly whole: boolean;
}

export class Table {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** The log lines of the last change, for animations on the board. Empty after joining. */
  fresh = $state.raw<readonly LogLine[]>([]);
  health = $state.raw<Health>("connecting");
  attempt = $state.raw(0);
  pending = $state.raw(0);
  refusal = $state.raw<Declined | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** A message of the server, until the reader dismisses it. */
  notice = $state.raw<Said | null>(null);
  /** Why the table can't be opened at all. */
  unavailable = $state.raw<Said | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  pinned = $state.raw(false);
  /** Handle of the lifted card: pressed by touch, or with several options. */
  lifted = $state.raw(0);
  /** The faceoff being animated; later changes wait until it ends. */
  show = $state.raw<Show | null>(null);
  /** Whether faceoffs are animated flip by flip: on for the board, off for the text view. */
  shows = false;
  /** How many commands the match had in the current view. */
  number = $state.raw(0);
  private askedAt = 0;
  private questioned = $state.raw("");
  private answered = $state.raw("");
  private waiting: Change[] = [];
  private shown: Show[] = [];
  private timer = 0;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    options: { watch?: boolean } = {},
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(id)}/live${options.watch ? "?watch=1" : ""}`;
    this.connection = new Connection(`${scheme}://${location.host}${path}`, {
      changed: (view, number, lines, undone, whole) => this.changed({ view, number, lines, undone, whole }),
      health: (health, attempt) => {
        this.health = health;
        this.attempt = attempt;
      },
      declined: (message) => {
        this.refusal = message;
        this.answered = "";
      },
      preview: (message) => {
        this.preview = message;
      },
      notice: (said) => {
        this.notice = said;
      },
      unavailable: (reason) => {
        this.unavailable = reason;
      },
      pending: (count) => {
        this.pending = count;
      },
    });
  }

  /** The state of the game, or null before all seats are taken. */
  get game(): View | null {
    return this.view?.game ?? null;
  }

  /** The reader's seat; the number of seats for a spectator. */
  get you(): number {
    return this.view?.you ?? 0;
  }

  get watching(): boolean {
    return this.view !== null && this.you >= this.view.players.length;
  }

  /** The question the reader must answer; null if there is none, the answer was sent or a faceoff is animated. */
  get question(): QuestionView | null {
    if (this.health !== "open" || this.show !== null || this.answered === this.questioned) return null;
    return this.game?.question ?? null;
  }

  get asked(): Asked | null {
    return this.question ? (this.view?.asked ?? null) : null;
  }

  /** The reader's state in one word; tests in a browser wait for it. */
  get standing(): "asked" | "waiting" | "show" | "over" {
    if (this.show) return "show";
    if (this.view?.winners != null) return "over";
    return this.question ? "asked" : "waiting";
  }

  /** Whether the question is old enough (GUARD) for a press to be meant for it. */
  get settled(): boolean {
    return performance.now() - this.askedAt >= GUARD;
  }

  send(wanted: Wanted): string {
    if (wanted.do === "answer") this.answered = this.questioned;
    return this.connection.send(wanted);
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.connection.close();
  }

  /** End the animation of the faceoff. */
  skipShow(): void {
    if (!this.show) return;
    window.clearTimeout(this.timer);
    this.shown = [];
    this.beat();
  }

  private changed(change: Change): void {
    if (change.whole) {
      window.clearTimeout(this.timer);
      this.show = null;
      this.shown = [];
      this.waiting = [];
      this.commit(change);
      return;
    }
    this.waiting.push(change);
    if (!this.show) this.next();
  }

  /** Apply the next change: at once, or after the animation of its faceoff. */
  private next(): void {
    const change = this.waiting[0];
    if (!change) return;
    const power = (card: string): number => facts(card)?.sides[0]?.power ?? 0;
    this.shown = this.shows ? beats(change.lines, this.game, power) : [];
    if (this.shown.length) this.beat();
    else {
      this.waiting.shift();
      this.commit(change);
      this.next();
    }
  }

  private beat(): void {
    const show = this.shown.shift();
    this.show = show ?? null;
    if (show) {
      this.timer = window.setTimeout(() => this.beat(), show.lasts);
      return;
    }
    const change = this.waiting.shift();
    if (change) this.commit(change);
    this.next();
  }

  private commit({ view, number, lines, undone, whole }: Change): void {
    nameplayers(view.players.map((player) => player.name));
    const question = `${number} ${view.game?.question?.kind ?? ""}`;
    if (question !== this.questioned) {
      this.questioned = question;
      this.askedAt = performance.now();
      this.preview = null;
      this.lifted = 0;
      this.refusal = null;
    }
    this.number = number;
    this.view = view;
    const back = new Set(undone);
    const before = whole ? [] : back.size ? this.log.map((line) => (back.has(line.id) ? { ...line, undone: true } : line)) : this.log;
    this.fresh = whole ? [] : lines;
    this.log = lines.length ? [...before, ...lines] : before;
  }
}

let current = $state.raw<Table | null>(null);

/** The table the reader sits at. */
export function table(): Table | null {
  return current;
}

/** Join a table and leave the one before. */
export function joinTable(id: string, options: { watch?: boolean } = {}): Table {
  current?.close();
  current = new Table(id, options);
  return current;
}

export function leaveTable(): void {
  current?.close();
  current = null;
}
