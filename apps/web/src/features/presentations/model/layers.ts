import type { Slide } from "./deck-doc.ts";
import { around, type Box, type SlideObject } from "./object.ts";
import { keysBetween } from "./order.ts";
import { boundsOf } from "./turning.ts";

/** Where chosen objects go among the others. */
export type Layer = "front" | "forward" | "backward" | "back";

/** The new places of the chosen ones; empty where nothing changes. */
export function layered(
  { objects }: Slide,
  chosen: ReadonlySet<string>,
  to: Layer,
): Map<string, { order: string }> {
  const moved = objects.filter(({ id }) => chosen.has(id));
  const others = objects.filter(({ id }) => !chosen.has(id));
  if (moved.length === 0 || others.length === 0) return new Map();
  /** How many of the others lie behind the chosen. */
  const behind = (one: SlideObject | undefined) =>
    others.filter((other) => objects.indexOf(other) < objects.indexOf(one as SlideObject)).length; // `moved` is not empty
  const at = {
    front: others.length,
    back: 0,
    forward: Math.min(others.length, behind(moved.at(-1)) + 1),
    backward: Math.max(0, behind(moved[0]) - 1),
  }[to];
  const keys = keysBetween(others[at - 1]?.order ?? null, others[at]?.order ?? null, moved.length);
  return new Map(moved.map(({ id }, nth) => [id, { order: keys[nth] ?? "V" }]));
}

/** Sides and middles that several objects are aligned by. */
export type Level = "left" | "middle" | "right" | "top" | "centre" | "bottom";

/** The aligned position of each; a single one is aligned to the slide. */
export function levelled(
  objects: readonly SlideObject[],
  level: Level,
  slide: Box,
): Map<string, { x: number } | { y: number }> {
  const frame = objects.length > 1 ? around(objects.map(boundsOf)) : slide;
  if (!frame) return new Map();
  const places: Readonly<Record<Level, (box: Box) => { x: number } | { y: number }>> = {
    left: () => ({ x: frame.x }),
    middle: ({ w }) => ({ x: frame.x + (frame.w - w) / 2 }),
    right: ({ w }) => ({ x: frame.x + frame.w - w }),
    top: () => ({ y: frame.y }),
    centre: ({ h }) => ({ y: frame.y + (frame.h - h) / 2 }),
    bottom: ({ h }) => ({ y: frame.y + frame.h - h }),
  };
  return new Map(
    objects.map((object) => {
      const bounds = boundsOf(object);
      const place = places[level](bounds);
      return [
        object.id,
        "x" in place ? { x: object.x + place.x - bounds.x } : { y: object.y + place.y - bounds.y },
      ];
    }),
  );
}

/** The ids of these and of all that is grouped with them. */
export function withGroups({ objects }: Slide, ids: Iterable<string>): Set<string> {
  const chosen = new Set(ids);
  const groups = new Set(
    objects.flatMap(({ id, group }) => (chosen.has(id) && group !== null ? [group] : [])),
  );
  for (const { id, group } of objects) if (group !== null && groups.has(group)) chosen.add(id);
  return chosen;
}
