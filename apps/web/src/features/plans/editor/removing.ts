import { editorOrigin, removeCards, removeEdges } from "../model/plan-doc.ts";
import type { Editing } from "./editing.ts";

const NONE: ReadonlySet<string> = new Set();

/** Takes cards and connections out of the plan, as one step to undo; the inspector closes where its card is gone. */
export function removeChosen(
  { open, opened, openCard, undo }: Editing,
  { cards, edges = NONE }: { cards: ReadonlySet<string>; edges?: ReadonlySet<string> },
): void {
  if (!open.canWrite) return;
  undo.stopCapturing();
  open.doc.transact(() => {
    if (edges.size > 0) removeEdges(open.doc, edges);
    if (cards.size > 0) removeCards(open.doc, cards);
  }, editorOrigin);
  if (opened !== null && cards.has(opened)) openCard(null);
}
