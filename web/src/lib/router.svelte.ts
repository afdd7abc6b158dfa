// Where the reader is: a path, a query, and two ways to go somewhere else.

export interface Route {
  readonly path: string;
  readonly query: URLSearchParams;
}

function here(): Route {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

let current = $state.raw<Route>(typeof location === "undefined" ? { path: "/", query: new URLSearchParams() } : here());

if (typeof addEventListener !== "undefined") {
  addEventListener("popstate", () => {
    current = here();
  });
}

/** The page asked for; reading it in a component follows it. */
export function route(): Route {
  return current;
}

/** The id of the table in the path, or nothing on other pages. */
export function tableIn(path: string): string | null {
  return /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

/** Go to another page of ours without loading it anew. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  current = here();
}

/** Whether the table is read as text: `?view=text`. */
export function asText(at: Route): boolean {
  return at.query.get("view") === "text";
}

/** Change between the board and the text view, staying where one is. */
export function showAsText(text: boolean): void {
  const query = new URLSearchParams(location.search);
  if (text) query.set("view", "text");
  else query.delete("view");
  const rest = query.toString();
  go(location.pathname + (rest ? `?${rest}` : ""), { replace: true });
}

/** Follow links of ours inside the page; every other click is the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
