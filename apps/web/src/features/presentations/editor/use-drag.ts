import { type PointerEvent, useRef, useState } from "react";
import type { Slide } from "../model/deck-doc.ts";
import { SIDE_MIN } from "../model/kinds.ts";
import { withGroups } from "../model/layers.ts";
import { around, type Box, type SlideObject } from "../model/object.ts";
import {
  carried,
  type Guides,
  meets,
  NO_GUIDES,
  type Pull,
  resized,
  snapMove,
  snapPull,
} from "../model/snap.ts";
import type { Editing } from "./editing.ts";
import type { Actions } from "./use-actions.ts";

type Spot = { readonly x: number; readonly y: number };
type Drag = {
  readonly kind: "move" | "size" | "area";
  readonly from: Spot;
  readonly pull: Pull;
  readonly objects: readonly SlideObject[];
  readonly before: ReadonlySet<string>;
  /** The text that is written in if nothing is dragged. */
  readonly text: string | null;
  moved: boolean;
};
/** What a drag shows: where objects would lie, the lines they snapped to, the area that chooses. */
export type Shown = {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly guides: Guides;
  readonly area: Box | null;
};
const NOTHING: Shown = { boxes: new Map(), guides: NO_GUIDES, area: null };
/** On the screen: how far a pointer goes before it drags, and how near lines attract. */
const THRESHOLD = 4;
const REACH = 7;

const pullOf = (value: string | undefined): Pull | null => {
  const [x, y] = (value ?? "").split(",").map(Number);
  const sign = (one: number | undefined) => (one === -1 || one === 1 ? one : 0);
  return value === undefined ? null : { x: sign(x), y: sign(y) };
};

/** Where the objects of a drag lie when the pointer has gone so far. */
function dragged(
  drag: Drag,
  by: Spot,
  others: readonly SlideObject[],
  reach: number,
  free: boolean,
  keepRatio: boolean,
): Shown {
  const frame = around(drag.objects);
  if (!frame) return NOTHING;
  let [to, guides]: [Box, Guides] = [frame, NO_GUIDES];
  if (drag.kind === "move") {
    to = { ...frame, x: frame.x + by.x, y: frame.y + by.y };
    if (!free) ({ box: to, guides } = snapMove(to, others, reach));
  } else {
    const rule = { least: SIDE_MIN, keepRatio };
    to = resized(frame, drag.pull, by, rule);
    if (!free && !keepRatio) {
      const near = snapPull(to, drag.pull, others, reach);
      guides = near.guides;
      to = resized(frame, drag.pull, { x: by.x + near.by.x, y: by.y + near.by.y }, rule);
    }
  }
  return { boxes: new Map(drag.objects.map((one) => [one.id, carried(one, frame, to)])), guides, area: null };
}

/** The selection after a press on an object, or outside all of them. */
function chosenBy(slide: Slide, ids: Set<string>, id: string | undefined, several: boolean): Set<string> {
  if (id === undefined) return several ? ids : new Set();
  const own = withGroups(slide, [id]);
  if (several && ids.has(id)) return new Set([...ids].filter((one) => !own.has(one)));
  if (several) return new Set([...ids, ...own]);
  return ids.has(id) ? ids : own;
}

/** The rectangle between a point and the one that is `by` away from it. */
const areaFrom = (at: { x: number; y: number }, by: { x: number; y: number }) => ({
  x: Math.min(at.x, at.x + by.x),
  y: Math.min(at.y, at.y + by.y),
  w: Math.abs(by.x),
  h: Math.abs(by.y),
});

/**
 * Moving, resizing and choosing by pointer. What is dragged moves on this screen alone; the document learns of it when it is
 * let go, in one step that one undo takes back.
 */
export function useDrag(editing: Editing, actions: Actions, scale: number) {
  const { slide, chosen, choose, open } = editing;
  const [shown, setShown] = useState<Shown>(NOTHING);
  const drag = useRef<Drag | null>(null);
  const stop = () => {
    drag.current = null;
    setShown(NOTHING);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!slide || event.button !== 0 || !(event.target instanceof Element)) return;
    const target = event.target;
    if (target.closest(".deck-writing, textarea, [data-free]")) return;
    const pull = pullOf(target.closest<HTMLElement>("[data-pull]")?.dataset["pull"]);
    const id = target.closest<HTMLElement>("[data-object]")?.dataset["object"];
    const ids = new Set(chosen.map((one) => one.id));
    const several = event.shiftKey || event.ctrlKey || event.metaKey;
    const next = pull ? ids : chosenBy(slide, ids, id, several);
    if (next !== ids || editing.writing) choose(next);
    const isText = !pull && !several && slide.objects.some((one) => one.id === id && one.kind === "text");
    const kind = pull ? "size" : id ? "move" : "area";
    if (kind !== "area" && !open.canWrite) return;
    drag.current = {
      kind,
      from: { x: event.clientX, y: event.clientY },
      pull: pull ?? { x: 0, y: 0 },
      before: next,
      objects: slide.objects.filter((one) => next.has(one.id)),
      text: isText && next.size === 1 ? (id ?? null) : null,
      moved: false,
    };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held || !slide) return;
    const gone = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    if (!held.moved && Math.hypot(gone.x, gone.y) < THRESHOLD) return;
    // Not before it drags: what is captured gets the clicks of what is below, too.
    if (!held.moved) event.currentTarget.setPointerCapture(event.pointerId);
    held.moved = true;
    const by = { x: gone.x / scale, y: gone.y / scale };
    if (held.kind !== "area") {
      const lasting = new Set(held.objects.map(({ id }) => id));
      const others = slide.objects.filter(({ id }) => !lasting.has(id));
      const keeps =
        event.shiftKey !== held.objects.every(({ kind }) => kind === "picture" || kind === "icon");
      setShown(dragged(held, by, others, REACH / scale, event.altKey, held.kind === "size" && keeps));
      return;
    }
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = { x: (held.from.x - left) / scale, y: (held.from.y - top) / scale };
    const area = areaFrom(at, by);
    setShown({ ...NOTHING, area });
    choose(
      withGroups(slide, [
        ...held.before,
        ...slide.objects.filter((one) => meets(one, area)).map(({ id }) => id),
      ]),
    );
  };
  const onPointerUp = () => {
    if (drag.current?.moved && shown.boxes.size > 0)
      actions.change(new Map([...shown.boxes].map(([id, box]) => [id, { ...box }])));
    const clicked = drag.current && !drag.current.moved ? drag.current.text : null;
    stop();
    if (clicked) actions.edit(clicked);
  };
  return { shown, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } };
}
