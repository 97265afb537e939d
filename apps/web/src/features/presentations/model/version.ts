import type * as Y from "yjs";
import { deckOf } from "./deck-doc.ts";

/** The version of a deck's format. A version that writes something which this one would not keep has a higher number. */
const DECK_VERSION = 1;

/** Whether a newer version of the product has written in a deck: changed here, something of it could be lost. */
export function isNewer(doc: Y.Doc): boolean {
  const version = deckOf(doc).get("version");
  return typeof version === "number" && version > DECK_VERSION;
}
