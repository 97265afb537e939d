import { strToU8, zipSync } from "fflate";
import { PIECE_INKS } from "../../model/chart-marks.ts";
import type { ChartObject, Point } from "../../model/object.ts";
import { escapeXml, relationsFile, schemeFill, xmlFile } from "./xml.ts";

/** The letters of a chart, in hundredths of a point. */
const LETTERS = 1_320;

const words = (colour: "ink" | "soft", bold = false): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${LETTERS}" b="${bold ? 1 : 0}">` +
  `${schemeFill(colour)}</a:defRPr></a:pPr><a:endParaRPr/></a:p></c:txPr>`;
const labels = (position: string): string =>
  `<c:dLbls>${words("ink", true)}${position}<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/>` +
  '<c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>';

const dataXml = (points: readonly Point[]): string => {
  const cells = (column: string) => `Sheet1!$${column}$1:$${column}$${points.length}`;
  const count = `<c:ptCount val="${points.length}"/>`;
  const all = (say: (point: Point) => string) =>
    points.map((point, nth) => `<c:pt idx="${nth}"><c:v>${say(point)}</c:v></c:pt>`).join("");
  return (
    `<c:cat><c:strRef><c:f>${cells("A")}</c:f><c:strCache>${count}${all(({ label }) => escapeXml(label))}</c:strCache></c:strRef></c:cat>` +
    `<c:val><c:numRef><c:f>${cells("B")}</c:f><c:numCache><c:formatCode>General</c:formatCode>${count}${all(({ value }) => String(value))}</c:numCache></c:numRef></c:val>`
  );
};

const AXES =
  '<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/>' +
  '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>' +
  `<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${words("soft")}<c:crossAx val="2"/><c:crosses val="autoZero"/></c:catAx>` +
  '<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="1"/><c:axPos val="l"/>' +
  '<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="none"/>' +
  '<c:crossAx val="1"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>';
const AXIS_IDS = '<c:axId val="1"/><c:axId val="2"/>';
const SERIES = '<c:idx val="0"/><c:order val="0"/>';

const PLOTS: Readonly<Record<ChartObject["chart"], (points: readonly Point[]) => string>> = {
  bar: (points) =>
    '<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>' +
    `<c:ser>${SERIES}<c:spPr>${schemeFill("accent")}</c:spPr><c:invertIfNegative val="0"/>` +
    `${labels('<c:dLblPos val="outEnd"/>')}${dataXml(points)}</c:ser><c:gapWidth val="47"/>${AXIS_IDS}</c:barChart>${AXES}`,
  line: (points) =>
    `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/><c:ser>${SERIES}` +
    `<c:spPr><a:ln w="45720" cap="rnd">${schemeFill("accent")}<a:round/></a:ln></c:spPr>` +
    `<c:marker><c:symbol val="circle"/><c:size val="9"/><c:spPr>${schemeFill("accent")}<a:ln><a:noFill/></a:ln></c:spPr></c:marker>` +
    `${labels('<c:dLblPos val="t"/>')}${dataXml(points)}<c:smooth val="0"/></c:ser><c:marker val="1"/>${AXIS_IDS}</c:lineChart>${AXES}`,
  pie: (points) =>
    `<c:pieChart><c:varyColors val="1"/><c:ser>${SERIES}${points
      .map(
        (_point, nth) =>
          `<c:dPt><c:idx val="${nth}"/><c:bubble3D val="0"/><c:spPr>${schemeFill(PIECE_INKS[nth % PIECE_INKS.length] ?? "accent")}</c:spPr></c:dPt>`,
      )
      .join(
        "",
      )}${labels('<c:dLblPos val="outEnd"/>')}${dataXml(points)}</c:ser><c:firstSliceAng val="0"/></c:pieChart>`,
};

/** A chart with its numbers, to be changed in PowerPoint; `rId1` is its workbook. */
export function chartXml({ chart, points }: ChartObject): string {
  const legend =
    chart === "pie" ? `<c:legend><c:legendPos val="r"/><c:overlay val="0"/>${words("ink")}</c:legend>` : "";
  return xmlFile(
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
      '<c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>' +
      `${PLOTS[chart](points)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
      '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>',
  );
}

/** The workbook of a chart: names in its first column, numbers in its second. */
export function workbookOf(points: readonly Point[]): Uint8Array<ArrayBuffer> {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const base = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const rows = points.map(
    ({ label, value }, nth) =>
      `<row r="${nth + 1}"><c r="A${nth + 1}" t="inlineStr"><is><t>${escapeXml(label)}</t></is></c>` +
      `<c r="B${nth + 1}"><v>${value}</v></c></row>`,
  );
  const files: Record<string, string> = {
    "[Content_Types].xml": xmlFile(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${base}.sheet.main+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${base}.worksheet+xml"/></Types>`,
    ),
    "_rels/.rels": relationsFile([{ type: "officeDocument", target: "xl/workbook.xml" }]),
    "xl/workbook.xml": xmlFile(
      `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">` +
        '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    "xl/_rels/workbook.xml.rels": relationsFile([{ type: "worksheet", target: "worksheets/sheet1.xml" }]),
    "xl/worksheets/sheet1.xml": xmlFile(
      `<worksheet ${main}><sheetData>${rows.join("")}</sheetData></worksheet>`,
    ),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>; // fflate allocates it itself
}
