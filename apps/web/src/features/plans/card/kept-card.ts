import { useMemo, useRef } from "react";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { useEditing, usePlan } from "../editor/editing.ts";
import type { Card, Edge } from "../model/card.ts";
import { addCards, connect, removedBy } from "../model/plan-doc.ts";

/** The card of the open panel. */
export type OpenCard = {
  readonly card: Card;
  /** The document it is written in: a copy of the card alone once the card was deleted elsewhere. */
  readonly open: OpenDocument;
  /** Set if it was deleted elsewhere: by which member, if known, and a function that restores it as shown in the panel. */
  readonly gone: { readonly by: string | null; readonly restore: () => void } | null;
};

function copyOf({ id, ...card }: Card): Y.Doc {
  const doc = new Y.Doc();
  addCards(doc, [{ ...card, id }]);
  return doc;
}

const edgesAt = (edges: Iterable<Edge>, id: string): Edge[] =>
  [...edges].filter(({ from, to }) => from === id || to === id);

/** The card that is open; it stays, to be written in, when another person deletes it. Null where none is open. */
export function useOpenCard(): OpenCard | null {
  const { plan, opened, open } = useEditing();
  const found = opened === null ? undefined : plan.cards.get(opened);
  const last = useRef<{ card: Card; edges: readonly Edge[] } | null>(null);
  if (found) last.current = { card: found, edges: edgesAt(plan.edges.values(), found.id) };
  const lost = !found && opened !== null && last.current?.card.id === opened ? last.current : null;
  const copy = useMemo(() => (lost ? copyOf(lost.card) : null), [lost]);
  const copied = usePlan(copy ?? open.doc);
  const inCopy = useMemo(() => (copy ? { ...open, doc: copy } : open), [copy, open]);
  if (found) return { card: found, open, gone: null };
  const card = lost && copied.cards.get(lost.card.id);
  if (!card) return null;
  const restore = () => {
    const { id, ...values } = card;
    addCards(open.doc, [{ ...values, id }]);
    for (const { from, to, kind } of lost.edges) connect(open.doc, from, to, kind);
  };
  return { card, open: inCopy, gone: { by: removedBy(open.doc, card.id), restore } };
}
