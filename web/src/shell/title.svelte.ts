// The title of the page: what is told to whoever looks at another tab.

/** Keep the document's title as told, in the language of the moment, while the component is there. */
export function title(told: () => string): void {
  $effect(() => {
    document.title = told();
  });
}
