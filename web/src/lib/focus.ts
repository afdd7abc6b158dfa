// Whoever plays by keyboard is never thrown to the top of the page.

/** Where to go on, best first: what can be acted on, then the hand, then any other place of the board. */
const NEXT = [
  "dialog[open] button",
  "[data-zone] [data-gold]:not([disabled])",
  "[data-gold]:not([disabled])",
  "#main:not([disabled])",
  '[data-zone=board] [tabindex="0"]',
  "main h1, .app h1",
];

/** Tell whether nothing has the focus, or only the heading where it waited for something to do. */
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

/** Go to the next thing that can be acted on, around and around; tells whether there is one. */
export function nextGold(): boolean {
  const gold = [...document.querySelectorAll<HTMLElement>("[data-gold]:not([disabled])")].filter(isSeen);
  const at = gold.indexOf(document.activeElement as HTMLElement);
  gold[(at + 1) % gold.length]?.focus();
  return gold.length > 0;
}

/**
 * Watch over the focus while the table is there: when what had it is taken away, it goes on to what can be
 * acted on next. Zones look after their own neighbours first. Pointers and fingers are left alone.
 */
export function keepFocus(): () => void {
  let keyboard = true;
  const typed = (): void => void (keyboard = true);
  const pointed = (): void => void (keyboard = false);
  const observer = new MutationObserver(() => {
    if (keyboard && isLost()) requestAnimationFrame(() => keyboard && isLost() && goOn());
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
