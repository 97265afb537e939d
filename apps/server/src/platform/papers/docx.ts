import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
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

/** `figures`: what stands behind the first column ends in one line below the other. */
const tableOf = ({ head, rows }: Pick<Sheet, "head" | "rows">, figures = false): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows].map(
      (cells, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: cells.map(
            (cell, column) =>
              new TableCell({
                width: { size: 100 / cells.length, type: WidthType.PERCENTAGE },
                margins: { top: 80, bottom: 80, left: 120, right: 120 },
                children: [
                  paragraph(cell, {
                    ...(figures && column > 0 && { alignment: AlignmentType.END }),
                    spacing: { after: 0 },
                    run: { bold: at === 0 },
                  }),
                ],
              }),
          ),
        }),
    ),
  });

const LINE = { bottom: { style: BorderStyle.SINGLE, size: 4, color: "808080" } };

const signature = ({ name, lines, line }: Sheet["signatures"][number]): Paragraph[] => [
  ...(line ? [new Paragraph({ border: LINE, spacing: { before: 720, after: 60 } })] : []),
  paragraph(name, { keepNext: true, spacing: { before: line ? 0 : 240, after: 40 }, run: { bold: true } }),
  ...lines.map((one) => paragraph(one, { spacing: { after: 40 }, run: { size: 18 } })),
];

const PICTURE = { width: 600, height: 167 };
/** Twice as fine as it is shown. */
const FINE = 2;

/** Word processors show SVG differently or not at all: a picture goes along as PNG. */
async function pictureOf({ title, svg, alt }: NonNullable<Sheet["picture"]>): Promise<Paragraph[]> {
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

/** Lays a paper out for word processors. */
export async function makeDocx(sheet: Sheet): Promise<Uint8Array> {
  const document = new Document({
    title: sheet.title,
    creator: "",
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
      },
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({ text: `${sheet.footer} · `, size: 16, color: "5A5A5A" }),
                  new TextRun({
                    children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
                    size: 16,
                    color: "5A5A5A",
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...(sheet.mark ? [paragraph(sheet.mark, { run: { bold: true, color: "9A3412" } })] : []),
          paragraph(sheet.title, { heading: HeadingLevel.TITLE, spacing: { after: 240 } }),
          ...(sheet.head.length > 0 ? [tableOf(sheet)] : []),
          ...(sheet.preamble ? [paragraph(sheet.preamble, { spacing: { before: 240, after: 120 } })] : []),
          ...sheet.sections.flatMap(({ title, paragraphs }, at) => [
            paragraph(`${at + 1}. ${title}`, { heading: HeadingLevel.HEADING_1, keepNext: true }),
            ...paragraphs.map((one) => paragraph(one)),
          ]),
          ...(sheet.picture ? await pictureOf(sheet.picture) : []),
          ...(sheet.tables ?? []).flatMap((table) => [
            paragraph(table.title, { heading: HeadingLevel.HEADING_2, keepNext: true }),
            tableOf(table, true),
          ]),
          ...(sheet.signaturesTitle
            ? [paragraph(sheet.signaturesTitle, { heading: HeadingLevel.HEADING_1, keepNext: true })]
            : []),
          ...sheet.signatures.flatMap(signature),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
