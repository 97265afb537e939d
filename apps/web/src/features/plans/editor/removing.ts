import { isId } from "../model/card.ts";
import { editorOrigin, removeCards, removeEdges } from "../model/plan-doc.ts";
import type { Editing } from "./editing.ts";

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
