import {
  AREA_OPACITY,
  BAR_CORNER,
  CHART_LETTERS,
  chartMarks,
  DOT_RADIUS,
  KEY_SIDE,
  LINE_WIDTH,
  type Mark,
} from "../../model/chart-marks.ts";
import type { Colour } from "../../model/kinds.ts";
import type { Box, ChartObject, SlideObject, TableObject } from "../../model/object.ts";
import { DEGREE, frame, geometry, named, offset, type Page, roundness } from "./page.ts";
import { plainXml, type WordsLook } from "./words.ts";
import { emu, schemeColour, schemeFill } from "./xml.ts";

/** The room in the cells of a table, as in `deck.css`. */
export const CELL_PADDING = { x: 18, y: 12 } as const;

export const cellLook = ({ size }: TableObject, isHead: boolean, { unknown }: Page): WordsLook => ({
  size,
  colour: isHead ? "accent" : "ink",
  align: "start",
  bold: isHead,
  heading: false,
  unknown,
});

/** The line below a row. */
export const cellRule = (isHead: boolean): { width: number; colour: Colour } =>
  isHead ? { width: 3, colour: "accent" } : { width: 2, colour: "tint" };

const NO_LINE = "<a:ln><a:noFill/></a:ln>";
type Inside = {
  readonly box: Box;
  readonly shape: string;
  readonly fill: string;
  readonly line?: string;
  readonly words?: string;
};

function numbered(page: Page): string {
  page.nextId += 1;
  return `<p:cNvPr id="${page.nextId}" name=""/>`;
}

const shapeIn = (page: Page, { box, shape, fill, line = NO_LINE, words = "" }: Inside): string =>
  `<p:sp><p:nvSpPr>${numbered(page)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
  `<p:spPr>${frame({ ...box, turn: 0 })}${shape}${fill}${line}</p:spPr>${words}</p:sp>`;

const wordsBody = (content: string, { x, y, wrap }: { x: number; y: number; wrap: "square" | "none" }) =>
  `<p:txBody><a:bodyPr wrap="${wrap}" lIns="${emu(x)}" tIns="${emu(y)}" rIns="${emu(x)}" bIns="${emu(y)}" rtlCol="0" ` +
  `anchor="ctr"><a:noAutofit/></a:bodyPr><a:lstStyle/>${content}</p:txBody>`;

/** Shapes in the places they have on the slide, turned together about the middle of their object. */
function groupXml(object: SlideObject, page: Page, inside: () => string): string {
  const { x, y, w, h, turn } = object;
  const angle = ((turn + 360) % 360) * DEGREE;
  const own = `<a:chOff x="${emu(x)}" y="${emu(y)}"/><a:chExt cx="${emu(w)}" cy="${emu(h)}"/>`;
  return (
    `<p:grpSp><p:nvGrpSpPr>${named(page, object)}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    `<p:grpSpPr><a:xfrm rot="${angle}">${offset(object)}${own}</a:xfrm></p:grpSpPr>${inside()}</p:grpSp>`
  );
}

/** A table as its cells' words and the lines below its rows. */
export const turnedTableXml = (object: TableObject, page: Page): string =>
  groupXml(object, page, () => {
    const height = object.h / object.rows.length;
    const rows = object.rows.map((row, nth) => {
      const isHead = object.header && nth === 0;
      const width = object.w / row.length;
      const y = object.y + nth * height;
      const cells = row.map((text, column) =>
        shapeIn(page, {
          box: { x: object.x + column * width, y, w: width, h: height },
          shape: geometry("rect"),
          fill: "<a:noFill/>",
          words: wordsBody(plainXml(text, cellLook(object, isHead, page)), {
            ...CELL_PADDING,
            wrap: "square",
          }),
        }),
      );
      const rule = cellRule(isHead);
      return (
        cells.join("") +
        `<p:cxnSp><p:nvCxnSpPr>${numbered(page)}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr>` +
        `<p:spPr>${frame({ x: object.x, y: y + height, w: object.w, h: 0, turn: 0 })}${geometry("line")}` +
        `<a:ln w="${emu(rule.width)}">${schemeFill(rule.colour)}</a:ln></p:spPr></p:cxnSp>`
      );
    });
    return rows.join("");
  });

/** A way through points of the slide, in a box around them. */
function pathIn(spots: readonly { x: number; y: number }[], isClosed: boolean): { box: Box; shape: string } {
  const x = Math.min(...spots.map((spot) => spot.x));
  const y = Math.min(...spots.map((spot) => spot.y));
  const w = Math.max(...spots.map((spot) => spot.x)) - x;
  const h = Math.max(...spots.map((spot) => spot.y)) - y;
  const steps = spots.map((spot, nth) => {
    const step = nth === 0 ? "moveTo" : "lnTo";
    return `<a:${step}><a:pt x="${emu(spot.x - x)}" y="${emu(spot.y - y)}"/></a:${step}>`;
  });
  return {
    box: { x, y, w, h },
    shape:
      '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>' +
      `<a:path w="${emu(w)}" h="${emu(h)}"${isClosed ? "" : ' fill="none"'}>${steps.join("")}` +
      `${isClosed ? "<a:close/>" : ""}</a:path></a:pathLst></a:custGeom>`,
  };
}

/** An angle of a circle: shares of it from its top, in the file from its right. */
const angleOf = (share: number): number => Math.round(((share * 360 + 270) % 360) * DEGREE);
/** A share of a circle that is all of it: the shape of a piece would be none. */
const WHOLE = 0.9999;

function pieceShape({ from, part }: Extract<Mark, { kind: "piece" }>): string {
  if (part >= WHOLE) return geometry("ellipse");
  const ends = [from, from + part].map(
    (share, nth) => `<a:gd name="adj${nth + 1}" fmla="val ${angleOf(share)}"/>`,
  );
  return geometry("pie", ends.join(""));
}

/** The height of a line of words, and its part above the base line, in letter heights. */
const LINE = { height: 1.4, above: 1.06 } as const;

function markXml(mark: Mark, { x, y, w }: Box, page: Page): string {
  const at = (spot: { x: number; y: number }) => ({ x: x + spot.x, y: y + spot.y });
  const around = (spot: { x: number; y: number }, radius: number): Box => {
    const middle = at(spot);
    return { x: middle.x - radius, y: middle.y - radius, w: 2 * radius, h: 2 * radius };
  };
  switch (mark.kind) {
    case "bar": {
      const box = { ...at(mark), w: mark.w, h: mark.h };
      return shapeIn(page, {
        box,
        shape: geometry("roundRect", roundness(box, BAR_CORNER)),
        fill: schemeFill("accent"),
      });
    }
    case "area": {
      const feet = [mark.at.at(-1), mark.at[0]].flatMap((spot) =>
        spot ? [at({ x: spot.x, y: mark.foot })] : [],
      );
      const alpha = `<a:alpha val="${AREA_OPACITY * 100_000}"/>`;
      return shapeIn(page, {
        ...pathIn([...mark.at.map(at), ...feet], true),
        fill: `<a:solidFill>${schemeColour("tint", alpha)}</a:solidFill>`,
      });
    }
    case "line":
      return shapeIn(page, {
        ...pathIn(mark.at.map(at), false),
        fill: "<a:noFill/>",
        line: `<a:ln w="${emu(LINE_WIDTH)}" cap="rnd">${schemeFill("accent")}<a:round/></a:ln>`,
      });
    case "dot":
      return shapeIn(page, {
        box: around(mark, DOT_RADIUS),
        shape: geometry("ellipse"),
        fill: schemeFill("accent"),
      });
    case "piece":
      if (mark.part === 0) return "";
      return shapeIn(page, {
        box: around(mark, mark.radius),
        shape: pieceShape(mark),
        fill: schemeFill(mark.ink),
      });
    case "key": {
      const box = { ...at(mark), w: KEY_SIDE, h: KEY_SIDE };
      return shapeIn(page, {
        box,
        shape: geometry("roundRect", roundness(box, 6)),
        fill: schemeFill(mark.ink),
      });
    }
    case "words": {
      const spot = at(mark);
      const width = mark.anchor === "middle" ? w : Math.max(1, x + w - spot.x);
      const look: WordsLook = {
        size: CHART_LETTERS,
        colour: mark.ink,
        align: mark.anchor === "middle" ? "center" : "start",
        bold: mark.bold,
        heading: false,
        unknown: page.unknown,
      };
      return shapeIn(page, {
        box: {
          x: mark.anchor === "middle" ? spot.x - width / 2 : spot.x,
          y: spot.y - CHART_LETTERS * LINE.above,
          w: width,
          h: CHART_LETTERS * LINE.height,
        },
        shape: geometry("rect"),
        fill: "<a:noFill/>",
        words: wordsBody(plainXml(mark.text, look), { x: 0, y: 0, wrap: "none" }),
      });
    }
  }
}

/** A chart as it is drawn on the stage, out of shapes. */
export const turnedChartXml = (object: ChartObject, page: Page): string =>
  groupXml(object, page, () =>
    chartMarks(object, page.sayNumber)
      .map((mark) => markXml(mark, object, page))
      .join(""),
  );
