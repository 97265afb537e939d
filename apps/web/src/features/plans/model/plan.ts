import type * as Y from "yjs";
import type { Card, Edge } from "./card.ts";
import { CARDS_MAX, EDGES_MAX } from "./kinds.ts";
import { cardAt, cardsOf, edgeAt, edgesOf } from "./plan-doc.ts";

/** A plan at a moment. What did not change is the same object as before. */
export type Plan = {
  readonly cards: ReadonlyMap<string, Card>;
  readonly edges: ReadonlyMap<string, Edge>;
};

/** Reads all there is; connections to cards that are gone are left out. */
export function readPlan(doc: Y.Doc): Plan {
  const cards = new Map<string, Card>();
  for (const id of cardsOf(doc).keys()) {
    const card = cards.size < CARDS_MAX ? cardAt(doc, id) : null;
    if (card) cards.set(id, card);
  }
  return { cards, edges: readEdges(doc, cards) };
}

function readEdges(doc: Y.Doc, cards: Plan["cards"], before?: Plan["edges"]): Plan["edges"] {
  const edges = new Map<string, Edge>();
  for (const id of edgesOf(doc).keys()) {
    const edge = edges.size < EDGES_MAX ? edgeAt(doc, id) : null;
    if (!edge || !cards.has(edge.from) || !cards.has(edge.to)) continue;
    const old = before?.get(id);
    const same = old && old.from === edge.from && old.to === edge.to && old.kind === edge.kind;
    edges.set(id, same ? old : edge);
  }
  return edges;
}

/** The ids below a shared map that events speak of. */
function touched(events: readonly Y.YEvent<Y.AbstractType<unknown>>[]): Set<string> {
  const ids = new Set<string>();
  for (const event of events) {
    const [first] = event.path;
    if (typeof first === "string") ids.add(first);
    else for (const key of event.changes.keys.keys()) ids.add(key);
  }
  return ids;
}

/** A plan that follows its document while it has listeners; reads again only what changed. */
export type PlanStore = {
  readonly read: () => Plan;
  readonly listen: (listener: () => void) => () => void;
};

/** Follows a document. */
export function openPlan(doc: Y.Doc): PlanStore {
  let plan = readPlan(doc);
  const listeners = new Set<() => void>();
  const changed = new Set<string>();
  let edgesChanged = false;
  const onCards = (events: Y.YEvent<Y.AbstractType<unknown>>[]) => {
    for (const id of touched(events)) changed.add(id);
  };
  const onEdges = () => {
    edgesChanged = true;
  };
  const settle = () => {
    if (changed.size === 0 && !edgesChanged) return;
    const cards = new Map(plan.cards);
    let others = edgesChanged;
    for (const id of changed) {
      const card = cardAt(doc, id);
      others ||= cards.has(id) !== (card !== null);
      if (card && (cards.has(id) || cards.size < CARDS_MAX)) cards.set(id, card);
      else cards.delete(id);
    }
    plan = { cards, edges: others ? readEdges(doc, cards, plan.edges) : plan.edges };
    changed.clear();
    edgesChanged = false;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    // Changes from the time without listeners.
    plan = readPlan(doc);
    cardsOf(doc).observeDeep(onCards);
    edgesOf(doc).observeDeep(onEdges);
    // One step for all that one transaction changed, however many maps it touched.
    doc.on("afterTransaction", settle);
  };
  const rest = () => {
    cardsOf(doc).unobserveDeep(onCards);
    edgesOf(doc).unobserveDeep(onEdges);
    doc.off("afterTransaction", settle);
  };
  return {
    read: () => plan,
    listen: (listener) => {
      if (listeners.size === 0) follow();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) rest();
      };
    },
  };
}
