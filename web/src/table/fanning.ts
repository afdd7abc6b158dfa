// Rows of cards that fan: a card keeps its width where its slot is narrower, and the next card lies over the rest.

const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((changed) => {
        for (const { target } of changed) {
          const card = target.firstElementChild as HTMLElement | null;
          const gap = px(getComputedStyle(target.parentElement ?? target).columnGap);
          target.toggleAttribute("data-covered", card !== null && target.clientWidth + gap / 2 + 1 < card.offsetWidth);
        }
      });

/** Mark a slot with data-covered while the next card lies over part of its card. */
export function slot(element: Element): () => void {
  observer?.observe(element);
  return () => observer?.unobserve(element);
}

/** Tell whether a row is too narrow for its cards at their least widths, so that a card covers the name of another. */
export function isOverfull(row: Element): boolean {
  const style = getComputedStyle(row);
  const rem = px(getComputedStyle(document.documentElement).fontSize);
  const gap = px(style.columnGap) - px(style.getPropertyValue("--lap")) * rem;
  const opener = px(style.getPropertyValue("--opener")) * rem;
  const cards = [...row.querySelectorAll(".slot > :first-child")];
  const fences = [...row.querySelectorAll(".fence")].map((fence) => getComputedStyle(fence));
  const least = cards.reduce((sum, card) => sum + px(getComputedStyle(card).minWidth), 0);
  const between =
    Math.max(0, cards.length - 1) * gap + fences.reduce((sum, fence) => sum + gap + px(fence.marginRight) + px(fence.borderLeftWidth), 0);
  return least + between + opener > row.clientWidth - px(style.paddingLeft) - px(style.paddingRight) + 1;
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
