import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { COLOURS, SIZES } from "../model/kinds.ts";

const classFor = (list: readonly (string | number)[], prefix: string) => (value: unknown) => {
  const found = list.find((one) => String(one) === String(value));
  return found === undefined ? {} : { class: `${prefix}${found}` };
};
const colourClass = classFor(COLOURS, "deck-c-");
const sizeClass = classFor(SIZES, "deck-s-");

const nodes: Record<"doc" | "paragraph" | "bullet_list" | "ordered_list" | "list_item" | "text", NodeSpec> = {
  doc: { content: "block+" },
  paragraph: {
    content: "text*",
    group: "block",
    parseDOM: [{ tag: "p" }, { tag: "h1" }, { tag: "h2" }, { tag: "h3" }, { tag: "div" }],
    toDOM: (): DOMOutputSpec => ["p", { dir: "auto" }, 0],
  },
  bullet_list: {
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: (): DOMOutputSpec => ["ul", { dir: "auto" }, 0],
  },
  ordered_list: {
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol" }],
    toDOM: (): DOMOutputSpec => ["ol", { dir: "auto" }, 0],
  },
  list_item: {
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: (): DOMOutputSpec => ["li", 0],
  },
  text: {},
};

const valued = (classOf: (value: unknown) => object): MarkSpec => ({
  attrs: { value: { default: null } },
  toDOM: (mark): DOMOutputSpec => ["span", { ...classOf(mark.attrs["value"]) }, 0],
});

const marks: Record<"bold" | "italic" | "underline" | "colour" | "size", MarkSpec> = {
  bold: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: (): DOMOutputSpec => ["strong", 0] },
  italic: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: (): DOMOutputSpec => ["em", 0] },
  underline: { parseDOM: [{ tag: "u" }], toDOM: (): DOMOutputSpec => ["u", 0] },
  colour: valued(colourClass),
  size: valued(sizeClass),
};

/** What words on a slide may be; `model/text.ts` reads the same names. */
export const schema = new Schema({ nodes, marks });
