// Which game is played at a table: known of tables that this page has opened, else the server says it.

import { askUntilAnswered, Refused } from "../lib/api";
import type { TableSummary } from "../lib/protocol";

const games = new Map<string, string>();

/** Remember the game of a table that this page has just opened. */
export function rememberGame(table: string, game: string): void {
  games.set(table, game);
}

/** Return the name of the game at a table; empty if there is no such table, whose page then says why. */
export async function gameAt(table: string, options: { away: (attempt: number) => void; stop: AbortSignal }): Promise<string | null> {
  const known = games.get(table);
  if (known !== undefined) return known;
  try {
    const found = await askUntilAnswered<TableSummary>(`/api/tables/${encodeURIComponent(table)}`, options);
    if (!found) return null;
    games.set(table, found.game_name ?? "");
    return found.game_name ?? "";
  } catch (error) {
    if (error instanceof Refused) return "";
    throw error;
  }
}
