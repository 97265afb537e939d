import { type PointerEvent, useRef, useState } from "react";
import type { Slide } from "../model/deck-doc.ts";
import { SIDE_MIN } from "../model/kinds.ts";
import { withGroups } from "../model/layers.ts";
import { around, type Box, type SlideObject, type TurnedBox, turnOf } from "../model/object.ts";
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
import { boundsOf, resizedTurned, turnTo } from "../model/turning.ts";
import type { Editing } from "./editing.ts";
import type { Actions } from "./use-actions.ts";

type Spot = { readonly x: number; readonly y: number };
type Drag = {
  readonly kind: "move" | "size" | "turn" | "area";
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
  readonly boxes: ReadonlyMap<string, TurnedBox>;
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

/** What a drag is measured by. */
type Pointer = {
  /** Where the pointer is, and how far it has gone. */
  readonly at: Spot;
  readonly by: Spot;
  readonly others: readonly SlideObject[];
  readonly reach: number;
  /** Without guides and other steps. */
  readonly free: boolean;
  readonly shift: boolean;
};

/** Moves objects together, aligned to others by the boxes around them. */
function moved({ objects }: Drag, { by, others, reach, free }: Pointer): Shown {
  const frame = around(objects.map(boundsOf));
  if (!frame) return NOTHING;
  const target = { ...frame, x: frame.x + by.x, y: frame.y + by.y };
  const { box, guides } = free
    ? { box: target, guides: NO_GUIDES }
    : snapMove(target, others.map(boundsOf), reach);
  const gone = { x: box.x - frame.x, y: box.y - frame.y };
  const boxes = new Map(objects.map((one) => [one.id, { ...one, x: one.x + gone.x, y: one.y + gone.y }]));
  return { boxes, guides, area: null };
}

/** Resizes objects together; a turned one keeps the side that is not pulled in its place. */
function sized({ objects, pull }: Drag, { by, others, reach, free, shift }: Pointer): Shown {
  const frame = around(objects);
  const [first] = objects;
  if (!frame || !first) return NOTHING;
  // Pictures and icons keep their ratio unless the shift key is held, all others only then.
  const keepRatio = shift !== objects.every(({ kind }) => kind === "picture" || kind === "icon");
  const rule = { least: SIDE_MIN, keepRatio };
  if (objects.length === 1 && first.turn !== 0) {
    const box = { ...resizedTurned(first, pull, by, rule), turn: first.turn };
    return { ...NOTHING, boxes: new Map([[first.id, box]]) };
  }
  const target = resized(frame, pull, by, rule);
  const near = free || keepRatio ? null : snapPull(target, pull, others.map(boundsOf), reach);
  const to = near ? resized(frame, pull, { x: by.x + near.by.x, y: by.y + near.by.y }, rule) : target;
  const boxes = new Map(
    objects.map((one) => [one.id, { ...carried(one, frame, to), turn: one.turn }] as const),
  );
  return { boxes, guides: near?.guides ?? NO_GUIDES, area: null };
}

/** Turns one object about its middle. */
function turned({ objects: [object] }: Drag, { at, free, shift }: Pointer): Shown {
  if (!object) return NOTHING;
  const turn = turnOf(turnTo(object, at, { steps: shift, free }));
  return { ...NOTHING, boxes: new Map([[object.id, { ...object, turn }]]) };
}

const DRAGGED = { move: moved, size: sized, turn: turned } as const;

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

/** What a press begins: on a handle, on an object, or outside all of them. Null for a press that is not ours. */
function press(
  event: PointerEvent<HTMLElement>,
  slide: Slide,
  chosen: readonly SlideObject[],
): { drag: Drag; changed: boolean } | null {
  const { target } = event;
  if (event.button !== 0 || !(target instanceof Element)) return null;
  if (target.closest(".deck-writing, textarea, [data-free]")) return null;
  const pull = pullOf(target.closest<HTMLElement>("[data-pull]")?.dataset["pull"]);
  const isTurn = target.closest("[data-turn]") !== null;
  const id = target.closest<HTMLElement>("[data-object]")?.dataset["object"];
  const ids = new Set(chosen.map((one) => one.id));
  const several = event.shiftKey || event.ctrlKey || event.metaKey;
  const isHandle = pull !== null || isTurn;
  const next = isHandle ? ids : chosenBy(slide, ids, id, several);
  const isText = !isHandle && !several && slide.objects.some((one) => one.id === id && one.kind === "text");
  const onObject = id ? "move" : "area";
  const onHandle = isTurn ? "turn" : "size";
  return {
    changed: next !== ids,
    drag: {
      kind: isHandle ? onHandle : onObject,
      from: { x: event.clientX, y: event.clientY },
      pull: pull ?? { x: 0, y: 0 },
      before: next,
      objects: slide.objects.filter((one) => next.has(one.id)),
      text: isText && next.size === 1 ? (id ?? null) : null,
      moved: false,
    },
  };
}

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
    const pressed = slide && press(event, slide, chosen);
    if (!pressed) return;
    const { drag: begun, changed } = pressed;
    if (changed || editing.writing) choose(begun.before);
    if (begun.kind === "area" || open.canWrite) drag.current = begun;
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
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const from = { x: (held.from.x - left) / scale, y: (held.from.y - top) / scale };
    if (held.kind !== "area") {
      const lasting = new Set(held.objects.map(({ id }) => id));
      setShown(
        DRAGGED[held.kind](held, {
          at: { x: from.x + by.x, y: from.y + by.y },
          by,
          others: slide.objects.filter(({ id }) => !lasting.has(id)),
          reach: REACH / scale,
          free: event.altKey,
          shift: event.shiftKey,
        }),
      );
      return;
    }
    const area = areaFrom(from, by);
    setShown({ ...NOTHING, area });
    choose(
      withGroups(slide, [
        ...held.before,
        ...slide.objects.filter((one) => meets(boundsOf(one), area)).map(({ id }) => id),
      ]),
    );
  };
  const onPointerUp = () => {
    if (drag.current?.moved && shown.boxes.size > 0)
      actions.change(
        new Map([...shown.boxes].map(([id, { x, y, w, h, turn }]) => [id, { x, y, w, h, turn }])),
      );
    const clicked = drag.current && !drag.current.moved ? drag.current.text : null;
    stop();
    if (clicked) actions.edit(clicked);
  };
  return { shown, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } };
}
