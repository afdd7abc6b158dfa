// The answer to a key that asks something, for screen readers to announce.

let sentences = $state.raw<readonly string[]>([]);
let times = $state.raw(0);

/** Announce these sentences now, even if they are the same as last time. */
export function tell(said: readonly string[]): void {
  sentences = said;
  times += 1;
}

/** The sentences announced last. */
export function told(): readonly string[] {
  return sentences;
}

/** How many announcements were made; it changes even if the same sentences are announced again. */
export function timesTold(): number {
  return times;
}
