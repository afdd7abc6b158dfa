// Explains every number on the board: finds it by name, with the parts that add up to it.

import type { PartView, View } from "./protocol";

export interface Explained {
  readonly value: number;
  readonly parts: readonly PartView[];
}

/** Make the parts of a plain count: one part, the number itself. */
function counted(what: string, value: number): Explained {
  return { value, parts: [{ what, amount: value }] };
}

/**
 * Find a number of the view by its name: `power:HANDLE`, `total:SEAT`, `flips:SEAT`, `power-at:AREA:SEAT`,
 * `needed:AREA:SEAT`, `need:AREA:SEAT:PLACE`, `have:AREA:SEAT:PLACE`, `bonus:AREA`, `gain:AREA`,
 * `income:SEAT`, `price:OPTION:PLACE`, and the counts `score|tokens|hand|deck|problems|discard|banished|home:SEAT`.
 */
export function explained(view: View, name: string): Explained | null {
  const [kind, ...rest] = name.split(":");
  const [a = -1, b = -1, c = -1] = rest.map(Number);
  const seat = view.seats[a];
  const area = view.areas.find((one) => one.area === a);
  const standing = area?.confront?.find((one) => one.seat === b);
  switch (kind) {
    case "power": {
      const card = view.play.find((one) => one.handle === a);
      return card?.power == null ? null : { value: card.power, parts: card.why ?? [] };
    }
    case "total": {
      const total = view.faceoff?.totals.find(([one]) => one === a);
      return total ? { value: total[1], parts: total[2] } : null;
    }
    case "flips": {
      const flips = view.faceoff?.flips.find(([one]) => one === a);
      return flips ? { value: flips[1], parts: flips[2] } : null;
    }
    case "power-at":
      return standing ? { value: standing.power, parts: standing.power_why } : null;
    case "needed":
      return standing ? { value: standing.needed, parts: standing.why } : null;
    case "need": {
      const need = standing?.needs[c];
      return need ? { value: need.amount, parts: need.why ?? [] } : null;
    }
    case "have": {
      const need = standing?.needs[c];
      return need ? { value: need.have ?? 0, parts: need.sources ?? [] } : null;
    }
    case "bonus":
      return area ? { value: area.bonus ?? 0, parts: area.bonus_why ?? [] } : null;
    case "gain":
      return area ? { value: area.gain ?? 0, parts: area.gain_why ?? [] } : null;
    case "income":
      return seat ? { value: seat.income, parts: seat.income_why } : null;
    case "price": {
      const price = view.question?.options[a]?.prices?.[Math.max(0, b)];
      return price ? { value: price.total, parts: price.parts } : null;
    }
    case "score":
      return seat ? counted("score", seat.score) : null;
    case "tokens":
      return seat ? counted("tokens", seat.tokens) : null;
    case "hand":
      return seat ? counted("hand", seat.hand_count) : null;
    case "deck":
      return seat ? counted("deck", seat.deck_count) : null;
    case "problems":
      return seat ? counted("problems", seat.problem_deck_count) : null;
    case "discard":
      return seat ? counted("discard", seat.discard_pile.length) : null;
    case "banished":
      return seat ? counted("banished", seat.banished.length) : null;
    case "home":
      return seat ? counted("home", seat.home_count) : null;
    default:
      return null;
  }
}

/** Return the attributes that hold the parts of a drawn number, for tests; none for a plain count. */
export function shown(value: number, parts: readonly PartView[] | undefined): Record<string, number | string> {
  if (!parts) return { "data-count": value };
  return { "data-number": value, "data-parts": parts.map((part) => part.amount).join(",") };
}

/** Return the sum of the parts. */
export function sumOf(parts: readonly PartView[]): number {
  return parts.reduce((sum, part) => sum + part.amount, 0);
}

/** Format a change with its sign, for a badge or a sum. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
