// The state that the components of one board share: the view sorted into places, the options by card and area,
// and what the reader points at.

import { createContext } from "svelte";

import { answer, explain, lookAhead, optionsOf } from "../lib/actions";
import { boardOf, drawnAs, lookedAt, offBoard, seatsFrom, type Board } from "../lib/board";
import type { CardFacts } from "../lib/cards.svelte";
import { cue } from "../lib/hearing.svelte";
import { facts, say, word } from "../lib/language.svelte";
import type { CardView, EffectView, Grey, OptionView, PartView, Said, ToldOption, View } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

/** The actions of the Main Phase; all but "troublemaker" are verbs of options. */
export type Verb = "draw" | "move" | "troublemaker" | "rally" | "use";

/** An opened pile: its seat and kind. */
export type Pile = { readonly seat: number; readonly pile: "discard" | "banished" | "beneath"; readonly over?: number };

/** A row of cards: a player's hand or home, or their cards in an area. */
export type RowOf = { readonly seat: number; readonly at: "hand" | "home" | number };

/** What can lie open over the board; the inspector and the log do so only in a narrow window. */
export type Panel =
  { readonly is: "inspector" | "log" | "stops" | "correction" } | ({ readonly is: "fan" } & Pile) | ({ readonly is: "row" } & RowOf);

const LOOK_DELAY = 120;
/** How many points win a whole game; the view leaves this number out. */
const GOAL = 15;
/** Questions that choose among effects. */
const EFFECTS: ReadonlySet<string> = new Set(["order-triggers", "order-replacements", "effect"]);

export class BoardState {
  /** Handle of a card pointed at elsewhere, such as in the log or in a sum. */
  pointed = $state.raw(0);
  /** The highlighted option under the pointer or the focus; a line is drawn to its element. */
  target = $state.raw<{ readonly option: number; readonly element: Element } | null>(null);
  /** The Main Phase action the reader has pressed; only its options are highlighted. */
  only = $state.raw<Verb | null>(null);
  /** Cards chosen one after another for the same card text. */
  picked = $state.raw<readonly number[]>([]);
  /** A card the reader pressed but can't use, and why. */
  shaken = $state.raw<{ readonly handle: number; readonly reason: Said | null } | null>(null);
  /** Which Problem a phone shows. */
  tab = $state.raw(0);
  /** The open panel, at most one: opening another closes it. */
  panel = $state.raw<Panel | null>(null);
  /** The height of the question with its answers, in pixels; panels end above it. */
  asked = $state.raw(0);
  /** Whether the reader has closed the end screen to look at the board. */
  endClosed = $state.raw(false);
  private looking = 0;
  /** Where a card was dropped, until the server asks for the target of its action. */
  private dropped: { readonly source: number; readonly area: number; readonly handle: number } | null = null;

  constructor(readonly table: Table) {}

  readonly game: View | null = $derived.by(() => this.table.game);
  readonly board: Board | null = $derived.by(() => (this.game ? boardOf(this.game, (card) => this.facts(card)?.type) : null));
  readonly mine: number = $derived.by(() => (this.game ? seatsFrom(this.game).mine : 0));
  readonly theirs: number = $derived.by(() => (this.game ? seatsFrom(this.game).theirs : 1));

  /** The effect that is being resolved. */
  readonly effect: EffectView | null = $derived.by(() => this.game?.effects.find((one) => !one.waiting) ?? null);

  /** The highlighted options by the card on the board that stands for them. */
  readonly byCard: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const found = new Map<number, number[]>();
    const question = this.table.question;
    question?.options.forEach((option, place) => {
      const handle = this.game && this.board ? drawnAs(this.game, this.board, option.card ?? 0) : 0;
      if (!handle || !this.isLit(option) || this.isSettled(handle)) return;
      const list = found.get(handle);
      if (list) list.push(place);
      else found.set(handle, [place]);
    });
    const yes = question?.options.findIndex((option) => option.verb === "yes") ?? -1;
    if (question?.source && yes >= 0 && !found.has(question.source)) found.set(question.source, [yes]);
    return found;
  });

  readonly byArea: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    this.table.question?.options.forEach((option, place) => {
      if (option.verb === "area" && option.area !== undefined) found.set(option.area, place);
    });
    return found;
  });

  /** Options of a question that chooses among effects, each with its text. */
  readonly effects: readonly number[] = $derived.by(() => {
    const question = this.table.question;
    if (!question || !EFFECTS.has(question.kind)) return [];
    return question.options.flatMap((option, place) => (option.text ? [place] : []));
  });

  /** Options that are effects, or cards not shown on the board. */
  readonly tray: readonly number[] = $derived.by(() => {
    const question = this.table.question;
    if (!question || !this.game || !this.board) return [];
    const looked = lookedAt(this.board, question);
    if (this.effects.length) return this.effects;
    return looked >= 0 ? [looked] : offBoard(this.game, this.board, question.options);
  });

  /** Options that need a button of their own: not the main one, nor a card, an area, a number or in the tray. */
  readonly loose: readonly number[] = $derived.by(() => {
    const question = this.table.question;
    if (!question) return [];
    return question.options.flatMap((option, place) => {
      if (this.told(place)?.main || this.tray.includes(place) || option.verb === "draw") return [];
      if (option.verb === "area" || option.verb === "number") return [];
      if (option.card && this.game && this.board && drawnAs(this.game, this.board, option.card)) return [];
      return [place];
    });
  });

  readonly numbers: readonly number[] = $derived.by(
    () =>
      this.table.question?.options.flatMap((option, place) => (option.verb === "number" && !this.effects.includes(place) ? [place] : [])) ??
      [],
  );

  readonly greys: ReadonlyMap<number, readonly Grey[]> = $derived.by(() => {
    const found = new Map<number, Grey[]>();
    for (const grey of this.table.view?.greys ?? []) {
      if (grey.area !== undefined) continue;
      const list = found.get(grey.card);
      if (list) list.push(grey);
      else found.set(grey.card, [grey]);
    }
    return found;
  });

  /** Why an area can't be chosen, by area; empty unless the question asks for a place. */
  readonly greyAreas: ReadonlyMap<number, Grey> = $derived.by(
    () =>
      new Map(
        (this.table.question ? (this.table.view?.greys ?? []) : []).flatMap((grey) =>
          grey.area === undefined ? [] : [[grey.area, grey] as const],
        ),
      ),
  );

  /** Whether it is the reader's own Main Phase, with its five actions. */
  readonly isMain: boolean = $derived.by(() => this.table.question?.kind === "main");

  facts(card: CardView | undefined): CardFacts | undefined {
    return facts(card?.card);
  }

  /** Return the name of a card, or the words for a hidden card. */
  name(card: CardView | undefined): string {
    return this.facts(card)?.name ?? (card?.card || word("hidden-card"));
  }

  title(card: CardView | undefined): string {
    return this.facts(card)?.title ?? (card?.card || word("hidden-card"));
  }

  /** The names of the players by seat. */
  get players(): string[] {
    return this.table.view?.players.map((one) => one.name) ?? [];
  }

  player(seat: number): string {
    return this.table.view?.players[seat]?.name ?? "";
  }

  /** Return a player's points, with those that were shown but are not in the view yet. */
  score(seat: number): number {
    return (this.game?.seats[seat]?.score ?? 0) + (this.table.beat?.scored[seat] ?? 0);
  }

  /** How many points win. */
  get goal(): number {
    return this.table.view?.goal ?? GOAL;
  }

  /** Whether the end screen is open: after a game, and after a lesson that ends with a win. */
  get isEnding(): boolean {
    const { view, past } = this.table;
    return (
      view?.winners != null && !this.endClosed && past < 0 && (!view.coach || view.coach.whole === true || view.coach.state === "done")
    );
  }

  /** Return "you" for the reader's seat, else the player's name. */
  who(seat: number): string {
    return seat === this.table.you ? word("web-you") : this.player(seat);
  }

  told(option: number): ToldOption | undefined {
    return this.table.asked?.options[option];
  }

  say(said: Said | null | undefined): string {
    return said ? say(said) : "";
  }

  /** Return a short label for an option. */
  label(option: number): string {
    const told = this.told(option);
    return told ? this.say(told.label ?? told.text) : "";
  }

  /** Return the whole sentence of an option. */
  sentence(option: number): string {
    return this.say(this.told(option)?.text);
  }

  /** Return the description of a card for screen readers. */
  aloud(card: CardView): string {
    const said = this.table.view?.aloud?.cards?.[card.handle];
    return said ? this.say(said) : this.name(card);
  }

  /** List the parts of a total that come from cards at one Problem. */
  partsAt(area: number, parts: readonly PartView[]): PartView[] {
    return parts.filter((part) => this.board?.cards.get(part.source ?? 0)?.area === area);
  }

  /** The cards marked with a tick. */
  get ticked(): readonly number[] {
    return this.table.selecting ? this.table.ticked : this.picked;
  }

  /** Tell whether a card of a selection needs no press any more: it is ticked, or enough others are. */
  private isSettled(handle: number): boolean {
    const { selecting, ticked } = this.table;
    return selecting > 0 && (ticked.includes(handle) || ticked.length >= selecting);
  }

  private isLit(option: OptionView): boolean {
    if (!this.only) return true;
    if (this.only === "troublemaker") {
      return option.verb === "play" && facts(option.name)?.type === "troublemaker";
    }
    return option.verb === this.only;
  }

  /** Open a panel, or close it if it is open. */
  toggle(which: "inspector" | "log" | "stops" | "correction"): void {
    this.panel = this.panel?.is === which ? null : { is: which };
  }

  /** Explain a number; a narrow window opens the inspector for it. */
  explain(ref: string): void {
    explain(ref);
    this.panel = { is: "inspector" };
  }

  point(handle: number): void {
    this.pointed = handle;
  }

  /** Note that the pointer or the focus is on an option, and soon request a preview of it. */
  lookAt(option: number, element: Element): void {
    this.target = { option, element };
    window.clearTimeout(this.looking);
    this.looking = window.setTimeout(() => lookAhead(option), LOOK_DELAY);
  }

  lookAway(): void {
    window.clearTimeout(this.looking);
    this.target = null;
    this.table.preview = null;
  }

  /**
   * Press a card: by mouse a single option is chosen at once. Touch, an option that may reveal hidden cards, or several
   * options lift the card first; a second press chooses a single option.
   */
  press(card: CardView, touch: boolean): void {
    const table = this.table;
    const options = this.byCard.get(card.handle) ?? [];
    if (table.selecting && (options.length || table.ticked.includes(card.handle))) {
      table.tick(card.handle);
      return;
    }
    if (!options.length) {
      this.refuse(card);
      table.lifted = touch && table.lifted !== card.handle ? card.handle : 0;
      return;
    }
    const only = options.length === 1 ? options[0]! : -1;
    const sure = table.lifted === card.handle || (!touch && !this.told(only)?.reveals);
    if (only >= 0 && sure) {
      this.choose(only, card.handle);
      return;
    }
    if (table.lifted === card.handle) table.lifted = 0;
    else this.lift(card);
  }

  /** Lift a card and show it in the inspector. */
  lift(card: CardView): void {
    this.table.lifted = card.handle;
    this.table.inspected = { is: "card", handle: card.handle, card: card.card ?? "" };
  }

  /** Answer with an option; if it chooses a card, tick the card. */
  choose(option: number, handle = 0): void {
    const verb = this.table.question?.options[option]?.verb;
    if (handle && verb === "card") this.picked = [...this.picked, handle];
    this.only = null;
    this.target = null;
    this.table.lifted = 0;
    answer(option);
  }

  /** Return the option to play or move a card by dragging; -1 if there is not exactly one, or it reveals something hidden. */
  draggable(handle: number): number {
    const asked = this.table.question?.options;
    const found = this.optionsOf(handle).filter((one) => asked?.[one]?.verb === "play" || asked?.[one]?.verb === "move");
    return found.length === 1 && !this.told(found[0]!)?.reveals ? found[0]! : -1;
  }

  /** Begin the action of a card dropped on an area or another card, and remember that as its target. */
  drop(card: CardView, area: number, handle: number): void {
    const option = this.draggable(card.handle);
    const stays = this.game?.play.includes(card) && card.area === area;
    if (option < 0 || stays) return;
    this.dropped = { source: card.handle, area, handle };
    this.choose(option);
  }

  /** Answer the question for the target with the place of the drop; leave it open if that is no option. */
  followDrop(): void {
    const question = this.table.question;
    const { dropped, game, board } = this;
    if (!dropped || !question || !game || !board) return;
    this.dropped = null;
    if (question.source !== dropped.source || !question.can_cancel) return;
    const onto = (option: OptionView): boolean => dropped.handle > 0 && drawnAs(game, board, option.card ?? 0) === dropped.handle;
    const found = question.options.findIndex((option) => (option.verb === "area" ? option.area === dropped.area : onto(option)));
    if (found >= 0) this.choose(found);
  }

  private refuse(card: CardView): void {
    this.table.inspected = { is: "card", handle: card.handle, card: card.card ?? "" };
    if (!this.table.question) return;
    cue("refusal");
    this.shaken = { handle: card.handle, reason: this.greys.get(card.handle)?.[0]?.reason ?? null };
    window.setTimeout(() => {
      if (this.shaken?.handle === card.handle) this.shaken = null;
    }, 2600);
  }

  /** Tell whether pressing a card can answer the open question. */
  isGold(handle: number): boolean {
    return this.byCard.has(handle);
  }

  /** Tell whether the coach's sentence names one of these options. */
  isNamed(...options: readonly number[]): true | undefined {
    return options.some((option) => this.table.named.includes(option)) || undefined;
  }

  optionsOf(handle: number): number[] {
    return optionsOf(this.table, handle);
  }
}

export const [boardState, setBoardState] = createContext<BoardState>();
