// One line that sums up the turn of another player, for the beginning of the reader's own.

import type { CardName, LogLine, Said } from "./protocol";
import { cardOf } from "./show";

/** How many cards of each kind a recap names; it counts the others. */
const MOST = 4;

/** Sum up the opposing turn that ended before line *own* of the log, the reader's "turn-started"; null if nothing happened in it. */
export function recapOf(log: readonly LogLine[], own: LogLine, players: readonly string[]): Said | null {
  const end = log.findIndex((line) => line.id === own.id);
  const begin = log.slice(0, end).findLastIndex((line) => line.event === "turn-started" && !line.undone);
  const first = log[begin];
  if (!first || first.seat === own.seat || own.event !== "turn-started") return null;
  const theirs = log.slice(begin, end).filter((line) => line.seat === first.seat && !line.undone);
  const of = (event: string): LogLine[] => theirs.filter((line) => line.event === event);
  const parts = [
    ...listed("web-recap-played", of("played")),
    ...listed("web-recap-uncovered", of("uncovered")),
    ...listed("web-recap-moved", of("moved")),
    ...listed("web-recap-defeated", of("defeated")),
    ...listed("web-recap-confronted", of("confronted")),
    ...points(of("scored")),
  ];
  return {
    is: "said",
    key: "web-recap",
    args: {
      name: players[first.seat ?? -1] ?? "",
      parts: parts.length ? { is: "list", items: parts } : { is: "said", key: "web-recap-nothing" },
    },
  };
}

function listed(key: string, lines: readonly LogLine[]): Said[] {
  const names = new Map<string, Said>();
  for (const line of lines) {
    const { card, handle } = cardOf(line);
    const name: CardName = { is: "card", card: card ?? "", handle };
    names.set(
      card || `hidden ${line.id}`,
      card ? { is: "said", key: "quoted-card", args: { card: name } } : { is: "said", key: "hidden-card" },
    );
  }
  const [first, ...others] = [...names.values()];
  if (!first) return [];
  let cards = first;
  for (const second of others.slice(0, MOST - 1)) cards = { is: "said", key: "web-recap-comma", args: { first: cards, second } };
  const more = others.length - (MOST - 1);
  if (more > 0) cards = { is: "said", key: "web-recap-more", args: { cards, count: more } };
  return [{ is: "said", key, args: { cards } }];
}

function points(lines: readonly LogLine[]): Said[] {
  const points = lines.reduce((sum, line) => sum + (line.amount ?? 0), 0);
  return points ? [{ is: "said", key: "web-recap-scored", args: { points } }] : [];
}
