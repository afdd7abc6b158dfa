// One table as this reader sees it: the state from the server, and what the reader is about to do.

import { beatsOf, type Beat } from "./beats";
import { ask } from "./api";
import { Connection, type Health, type Wanted } from "./connection";
import { nameplayers } from "./language.svelte";
import { partialView } from "./partial";
import type { Asked, CoachView, Declined, Hint, LogLine, Preview, QuestionView, Said, TableView, View } from "./protocol";
import { Reviewing } from "./review.svelte";
import { type Confirmed, nextOf, selectionSize, toggled } from "./selection";
import type { Show } from "./show";

/** Milliseconds after a new question in which a press was probably meant for the one before. */
export const GUARD = 250;
/** Milliseconds after which the end of an empty Main Phase confirms itself. */
export const PAUSE = 1_000;
/** Milliseconds after which any other question with a single answer is passed; the question is not shown. */
export const PASSING = 300;

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
  /** What the computer would do in the reader's place; null unless the reader asked for it at this question. */
  hint = $state.raw<Hint | null>(null);
  /** The nonce of a request for a hint that is being thought about. */
  private hinting = $state.raw("");
  /** A message of the server, until the reader dismisses it. */
  notice = $state.raw<Said | null>(null);
  /** Why the table can't be opened at all. */
  unavailable = $state.raw<Said | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  pinned = $state.raw(false);
  /** Handle of the lifted card: pressed by touch, or with several options. */
  lifted = $state.raw(0);
  /** Handles of the cards ticked for a question that wants several. */
  ticked = $state.raw<readonly number[]>([]);
  /** Whether the only answer is about to be given by itself. */
  goingOn = $state.raw(false);
  /** Whether a question with a single answer is being passed unseen. */
  passing = $state.raw(false);
  /** The event being shown; later changes wait until all events before them were shown. */
  beat = $state.raw<Beat | null>(null);
  /** How long each event is shown, as a part of its full time; 0 shows none, as in the text view. */
  pace = 0;
  /** How many commands the match had in the current view. */
  number = $state.raw(0);
  /** How many commands the match had at the earlier moment that the reader looks at; -1 at the end. */
  past = $state.raw(-1);
  private end: Change | null = null;
  private askedAt = 0;
  private questioned = $state.raw("");
  private answered = $state.raw("");
  private waiting: Change[] = [];
  private beats: Beat[] = [];
  /** The view before the change whose events are being shown. */
  private before: TableView | null = null;
  private timer = 0;
  private going = 0;
  private confirmed: Confirmed | null = null;
  /** The review of the reader's choices after the end; kept while the reader looks back. */
  readonly review: Reviewing;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    options: { watch?: boolean } = {},
  ) {
    this.review = new Reviewing(id);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(id)}/live${options.watch ? "?watch=1" : ""}`;
    this.connection = new Connection(`${scheme}://${location.host}${path}`, {
      changed: (view, number, lines, undone, whole) => this.changed({ view, number, lines, undone, whole }),
      health: (health, attempt) => {
        this.health = health;
        if (health !== "open") this.hinting = "";
        this.attempt = attempt;
      },
      declined: (message) => {
        this.refusal = message;
        if (message.nonce === this.hinting) {
          this.hinting = "";
          return;
        }
        this.answered = "";
      },
      preview: (message) => {
        this.preview = message;
      },
      hint: (message) => {
        if (message.nonce !== this.hinting) return;
        this.hinting = "";
        if (message.number === this.number) this.hint = message;
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

  /** The whole log, also while the reader looks back. */
  get wholeLog(): readonly LogLine[] {
    return this.past < 0 ? this.log : (this.end?.lines ?? []);
  }

  /** The reader's seat; the number of seats for a spectator. */
  get you(): number {
    return this.view?.you ?? 0;
  }

  get watching(): boolean {
    return this.view !== null && this.you >= this.view.players.length;
  }

  /** The faceoff as far as it was shown, or null while none is. */
  get show(): Show | null {
    return this.beat?.faceoff ?? null;
  }

  /** The question the reader must answer; null if there is none, it is being answered or an event is being shown. */
  get question(): QuestionView | null {
    if (this.health !== "open" || this.beat !== null || this.passing || this.answered === this.questioned) return null;
    return this.game?.question ?? null;
  }

  get asked(): Asked | null {
    return this.question ? (this.view?.asked ?? null) : null;
  }

  /** What the coach says; null while an event is being shown, and if this is no lesson. */
  get coach(): CoachView | null {
    return this.beat !== null || this.past >= 0 ? null : (this.view?.coach ?? null);
  }

  /** Whether the reader may ask for a hint: there is a choice, only computers play against them, and no coach helps. */
  get hints(): boolean {
    const options = this.question?.options ?? [];
    const alone = this.view?.players.every((player, seat) => seat === this.you || player.computer) ?? false;
    return alone && !this.view?.coach && (options.length > 1 || (options[0]?.upto ?? 0) > 0);
  }

  /** Whether a hint is being thought about. */
  get isHinting(): boolean {
    return this.hinting !== "";
  }

  /** Ask for a hint; once for each question. */
  askHint(): void {
    if (!this.hints || this.hint || this.hinting) return;
    this.stay();
    this.hinting = this.send({ do: "hint" });
  }

  /** The option that the hint names: an index of the options, of which the last may be a range of numbers. */
  get hinted(): number {
    return this.hint ? Math.min(this.hint.option, (this.question?.options.length ?? 1) - 1) : -1;
  }

  /** The options that the coach's sentence or the hint names. */
  get named(): readonly number[] {
    if (this.question && this.hint) return [this.hinted];
    return this.question && this.coach?.state !== "done" ? (this.coach?.names ?? []) : [];
  }

  /** The reader's state in one word; tests in a browser wait for it. */
  get standing(): "asked" | "waiting" | "show" | "over" {
    if (this.beat) return "show";
    if (this.view?.winners != null) return "over";
    return this.question && !this.goingOn ? "asked" : "waiting";
  }

  /** Whether the question is old enough (GUARD) for a press to be meant for it. */
  get settled(): boolean {
    return performance.now() - this.askedAt >= GUARD;
  }

  /** How many cards the reader chooses together on the board and in the hand; 0 if a single press answers. */
  get selecting(): number {
    const counts = new Map<number, number>();
    for (const card of this.game?.play ?? []) if (!card.host && !card.beneath) counts.set(card.handle, card.count ?? 1);
    for (const card of this.game?.seats[this.you]?.hand ?? []) counts.set(card.handle, 1);
    return selectionSize(this.question, (handle) => counts.get(handle) ?? 0);
  }

  /** Tick a card of the selection, or take its tick away. */
  tick(handle: number): void {
    this.ticked = toggled(this.ticked, handle, this.selecting);
  }

  /** Send the ticked cards, one answer for each. */
  confirm(): void {
    const question = this.question;
    if (!question || !this.selecting || this.ticked.length < this.selecting) return;
    this.confirmed = { kind: question.kind, source: question.source ?? 0, left: this.ticked };
    this.ticked = [];
    this.sendConfirmed();
  }

  /** Do not give the only answer by itself. */
  stay(): void {
    window.clearTimeout(this.going);
    this.goingOn = false;
    this.passing = false;
  }

  send(wanted: Wanted): string {
    this.stay();
    if (wanted.do !== "preview") this.refusal = null;
    if (wanted.do === "answer") this.answered = this.questioned;
    return this.connection.send(wanted);
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.stay();
    this.review.stop();
    this.connection.close();
  }

  /** Show what the reader saw of the finished match after *number* commands. */
  async lookBack(number: number): Promise<void> {
    if (!this.view) return;
    this.end ??= { view: this.view, number: this.number, lines: this.log, undone: [], whole: true };
    this.past = number;
    let view: TableView;
    try {
      view = await ask<TableView>(`/api/tables/${encodeURIComponent(this.id)}/replay/${number}`);
    } catch {
      return; // the moment before stays on the board; the next step asks again
    }
    if (this.past !== number || !this.end) return; // the reader went on meanwhile
    this.view = view;
    this.fresh = [];
    this.log = this.end.lines.filter((line) => (line.command ?? 0) < number);
  }

  /** Show the end of the match again. */
  lookAtEnd(): void {
    const end = this.end;
    this.past = -1;
    this.end = null;
    if (end) this.commit(end);
  }

  /** End the event being shown and go on to the next. */
  skipBeat(): void {
    if (!this.beat) return;
    window.clearTimeout(this.timer);
    this.step();
  }

  /** End all events that are waiting to be shown. */
  skipBeats(): void {
    if (!this.beat) return;
    window.clearTimeout(this.timer);
    this.beat = null;
    this.beats = [];
    for (const change of this.waiting.splice(0)) this.commit(change);
  }

  private changed(change: Change): void {
    if (change.whole) {
      window.clearTimeout(this.timer);
      this.beat = null;
      this.beats = [];
      this.waiting = [];
      this.commit(change);
      return;
    }
    this.waiting.push(change);
    if (!this.beat) this.next();
  }

  /** Apply the next change: at once, or after its events were shown. */
  private next(): void {
    const change = this.waiting[0];
    if (!change) return;
    const shows = this.pace > 0 && !change.undone.length && !document.hidden;
    this.before = this.view;
    this.beats = shows ? beatsOf(change.lines, { view: this.game, log: this.log }, this.you) : [];
    this.step();
  }

  private step(): void {
    const beat = this.beats.shift();
    this.beat = beat ?? null;
    const change = this.waiting[0];
    if (!change) return;
    if (beat) {
      this.tell(change.lines, beat.lines.at(-1)!.id);
      this.advance(change, beat.lines[0]!.id);
      this.timer = window.setTimeout(() => this.step(), beat.lasts * this.pace);
      return;
    }
    this.waiting.shift();
    this.commit(change);
    this.next();
  }

  /** Show on the board what happened before the event being shown. */
  private advance(change: Change, first: number): void {
    const before = this.before?.game;
    const after = change.view.game;
    if (!before || !after || !this.before) return;
    const told = change.lines.filter((line) => line.id < first);
    if (told.length) this.view = { ...this.before, game: partialView(before, after, told, change.lines.slice(told.length)) };
  }

  /** Add the lines up to one of them to the log, so that the log keeps up with what is shown. */
  private tell(lines: readonly LogLine[], last: number): void {
    const told = this.log.at(-1)?.id ?? -1;
    const news = lines.filter((line) => line.id > told && line.id <= last);
    if (news.length) this.log = [...this.log, ...news];
  }

  private sendConfirmed(): void {
    const confirmed = this.confirmed;
    const option = confirmed ? nextOf(confirmed, this.question) : -1;
    this.confirmed = confirmed && option >= 0 && confirmed.left.length > 1 ? { ...confirmed, left: confirmed.left.slice(1) } : null;
    if (option >= 0) this.send({ do: "answer", answers: [option] });
  }

  private goOnSoon(): void {
    const question = this.questioned;
    const isMain = this.game?.question?.kind === "main";
    this.goingOn = isMain;
    this.passing = !isMain;
    this.going = window.setTimeout(
      () => {
        this.stay();
        if (this.question && this.questioned === question) this.send({ do: "answer", answers: [0] });
      },
      isMain ? PAUSE : PASSING,
    );
  }

  private commit({ view, number, lines, undone, whole }: Change): void {
    if (this.end) {
      // The match is over, so only the players may have changed: who is connected, and a rematch.
      this.end = { ...this.end, view };
      return;
    }
    nameplayers(view.players.map((player) => player.name));
    const question = `${number} ${view.game?.question?.kind ?? ""}`;
    const isNew = question !== this.questioned;
    if (isNew) {
      this.questioned = question;
      this.ticked = [];
      this.stay();
      this.askedAt = performance.now();
      this.preview = null;
      this.hint = null;
      this.hinting = "";
      this.lifted = 0;
      this.refusal = null;
    }
    this.number = number;
    this.view = view;
    const back = new Set(undone);
    const before = whole ? [] : back.size ? this.log.map((line) => (back.has(line.id) ? { ...line, undone: true } : line)) : this.log;
    this.fresh = whole ? [] : lines;
    this.log = before;
    this.tell(lines, Infinity);
    if (!isNew) return;
    if (view.asked?.goes_on) this.goOnSoon();
    if (this.confirmed) this.sendConfirmed();
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

/** Leave a table; the reader may have joined another one already. */
export function leaveTable(left: Table): void {
  left.close();
  if (current === left) current = null;
}
