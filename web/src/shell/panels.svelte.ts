// Which panel is open at the side: one at most, on every page.

export type Panel = "settings" | "keys";

let open = $state<Panel | null>(null);

/** The open panel, or nothing. */
export function panel(): Panel | null {
  return open;
}

/** Open a panel, or close the one that is open. */
export function show(which: Panel | null): void {
  open = which;
}
