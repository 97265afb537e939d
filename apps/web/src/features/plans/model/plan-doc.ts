import * as Y from "yjs";
import { editOf } from "#features/documents/public.ts";
import { type Card, type CardChange, type Edge, isId, readCard, readEdge } from "./card.ts";
import { CARDS_MAX, EDGES_MAX, type EdgeKind, TEXT_MAX, TITLE_MAX } from "./kinds.ts";

/** The origin of this tab's changes: undo covers these alone. */
export const editorOrigin = { editor: "plan" } as const;

/** The shared maps of a plan. They may contain anything: read them by `cardAt` and `edgeAt`. */
export const cardsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("cards");
export const edgesOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("edges");

/** The card of this id, if there is one. */
export function cardAt(doc: Y.Doc, id: string): Card | null {
  const map = cardsOf(doc).get(id);
  return map instanceof Y.Map && isId(id) ? readCard(id, (name) => map.get(name)) : null;
}
/** The connection of this id, if there is one. */
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
        if (value !== undefined && value !== null) map.set(name, name === "title" ? titleOf(value) : value);
      map.set("text", new Y.Text(text.slice(0, TEXT_MAX)));
      shared.set(id, map);
      ids.push(id);
    }
  });
  return ids;
}

const titleOf = (value: unknown): Y.Text => new Y.Text(String(value).slice(0, TITLE_MAX));

/** Gives a card another title, by its difference to the one before. */
function writeTitle(map: Y.Map<unknown>, value: unknown): void {
  const before = map.get("title");
  const next = typeof value === "string" ? value.slice(0, TITLE_MAX) : "";
  if (before instanceof Y.Text) replaceBy(before, next);
  else if (before !== next) map.set("title", titleOf(next));
}

function replaceBy(text: Y.Text, next: string): void {
  const { head, removed, inserted } = editOf(text.toString(), next);
  text.delete(head, removed);
  text.insert(head, inserted);
}

/** Changes cards, each by its id; null forgets a value. */
export function changeCards(doc: Y.Doc, changes: ReadonlyMap<string, CardChange>): void {
  write(doc, () => {
    for (const [id, change] of changes) {
      const map = cardsOf(doc).get(id);
      if (!(map instanceof Y.Map)) continue;
      for (const [name, value] of Object.entries(change)) {
        if (name === "title") writeTitle(map, value);
        else if (value === null || value === undefined) map.delete(name);
        else if (map.get(name) !== value) map.set(name, value);
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

/** What people write together about a card. */
export type CardText = "title" | "text";

/** A card's shared title or text; null where there is none yet: titles of earlier cards are plain. */
export function sharedText(doc: Y.Doc, id: string, name: CardText): Y.Text | null {
  const map = cardsOf(doc).get(id);
  const found: unknown = map instanceof Y.Map ? map.get(name) : null;
  return found instanceof Y.Text ? found : null;
}

/** Creates it from the current text; null if the card is gone. */
export function makeSharedText(doc: Y.Doc, id: string, name: CardText): Y.Text | null {
  const map = cardsOf(doc).get(id);
  if (!(map instanceof Y.Map)) return null;
  const before: unknown = map.get(name);
  const made = new Y.Text(typeof before === "string" ? before : "");
  write(doc, () => map.set(name, made));
  return made;
}

/** The member who removed a card, by card: shown to others whose panel is open. */
const removedOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("removed");
const REMOVED_KEPT = 100;

/** The member who took a card away; null where that is not known. */
export function removedBy(doc: Y.Doc, id: string): string | null {
  const by = removedOf(doc).get(id);
  return isId(by) ? by : null;
}

/** Takes cards away, and every connection that ends at one of them. `by`: the member who does. */
export function removeCards(doc: Y.Doc, ids: ReadonlySet<string>, by: string | null = null): void {
  const removed = removedOf(doc);
  write(doc, () => {
    for (const id of [...removed.keys()].slice(0, Math.max(0, removed.size + ids.size - REMOVED_KEPT)))
      removed.delete(id);
    for (const id of ids) {
      cardsOf(doc).delete(id);
      if (by !== null) removed.set(id, by);
    }
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
