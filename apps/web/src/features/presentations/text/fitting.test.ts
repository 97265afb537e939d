import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initProseMirrorDoc } from "y-prosemirror";
import * as Y from "yjs";
import { fits } from "./fitting.ts";
import { schema } from "./schema.ts";

type Node =
  | { name: string; attributes: Record<string, string>; children: Node[] }
  | { text: string; mark: string };

const names = ["paragraph", "paragraph", "bullet_list", "ordered_list", "list_item", "callout"];
const { node } = fc.letrec<{ node: Node; element: Node; text: Node }>((tie) => ({
  node: fc.oneof({ depthSize: "small", withCrossShrink: true }, tie("text"), tie("element")),
  element: fc.record({
    name: fc.constantFrom(...names),
    attributes: fc.constantFrom({}, {}, {}, {}, { level: "2" }),
    children: fc.array(tie("node"), { maxLength: 3 }),
  }),
  text: fc.record({
    text: fc.constantFrom("words", "more", ""),
    mark: fc.constantFrom("", "", "bold", "sparkle"),
  }),
}));

function built(one: Node): Y.XmlElement | Y.XmlText {
  if ("text" in one) {
    const text = new Y.XmlText();
    if (one.text) text.insert(0, one.text, one.mark ? { [one.mark]: {} } : {});
    return text;
  }
  const element = new Y.XmlElement(one.name);
  for (const [name, value] of Object.entries(one.attributes)) element.setAttribute(name, value);
  element.insert(0, one.children.map(built));
  return element;
}

const wordsIn = (fragment: Y.XmlFragment): string => fragment.toString().replace(/<[^>]*>/g, "");
/** What the text editor's binding does with a text that it opens, and with each change of it. */
const bind = (fragment: Y.XmlFragment) => initProseMirrorDoc(fragment, schema).doc;

describe("a text that the editor may be opened on", () => {
  it("any content: loses no word, and the result is a valid text", () => {
    let opened = 0;
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const fragment = new Y.Doc().getXmlFragment("t");
        fragment.insert(0, nodes.map(built));
        if (!fits(schema, fragment)) return;
        opened += 1;
        const before = wordsIn(fragment);
        const doc = bind(fragment);
        expect(wordsIn(fragment)).toBe(before);
        expect(doc.textContent).toBe(before);
        if (doc.childCount > 0) doc.check();
      }),
      { numRuns: 400 },
    );
    expect(opened).toBeGreaterThan(20);
  });

  it.each([
    [
      "a node that no one here knows",
      { name: "callout", attributes: {}, children: [{ text: "kept", mark: "" }] },
    ],
    [
      "a mark that no one here knows",
      { name: "paragraph", attributes: {}, children: [{ text: "kept", mark: "sparkle" }] },
    ],
    [
      "a value that no one here knows",
      { name: "paragraph", attributes: { level: "2" }, children: [{ text: "kept", mark: "" }] },
    ],
    [
      "an item outside of a list",
      { name: "list_item", attributes: {}, children: [{ text: "kept", mark: "" }] },
    ],
    [
      "three texts next to one another",
      {
        name: "paragraph",
        attributes: {},
        children: ["kept", "", ""].map((text) => ({ text, mark: "" })),
      },
    ],
  ])("is none with %s", (_, one) => {
    const fragment = new Y.Doc().getXmlFragment("t");
    fragment.insert(0, [built(one)]);
    expect(fits(schema, fragment)).toBe(false);
    expect(wordsIn(fragment)).toBe("kept");
  });

  it("is closed before its binding hears of something that it does not know", () => {
    const doc = new Y.Doc();
    const other = new Y.Doc();
    const fragment = doc.getXmlFragment("t");
    fragment.insert(0, [
      built({ name: "paragraph", attributes: {}, children: [{ text: "mine", mark: "" }] }),
    ]);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    // As the binding listens, and as the editor closes it.
    const change = () => void bind(fragment);
    fragment.observeDeep(change);
    let isOpen = true;
    doc.on("beforeObserverCalls", () => {
      if (!isOpen || fits(schema, fragment)) return;
      isOpen = false;
      fragment.unobserveDeep(change);
    });
    other
      .getXmlFragment("t")
      .insert(1, [built({ name: "callout", attributes: {}, children: [{ text: "new", mark: "" }] })]);
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
    expect(isOpen).toBe(false);
    expect(fragment.toString()).toBe("<paragraph>mine</paragraph><callout>new</callout>");
  });
});
