// Requests over HTTP: open a table, take a seat, list tables and decks.

import type { Said } from "./protocol";

/** The server refused the request, with a reason. */
export class Refused extends Error {
  constructor(readonly reason: Said) {
    super(reason.key);
  }
}

/** The server did not answer, or its answer could not be read. */
export class Away extends Error {}

const PATIENCE = 10_000;

/** Send a request to the server: POST with a *body*, else GET. */
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

/** Repeat a request until the server answers or *stop* aborts; calls *away* with the number of each failure. */
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
