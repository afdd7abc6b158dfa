// Where everything lies: a view sorted into the places of the board. No rule is decided here.

import type { AreaView, CardView, OptionView, View } from "./protocol";

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
  /** Cards on the Problem itself. */
  readonly resources: readonly CardView[];
}

export interface Board {
  readonly cards: ReadonlyMap<number, CardView>;
  /** Cards that lie on others, by the handle of their host. */
  readonly attached: ReadonlyMap<number, readonly CardView[]>;
  /** Cards beneath others. */
  readonly beneath: ReadonlyMap<number, readonly CardView[]>;
  /** The viewer's Problem first, then the others' and every Dilemma. */
  readonly places: readonly Place[];
  /** Cards at home, by seat. */
  readonly homes: readonly (readonly CardView[])[];
  /** The number of the home area, by seat. */
  readonly homeAreas: readonly number[];
}

export type TypeOf = (card: CardView) => string | undefined;

/** A face-down card with a type nobody told is a Troublemaker: frightened Friends are known to all. */
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

/** The seats from the viewer's chair: own first, then the others; a spectator sits with seat 0. */
export function seatsFrom(view: View): { mine: number; theirs: number } {
  const mine = view.viewer < view.seats.length ? view.viewer : 0;
  return { mine, theirs: mine === 0 ? 1 : 0 };
}

/** Options that no card or area on the board can answer, and that are cards all the same. */
export function offBoard(options: readonly OptionView[], board: Board, hidden: ReadonlySet<number>): number[] {
  return options.flatMap((option, place) => {
    const isCard = option.verb === "card" || option.verb === "play" || option.verb === "name" || option.verb === "trigger";
    if (!isCard) return [];
    const seen = option.card !== undefined && option.card !== 0 && board.cards.has(option.card) && !hidden.has(option.card);
    return seen ? [] : [place];
  });
}

/** Cards the board does not draw as cards: piles and known cards of a deck. */
export function inPiles(view: View): Set<number> {
  const handles = new Set<number>();
  for (const seat of view.seats) {
    for (const card of seat.discard_pile) handles.add(card.handle);
    for (const card of seat.banished) if (!card.beneath) handles.add(card.handle);
    for (const [, card] of seat.known_in_deck) handles.add(card.handle);
    if (seat.seat !== view.viewer) for (const card of seat.hand) handles.add(card.handle);
  }
  return handles;
}
