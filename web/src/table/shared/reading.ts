// What screen readers read on request: the question, the board, the scores, the requirements of Problems.

import { facts, say, word } from "../../lib/language.svelte";
import type { AreaView, CardView } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

export const HOME = 0;

/** List the areas with Problems in the order of the board, the reader's own first. */
export function problems(here: Table): AreaView[] {
  const areas = (here.game?.areas ?? []).filter((area) => area.kind !== HOME);
  return areas.toSorted((a, b) => Number(a.owner !== here.you) - Number(b.owner !== here.you));
}

/** Return the home area of a player. */
export function homeOf(here: Table, seat: number): AreaView | undefined {
  return here.game?.areas.find((area) => area.kind === HOME && area.owner === seat);
}

/** List the cards of an area that one player controls; attached cards follow their host. */
export function cardsAt(here: Table, area: AreaView, seat: number): CardView[] {
  const there = (here.game?.play ?? []).filter(
    (card) => card.area === area.area && card.handle !== area.problem && (card.controller ?? 0) === seat,
  );
  const withAttached = (card: CardView): CardView[] => [card, ...there.filter((one) => one.host === card.handle).flatMap(withAttached)];
  return there.filter((card) => !there.some((host) => host.handle === card.host)).flatMap(withAttached);
}

/** Describe a card in a sentence. */
export function cardAloud(here: Table, card: CardView): string {
  const said = here.view?.aloud?.cards?.[card.handle];
  return said ? say(said) : (facts(card.card)?.name ?? word("hidden-card"));
}

function areaAloud(here: Table, area: number, cards: boolean): string[] {
  const told = here.view?.aloud?.areas?.find((one) => one.area === area);
  const place = here.game?.areas.find((one) => one.area === area);
  if (!told || !place) return [];
  const there = cards ? (here.game?.seats ?? []).flatMap((seat) => cardsAt(here, place, seat.seat)) : [];
  return [...[told.title, ...(told.standings ?? [])].map(say), ...there.map((card) => cardAloud(here, card))];
}

/** Return the question with its answers, or the sentence that names who is awaited. */
export function question(here: Table): string[] {
  const asked = here.view?.asked;
  if (!asked) return here.view?.status ? [say(here.view.status)] : [];
  const options = asked.options.map((option, place) => word("text-choice", { number: place + 1, option: say(option.text) }));
  return [...[asked.source, asked.text, asked.hint].flatMap((one) => (one ? [say(one)] : [])), ...options];
}

/** Describe both players' scores, action tokens and cards. */
export function scores(here: Table): string[] {
  return (here.view?.aloud?.seats ?? []).map(say);
}

/** Describe what each Problem requires and what is still missing. */
export function needs(here: Table): string[] {
  return problems(here).flatMap((area) => areaAloud(here, area.area, false));
}

/** Describe everything on the table. */
export function board(here: Table): string[] {
  const aloud = here.view?.aloud;
  if (!aloud) return [];
  const places = [...problems(here), ...(here.game?.areas ?? []).filter((area) => area.kind === HOME)];
  return [
    say(aloud.turn),
    ...scores(here),
    ...(aloud.faceoff ?? []).slice(0, 1).map(say),
    ...places.flatMap((area) => areaAloud(here, area.area, true)),
  ];
}
