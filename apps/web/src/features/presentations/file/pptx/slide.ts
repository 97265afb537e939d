import type { Slide } from "../../model/deck-doc.ts";
import {
  type ChartObject,
  isHeading,
  type LineObject,
  type PictureObject,
  type ShapeObject,
  type SlideObject,
  type TableObject,
  type TextObject,
  type TurnedBox,
} from "../../model/object.ts";
import {
  fillXml,
  frame,
  geometry,
  named,
  offset,
  type Page,
  type Parts,
  type Picture,
  relate,
  roundness,
} from "./page.ts";
import { CELL_PADDING, cellLook, cellRule, turnedChartXml, turnedTableXml } from "./turned.ts";
import { plainXml, type WordsLook, wordsXml } from "./words.ts";
import { emu, NAMESPACES, type Relation, schemeFill, xmlFile } from "./xml.ts";

const ANCHORS = { top: "t", middle: "ctr", bottom: "b" } as const;
/** The room between a shape's edge and its words, as in `deck.css`. */
const PADDING = { x: 24, y: 16 };

function bodyXml(object: TextObject | ShapeObject, { unknown }: Page): string {
  const [x, y] = object.kind === "shape" ? [emu(PADDING.x), emu(PADDING.y)] : [0, 0];
  const { size, colour, align, bold } = object;
  const look: WordsLook = { size, colour, align, bold, heading: isHeading(object), unknown };
  return (
    `<p:txBody><a:bodyPr wrap="square" lIns="${x}" tIns="${y}" rIns="${x}" bIns="${y}" rtlCol="0" ` +
    `anchor="${ANCHORS[object.valign]}"><a:noAutofit/></a:bodyPr><a:lstStyle/>${wordsXml(object.text, look)}</p:txBody>`
  );
}

function textXml(object: TextObject, page: Page): string {
  const isTitle = object.role === "title" && !page.hasTitle;
  page.hasTitle ||= isTitle;
  const kind = isTitle
    ? '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>'
    : '<p:cNvSpPr txBox="1"/><p:nvPr/>';
  return (
    `<p:sp><p:nvSpPr>${named(page, object)}${kind}</p:nvSpPr>` +
    `<p:spPr>${frame(object)}${geometry("rect")}<a:noFill/></p:spPr>${bodyXml(object, page)}</p:sp>`
  );
}

const SHAPE_NAMES: Readonly<Record<ShapeObject["shape"], string>> = {
  rectangle: "rect",
  round: "roundRect",
  ellipse: "ellipse",
  triangle: "triangle",
  diamond: "diamond",
  arrow: "rightArrow",
  star: "star5",
};

function shapeXml(object: ShapeObject, page: Page): string {
  const line =
    object.stroke === "none" || object.width === 0
      ? "<a:ln><a:noFill/></a:ln>"
      : `<a:ln w="${emu(object.width)}">${fillXml(object.stroke)}</a:ln>`;
  return (
    `<p:sp><p:nvSpPr>${named(page, object)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${frame(object)}` +
    geometry(SHAPE_NAMES[object.shape], object.shape === "round" ? roundness(object) : "") +
    `${fillXml(object.fill)}${line}</p:spPr>${bodyXml(object, page)}</p:sp>`
  );
}

/** A box this flat is a level or upright line, as on the stage. */
const FLAT = 12;

function lineXml(object: LineObject, page: Page): string {
  const { x, y, w, h, ends, width, turn } = object;
  const level = h <= FLAT;
  const upright = w <= FLAT;
  const box = {
    turn,
    x: upright ? x + w / 2 : x,
    y: level ? y + h / 2 : y,
    w: upright ? 0 : w,
    h: level ? 0 : h,
  };
  const flip = object.rising && !level && !upright ? ' flipV="1"' : "";
  const heads =
    (ends === "both" ? '<a:headEnd type="arrow"/>' : "") +
    (ends === "none" ? "" : '<a:tailEnd type="arrow"/>');
  return (
    `<p:cxnSp><p:nvCxnSpPr>${named(page, object)}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${frame(box, flip)}` +
    `${geometry("line")}<a:ln w="${emu(Math.max(1, width))}" cap="rnd">${schemeFill(object.colour)}` +
    `${object.dashed ? '<a:prstDash val="dash"/>' : ""}<a:round/>${heads}</a:ln></p:spPr></p:cxnSp>`
  );
}

/** A picture that fills its frame is cropped, one that is shown whole gets a smaller frame. */
function fitted(object: PictureObject, { width, height }: Picture): { box: TurnedBox; crop: string } {
  const { x, y, w, h, turn } = object;
  const scale = { x: w / width, y: h / height };
  if (object.fit === "contain") {
    const least = Math.min(scale.x, scale.y);
    const inner = { w: width * least, h: height * least };
    return { box: { ...inner, turn, x: x + (w - inner.w) / 2, y: y + (h - inner.h) / 2 }, crop: "" };
  }
  const most = Math.max(scale.x, scale.y);
  const cut = (size: number, room: number) =>
    Math.round(Math.max(0, (1 - room / (size * most)) / 2) * 100_000);
  const side = cut(width, w);
  const edge = cut(height, h);
  return { box: object, crop: `<a:srcRect l="${side}" t="${edge}" r="${side}" b="${edge}"/>` };
}

function pictureXml(object: SlideObject, page: Page): string {
  const picture = page.pictureOf(object);
  if (!picture) return "";
  const { box, crop } = object.kind === "picture" ? fitted(object, picture) : { box: object, crop: "" };
  const isRound = object.kind === "picture" && object.round;
  return (
    `<p:pic><p:nvPicPr>${named(page, object)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>` +
    `<p:blipFill><a:blip r:embed="${relate(page, "image", page.addPicture(picture))}"/>${crop}<a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${frame(box)}${isRound ? geometry("roundRect", roundness(box)) : geometry("rect")}</p:spPr></p:pic>`
  );
}

/** A table or a chart. Programs draw them upright, whatever angle the file says: turned ones are groups of shapes. */
const graphicFrame = (page: Page, object: SlideObject, uri: string, content: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr>${named(page, object)}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>` +
  `<p:xfrm>${offset(object)}</p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`;

function tableXml(object: TableObject, page: Page): string {
  if (object.turn !== 0) return turnedTableXml(object, page);
  const columns = object.rows[0]?.length ?? 1;
  const none = ["lnL", "lnR", "lnT"].map((side) => `<a:${side} w="0"><a:noFill/></a:${side}>`).join("");
  const x = emu(CELL_PADDING.x);
  const y = emu(CELL_PADDING.y);
  const cell = (text: string, isHead: boolean) => {
    const look = cellLook(object, isHead, page);
    const rule = cellRule(isHead);
    const line = `<a:lnB w="${emu(rule.width)}">${schemeFill(rule.colour)}</a:lnB>`;
    return (
      `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${plainXml(text, look)}</a:txBody>` +
      `<a:tcPr marL="${x}" marR="${x}" marT="${y}" marB="${y}" anchor="ctr">${none}${line}<a:noFill/></a:tcPr></a:tc>`
    );
  };
  const height = emu(object.h / object.rows.length);
  const rows = object.rows.map(
    (row, nth) =>
      `<a:tr h="${height}">${row.map((text) => cell(text, object.header && nth === 0)).join("")}</a:tr>`,
  );
  const grid = `<a:gridCol w="${emu(object.w / columns)}"/>`.repeat(columns);
  return graphicFrame(
    page,
    object,
    "table",
    `<a:tbl><a:tblPr firstRow="${object.header ? 1 : 0}"/><a:tblGrid>${grid}</a:tblGrid>${rows.join("")}</a:tbl>`,
  );
}

function chartFrame(object: ChartObject, page: Page): string {
  if (object.points.length === 0) return "";
  if (object.turn !== 0) return turnedChartXml(object, page);
  const id = relate(page, "chart", page.addChart(object));
  return graphicFrame(
    page,
    object,
    "chart",
    `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${id}"/>`,
  );
}

function objectXml(object: SlideObject, page: Page): string {
  if (object.kind === "text") return textXml(object, page);
  if (object.kind === "shape") return shapeXml(object, page);
  if (object.kind === "line") return lineXml(object, page);
  if (object.kind === "table") return tableXml(object, page);
  if (object.kind === "chart") return chartFrame(object, page);
  return pictureXml(object, page);
}

/** The root of a tree of shapes. */
export const SHAPE_TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
  '<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** A slide and what it refers to; its layout is the first of that. */
export function slideXml(slide: Slide, parts: Parts): { xml: string; relations: Relation[] } {
  const relations: Relation[] = [{ type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" }];
  const page: Page = { ...parts, relations, nextId: 1, hasTitle: false };
  const objects = slide.objects.map((object) => objectXml(object, page)).join("");
  return {
    relations,
    xml: xmlFile(
      `<p:sld ${NAMESPACES}><p:cSld><p:bg><p:bgPr>${schemeFill(slide.ground)}<a:effectLst/></p:bgPr></p:bg>` +
        `<p:spTree>${SHAPE_TREE}${objects}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
    ),
  };
}
