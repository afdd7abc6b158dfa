// A zone is one tab stop; the arrow keys move the focus inside it. It keeps the focus when its items change.

import type { Action } from "svelte/action";

const ITEMS = "[data-item], button:not([data-aside]), a[href]";
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Return the index a key leads to in a row of *count* items, or -1 if the key does not move the focus. */
export function placeAfter(key: string, place: number, count: number): number {
  if (count === 0) return -1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? -1 : Math.min(count - 1, Math.max(0, place + step));
}

function itemsOf(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => !item.hasAttribute("disabled"));
}

/**
 * Make a list a zone. One item can be reached by Tab. When the focused item is removed, its neighbour gets the
 * focus; in an empty zone the zone itself keeps the focus until an item is added.
 */
export const zone: Action<HTMLElement, string | undefined> = (node, kind) => {
  node.dataset["zone"] = kind ?? "list";
  if (!node.hasAttribute("tabindex")) node.tabIndex = -1;
  let place = 0;
  let inside = false;

  function settle(): void {
    const items = itemsOf(node);
    place = Math.min(place, Math.max(0, items.length - 1));
    items.forEach((item, number) => {
      const index = number === place ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index; // setting it on the focused element forces a layout
    });
    const lost = document.activeElement === null || document.activeElement === document.body;
    if ((inside && lost) || (document.activeElement === node && items[place])) (items[place] ?? node).focus();
  }

  function entered(event: FocusEvent): void {
    inside = true;
    const at = itemsOf(node).indexOf(event.target as HTMLElement);
    if (at >= 0 && at !== place) {
      place = at;
      settle();
    }
  }

  function left(event: FocusEvent): void {
    // relatedTarget is null if the focused item was removed, and the zone must keep the focus; but also if the
    // focus moved to the browser's own controls. In the second case the item is still connected.
    const from = event.target as Element;
    if (event.relatedTarget instanceof Node) inside = node.contains(event.relatedTarget);
    else setTimeout(() => (inside &&= !from.isConnected || node.contains(document.activeElement)));
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const items = itemsOf(node);
    const next = placeAfter(event.key, items.indexOf(event.target as HTMLElement), items.length);
    if (next < 0 || (event.target as Element).closest("input, textarea, select")) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function elsewhere(event: PointerEvent): void {
    if (!node.contains(event.target as Node)) inside = false;
  }

  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  node.addEventListener("focusin", entered);
  node.addEventListener("focusout", left);
  node.addEventListener("keydown", pressed);
  document.addEventListener("pointerdown", elsewhere);
  settle();
  return {
    destroy() {
      observer.disconnect();
      document.removeEventListener("pointerdown", elsewhere);
    },
  };
};
