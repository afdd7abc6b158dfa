// Keeps the focus at a useful place for keyboard players when the focused element is removed.

/** Where to move the focus, best first: an open dialog, something that can be acted on, the board, the heading. */
const NEXT = [
  "dialog[open] button",
  "[data-zone] [data-gold]:not([disabled])",
  "[data-gold]:not([disabled])",
  "#main:not([disabled])",
  '[data-zone=board] [tabindex="0"]',
  "main h1, .app h1",
];

/** Tell whether nothing has the focus, or only the heading, where it was put for lack of anything better. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement.matches("body, h1");
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility();
}

function goOn(): void {
  for (const selector of NEXT) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen);
    if (!found) continue;
    if (found.tabIndex < 0 && !found.hasAttribute("tabindex")) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    if (document.activeElement === found) return;
  }
}

/** Focus the next element that can be acted on, cyclically; returns whether there is one. */
export function nextGold(): boolean {
  const gold = [...document.querySelectorAll<HTMLElement>("[data-gold]:not([disabled])")].filter(isSeen);
  const at = gold.indexOf(document.activeElement as HTMLElement);
  gold[(at + 1) % gold.length]?.focus();
  return gold.length > 0;
}

/** Focus the first place or card that completes the action just begun; returns whether there is one. */
function nextStep(): boolean {
  const found = [...document.querySelectorAll<HTMLElement>("[data-gold]:not([disabled], #main)")].find(isSeen);
  found?.focus({ preventScroll: true });
  return found !== undefined;
}

/**
 * Restore the focus until the returned function is called: when the focused element is removed, focus the first
 * match of NEXT. Zones try the neighbour first. A card that was chosen with Enter hands the focus on to what the
 * next question offers. Does nothing while the reader uses mouse or touch.
 */
export function keepFocus(): () => void {
  let keyboard = true;
  let chosen: Element | null = null;
  const typed = (event: KeyboardEvent): void => {
    keyboard = true;
    chosen = event.key === "Enter" && document.activeElement?.matches("[data-gold]") ? document.activeElement : null;
  };
  const pointed = (): void => void (keyboard = false);
  const observer = new MutationObserver(() => {
    if (keyboard && isLost()) requestAnimationFrame(() => keyboard && isLost() && goOn());
    else if (keyboard && chosen && chosen === document.activeElement && !chosen.matches("[data-gold]") && nextStep()) chosen = null;
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "data-gold"] });
  addEventListener("keydown", typed, true);
  addEventListener("pointerdown", pointed, true);
  return () => {
    observer.disconnect();
    removeEventListener("keydown", typed, true);
    removeEventListener("pointerdown", pointed, true);
  };
}
