import type { Schema } from "prosemirror-model";
import * as Y from "yjs";

/**
 * The text editor's binding deletes for everybody what its schema does not know: a node, a mark, an order of nodes. A newer
 * version or a script may have written it. This checks in advance whether something would be lost.
 */

/** What becomes of something: a node of this name stays, it goes without a word of it being lost, or words are lost. */
type Fate = { name: string } | "goes" | "lost";

const isKnownText = (schema: Schema, text: Y.XmlText): boolean => {
  const delta = text.toDelta() as { insert?: unknown; attributes?: Record<string, unknown> }[]; // checked here
  return delta.every(
    ({ insert, attributes = {} }) =>
      typeof insert === "string" &&
      insert !== "" &&
      // Marks that lie over one another have a digest behind their name.
      Object.keys(attributes).every((name) => Object.hasOwn(schema.marks, name.replace(/--.*$/, ""))),
  );
};

const holdsWords = (node: Y.XmlElement | Y.XmlText): boolean =>
  node instanceof Y.XmlText
    ? node.length > 0
    : node
        .toArray()
        .some((child) => !(child instanceof Y.XmlElement || child instanceof Y.XmlText) || holdsWords(child));

/** Whether nodes with these names may be in a parent, in this order. */
function mayHold(schema: Schema, parent: string, names: readonly string[]): boolean {
  let match = schema.nodes[parent]?.contentMatch ?? null;
  for (const name of names) {
    const type = schema.nodes[name];
    match = type ? (match?.matchType(type) ?? null) : null;
  }
  return match?.validEnd === true;
}

function fateOf(schema: Schema, node: unknown): Fate {
  if (node instanceof Y.XmlText) {
    if (!isKnownText(schema, node)) return "lost";
    return node.length > 0 ? { name: "text" } : "goes";
  }
  if (!(node instanceof Y.XmlElement) || node instanceof Y.XmlHook) return "lost";
  if (!Object.hasOwn(schema.nodes, node.nodeName) || Object.keys(node.getAttributes()).length > 0)
    return "lost";
  const names = namesOf(schema, node);
  if (names === null) return "lost";
  if (mayHold(schema, node.nodeName, names)) return { name: node.nodeName };
  return holdsWords(node) ? "lost" : "goes";
}

/** The number of adjacent texts that the binding joins; if there are more, it joins one to what it has just deleted. */
const JOINED = 2;

/** The names of what stays in a node; null where something is lost. */
function namesOf(schema: Schema, parent: Y.XmlFragment): string[] | null {
  const names: string[] = [];
  let texts = 0;
  for (const child of parent.toArray()) {
    texts = child instanceof Y.XmlText ? texts + 1 : 0;
    if (texts > JOINED) return null;
    const fate = fateOf(schema, child);
    if (fate === "lost") return null;
    if (fate !== "goes") names.push(fate.name);
  }
  return names;
}

/** Whether the text editor may be opened on a text: nothing in it would be deleted by that. */
export function fits(schema: Schema, fragment: Y.XmlFragment): boolean {
  const names = namesOf(schema, fragment);
  if (names === null || fragment.toArray().some((node) => node instanceof Y.XmlText)) return false;
  return names.length === 0 || mayHold(schema, schema.topNodeType.name, names);
}
