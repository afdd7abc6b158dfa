// Everything a reader can do at the table, for the mouse, touch, the keyboard and the text view alike.

import type { Stops } from "./protocol";
import { table, type Table } from "./table.svelte";

/** Answer the open question with one option. */
export function answer(option: number): void {
  answers([option]);
}

/** Answer this question and the ones that follow; the server applies all answers or none. */
export function answers(options: readonly number[]): void {
  const here = table();
  if (here?.question) here.send({ do: "answer", answers: [...options] });
}

/** Put down the lifted card, else cancel the action in progress, else unpin the inspector. */
export function cancel(): void {
  const here = table();
  if (!here) return;
  if (here.goingOn) here.stay();
  else if (here.lifted) here.lifted = 0;
  else if (here.question?.can_cancel) here.send({ do: "answer", answers: [-1] });
  else if (here.pinned) unpin();
}

/** Return the option of the main button (pass, go on, no thanks), or -1 if there is none or more than one. */
export function mainOption(here: Table): number {
  const options = here.asked?.options ?? [];
  const main = options.flatMap((option, place) => (option.main ? [place] : []));
  return main.length === 1 ? main[0]! : -1;
}

/** Press the main button; ignored too soon after a new question, when the press was meant for the last one. */
export function mainAction(): void {
  const here = table();
  if (!here || !here.settled) return;
  const option = mainOption(here);
  if (here.selecting) here.confirm();
  else if (option >= 0) answer(option);
}

/** Press the main button by its key, which does not end a Main Phase in which something can still be done. */
export function mainKey(): void {
  const here = table();
  if (here && (here.goingOn || !optionsWith(here, "end").length)) mainAction();
}

/** End the Main Phase. */
export function endPhase(): void {
  const here = table();
  if (here && optionsWith(here, "end").length) mainAction();
}

/** List the options about a card. */
export function optionsOf(here: Table, handle: number): number[] {
  const options = here.question?.options ?? [];
  return options.flatMap((option, place) => (option.card === handle && handle ? [place] : []));
}

/** Return the option that names an area, or -1. */
export function optionAt(here: Table, area: number): number {
  return here.question?.options.findIndex((option) => option.verb === "area" && option.area === area) ?? -1;
}

/** Answer with an area, to play or move a card there. */
export function moveTo(area: number): void {
  const here = table();
  if (!here) return;
  const option = optionAt(here, area);
  if (option >= 0) answer(option);
}

/** List the options with a verb, such as draw, rally or end. */
export function optionsWith(here: Table, verb: string): number[] {
  const options = here.question?.options ?? [];
  return options.flatMap((option, place) => (option.verb === verb ? [place] : []));
}

export function undo(): void {
  const here = table();
  if (here?.view?.undo?.possible && (here.view.undo.asked_by ?? -1) < 0) here.send({ do: "undo" });
}

/** Undo only the last choice of the last action. */
export function undoStep(): void {
  const here = table();
  const step = here?.view?.undo?.step_to ?? -1;
  if (step >= 0 && here?.view?.undo?.possible && (here.view.undo.asked_by ?? -1) < 0) here.send({ do: "undo", back_to: step });
}

export function replyToUndo(accept: boolean): void {
  const here = table();
  here?.send({ do: "undo-reply", about: here.view?.undo?.ask ?? "", accept });
}

export function concede(): void {
  table()?.send({ do: "concede" });
}

export function replyToCorrection(accept: boolean): void {
  const here = table();
  here?.send({ do: "correct-reply", about: here.view?.correction?.id ?? "", accept });
}

/** Change the stops: the windows in which the reader is asked. */
export function changeStops(change: Partial<Stops>): void {
  const here = table();
  if (here?.view) here.send({ do: "stops", stops: { ...here.view.stops, ...change } });
}

/** Switch on or off: stop once at the next window, whichever it is. */
export function hold(): void {
  changeStops({ hold: !table()?.view?.stops?.hold });
}

/** Switch on or off: pass until the reader's own turn, a faceoff, or something that affects their cards. */
export function skip(): void {
  changeStops({ skip: !table()?.view?.stops?.skip });
}

/** Show a card in the inspector. */
export function inspect(handle: number, card = ""): void {
  const here = table();
  if (here && !here.pinned) here.inspected = { is: "card", handle, card };
}

/** Show the parts of a number in the inspector. */
export function explain(ref: string): void {
  const here = table();
  if (here && !here.pinned) here.inspected = { is: "number", ref };
}

export function pin(): void {
  const here = table();
  if (here) here.pinned = !here.pinned;
}

export function unpin(): void {
  const here = table();
  if (here) here.pinned = false;
}

/** Request a preview of what an option would change. */
export function lookAhead(option: number): void {
  const here = table();
  if (here?.question && here.preview?.option !== option) here.send({ do: "preview", option });
}
