import { type CardChange, isId } from "../model/card.ts";
import type { CardKind } from "../model/kinds.ts";
import { placeCard } from "../model/place.ts";
import { editorOrigin, removeCards, removeEdges } from "../model/plan-doc.ts";
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

/** The member who works here; null for guests. */
function memberOf({ awareness }: Editing["open"]): string | null {
  const { user } = (awareness.getLocalState() ?? {}) as { user?: { id?: unknown } }; // what this tab says of itself
  return isId(user?.id) ? user.id : null;
}

const NONE: ReadonlySet<string> = new Set();

/** Takes cards and connections out of the plan, as one step to undo; the inspector closes where its card is gone. */
export function removeChosen(
  { open, opened, openCard, undo }: Editing,
  { cards, edges = NONE }: { cards: ReadonlySet<string>; edges?: ReadonlySet<string> },
): void {
  if (!open.canWrite) return;
  // First: a panel stays open for a card that another person deletes.
  if (opened !== null && cards.has(opened)) openCard(null);
  undo.stopCapturing();
  open.doc.transact(() => {
    if (edges.size > 0) removeEdges(open.doc, edges);
    if (cards.size > 0) removeCards(open.doc, cards, memberOf(open));
  }, editorOrigin);
}
