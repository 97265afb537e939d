import type { CardChange } from "../model/card.ts";
import type { CardKind } from "../model/kinds.ts";
import { placeCard } from "../model/place.ts";
import type { Editing } from "./editing.ts";

/**
 * Puts a new card down at the nearest free place, as one step to undo, and opens it so that its title can be typed. Answers
 * its id; null where the plan is full or only read.
 */
export function addCard(
  { open, undo, openNew }: Editing,
  card: CardChange & { kind: CardKind },
  near: { x: number; y: number },
): string | null {
  if (!open.canWrite) return null;
  undo.stopCapturing();
  const id = placeCard(open.doc, card, near);
  if (id !== null) openNew(id);
  return id;
}
