// One table as this reader sees it: what the server told, and what the reader is about to do.

import { Connection, type Health, type Wanted } from "./connection";
import { nameplayers } from "./language.svelte";
import type { Asked, Declined, LogLine, Preview, QuestionView, TableView, View } from "./protocol";

/** Presses this soon after a new question were meant for the one before. */
export const GUARD = 250;

export type Inspected =
  | { readonly is: "card"; readonly handle: number; readonly card: string }
  | { readonly is: "number"; readonly ref: string }
  | { readonly is: "stakes" };

export class Table {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  fresh = $state.raw<readonly LogLine[]>([]);
  /** The lines that came with the last change: what may move on the board. Empty after joining. */
  health = $state.raw<Health>("connecting");
  attempt = $state.raw(0);
  pending = $state.raw(0);
  refusal = $state.raw<Declined | null>(null);
  preview = $state.raw<Preview | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  pinned = $state.raw(false);
  /** Handle of the card lifted by touch or with several things to do. */
  lifted = $state.raw(0);
  number = 0;
  private askedAt = 0;
  private questioned = "";
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    options: { watch?: boolean } = {},
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(id)}/live${options.watch ? "?watch=1" : ""}`;
    this.connection = new Connection(`${scheme}://${location.host}${path}`, {
      changed: (view, number, lines, undone, whole) => this.changed(view, number, lines, undone, whole),
      health: (health, attempt) => {
        this.health = health;
        this.attempt = attempt;
      },
      declined: (message) => {
        this.refusal = message;
      },
      preview: (message) => {
        this.preview = message;
      },
      pending: (count) => {
        this.pending = count;
      },
    });
  }

  /** The state of the game, or nothing before everyone sits. */
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

  /** The question the reader must answer, if there is one and no answer is on its way. */
  get question(): QuestionView | null {
    return this.pending > 0 || this.health !== "open" ? null : (this.game?.question ?? null);
  }

  get asked(): Asked | null {
    return this.question ? (this.view?.asked ?? null) : null;
  }

  /** Whether a press now is meant for this question and not for the one before. */
  get settled(): boolean {
    return performance.now() - this.askedAt >= GUARD;
  }

  send(wanted: Wanted): string {
    return this.connection.send(wanted);
  }

  close(): void {
    this.connection.close();
  }

  private changed(
    view: TableView,
    number: number,
    lines: readonly LogLine[],
    undone: readonly number[],
    whole: boolean,
  ): void {
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

/** Sit down at a table; the one before is left. */
export function joinTable(id: string, options: { watch?: boolean } = {}): Table {
  current?.close();
  current = new Table(id, options);
  return current;
}

export function leaveTable(): void {
  current?.close();
  current = null;
}
