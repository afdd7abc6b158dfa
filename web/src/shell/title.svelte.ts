// The title of the page, which a reader sees from another tab.

/** Set the document's title while the component exists, and update it when the language changes. */
export function title(told: () => string): void {
  $effect(() => {
    document.title = told();
  });
}
