import * as Y from "yjs";
import { ENGINE } from "../engine/replica.ts";
import type { DocumentRoots } from "../types.ts";

/** The origin of a restore: excluded from a member's undo, which would restore it partly. */
const BACK = Symbol("documents version");

/** A copy of another document's value that can be inserted into this one. */
function copied(value: unknown): unknown {
  return value instanceof Y.AbstractType ? value.clone() : value;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));
const plain = (value: unknown): unknown => {
  if (value instanceof Y.Text) return value.toDelta();
  if (value instanceof Y.AbstractType) return value.toJSON();
  return value;
};

function restoreMap(into: Y.Map<unknown>, from: Y.Map<unknown>): void {
  for (const key of [...into.keys()]) if (!from.has(key)) into.delete(key);
  for (const [key, value] of from) if (!same(into.get(key), value)) into.set(key, copied(value));
}

function restoreArray(into: Y.Array<unknown>, from: Y.Array<unknown>): void {
  if (same(into, from)) return;
  into.delete(0, into.length);
  into.push(from.toArray().map(copied));
}

function restoreXml(into: Y.XmlFragment, from: Y.XmlFragment): void {
  if (into.toString() === from.toString()) return;
  into.delete(0, into.length);
  into.insert(
    0,
    from.toArray().flatMap((node) => (node instanceof Y.XmlHook ? [] : [node.clone()])),
  );
}

/**
 * Makes a document's content that of another one, as a new change that everybody gets. What is the same already stays as it
 * is, so that others' cursors and selections do, too.
 */
export function restoreRoots(doc: Y.Doc, from: Y.Doc, roots: DocumentRoots): void {
  doc.transact(() => {
    for (const [name, kind] of Object.entries(roots))
      if (kind === "map") restoreMap(doc.getMap(name), from.getMap(name));
      else if (kind === "array") restoreArray(doc.getArray(name), from.getArray(name));
      else if (kind === "xml") restoreXml(doc.getXmlFragment(name), from.getXmlFragment(name));
      else if (!same(doc.getText(name), from.getText(name))) {
        const text = doc.getText(name);
        text.delete(0, text.length);
        text.applyDelta(from.getText(name).toDelta());
      }
  }, BACK);
}

/** A document with a state in it, apart from every log. */
export function docOf(state: Uint8Array): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state, ENGINE);
  return doc;
}
