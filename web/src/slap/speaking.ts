// Says words aloud by the browser's voice; without one, a live region says them to a screen reader.

/** Words older than this are not said any more: the game has gone on. */
const STALE = 2_500;
const RATE = 1.5;

export class Voice {
  /** Everything said, the latest last; for tests and for the live region. */
  readonly said: string[] = [];

  constructor(private readonly fallback: (words: string) => void) {}

  /** Whether the browser can speak at all. */
  get canSpeak(): boolean {
    return "speechSynthesis" in globalThis && speechSynthesis.getVoices().length > 0;
  }

  /** Say words after those being said; *now* drops what waits. */
  say(words: string, language: string, now = false): void {
    this.said.push(words);
    if (!this.canSpeak) {
      this.fallback(words);
      return;
    }
    if (now) speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = language;
    utterance.rate = RATE;
    const asked = performance.now();
    utterance.onstart = () => {
      if (performance.now() - asked > STALE) speechSynthesis.cancel();
    };
    speechSynthesis.speak(utterance);
  }

  stop(): void {
    if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
  }
}
