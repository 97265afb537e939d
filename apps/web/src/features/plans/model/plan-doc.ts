import * as Y from "yjs";
import { type Card, type CardChange, type Edge, isId, readCard, readEdge } from "./card.ts";
import { CARDS_MAX, EDGES_MAX, type EdgeKind, TEXT_MAX, TITLE_MAX } from "./kinds.ts";

/** What this tab writes is told from what comes from elsewhere by this: it alone is undone. */
export const editorOrigin = { editor: "plan" } as const;

/** The shared maps of a plan. What stands in them may be anything: read it by `cardAt` and `edgeAt`. */
export const cardsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("cards");
export const edgesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("edges");

/** The card of this id, if one stands there. */
export function cardAt(doc: Y.Doc, id: string): Card | null {
  const map = cardsOf(doc).get(id);
  return map instanceof Y.Map && isId(id) ? readCard(id, (name) => map.get(name)) : null;
}
/** The connection of this id, if one stands there. */
export function edgeAt(doc: Y.Doc, id: string): Edge | null {
  const map = edgesOf(doc).get(id);
  return map instanceof Y.Map && isId(id) ? readEdge(id, (name) => map.get(name)) : null;
}

const write = (doc: Y.Doc, work: () => void) => doc.transact(work, editorOrigin);
const fresh = (): string => crypto.randomUUID();

/** Puts cards down, each with an id of its own or the given one; answers the ids of those there was room for. */
export function addCards(
  doc: Y.Doc,
  cards: readonly (CardChange & { id?: string; text?: string })[],
): string[] {
  const shared = cardsOf(doc);
  const ids: string[] = [];
  write(doc, () => {
    for (const { id = fresh(), text = "", ...values } of cards) {
      if (shared.size >= CARDS_MAX) return;
      const map = new Y.Map<unknown>();
      for (const [name, value] of Object.entries(values))
        if (value !== undefined && value !== null) map.set(name, value);
      map.set("text", new Y.Text(text.slice(0, TEXT_MAX)));
      shared.set(id, map);
      ids.push(id);
    }
  });
  return ids;
}

/** Changes cards, each by its id; null forgets a value. */
export function changeCards(doc: Y.Doc, changes: ReadonlyMap<string, CardChange>): void {
  write(doc, () => {
    for (const [id, change] of changes) {
      const map = cardsOf(doc).get(id);
      if (!(map instanceof Y.Map)) continue;
      for (const [name, value] of Object.entries(change)) {
        const next = name === "title" && typeof value === "string" ? value.slice(0, TITLE_MAX) : value;
        if (next === null || next === undefined) map.delete(name);
        else if (map.get(name) !== next) map.set(name, next);
      }
    }
  });
}
/** Changes one card. */
export const changeCard = (doc: Y.Doc, id: string, change: CardChange): void =>
  changeCards(doc, new Map([[id, change]]));

/** Takes a picture that is gone for good off every card. Undo leaves that alone: it could not bring the picture back. */
export function takePictureOff(doc: Y.Doc, asset: string): void {
  const cards = [...cardsOf(doc).keys()].filter((id) => cardAt(doc, id)?.asset === asset);
  doc.transact(() => changeCards(doc, new Map(cards.map((id) => [id, { asset: null }]))), {
    editor: "pictures",
  });
}

/** Writes a card's text by its difference, so that two who write at once keep the words of both. */
export function writeText(doc: Y.Doc, id: string, next: string): void {
  const map = cardsOf(doc).get(id);
  if (!(map instanceof Y.Map)) return;
  write(doc, () => {
    const found: unknown = map.get("text");
    if (!(found instanceof Y.Text)) {
      map.set("text", new Y.Text(next.slice(0, TEXT_MAX)));
      return;
    }
    const [before, after] = [found.toString(), next.slice(0, TEXT_MAX)];
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before[head] === after[head]) head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
    if (before.length > head + tail) found.delete(head, before.length - head - tail);
    if (after.length > head + tail) found.insert(head, after.slice(head, after.length - tail));
  });
}

/** Takes cards away, and every connection that ends at one of them. */
export function removeCards(doc: Y.Doc, ids: ReadonlySet<string>): void {
  write(doc, () => {
    for (const id of ids) cardsOf(doc).delete(id);
    for (const id of [...edgesOf(doc).keys()]) {
      const edge = edgeAt(doc, id);
      if (edge && (ids.has(edge.from) || ids.has(edge.to))) edgesOf(doc).delete(id);
    }
  });
}

/** Connects two cards, or changes what their connection says; answers whether there is one now. */
export function connect(doc: Y.Doc, from: string, to: string, kind: EdgeKind): boolean {
  if (from === to || !cardAt(doc, from) || !cardAt(doc, to)) return false;
  const edges = edgesOf(doc);
  // The same two are connected once: two people who connect them at once make the same connection.
  const id = `${from.slice(0, 39)}_${to.slice(0, 39)}`;
  if (!edges.has(id) && edges.size >= EDGES_MAX) return false;
  write(doc, () => {
    const map = new Y.Map<unknown>();
    for (const [name, value] of Object.entries({ from, to, kind })) map.set(name, value);
    edges.set(id, map);
  });
  return true;
}

/** Takes connections away. */
export const removeEdges = (doc: Y.Doc, ids: Iterable<string>): void =>
  write(doc, () => {
    for (const id of ids) edgesOf(doc).delete(id);
  });
