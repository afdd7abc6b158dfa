// What the components of one board share: the view sorted into places, what can be answered where, what the
// reader points at.

import { createContext } from "svelte";

import { answer, lookAhead, optionsOf } from "../lib/actions";
import { boardOf, drawnAs, offBoard, seatsFrom, type Board } from "../lib/board";
import type { CardFacts } from "../lib/cards.svelte";
import { facts, say, word } from "../lib/language.svelte";
import type { CardView, Grey, OptionView, PartView, Said, ToldOption, View } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

/** What the row of main phase actions stands for, by the verb of its options. */
export type Verb = "draw" | "move" | "troublemaker" | "rally" | "use";

const LOOK_DELAY = 120;

export class BoardState {
  /** Handle of a card pointed at from elsewhere: the log, a sum. */
  pointed = $state.raw(0);
  /** The lit thing under the pointer or the focus: where a line goes to. */
  target = $state.raw<{ readonly option: number; readonly element: Element } | null>(null);
  /** Only these options are lit: the reader pressed one of the main phase actions. */
  only = $state.raw<Verb | null>(null);
  /** Cards chosen in a row for the same text. */
  ticked = $state.raw<readonly number[]>([]);
  /** A card somebody tried to use in vain, and why. */
  shaken = $state.raw<{ readonly handle: number; readonly reason: Said | null } | null>(null);
  /** Which Problem the phone shows. */
  tab = $state.raw(0);
  /** The drawer of a narrow window. */
  drawer = $state.raw<"" | "inspector" | "log">("");
  /** A pile laid open: seat and which. */
  fan = $state.raw<{ readonly seat: number; readonly pile: "discard" | "banished" | "beneath"; readonly over?: number } | null>(null);
  /** The form for a correction is open. */
  correcting = $state.raw(false);
  private looking = 0;
  /** Where a card was let go whose action the server has yet to ask the place of. */
  private dropped: { readonly source: number; readonly area: number; readonly handle: number } | null = null;

  constructor(readonly table: Table) {}

  readonly game: View | null = $derived.by(() => this.table.game);
  readonly board: Board | null = $derived.by(() => (this.game ? boardOf(this.game, (card) => this.facts(card)?.type) : null));
  readonly mine: number = $derived.by(() => (this.game ? seatsFrom(this.game).mine : 0));
  readonly theirs: number = $derived.by(() => (this.game ? seatsFrom(this.game).theirs : 1));

  /** Options by the card they point at, as far as they are lit. */
  readonly byCard: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const found = new Map<number, number[]>();
    const question = this.table.question;
    question?.options.forEach((option, place) => {
      const handle = this.game && this.board ? drawnAs(this.game, this.board, option.card ?? 0) : 0;
      if (!handle || !this.isLit(option)) return;
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

  /** Options that are cards the board does not show. */
  readonly tray: readonly number[] = $derived.by(() => {
    const question = this.table.question;
    if (!question || !this.game || !this.board) return [];
    return offBoard(this.game, this.board, question.options);
  });

  /** Options for buttons beside the main one: everything no card, area, list or action button answers. */
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
    () => this.table.question?.options.flatMap((option, place) => (option.verb === "number" ? [place] : [])) ?? [],
  );

  readonly greys: ReadonlyMap<number, readonly Grey[]> = $derived.by(() => {
    const found = new Map<number, Grey[]>();
    for (const grey of this.table.view?.greys ?? []) {
      const list = found.get(grey.card);
      if (list) list.push(grey);
      else found.set(grey.card, [grey]);
    }
    return found;
  });

  /** Whether it is the reader's own Main Phase, with its five actions. */
  readonly isMain: boolean = $derived.by(() => this.table.question?.kind === "main");

  facts(card: CardView | undefined): CardFacts | undefined {
    return facts(card?.card);
  }

  /** The name of a card, or what one says of a card nobody knows. */
  name(card: CardView | undefined): string {
    return this.facts(card)?.name ?? (card?.card || word("hidden-card"));
  }

  title(card: CardView | undefined): string {
    return this.facts(card)?.title ?? (card?.card || word("hidden-card"));
  }

  player(seat: number): string {
    return this.table.view?.players[seat]?.name ?? "";
  }

  /** The name for a corner of the board: you, or the player. */
  who(seat: number): string {
    return seat === this.table.you ? word("web-you") : this.player(seat);
  }

  told(option: number): ToldOption | undefined {
    return this.table.asked?.options[option];
  }

  say(said: Said | null | undefined): string {
    return said ? say(said) : "";
  }

  /** A few words for an option. */
  label(option: number): string {
    const told = this.told(option);
    return told ? this.say(told.label ?? told.text) : "";
  }

  /** The whole sentence of an option. */
  sentence(option: number): string {
    return this.say(this.told(option)?.text);
  }

  /** What can be read aloud of a card. */
  aloud(card: CardView): string {
    const said = this.table.view?.aloud?.cards?.[card.handle];
    return said ? this.say(said) : this.name(card);
  }

  /** The parts of a total that come from cards at one Problem. */
  partsAt(area: number, parts: readonly PartView[]): PartView[] {
    return parts.filter((part) => this.board?.cards.get(part.source ?? 0)?.area === area);
  }

  private isLit(option: OptionView): boolean {
    if (!this.only) return true;
    if (this.only === "troublemaker") {
      return option.verb === "play" && facts(option.name)?.type === "troublemaker";
    }
    return option.verb === this.only;
  }

  point(handle: number): void {
    this.pointed = handle;
  }

  /** The pointer or the focus came to something that answers; what it would change is asked for. */
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

  /** A card was pressed. One thing to do is done at once by mouse; touch and several things lift the card. */
  press(card: CardView, touch: boolean): void {
    const table = this.table;
    const options = this.byCard.get(card.handle) ?? [];
    if (!options.length) {
      this.refuse(card);
      table.lifted = touch && table.lifted !== card.handle ? card.handle : 0;
      return;
    }
    const only = options.length === 1 ? options[0]! : -1;
    const direct = only >= 0 && !this.told(only)?.reveals;
    if (direct && (!touch || table.lifted === card.handle)) {
      this.choose(only, card.handle);
      return;
    }
    table.lifted = table.lifted === card.handle ? 0 : card.handle;
    table.inspected = { is: "card", handle: card.handle, card: card.card ?? "" };
  }

  /** Answer with an option, and remember the card it was for. */
  choose(option: number, handle = 0): void {
    const verb = this.table.question?.options[option]?.verb;
    if (handle && verb === "card") this.ticked = [...this.ticked, handle];
    this.only = null;
    this.target = null;
    this.table.lifted = 0;
    answer(option);
  }

  /** What dragging a card does, to play or to move it; -1 where that is not one thing, or would show something hidden. */
  draggable(handle: number): number {
    const asked = this.table.question?.options;
    const found = this.optionsOf(handle).filter((one) => asked?.[one]?.verb === "play" || asked?.[one]?.verb === "move");
    return found.length === 1 && !this.told(found[0]!)?.reveals ? found[0]! : -1;
  }

  /** A card was let go over an area or another card: its action begins, and that is where it is for. */
  drop(card: CardView, area: number, handle: number): void {
    const option = this.draggable(card.handle);
    const stays = this.game?.play.includes(card) && card.area === area;
    if (option < 0 || stays) return;
    this.dropped = { source: card.handle, area, handle };
    this.choose(option);
  }

  /** Answer where to, once that is asked; a place that is none of the answers leaves the question open. */
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
    this.shaken = { handle: card.handle, reason: this.greys.get(card.handle)?.[0]?.reason ?? null };
    window.setTimeout(() => {
      if (this.shaken?.handle === card.handle) this.shaken = null;
    }, 2600);
  }

  /** Whether a card answers the open question. */
  isGold(handle: number): boolean {
    return this.byCard.has(handle);
  }

  optionsOf(handle: number): number[] {
    return optionsOf(this.table, handle);
  }
}

export const [boardState, setBoardState] = createContext<BoardState>();
