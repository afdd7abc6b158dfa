// Sorts a view into the places of the board. Decides no rules.

import type { AreaView, CardView, OptionView, QuestionView, View } from "./protocol";

export const HOME = 0;

export interface Side {
  readonly characters: readonly CardView[];
  readonly troublemakers: readonly CardView[];
}

export interface Place {
  readonly area: AreaView;
  readonly problem: CardView | undefined;
  /** By seat. */
  readonly sides: readonly Side[];
  /** Cards attached to the Problem itself. */
  readonly resources: readonly CardView[];
}

export interface Board {
  readonly cards: ReadonlyMap<number, CardView>;
  /** Cards attached to others, by the handle of their host. */
  readonly attached: ReadonlyMap<number, readonly CardView[]>;
  /** Cards beneath others, by the handle of the card above. */
  readonly beneath: ReadonlyMap<number, readonly CardView[]>;
  /** The viewer's Problem first, then the others' and every Dilemma. */
  readonly places: readonly Place[];
  /** Cards at home, by seat. */
  readonly homes: readonly (readonly CardView[])[];
  /** The number of the home area, by seat. */
  readonly homeAreas: readonly number[];
}

export type TypeOf = (card: CardView) => string | undefined;

/** Tell whether a card is a Troublemaker; a face-down card of unknown type is one, since Friends stay known. */
export function isTroublemaker(card: CardView, typeOf: TypeOf): boolean {
  const type = typeOf(card);
  return type === "troublemaker" || (type === undefined && (card.face_down ?? false));
}

/** Sort a view into places. */
export function boardOf(view: View, typeOf: TypeOf): Board {
  const cards = new Map<number, CardView>();
  const attached = new Map<number, CardView[]>();
  const beneath = new Map<number, CardView[]>();
  const inArea = new Map<number, CardView[]>();
  const add = (map: Map<number, CardView[]>, key: number, card: CardView): void => {
    const list = map.get(key);
    if (list) list.push(card);
    else map.set(key, [card]);
  };
  for (const card of view.play) {
    cards.set(card.handle, card);
    if (card.host) add(attached, card.host, card);
    else add(inArea, card.area ?? -1, card);
  }
  for (const seat of view.seats) {
    for (const list of [seat.hand, seat.discard_pile, seat.banished, seat.flipped]) {
      for (const card of list) {
        cards.set(card.handle, card);
        if (card.beneath) add(beneath, card.beneath, card);
      }
    }
    for (const [, card] of seat.known_in_deck) cards.set(card.handle, card);
  }
  for (const card of view.queue) cards.set(card.handle, card);

  const homes: CardView[][] = view.seats.map(() => []);
  const homeAreas: number[] = view.seats.map(() => -1);
  const places: Place[] = [];
  for (const area of view.areas) {
    const there = inArea.get(area.area) ?? [];
    if (area.kind === HOME) {
      homes[area.owner] = there;
      homeAreas[area.owner] = area.area;
      continue;
    }
    const sides = view.seats.map((seat) => {
      const own = there.filter((card) => (card.controller ?? 0) === seat.seat && card.handle !== area.problem);
      return {
        characters: own.filter((card) => !isTroublemaker(card, typeOf)),
        troublemakers: own.filter((card) => isTroublemaker(card, typeOf)),
      };
    });
    places.push({
      area,
      problem: area.problem ? cards.get(area.problem) : undefined,
      sides,
      resources: area.problem ? (attached.get(area.problem) ?? []) : [],
    });
  }
  const first = (place: Place): number => (place.area.owner === view.viewer ? 0 : 1);
  places.sort((a, b) => a.area.kind - b.area.kind || first(a) - first(b) || a.area.area - b.area.area);
  return { cards, attached, beneath, places, homes, homeAreas };
}

/** Return the viewer's own seat and the opponent's; a spectator sees the table from seat 0. */
export function seatsFrom(view: View): { mine: number; theirs: number } {
  const mine = view.viewer < view.seats.length ? view.viewer : 0;
  return { mine, theirs: mine === 0 ? 1 : 0 };
}

/**
 * Return the handle of the card on the board that stands for a card: itself, or the card it is attached to or
 * lies beneath; 0 for a card in a pile or a deck, which is not drawn.
 */
export function drawnAs(view: View, board: Board, handle: number): number {
  const card = board.cards.get(handle);
  if (!card) return 0;
  const over = card.host || card.beneath || 0;
  if (over && !board.places.some((place) => place.area.problem === over)) return drawnAs(view, board, over);
  if (view.play.includes(card)) return handle;
  const own = view.seats.some((seat) => seat.seat === view.viewer && seat.hand.includes(card));
  const flipped = view.faceoff !== null && view.seats.some((seat) => seat.flipped.includes(card));
  return own || flipped ? handle : 0;
}

const CARDS = new Set(["card", "play", "move", "rally", "use", "name", "trigger"]);

/** Return the option "yes" of a question about a card in a deck, which is shown with that card; else -1. */
export function lookedAt(board: Board, question: QuestionView): number {
  if (question.kind !== "under-deck" || !board.cards.has(question.source ?? 0)) return -1;
  return question.options.findIndex((option) => option.verb === "yes");
}

/** List the options that are cards but have no card on the board to press. */
export function offBoard(view: View, board: Board, options: readonly OptionView[]): number[] {
  return options.flatMap((option, place) => (CARDS.has(option.verb) && !drawnAs(view, board, option.card ?? 0) ? [place] : []));
}
