import * as Y from "yjs";
import { BLOCKS_MAX, COLOURS, type Colour, LIST_DEPTH_MAX, SIZES, type Size, TEXT_MAX } from "./kinds.ts";

/** A stretch of text in one look. */
export type Run = {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly colour: Colour | null;
  readonly size: Size | null;
};
/** A paragraph, a list whose items hold blocks again, or the place of something that this version does not know. */
export type Block =
  | { readonly kind: "paragraph"; readonly runs: readonly Run[] }
  | { readonly kind: "bullets" | "numbers"; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "unknown" };

/** The names of nodes as the text editor's schema writes them. */
const LISTS: Readonly<Record<string, "bullets" | "numbers">> = {
  bullet_list: "bullets",
  ordered_list: "numbers",
};
type Budget = { blocks: number; letters: number };

const marked = (attributes: Record<string, unknown> | undefined, name: string): boolean =>
  attributes?.[name] !== undefined && attributes[name] !== null;
const valueIn = (attributes: Record<string, unknown> | undefined, name: string): unknown => {
  const mark = attributes?.[name];
  return typeof mark === "object" && mark !== null ? (mark as Record<string, unknown>)["value"] : undefined;
};

const UNKNOWN = { kind: "unknown" } as const;

/** The content of a line: runs, and null for each unknown node among them. */
function lineOf(text: unknown, budget: Budget): (Run | null)[] {
  if (!(text instanceof Y.XmlText)) return [null];
  const delta = text.toDelta() as { insert?: unknown; attributes?: Record<string, unknown> }[]; // checked below
  return delta.flatMap(({ insert, attributes }) => {
    if (typeof insert !== "string") return [null];
    if (budget.letters <= 0) return [];
    const inserted = insert.slice(0, budget.letters);
    budget.letters -= inserted.length;
    return {
      text: inserted,
      bold: marked(attributes, "bold"),
      italic: marked(attributes, "italic"),
      underline: marked(attributes, "underline"),
      colour: COLOURS.find((one) => one === valueIn(attributes, "colour")) ?? null,
      size: SIZES.find((one) => one === valueIn(attributes, "size")) ?? null,
    };
  });
}

/** A line as a paragraph; unknown nodes are between the parts before and after. */
function paragraphsOf(line: readonly (Run | null)[]): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  for (const one of line) {
    if (one) runs.push(one);
    else {
      if (runs.length > 0) blocks.push({ kind: "paragraph", runs });
      blocks.push(UNKNOWN);
      runs = [];
    }
  }
  return runs.length > 0 || blocks.length === 0 ? [...blocks, { kind: "paragraph", runs }] : blocks;
}

function blocksOf(parent: Y.XmlFragment, budget: Budget, depth: number): Block[] {
  const blocks: Block[] = [];
  for (const node of parent.toArray()) {
    budget.blocks -= 1;
    if (budget.blocks < 0) break;
    if (node instanceof Y.XmlText) blocks.push(...paragraphsOf(lineOf(node, budget)));
    if (!(node instanceof Y.XmlElement)) continue;
    const list = LISTS[node.nodeName];
    if (list && depth < LIST_DEPTH_MAX)
      blocks.push({
        kind: list,
        items: node
          .toArray()
          .map((item) =>
            item instanceof Y.XmlElement && item.nodeName === "list_item"
              ? blocksOf(item, budget, depth + 1)
              : [UNKNOWN],
          ),
      });
    else if (node.nodeName === "paragraph")
      blocks.push(...paragraphsOf(node.toArray().flatMap((text) => lineOf(text, budget))));
    else if (!list) blocks.push(UNKNOWN);
  }
  return blocks;
}

/** Reads a text from any value. */
export const readText = (value: unknown): readonly Block[] => {
  if (value instanceof Y.XmlFragment) return blocksOf(value, { blocks: BLOCKS_MAX, letters: TEXT_MAX }, 0);
  if (typeof value === "string") return linesOf(value);
  return [];
};

const PLAIN = { bold: false, italic: false, underline: false, colour: null, size: null } as const;
const linesOf = (text: string): Block[] =>
  text
    .slice(0, TEXT_MAX)
    .split("\n")
    .slice(0, BLOCKS_MAX)
    .map((line) => ({ kind: "paragraph", runs: line ? [{ text: line, ...PLAIN }] : [] }));

/** Reads blocks out of a copy in the clipboard. */
export function readBlocks(value: unknown, depth = 0): Block[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, BLOCKS_MAX).flatMap((one: unknown): Block[] => {
    const { kind, runs, items } = (one ?? {}) as Record<string, unknown>; // checked below
    if ((kind === "bullets" || kind === "numbers") && Array.isArray(items) && depth < LIST_DEPTH_MAX)
      return [{ kind, items: items.slice(0, BLOCKS_MAX).map((item) => readBlocks(item, depth + 1)) }];
    if (kind !== "paragraph" || !Array.isArray(runs)) return [];
    return [{ kind, runs: runs.slice(0, BLOCKS_MAX).flatMap(runFrom) }];
  });
}

function runFrom(value: unknown): Run[] {
  const { text, bold, italic, underline, colour, size } = (value ?? {}) as Record<string, unknown>; // checked below
  if (typeof text !== "string" || text === "") return [];
  return [
    {
      text: text.slice(0, TEXT_MAX),
      bold: bold === true,
      italic: italic === true,
      underline: underline === true,
      colour: COLOURS.find((one) => one === colour) ?? null,
      size: SIZES.find((one) => one === size) ?? null,
    },
  ];
}

/** What a text says without its looks, one line a paragraph. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === "unknown") return [];
      return block.kind === "paragraph"
        ? block.runs.map(({ text }) => text).join("")
        : block.items.map((item) => plainText(item)).join("\n");
    })
    .join("\n");

/** Whether there is nothing in it to be seen: no word, and no place of something unknown. */
export const isBlank = (blocks: readonly Block[]): boolean =>
  blocks.every((block) => {
    if (block.kind === "unknown") return false;
    return block.kind === "paragraph"
      ? block.runs.every(({ text }) => text === "")
      : block.items.every((item) => isBlank(item));
  });

/** The marks of a run as the text editor writes them. */
const marksOf = ({ bold, italic, underline, colour, size }: Run): Record<string, object> => ({
  ...(bold && { bold: {} }),
  ...(italic && { italic: {} }),
  ...(underline && { underline: {} }),
  ...(colour && { colour: { value: colour } }),
  ...(size && { size: { value: size } }),
});

function paragraph(runs: readonly Run[]): Y.XmlElement {
  const element = new Y.XmlElement("paragraph");
  if (runs.length === 0) return element;
  const text = new Y.XmlText();
  text.applyDelta(runs.map((run) => ({ insert: run.text, attributes: marksOf(run) })));
  element.insert(0, [text]);
  return element;
}

/** Unknown nodes keep their place; a new text has none. */
const elementsOf = (blocks: readonly Block[]): Y.XmlElement[] =>
  blocks.flatMap((block) => (block.kind === "unknown" ? [] : [elementOf(block)]));

const elementOf = (block: Exclude<Block, { kind: "unknown" }>): Y.XmlElement => {
  if (block.kind === "paragraph") return paragraph(block.runs);
  const list = new Y.XmlElement(block.kind === "bullets" ? "bullet_list" : "ordered_list");
  list.insert(
    0,
    block.items.map((blocks) => {
      const item = new Y.XmlElement("list_item");
      const inside = elementsOf(blocks);
      item.insert(0, inside.length > 0 ? inside : [paragraph([])]);
      return item;
    }),
  );
  return list;
};

/** A shared text of these blocks; a text's lines are its paragraphs, those that begin with a bullet are a list. */
export function makeText(blocks: readonly Block[] | string): Y.XmlFragment {
  const fragment = new Y.XmlFragment();
  const blockList = typeof blocks === "string" ? written(blocks) : blocks;
  fragment.insert(0, elementsOf(blockList));
  return fragment;
}

/** Plain lines as blocks; those after one another that begin with a bullet become one list. */
function written(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of linesOf(text)) {
    const first = line.kind === "paragraph" ? line.runs[0] : undefined;
    const bullet = first?.text.startsWith("• ");
    const last = blocks.at(-1);
    if (!bullet || !first) blocks.push(line);
    else {
      const item: Block[] = [{ kind: "paragraph", runs: [{ ...first, text: first.text.slice(2) }] }];
      if (last?.kind === "bullets") blocks.splice(-1, 1, { kind: "bullets", items: [...last.items, item] });
      else blocks.push({ kind: "bullets", items: [item] });
    }
  }
  return blocks;
}

/** Letters that are as wide as they are high. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
/** About how wide letters are, as a part of their height. */
const letterWidth = (letter: string): number => {
  if (WIDE.test(letter)) return 1;
  return /[\p{Lu}MWmw@]/u.test(letter) ? 0.68 : 0.53;
};
const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
};

/** The number of lines that a text takes, at a width in letter heights. */
const linesAt = (text: string, room: number): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil((widthOf(line) * 1.06) / room)), 0);

/** The largest size up to a wanted one at which a text has room; its longest word has to fit, too. */
export function fitted(text: string, box: { w: number; h: number }, largest: Size, leading = 1.35): Size {
  const word = Math.max(0, ...text.split(/[\s\u2e80-\u9fff]+/).map(widthOf));
  const sizes = SIZES.filter((size) => size <= largest).reverse();
  const found = sizes.find(
    (size) => word * size <= box.w && linesAt(text, box.w / size) * size * leading <= box.h + size * 0.2,
  );
  return found ?? SIZES[0];
}
