// Which panel is open at the side of the page, at most one.

export type Panel = "settings" | "keys";

let open = $state<Panel | null>(null);

/** Return the open panel, or nothing. */
export function panel(): Panel | null {
  return open;
}

/** Open a panel, or close the one that is open. */
export function show(which: Panel | null): void {
  open = which;
}
