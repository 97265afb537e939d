import type * as Y from "yjs";
import { deckOf } from "./deck-doc.ts";

/** Counts what may stand in a deck. A version that writes something which this one would not keep says a higher number. */
const DECK_VERSION = 1;

/** Whether a newer version of the product has written in a deck: changed here, something of it could be lost. */
export function isNewer(doc: Y.Doc): boolean {
  const version = deckOf(doc).get("version");
  return typeof version === "number" && version > DECK_VERSION;
}
