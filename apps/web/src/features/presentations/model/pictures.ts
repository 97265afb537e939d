import * as Y from "yjs";
import type { Deck } from "./deck.ts";
import { slidesOf } from "./deck-doc.ts";

/** Where a deck shows a picture: the slides, counted from 1, and what it shows for those who do not see it. */
export function seenOn(deck: Deck, asset: string): { slides: readonly number[]; alt: string } {
  const slides: number[] = [];
  let alt = "";
  for (const [nth, { objects }] of deck.slides.entries()) {
    const shown = objects.filter((object) => object.kind === "picture" && object.asset === asset);
    if (shown.length > 0) slides.push(nth + 1);
    alt ||= shown.find((object) => object.alt !== "")?.alt ?? "";
  }
  return { slides, alt };
}

/** All objects of a deck, also those beyond what is shown. */
function* objectsIn(doc: Y.Doc): Generator<Y.Map<unknown>> {
  for (const slide of slidesOf(doc).values()) {
    const objects = slide instanceof Y.Map ? slide.get("objects") : null;
    if (!(objects instanceof Y.Map)) continue;
    for (const object of objects.values()) if (object instanceof Y.Map) yield object;
  }
}

/** Takes a picture that is gone for good off every slide. Undo leaves that alone: it could not bring the picture back. */
export const takePictureOff = (doc: Y.Doc, asset: string): void =>
  doc.transact(
    () => {
      for (const object of objectsIn(doc)) if (object.get("asset") === asset) object.delete("asset");
    },
    { editor: "pictures" },
  );
