import type { Align, Colour } from "../../model/kinds.ts";
import type { Block, Run } from "../../model/text.ts";
import { centipoints, emu, escapeXml, schemeColour, schemeFill } from "./xml.ts";

/** How the words of an object look where a run says nothing else. */
export type WordsLook = {
  readonly size: number;
  readonly colour: Colour;
  readonly align: Align;
  readonly bold: boolean;
  readonly heading: boolean;
  /** Stands for what this version does not know. */
  readonly unknown: string;
};

/** Line heights of `deck.css`, as shares of what Arial has by itself. */
const LINE_PERCENT = { text: 117_000, heading: 96_000 } as const;
/** The indent of a list's level, in letter heights, and the room above its items. */
const INDENT = 1.25;
const ITEM_GAP = 0.35;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Whether a text is read from right to left: its first letter decides, as in `dir="auto"`. */
const isRtl = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "");

function runXml({ text, bold, italic, underline, colour, size }: Run, look: WordsLook): string {
  const face = look.heading ? "mj" : "mn";
  const marks = [
    `sz="${centipoints(size ?? look.size)}"`,
    bold || look.bold || look.heading ? 'b="1"' : 'b="0"',
    italic ? 'i="1"' : "",
    underline ? 'u="sng"' : "",
  ];
  return (
    `<a:r><a:rPr ${marks.filter(Boolean).join(" ")}>${schemeFill(colour ?? look.colour)}` +
    `<a:latin typeface="+${face}-lt"/><a:ea typeface="+${face}-ea"/><a:cs typeface="+${face}-cs"/></a:rPr>` +
    `<a:t>${escapeXml(text)}</a:t></a:r>`
  );
}

/** What stands before a paragraph: nothing, or the sign of a list at a level. */
type Item = { readonly kind: "bullets" | "numbers" | "none"; readonly level: number };

function bulletXml({ kind }: Item): string {
  if (kind === "none") return "<a:buNone/>";
  const colour = `<a:buClr>${schemeColour("accent")}</a:buClr>`;
  return kind === "numbers"
    ? `${colour}<a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod"/>`
    : `${colour}<a:buFont typeface="Arial"/><a:buChar char="•"/>`;
}

function paragraphXml(runs: readonly Run[], item: Item, look: WordsLook): string {
  const rtl = isRtl(runs.map(({ text }) => text).join(""));
  const sides = { start: rtl ? "r" : "l", center: "ctr", end: rtl ? "l" : "r" } as const;
  const step = emu(look.size * INDENT);
  const indent = item.kind === "none" ? 0 : step;
  const attributes = [
    `marL="${item.level * step}"`,
    `indent="${-indent || 0}"`,
    `algn="${sides[look.align]}"`,
    `rtl="${rtl ? 1 : 0}"`,
  ];
  const gap = item.kind === "none" ? 0 : centipoints(look.size * ITEM_GAP);
  return (
    `<a:p><a:pPr ${attributes.join(" ")}>` +
    `<a:lnSpc><a:spcPct val="${LINE_PERCENT[look.heading ? "heading" : "text"]}"/></a:lnSpc>` +
    `<a:spcBef><a:spcPts val="${gap}"/></a:spcBef>${bulletXml(item)}</a:pPr>` +
    runs.map((run) => runXml(run, look)).join("") +
    `<a:endParaRPr sz="${centipoints(look.size)}"/></a:p>`
  );
}

function blocksXml(blocks: readonly Block[], look: WordsLook, item: Item): string[] {
  return blocks.flatMap((block, nth) => {
    // Only the first paragraph of an item has its sign; the others are below its words.
    const here: Item = nth === 0 ? item : { kind: "none", level: item.level };
    if (block.kind === "paragraph") return [paragraphXml(block.runs, here, look)];
    if (block.kind === "unknown") return [paragraphXml([{ ...PLAIN, text: look.unknown }], here, look)];
    return block.items.flatMap((inside) =>
      blocksXml(inside, look, { kind: block.kind, level: item.level + 1 }),
    );
  });
}

const PLAIN = { bold: false, italic: true, underline: false, colour: null, size: null } as const;

/** The paragraphs of a text; one empty where there are no words, as the format demands. */
export function wordsXml(blocks: readonly Block[], look: WordsLook): string {
  const all = blocksXml(blocks, look, { kind: "none", level: 0 });
  return all.join("") || paragraphXml([], { kind: "none", level: 0 }, look);
}

/** Plain words as one paragraph. */
export const plainXml = (text: string, look: WordsLook): string =>
  wordsXml([{ kind: "paragraph", runs: text ? [{ ...PLAIN, italic: false, text }] : [] }], look);
