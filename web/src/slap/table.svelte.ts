// One table of the slap game as this reader sees it: the state from the server, and the reader's own hand.

import { ask } from "../lib/api";
import { Connection, type Health } from "../lib/connection";
import { nameplayers } from "../lib/language.svelte";
import type { Declined, LogLine, Said, TableView } from "../lib/protocol";
import { cue, soundOfAll } from "./hearing.svelte";
import { isSameVerdict } from "./lanes";
import type { Card, Evidence, Verdict } from "./protocol";
import { Sights } from "./sights";
import { gameOf, NOBODY, type SlapGame } from "./view";

/** Milliseconds after a false slap in which the reader's hand is held back. */
export const LOCKOUT = 600;
/** Milliseconds after a pile was taken in which a slap could only be late. */
export const HANDS_OFF = 400;
/** Milliseconds for which the lanes of a verdict are shown. */
export const LANES = 1_500;
/** Milliseconds for which an explanation is shown. */
const EXPLAINED = 3_500;
/** Milliseconds for which the hand stays after the verdict. */
const LANDED = 900;

/** A verdict with what lay on the pile, kept for the log. */
export interface Ruling {
  readonly verdict: Verdict;
  readonly top: readonly Card[];
  /** Right slaps that came after the verdict. */
  readonly late: readonly Evidence[];
}

/** The reader's own hand on the pile: an outline while it waits, then filled. */
export interface Hand {
  readonly state: "waiting" | "won" | "ranked" | "false" | "late";
  /** Where it was put, as parts of the slap zone; the middle for a key. */
  readonly x: number;
  readonly y: number;
}

export class SlapTable {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** The lines of the last change; empty after joining. */
  fresh = $state.raw<readonly LogLine[]>([]);
  number = $state.raw(0);
  health = $state.raw<Health>("connecting");
  attempt = $state.raw(0);
  unavailable = $state.raw<Said | null>(null);
  refusal = $state.raw<Declined | null>(null);
  hand = $state.raw<Hand | null>(null);
  /** The verdict whose lanes are shown, or null. */
  ruling = $state.raw<Ruling | null>(null);
  /** Whether the reader opened the lanes, which then stay. */
  pinned = $state.raw(false);
  /** Verdicts by the log line that tells who took the pile. */
  rulings = $state.raw<ReadonlyMap<number, Ruling>>(new Map());
  /** The cards of the reader's false slap while it is explained, or null. */
  falsely = $state.raw<readonly Card[] | null>(null);
  /** Whether the reader's hand is held back. */
  held = $state.raw(false);
  /** Whether the reader wants to leave the game. */
  leaving = $state.raw(false);
  /** How many commands the match had at the earlier moment that the reader looks at; -1 at the end. */
  past = $state.raw(-1);
  /** Counts the tops of the pile that must be painted. */
  sight = $state.raw(0);
  /** How many chances the running challenge gave; 0 without one. */
  tries = $state.raw(0);
  /** When the last view came, by `performance.now()`. */
  cameAt = $state.raw(0);
  /** The seat that took the pile last and how often a pile was taken, for the motion of the pile. */
  taken = $state.raw<{ readonly seat: number; readonly count: number }>({ seat: NOBODY, count: 0 });
  private readonly sights = new Sights();
  private end: { view: TableView; log: readonly LogLine[] } | null = null;
  private handsOffUntil = 0;
  private heldTimer = 0;
  private lanesTimer = 0;
  private falseTimer = 0;
  private handTimer = 0;
  private slap = "";
  private challenge = "";
  private readonly connection: Connection;

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, {
      changed: (view, number, lines, _undone, whole) => this.changed(view, number, lines, whole),
      health: (health, attempt) => {
        this.health = health;
        this.attempt = attempt;
      },
      declined: (message) => this.declined(message),
      preview: () => undefined,
      hint: () => undefined,
      notice: () => undefined,
      unavailable: (reason) => {
        this.unavailable = reason;
      },
      pending: () => undefined,
    });
  }

  get game(): SlapGame | null {
    return gameOf(this.view);
  }

  /** The reader's seat; a number beyond the seats for a spectator. */
  get you(): number {
    return this.view?.you ?? 0;
  }

  get watching(): boolean {
    return this.view !== null && this.you >= this.view.players.length;
  }

  get over(): boolean {
    return (this.end?.view ?? this.view)?.winners != null;
  }

  get wholeLog(): readonly LogLine[] {
    return this.end?.log ?? this.log;
  }

  /** The names of players who are not at the table. */
  get awaited(): readonly string[] {
    const away = (this.view?.players ?? []).filter((player) => !player.computer && !player.connected);
    return away.map((player) => player.name);
  }

  get mayPlay(): boolean {
    return this.health === "open" && !this.over && this.game?.may_play === true;
  }

  get maySlap(): boolean {
    return this.health === "open" && !this.over && this.game?.may_slap === true && !this.seesLater;
  }

  /** Whether the reader watches with a delay: then a slap would come too late. */
  get seesLater(): boolean {
    return this.watching && (this.view?.spectator_delay ?? 0) !== 0;
  }

  /** Whether the reader has no seat yet, and a right slap gives one. */
  get maySlapIn(): boolean {
    return this.watching && this.maySlap;
  }

  /** Whether the reader was dealt in, and is one of those who play again. */
  get dealt(): boolean {
    return this.you < (this.game?.dealt ?? 0);
  }

  /** The reader's state in one word; tests in a browser wait for it. */
  get standing(): "asked" | "waiting" | "over" {
    if (this.over) return "over";
    return this.mayPlay ? "asked" : "waiting";
  }

  /** Whether the table knows that the reader, who asked for it, has left. */
  get hasLeft(): boolean {
    return this.leaving && (this.gone || this.over);
  }

  /** Whether the reader has left the game, which goes on without them. */
  get gone(): boolean {
    return this.game?.seats[this.you]?.status === "gone";
  }

  /** The cards on top of the pile; in a replay those that were slapped, for as long as the verdict is shown. */
  get top(): readonly Card[] {
    return this.past >= 0 && this.ruling?.top.length ? this.ruling.top : (this.game?.top ?? []);
  }

  name(seat: number): string {
    return this.view?.players[seat]?.name ?? "";
  }

  /** Turn over the reader's card. Does nothing at any other time, and is never a slap. */
  flip(): boolean {
    if (!this.mayPlay) return false;
    this.refusal = null;
    this.connection.send({ do: "answer", answers: [0] });
    return true;
  }

  /** Choose rock, paper or scissors in a photo finish. */
  sign(sign: number): void {
    if (this.game?.may_sign) this.connection.send({ do: "answer", answers: [sign] });
  }

  leave(): void {
    this.leaving = true;
    this.connection.send({ do: "concede" });
  }

  /** Note that the newest top card is on the screen. */
  painted(at: number): void {
    this.sights.paint(at);
  }

  /** Slap at what was painted before the press; *at* is where the hand was put. Returns whether a slap was sent. */
  strike(pressed: number, at: { x: number; y: number } = { x: 0.5, y: 0.5 }): boolean {
    if (!this.maySlap || this.held || this.hand?.state === "waiting" || pressed < this.handsOffUntil || this.past >= 0) return false;
    const claim = this.sights.claim(pressed);
    if (!claim) return false;
    this.refusal = null;
    this.putHand({ state: "waiting", ...at });
    this.slap = this.connection.send({ do: "command", command: { do: "slap", ...claim } });
    cue("slap");
    return true;
  }

  /** Show the lanes of a verdict until the reader closes them. */
  open(ruling: Ruling): void {
    window.clearTimeout(this.lanesTimer);
    this.ruling = ruling;
    this.pinned = true;
  }

  closeLanes(): void {
    window.clearTimeout(this.lanesTimer);
    this.ruling = null;
    this.pinned = false;
  }

  /** Show what the reader saw of the finished match after *number* commands. */
  async lookBack(number: number): Promise<void> {
    if (!this.view) return;
    this.end ??= { view: this.view, log: this.log };
    this.past = number;
    const log = this.end.log.filter((line) => (line.command ?? 0) < number);
    const last = log.at(-1);
    const slapped = last?.text.key === "slap-took-slap";
    const moment = (at: number): Promise<TableView> => ask(`/api/tables/${encodeURIComponent(this.id)}/replay/${at}`);
    let view: TableView;
    let before: TableView | null;
    try {
      // The verdict and the taking of the pile are one moment: the one before it still has the cards.
      [view, before] = await Promise.all([moment(number), slapped ? moment(number - 1) : null]);
    } catch {
      return; // the moment before stays on the screen; the next step asks again
    }
    if (this.past !== number || !this.end) return; // the reader went on meanwhile
    const { verdict = null, late = [] } = gameOf(view) ?? {};
    this.view = view;
    this.fresh = [];
    this.log = log;
    const told = slapped || (last?.event === "slapped-late" && late.length > 0);
    if (told && verdict) this.open({ verdict, top: gameOf(before)?.top ?? [], late });
    else this.closeLanes();
  }

  /** Show the end of the match again. */
  lookAtEnd(): void {
    if (!this.end) return;
    this.view = this.end.view;
    this.log = this.end.log;
    this.end = null;
    this.past = -1;
    this.closeLanes();
  }

  close(): void {
    for (const timer of [this.heldTimer, this.lanesTimer, this.falseTimer, this.handTimer]) window.clearTimeout(timer);
    this.connection.close();
  }

  private changed(view: TableView, number: number, lines: readonly LogLine[], whole: boolean): void {
    if (this.end) {
      this.end = { ...this.end, view }; // the match is over: only who is connected, or a rematch, has changed
      return;
    }
    const before = this.game?.verdict ?? null;
    const game = gameOf(view);
    nameplayers(view.players.map((player) => player.name));
    // Who slaps in is sent the whole table as seen from the new seat; the hand on the pile stays.
    const slappedIn = whole && this.watching && this.hand !== null && view.you < view.players.length;
    const last = this.log.at(-1)?.id ?? -1;
    const fresh = slappedIn ? lines.filter((line) => line.id > last) : whole ? [] : lines;
    if (whole && !slappedIn) {
      this.sights.clear();
      this.hand = null;
    }
    this.view = view;
    this.number = number;
    this.cameAt = performance.now();
    this.log = whole ? lines : [...this.log, ...lines];
    this.fresh = fresh;
    if (game && (slappedIn || !whole)) this.follow(game, fresh, before);
    if (game && this.sights.note(game)) this.sight += 1;
    this.countTries(game);
  }

  private countTries(game: SlapGame | null): void {
    const challenge = game?.challenge;
    const who = challenge ? `${challenge.challenger} ${challenge.challenged}` : "";
    if (!challenge) this.tries = 0;
    else if (who !== this.challenge || challenge.chances > this.tries) this.tries = challenge.chances;
    this.challenge = who;
  }

  /** Act on new lines: sounds, lanes, the reader's hand. */
  private follow(game: SlapGame, lines: readonly LogLine[], before: Verdict | null): void {
    const sound = soundOfAll(lines, this.you);
    if (sound) cue(sound);
    for (const line of lines) {
      const mine = line.seat === this.you;
      if (line.event === "took") this.took(line, game, before);
      else if (line.event === "slapped-falsely" && mine) this.slappedFalsely();
      else if (line.event === "slapped-late") this.cameLate(game, mine);
    }
  }

  /** Add a right slap that came too late to the lanes of its verdict. */
  private cameLate(game: SlapGame, mine: boolean): void {
    if (mine) this.land("late");
    const found = [...this.rulings].find(([, ruling]) => isSameVerdict(ruling.verdict, game.verdict));
    if (!found) return;
    const [line, ruling] = found;
    const fuller = { ...ruling, late: game.late };
    this.rulings = new Map(this.rulings).set(line, fuller);
    if (this.ruling !== ruling && !mine) return;
    this.ruling = fuller;
    if (!this.pinned) this.showLanes();
  }

  /** Show the lanes for a moment. */
  private showLanes(): void {
    window.clearTimeout(this.lanesTimer);
    this.lanesTimer = window.setTimeout(() => this.closeLanes(), LANES);
  }

  private took(line: LogLine, game: SlapGame, before: Verdict | null): void {
    this.handsOffUntil = performance.now() + HANDS_OFF;
    this.taken = { seat: line.seat ?? NOBODY, count: this.taken.count + 1 };
    const verdict = game.verdict;
    if (verdict && !isSameVerdict(before, verdict)) {
      const ruling = { verdict, top: this.sights.topAt(verdict.evidence[0]?.claim.version ?? 0), late: game.late };
      this.rulings = new Map(this.rulings).set(line.id, ruling);
      this.ruling = ruling;
      this.pinned = false;
      this.showLanes();
      if (verdict.winner === this.you) this.land("won");
      else if (verdict.evidence.some((one) => one.claim.seat === this.you)) this.land("ranked");
    } else if (this.hand?.state === "waiting") this.land("late");
  }

  private slappedFalsely(): void {
    this.land("false");
    this.falsely = this.game?.top ?? [];
    this.held = true;
    window.clearTimeout(this.heldTimer);
    this.heldTimer = window.setTimeout(() => (this.held = false), LOCKOUT);
    window.clearTimeout(this.falseTimer);
    this.falseTimer = window.setTimeout(() => (this.falsely = null), EXPLAINED);
  }

  private putHand(hand: Hand): void {
    window.clearTimeout(this.handTimer);
    this.hand = hand;
  }

  /** Fill the outline: the table has ranked the reader's slap. */
  private land(state: Hand["state"]): void {
    if (!this.hand) return;
    this.putHand({ ...this.hand, state });
    this.handTimer = window.setTimeout(() => (this.hand = null), LANDED);
  }

  private declined(message: Declined): void {
    this.refusal = message;
    if (message.nonce === this.slap) this.hand = null;
  }
}
