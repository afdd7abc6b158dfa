// The current page, from path and query, and functions to go to another.

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

/** The current path and query; reactive in components. */
export function route(): Route {
  return current;
}

/** Return the id of the table in the path, or nothing on other pages. */
export function tableIn(path: string): string | null {
  return /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

/** Go to another page of this site without reloading. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  current = here();
}

/** Tell whether the table is shown as text: `?view=text`. */
export function asText(at: Route): boolean {
  return at.query.get("view") === "text";
}

/** Switch between the board and the text view of the same page. */
export function showAsText(text: boolean): void {
  const query = new URLSearchParams(location.search);
  if (text) query.set("view", "text");
  else query.delete("view");
  const rest = query.toString();
  go(location.pathname + (rest ? `?${rest}` : ""), { replace: true });
}

/** Handle clicks on links within this site; leave all other clicks to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
