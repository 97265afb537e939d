import type { NewSlide, Slide } from "./deck-doc.ts";
import { readObject, type SlideObject } from "./object.ts";

/** A slide without a document: for pictures of layouts and templates. */
export const previewSlide = (id: string, { ground = "ground", objects }: NewSlide): Slide => ({
  id,
  ground,
  order: "V",
  notes: "",
  objects: objects.map(({ cells, ...values }, nth): SlideObject => {
    const given: Record<string, unknown> = {
      ...values,
      ...(cells && {
        cells: Object.fromEntries(
          cells.flatMap((row, at) => row.map((cell, column) => [`${at}:${column}`, cell])),
        ),
      }),
    };
    return readObject(`${id}-${nth}`.replace(/[^\w-]/g, "-"), (name) => given[name]);
  }),
});
