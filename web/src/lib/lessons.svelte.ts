// Which lessons were finished on this device, and how to open one.

import { ask } from "./api";
import type { NewTable, TableOpened } from "./protocol";
import { asText, go, route } from "./router.svelte";
import { promised } from "./shuffles";

const PLACE = "everfree-lessons";

/** Parse the stored list of finished lessons. */
export function read(kept: string | null): string[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is blocked: nothing is remembered
  }
}

let done = $state.raw<readonly string[]>(read(kept()));

/** The ids of the lessons that were finished on this device. */
export function finished(): readonly string[] {
  return done;
}

/** Remember that a lesson was finished. */
export function finish(lesson: string): void {
  if (done.includes(lesson)) return;
  done = [...done, lesson];
  try {
    localStorage.setItem(PLACE, JSON.stringify(done));
  } catch {
    // storage is blocked: it is remembered until the page is closed
  }
}

/** Open a table and go there; the view, board or text, stays as it is. */
export async function openTable(wish: NewTable): Promise<void> {
  const opened = await ask<TableOpened>("/api/tables", wish.against === "lesson" ? wish : await promised(wish));
  go(`/t/${opened.table}${asText(route()) ? "?view=text" : ""}`);
}

/** Open a lesson. */
export async function openLesson(lesson: string): Promise<void> {
  await openTable({ against: "lesson", lesson });
}
