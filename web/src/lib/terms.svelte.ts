// Words of the game that explain themselves: an element with `data-term` shows its sentence on hover, press and focus.

/** The term being explained and the element it belongs to. */
export interface Explained {
  readonly term: string;
  readonly element: Element;
}

/** Milliseconds the pointer rests on a word before it is explained. */
export const HOVER = 350;

let open = $state.raw<Explained | null>(null);

/** The term that is being explained, or null. */
export function explainedTerm(): Explained | null {
  return open;
}

/** Explain a term, or stop explaining. */
export function explainTerm(shown: Explained | null): void {
  open = shown;
}

/** Return the name of a keyword's term; a keyword may be printed with a number. */
export function keywordTerm(keyword: string): string {
  const name = keyword
    .replace(/[\s\d[\]+-]+$/u, "")
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, "-");
  return `keyword-${name}`;
}

/** Split "Name: sentence" into its parts; the sentence then begins with a capital letter. */
export function headed(text: string): { head: string; sentence: string } {
  const [head = "", ...rest] = text.split(/\s*:\s*/u);
  const sentence = rest.join(": ");
  return { head, sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}

/** Return the nearest element with a term, and its term. */
function termOf(target: EventTarget | null): Explained | null {
  const element = (target as Element | null)?.closest?.<HTMLElement>("[data-term]") ?? null;
  const term = element?.dataset["term"];
  return element && term ? { term, element } : null;
}

/** Watch the page for words to explain; returns a function that stops it. */
export function watchTerms(): () => void {
  let resting = 0;
  const close = (): void => {
    window.clearTimeout(resting);
    if (open) open = null;
  };
  /** Close what is open, unless another word has opened by then.
   *
   * Not at once: a focused element may be removed while the page is being drawn, when no state may change. */
  const closeLater = (): void => {
    const left = open;
    queueMicrotask(() => {
      if (open === left) close();
    });
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const found = termOf(event.target);
    if (found?.element === open?.element) return;
    close();
    if (found) resting = window.setTimeout(() => (open = found), HOVER);
  };
  const focus = (event: FocusEvent): void => {
    const found = termOf(event.target);
    if (found?.element === event.target && found.element.matches(":focus-visible")) open = found;
  };
  /** A press on a word that does nothing else explains it; any other press closes the explanation. */
  const press = (event: MouseEvent): void => {
    const found = termOf(event.target);
    close();
    if (found?.element.hasAttribute("data-term-only")) open = found;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open) return;
    close();
    event.stopImmediatePropagation();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("pointerover", over, { signal });
  document.addEventListener("focusin", focus, { signal });
  document.addEventListener("focusout", closeLater, { signal });
  document.addEventListener("click", press, { signal });
  document.addEventListener("scroll", close, { signal, capture: true });
  addEventListener("keydown", key, { signal, capture: true });
  return () => {
    stop.abort();
    close();
  };
}
