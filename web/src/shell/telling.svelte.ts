// What is told on request: a key was pressed, and somebody reads an answer aloud.

let sentences = $state.raw<readonly string[]>([]);
let times = $state.raw(0);

/** Tell these sentences now, also where they are the same as before. */
export function tell(said: readonly string[]): void {
  sentences = said;
  times += 1;
}

/** The sentences told last. */
export function told(): readonly string[] {
  return sentences;
}

/** How often something was told: a reader who hears the same again knows by it that it is new. */
export function timesTold(): number {
  return times;
}
