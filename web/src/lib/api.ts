// The few things asked over HTTP: open a table, sit down, which tables and decks there are.

import type { Said } from "./protocol";

/** The server answered no, and said why. */
export class Refused extends Error {
  constructor(readonly reason: Said) {
    super(reason.key);
  }
}

/** The server did not answer, or not in a way we understand. */
export class Away extends Error {}

const PATIENCE = 10_000;

/** Ask the server; with a *body* it is told something. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Away(path);
  }
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Away(path);
  }
  if (answer.ok) return told as T;
  const reason = (told as { reason?: Said }).reason;
  throw reason ? new Refused(reason) : new Away(path);
}

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 15_000;

/** Ask until there is an answer; *away* hears the number of every attempt that failed. */
export async function askUntilAnswered<T>(
  path: string,
  options: { away: (attempt: number) => void; stop: AbortSignal; body?: object },
): Promise<T | null> {
  for (let attempt = 1; !options.stop.aborted; attempt += 1) {
    try {
      return await ask<T>(path, options.body);
    } catch (error) {
      if (!(error instanceof Away)) throw error;
      if (!options.stop.aborted) options.away(attempt);
      await new Promise((done) => setTimeout(done, Math.min(LONGEST_DELAY, FIRST_DELAY * 1.6 ** (attempt - 1))));
    }
  }
  return null;
}
