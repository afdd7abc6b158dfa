// Drag and drop for cards that can be played or moved: one drag replaces a press on the card and one on the place.

import type { Attachment } from "svelte/attachments";

import { settings } from "../lib/settings.svelte";
import type { CardView } from "../lib/protocol";
import type { BoardState } from "./state.svelte";

/** How many pixels the pointer may move before a press becomes a drag. */
const SLACK = 8;

/** Make a copy of the card that follows the pointer, outside the row, which would clip it. */
function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-handle", "data-gold", "data-option", "aria-label"]) picture.removeAttribute(name);
  picture.inert = true;
  picture.dataset["moving"] = "";
  Object.assign(picture.style, {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "40",
    pointerEvents: "none",
    opacity: ".9",
  });
  node.closest(".app")?.append(picture);
  return picture;
}

/** Find the area or card at a point; nothing over the hand, so that a card dropped there goes back. */
function at(x: number, y: number): { element: HTMLElement | null; area: number; handle: number } {
  const found = document.elementFromPoint(x, y);
  const there = found?.closest(".hand") ? null : found;
  const card = there?.closest<HTMLElement>("[data-handle]") ?? null;
  const area = there?.closest<HTMLElement>("[data-onto]") ?? null;
  return {
    element: area ?? card,
    area: Number(area?.dataset["onto"] ?? -1),
    handle: Number(card?.dataset["handle"] ?? 0),
  };
}

/** Make a card draggable; calls *began* when a press becomes a drag. */
export function dragging(desk: BoardState, card: () => CardView, began: () => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let picture: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    let dragged = false;

    function point(element: HTMLElement | null): void {
      over?.removeAttribute("data-drop");
      over = element;
      over?.setAttribute("data-drop", "");
    }
    function stop(): void {
      point(null);
      picture?.remove();
      picture = from = null;
    }
    function down(event: PointerEvent): void {
      dragged = false;
      if (settings.drag && event.button === 0 && desk.draggable(card().handle) >= 0) from = { x: event.clientX, y: event.clientY };
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!picture) {
        if (Math.hypot(x, y) < SLACK) return;
        node.setPointerCapture(event.pointerId);
        picture = pictureOf(node);
        dragged = true;
        began();
      }
      picture.style.translate = `${x}px ${y}px`;
      point(at(event.clientX, event.clientY).element);
    }
    function up(event: PointerEvent): void {
      const moved = picture !== null;
      stop();
      if (!moved) return;
      event.stopPropagation(); // don't treat the drag as a swipe
      const onto = at(event.clientX, event.clientY);
      if (onto.element && onto.handle !== card().handle) desk.drop(card(), onto.area, onto.handle);
    }
    /** Ignore the click that the browser sends at the end of a drag. */
    function click(event: MouseEvent): void {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    }
    function key(event: KeyboardEvent): void {
      if (!picture || event.key !== "Escape") return;
      event.stopPropagation();
      stop();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, true);
    window.addEventListener("keydown", key, true);
    return () => {
      stop();
      window.removeEventListener("keydown", key, true);
    };
  };
}
