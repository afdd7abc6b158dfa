// Animates cards from their old position to the new one, with transforms only and one layout read per change.

const MOVABLE = ".card[data-handle], .tile[data-handle], .hc[data-handle]";
const SHORTEST = 4;
const REACH = 48;
const LONGEST = 60;

/** Return the current position of every card, by its handle. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(MOVABLE)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.dataset["handle"] ?? "", rect);
  }
  return found;
}

/** Tell whether the reader has chosen reduced motion: then nothing is animated. */
export function calm(): boolean {
  return document.documentElement.dataset["motion"] === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animate the cards that have moved; *before* holds their old positions. */
export function glide(root: HTMLElement, before: ReadonlyMap<string, DOMRect>): void {
  if (calm() || !before.size) return;
  const moves: [HTMLElement, DOMRect, DOMRect | undefined][] = [];
  for (const element of root.querySelectorAll<HTMLElement>(MOVABLE)) {
    const rect = element.getBoundingClientRect();
    const old = before.get(element.dataset["handle"] ?? "");
    if (!rect.width || (old && Math.abs(old.x - rect.x) + Math.abs(old.y - rect.y) < SHORTEST)) continue;
    moves.push([element, rect, old]);
  }
  if (moves.length > LONGEST) return;
  for (const [element, rect, old] of moves) {
    const x = old ? old.x - rect.x : 0;
    const y = old ? old.y - rect.y : 0;
    // Rows clip what leaves them, so a card from far away is animated only over the last part of its way.
    const far = Math.max(1, Math.hypot(x, y) / REACH);
    const from = old
      ? { transform: `translate(${x / far}px,${y / far}px)`, opacity: far > 1 ? "0.2" : "1" }
      : { transform: "scale(.9)", opacity: "0" };
    element.animate([from, { opacity: "1", transform: "none" }], { duration: 220, easing: "cubic-bezier(.2,.8,.2,1)" });
  }
}
