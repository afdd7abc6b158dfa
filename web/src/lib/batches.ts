// Lines of the log for ears: what belongs together is said together.

import type { LogLine, TableView } from "./protocol";

/** A pause this long after the last line ends a batch. */
export const PAUSE = 300;
/** Nobody waits longer than this to hear what happens. */
export const LONGEST = 4_000;

/** Tell whether the story is still going on: a faceoff runs, and the listener need not decide anything. */
export function goesOn(view: TableView | null): boolean {
  return view?.game?.faceoff != null && view.game.question == null && !view.game.is_over;
}

/** Tell whether what comes next belongs to the same story: a faceoff runs, whoever decides. */
export function inFaceoff(view: TableView | null): boolean {
  return view?.game?.faceoff != null;
}

/** The new lines worth hearing: not those heard before, taken back, or passes that nobody pressed. */
export function unheard(log: readonly LogLine[], last: number): LogLine[] {
  return log.filter((line) => line.id > last && !line.undone && !line.passed);
}

/** Collects lines and hands them over as batches. */
export class Batches {
  private lines: LogLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private inStory = false;
  private continues = false;

  constructor(
    private readonly busy: (busy: boolean) => void,
    private readonly hand: (lines: readonly LogLine[], continued: boolean) => void,
  ) {}

  /**
   * Take lines in; they are handed over after a pause, or when a story that *goesOn* ends. Who is asked in the
   * middle of a *story* hears it so far, and what comes then continues it.
   */
  add(lines: readonly LogLine[], more: boolean, story: boolean): void {
    this.inStory = story;
    if (!story && !lines.length && !this.lines.length) this.continues = false;
    if (lines.length && !this.lines.length) {
      this.since = Date.now();
      this.busy(true);
    }
    this.lines.push(...lines);
    if (!this.lines.length) return;
    clearTimeout(this.timer);
    const left = Math.max(0, this.since + LONGEST - Date.now());
    this.timer = setTimeout(() => this.flush(), more ? left : Math.min(PAUSE, left));
  }

  /** Hand over what there is. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.lines.length) {
      this.hand(this.lines, this.continues);
      this.continues = this.inStory;
    }
    this.lines = [];
    this.busy(false);
  }
}
