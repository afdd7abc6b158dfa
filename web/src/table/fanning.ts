// Rows of cards that fan: a card keeps its width where its slot is narrower, and the next card lies over the rest.

const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((changed) => {
        for (const { target } of changed) {
          const card = target.firstElementChild as HTMLElement | null;
          const gap = Number.parseFloat(getComputedStyle(target.parentElement ?? target).columnGap) || 0;
          target.toggleAttribute("data-covered", card !== null && target.clientWidth + gap / 2 < card.offsetWidth);
        }
      });

/** Mark a slot with data-covered while the next card lies over part of its card. */
export function slot(element: Element): () => void {
  observer?.observe(element);
  return () => observer?.unobserve(element);
}
