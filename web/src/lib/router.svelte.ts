// The current page, from path, query and fragment, and functions to go to another.

export interface Route {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The fragment, without its sign: the id of a rule on the page of rules. */
  readonly place: string;
  /** The code of an invitation; it is in the fragment, which never reaches a server: `#invite=CODE`. */
  readonly invite: string | null;
}

/** Read the address of a page. */
export function routeOf(at: { pathname: string; search: string; hash: string }): Route {
  const invite = new URLSearchParams(at.hash.slice(1)).get("invite");
  return { path: at.pathname, query: new URLSearchParams(at.search), place: unescaped(at.hash.slice(1)), invite };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody typed a lone percent sign
  }
}

function here(): Route {
  return routeOf(typeof location === "undefined" ? { pathname: "/", search: "", hash: "" } : location);
}

let current = $state.raw<Route>(here());

if (typeof addEventListener !== "undefined") {
  addEventListener("popstate", () => {
    current = here();
  });
}

/** The current address; reactive in components. */
export function route(): Route {
  return current;
}

/** Return the id of the table in the path, or nothing on other pages. */
export function tableIn(path: string): string | null {
  return /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

/** Return the id of the card in the path, or nothing on other pages. */
export function cardIn(path: string): string | null {
  return /^\/cards\/([a-z0-9-]+)\/?$/.exec(path)?.[1] ?? null;
}

/** Return the id of the match whose shuffle is checked, empty for that of a file, or nothing on other pages. */
export function shuffleIn(path: string): string | null {
  return /^\/shuffle(?:\/([^/]*))?\/?$/.exec(path)?.[1] ?? (path === "/shuffle" ? "" : null);
}

/** Tell whether the path is that of the lessons. */
export function isLearn(path: string): boolean {
  return /^\/learn\/?$/.test(path);
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
  go(location.pathname + (rest ? `?${rest}` : "") + location.hash, { replace: true });
}

/** Handle clicks on links within this site; leave all other clicks to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const isElsewhere = link.pathname !== location.pathname;
  go(link.pathname + link.search + link.hash);
  if (isElsewhere && !link.hash) scrollTo(0, 0);
}
