// Cards glide from where they were to where they are: only transforms, one reading of the layout each time.

const MOVABLE = ".card[data-handle], .tile[data-handle], .hc[data-handle]";
const SHORTEST = 4;
const REACH = 48;
const LONGEST = 60;

/** Where every card is now, by its handle. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(MOVABLE)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.dataset["handle"] ?? "", rect);
  }
  return found;
}

/** Whether the reader wants calm: then nothing glides. */
export function calm(): boolean {
  return document.documentElement.dataset["motion"] === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Move what changed its place; *before* is where things were. */
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
    // Rows clip what leaves them: a card from afar comes in over the last steps of its way.
    const far = Math.max(1, Math.hypot(x, y) / REACH);
    const from = old
      ? { transform: `translate(${x / far}px,${y / far}px)`, opacity: far > 1 ? "0.2" : "1" }
      : { transform: "scale(.9)", opacity: "0" };
    element.animate([from, { opacity: "1", transform: "none" }], { duration: 220, easing: "cubic-bezier(.2,.8,.2,1)" });
  }
}
