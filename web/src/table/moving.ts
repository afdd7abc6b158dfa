// Animates cards from their old position to the new one, with transforms only and one layout read per change.

const MOVABLE = ".card[data-handle], .tile[data-handle], .hc[data-handle]";
const SHORTEST = 4;
const REACH = 48;
const LONGEST = 60;

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Return the current position of every card, by its handle; a card shown large that lies nowhere else counts too. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>(MOVABLE)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.set(element.dataset["handle"] ?? "", rect);
  }
  const large = root.querySelector<HTMLElement>("[data-handle-shown]");
  const handle = large?.dataset["handleShown"] ?? "";
  if (large && !found.has(handle)) found.set(handle, large.getBoundingClientRect());
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
    element.animate([from, { opacity: "1", transform: "none" }], { duration: 220, easing: EASE });
  }
}

/** Let an element grow from where another one is to its own place; *turns*: it turns over on the way. */
export function grow(element: HTMLElement, from: Element | null | undefined, turns: boolean): void {
  const to = element.getBoundingClientRect();
  const old = from?.getBoundingClientRect();
  if (!to.width) return;
  const x = old ? old.x + old.width / 2 - to.x - to.width / 2 : 0;
  const y = old ? old.y + old.height / 2 - to.y - to.height / 2 : 0;
  const small = old ? Math.max(0.2, Math.min(1, old.width / to.width)) : 0.8;
  const turn = turns ? " rotateY(180deg)" : "";
  element.animate(
    [
      { transform: `perspective(60rem) translate(${x}px,${y}px) scale(${small})${turn}`, opacity: "0.4" },
      { transform: "perspective(60rem)", opacity: "1" },
    ],
    { duration: turns ? 420 : 260, easing: EASE },
  );
}

/** Let an element stay a moment, then fly to another one and vanish there. */
export function fly(element: HTMLElement, to: Element): void {
  const from = element.getBoundingClientRect();
  const goal = to.getBoundingClientRect();
  if (!from.width || !goal.width) return;
  const x = goal.x + goal.width / 2 - from.x - from.width / 2;
  const y = goal.y + goal.height / 2 - from.y - from.height / 2;
  element.animate(
    [
      { transform: "scale(.6)", opacity: "0", offset: 0 },
      { transform: "none", opacity: "1", offset: 0.2 },
      { transform: "none", opacity: "1", offset: 0.55 },
      { transform: `translate(${x}px,${y}px) scale(.3)`, opacity: "0.6", offset: 1 },
    ],
    { duration: 850, easing: "ease-in-out", fill: "forwards" },
  );
}
