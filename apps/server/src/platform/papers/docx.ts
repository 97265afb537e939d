import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  type ISectionOptions,
  Packer,
  PageBreak,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import type { Sheet } from "#platform/papers/sheet.ts";

type Run = { bold?: boolean; size?: number; color?: string };
type Look = Partial<IParagraphOptions> & { run?: Run };

/** The direction of the first strong letter, as browsers do for dir="auto". */
const isRightToLeft = (text: string): boolean => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Other scripts are right in Word by the font's four slots, and by the direction of runs and paragraphs. */
const fontOf = (text: string) => ({
  ascii: "Noto Sans",
  hAnsi: "Noto Sans",
  eastAsia: "Noto Sans SC",
  cs: isDevanagari(text) ? "Noto Sans Devanagari" : "Noto Sans Arabic",
});

/** One paragraph; lines of it stay lines. */
function paragraph(text: string, { run = {}, ...look }: Look = {}): Paragraph {
  const lines = text.split("\n");
  return new Paragraph({
    bidirectional: isRightToLeft(text),
    spacing: { after: 120 },
    ...look,
    children: lines.map(
      (line, at) =>
        new TextRun({
          text: line, // written as text: docx escapes it
          rightToLeft: isRightToLeft(line),
          font: fontOf(line),
          ...(at > 0 && { break: 1 }),
          ...run,
        }),
    ),
  });
}

const tableOf = ({ head, rows }: Pick<Sheet, "head" | "rows">): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows].map(
      (cells, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: cells.map(
            (cell) =>
              new TableCell({
                width: { size: 100 / cells.length, type: WidthType.PERCENTAGE },
                margins: { top: 80, bottom: 80, left: 120, right: 120 },
                children: [paragraph(cell, { spacing: { after: 0 }, run: { bold: at === 0 } })],
              }),
          ),
        }),
    ),
  });

/** A4 in twentieths of a point. */
const PAGE = { width: 11_906, height: 16_838, margin: 1_134 };
/** A table of figures: how wide it is, what its first column gets of it, and its letters in half points. */
const FIGURES = {
  tall: { width: PAGE.width - 2 * PAGE.margin, first: 0.34, size: 17, side: 80 },
  wide: { width: PAGE.height - 2 * PAGE.margin, first: 0.155, size: 13, side: 30 },
};
const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const HAIR = { style: BorderStyle.SINGLE, size: 4, color: "BFBFBF" };

/**
 * Figures below each other: columns of a width that their words fit in, amounts at the end, and rows that stay together on a page.
 */
function figuresOf({ head, rows, wide, strong }: NonNullable<Sheet["tables"]>[number]): Table {
  const { width, first, size, side } = FIGURES[wide ? "wide" : "tall"];
  const name = Math.floor(width * (head.length === 2 ? 0.6 : first));
  const other = Math.floor((width - name) / Math.max(1, head.length - 1));
  const widths = head.map((_, column) => (column === 0 ? name : other));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: NONE,
      left: NONE,
      right: NONE,
      bottom: HAIR,
      insideHorizontal: HAIR,
      insideVertical: NONE,
    },
    rows: [head, ...rows].map(
      (cells, at) =>
        new TableRow({
          tableHeader: at === 0,
          cantSplit: true,
          children: cells.map(
            (cell, column) =>
              new TableCell({
                width: { size: widths[column] ?? other, type: WidthType.DXA },
                verticalAlign: VerticalAlign.CENTER,
                margins: { top: 60, bottom: 60, left: side, right: side },
                ...(strong.includes(at - 1) && { shading: { fill: "F3F3F3" } }),
                children: [
                  paragraph(cell, {
                    ...(column > 0 && { alignment: AlignmentType.END }),
                    keepNext: at < rows.length,
                    spacing: { after: 0 },
                    run: { bold: at === 0 || strong.includes(at - 1), size },
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

const LINE = { bottom: { style: BorderStyle.SINGLE, size: 4, color: "808080" } };

const signature = ({ name, lines, line }: Sheet["signatures"][number]): Paragraph[] => [
  ...(line ? [new Paragraph({ border: LINE, spacing: { before: 720, after: 60 } })] : []),
  paragraph(name, { keepNext: true, spacing: { before: line ? 0 : 240, after: 40 }, run: { bold: true } }),
  ...lines.map((one) => paragraph(one, { spacing: { after: 40 }, run: { size: 18 } })),
];

const PICTURE = { width: 620, height: 250 };
/** Twice as fine as it is shown. */
const FINE = 2;

/** Word processors show SVG differently or not at all: a picture goes along as PNG. */
async function pictureOf({ title, svg, alt }: NonNullable<Sheet["pictures"]>[number]): Promise<Paragraph[]> {
  const { pictureTasks } = await import("#platform/pictures/tasks.ts");
  const size = { width: PICTURE.width * FINE, height: PICTURE.height * FINE };
  const data = await pictureTasks.draw({ svg: Buffer.from(svg), density: 144, ...size });
  const image = new ImageRun({
    type: "png",
    data,
    transformation: PICTURE,
    altText: { name: title, title, description: alt },
  });
  return [
    paragraph(title, { heading: HeadingLevel.HEADING_2, keepNext: true }),
    new Paragraph({ children: [image] }),
  ];
}

const numbered = (sections: Sheet["sections"]): string[] =>
  sections.map(({ title }, at) => `${at + 1}. ${title}`);
const anchorOf = (place: number): string => `section-${place + 1}`;

/** The cover, and the contents with links: page numbers are what a word processor knows only once it has laid out the paper. */
function coverOf({ cover, title, sections }: Sheet): Paragraph[] {
  if (!cover) return [];
  return [
    paragraph(cover.kind, { spacing: { before: 3600, after: 120 }, run: { size: 24, color: "5A5A5A" } }),
    paragraph(title, { heading: HeadingLevel.TITLE, spacing: { after: 480 }, run: { size: 56 } }),
    ...cover.lines.flatMap(([name, value]) => [
      paragraph(name, {
        keepNext: true,
        spacing: { before: 160, after: 0 },
        run: { size: 18, color: "5A5A5A" },
      }),
      paragraph(value, { run: { size: 24 } }),
    ]),
    paragraph(cover.contents, {
      pageBreakBefore: true,
      spacing: { after: 240 },
      run: { size: 28, bold: true },
    }),
    ...numbered(sections).map(
      (name, at) =>
        new Paragraph({
          spacing: { after: 100 },
          children: [
            new InternalHyperlink({
              anchor: anchorOf(at),
              children: [new TextRun({ text: name, font: fontOf(name) })],
            }),
          ],
        }),
    ),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

/** A heading that contents lead to. */
const headingOf = (name: string, place: number): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    bidirectional: isRightToLeft(name),
    spacing: { before: 320, after: 120 },
    children: [
      new Bookmark({ id: anchorOf(place), children: [new TextRun({ text: name, font: fontOf(name) })] }),
    ],
  });

const footerOf = ({ footer }: Sheet): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ text: `${footer} · `, size: 16, color: "5A5A5A", font: fontOf(footer) }),
          new TextRun({
            children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
            font: fontOf(footer),
            size: 16,
            color: "5A5A5A",
          }),
        ],
      }),
    ],
  });

const tablesOf = (tables: NonNullable<Sheet["tables"]>) =>
  tables.flatMap((table) => [
    paragraph(table.title, {
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
      spacing: { before: 320, after: 120 },
    }),
    figuresOf(table),
  ]);

/** The paper, and behind it what needs the long side of its pages. */
async function partsOf(sheet: Sheet): Promise<ISectionOptions[]> {
  const { sections, pictures = [], tables = [] } = sheet;
  const footers = { default: footerOf(sheet) };
  const names = numbered(sections);
  const drawn = [];
  for (const picture of pictures) drawn.push(...(await pictureOf(picture)));
  const wide = tables.filter((table) => table.wide);
  const margin = { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin };
  const first: ISectionOptions = {
    ...(sheet.cover && {
      properties: { page: { size: { width: PAGE.width, height: PAGE.height }, margin }, titlePage: true },
    }),
    footers: sheet.cover ? { ...footers, first: new Footer({ children: [new Paragraph("")] }) } : footers,
    children: [
      ...coverOf(sheet),
      ...(sheet.mark ? [paragraph(sheet.mark, { run: { bold: true, color: "9A3412" } })] : []),
      ...(sheet.cover
        ? []
        : [paragraph(sheet.title, { heading: HeadingLevel.TITLE, spacing: { after: 240 } })]),
      ...(sheet.head.length > 0 ? [tableOf(sheet)] : []),
      ...(sheet.preamble ? [paragraph(sheet.preamble, { spacing: { before: 240, after: 120 } })] : []),
      ...sections.flatMap(({ paragraphs }, at) => [
        headingOf(names[at] ?? "", at),
        ...paragraphs.map((one) => paragraph(one)),
      ]),
      ...drawn,
      ...tablesOf(tables.filter((table) => !table.wide)),
      ...(sheet.signaturesTitle
        ? [paragraph(sheet.signaturesTitle, { heading: HeadingLevel.HEADING_1, keepNext: true })]
        : []),
      ...sheet.signatures.flatMap(signature),
    ],
  };
  if (wide.length === 0) return [first];
  const flipped = {
    properties: {
      page: {
        size: { width: PAGE.width, height: PAGE.height, orientation: PageOrientation.LANDSCAPE },
        margin,
      },
    },
    footers,
    children: tablesOf(wide),
  };
  return [first, flipped];
}

/** Lays a paper out for word processors. */
export async function makeDocx(sheet: Sheet): Promise<Uint8Array> {
  const document = new Document({
    title: sheet.title,
    creator: sheet.cover?.lines[0]?.[1] ?? "",
    styles: {
      default: {
        document: {
          run: { size: 21, language: { value: sheet.lang, bidirectional: "ar-SA", eastAsia: "zh-CN" } },
        },
        title: { run: { size: 36, bold: true, color: "000000" } },
        heading1: {
          run: { size: 24, bold: true, color: "000000" },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
        heading2: { run: { size: 22, bold: true, color: "000000" } },
      },
    },
    sections: await partsOf(sheet),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
