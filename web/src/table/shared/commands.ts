// What each command key does at a table, on the board and in the text view.

import {
  answer,
  cancel,
  changeStops,
  endPhase,
  hold,
  mainKey,
  moveTo,
  optionAt,
  optionsWith,
  skip,
  undo,
  undoStep,
} from "../../lib/actions";
import { nextGold } from "../../lib/focus";
import type { Pressed } from "../../lib/keys";
import { table, type Table } from "../../lib/table.svelte";
import { board, homeOf, needs, problems, question, scores } from "./reading";
import { tell } from "./telling.svelte";

/** Return the handle of the focused card, or 0. */
export function cardInFocus(): number {
  return Number(document.activeElement?.closest<HTMLElement>("[data-handle]")?.dataset["handle"] ?? 0);
}

/** Focus the first focusable element of a place. */
function lookAt(selector: string): boolean {
  const place = document.querySelector<HTMLElement>(selector);
  const first = place?.querySelector<HTMLElement>('[tabindex="0"], button:not([disabled])') ?? place;
  first?.focus();
  return first !== null;
}

/** Answer with an area if the question is about areas; else move the focus there. */
function goTo(here: Table, area: number | undefined): boolean {
  if (area === undefined) return false;
  if (optionAt(here, area) < 0) return lookAt(`[data-area="${area}"]`);
  moveTo(area);
  return true;
}

/** Choose the only option with this verb; of several, the one about the focused card. */
function only(here: Table, verb: string): boolean {
  const found = optionsWith(here, verb);
  const focus = cardInFocus();
  const option =
    found.length === 1 && verb !== "move" ? found[0] : found.find((one) => focus && here.question?.options[one]?.card === focus);
  if (option !== undefined) answer(option);
  return option !== undefined;
}

function done(act: () => void): boolean {
  act();
  return true;
}

/** Tell whether automatic passing is on, in faceoffs and after actions. */
export function passesByItself(here: Table): boolean {
  const stops = here.view?.stops;
  return stops?.faceoffs === false && stops.actions === false;
}

/** Switch automatic passing on or off. */
export function passByItself(here: Table): void {
  const asked = passesByItself(here);
  changeStops({ faceoffs: asked, actions: asked });
}

/** Run the command of a key; returns whether it is a command of the table. */
export function tableCommand({ command }: Pressed): boolean {
  const here = table();
  if (!here?.view) return false;
  switch (command) {
    case "main":
      return done(mainKey);
    case "end":
      return done(endPhase);
    case "next":
      return nextGold();
    case "cancel":
      return done(cancel);
    case "undo":
      return done(undo);
    case "undo-step":
      return done(undoStep);
    case "hold":
      return done(hold);
    case "skip":
      return done(skip);
    case "auto":
      return done(() => passByItself(here));
    case "draw":
    case "rally":
    case "move":
      return only(here, command);
    case "left":
      return goTo(here, problems(here)[0]?.area);
    case "right":
      return goTo(here, problems(here)[1]?.area);
    case "home":
      return goTo(here, homeOf(here, here.you)?.area);
    case "hint":
      return done(() => here.askHint());
    case "log":
      return lookAt("[data-log]");
    case "repeat":
      return done(() => tell(question(here)));
    case "board":
      return done(() => tell(board(here)));
    case "scores":
      return done(() => tell(scores(here)));
    case "needs":
      return done(() => tell(needs(here)));
    default:
      return false;
  }
}
