import type { HeadFace } from "../../model/kinds.ts";
import type { Look } from "../../model/look.ts";
import { paletteOf } from "../../stage/look.ts";
import { SHAPE_TREE } from "./slide.ts";
import { emu, NAMESPACES, schemeFill, xmlFile } from "./xml.ts";

/** What every computer with PowerPoint has, about as wide as our faces. */
const OFFICE_FACES: Readonly<Record<HeadFace, string>> = {
  bricolage: "Arial",
  instrument: "Arial",
  inter: "Arial",
  serif: "Cambria",
};

/** A theme: the deck's colours under the names of PowerPoint, its faces, and the plainest styles. */
export function themeXml(look: Look): string {
  const palette = paletteOf(look);
  const colours = {
    dk1: palette.ink,
    lt1: palette.ground,
    dk2: palette.soft,
    lt2: palette.surface,
    accent1: palette.accent,
    accent2: palette.second,
    accent3: palette.tint,
    accent4: palette.on_accent,
    accent5: palette.soft,
    accent6: palette.ink,
    hlink: palette.accent,
    folHlink: palette.soft,
  };
  const scheme = Object.entries(colours)
    .map(([name, hex]) => `<a:${name}><a:srgbClr val="${hex.slice(1).toUpperCase()}"/></a:${name}>`)
    .join("");
  const face = (name: HeadFace) =>
    `<a:latin typeface="${OFFICE_FACES[name]}"/><a:ea typeface=""/><a:cs typeface="${OFFICE_FACES[name]}"/>`;
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = (width: number) => `<a:ln w="${width}">${fill}</a:ln>`;
  return xmlFile(
    '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Deck"><a:themeElements>' +
      `<a:clrScheme name="Deck">${scheme}</a:clrScheme>` +
      `<a:fontScheme name="Deck"><a:majorFont>${face(look.headFace)}</a:majorFont><a:minorFont>${face(look.textFace)}</a:minorFont></a:fontScheme>` +
      `<a:fmtScheme name="Deck"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
      `<a:lnStyleLst>${[6_350, 12_700, 19_050].map(line).join("")}</a:lnStyleLst>` +
      `<a:effectStyleLst>${"<a:effectStyle><a:effectLst/></a:effectStyle>".repeat(3)}</a:effectStyleLst>` +
      `<a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`,
  );
}

const COLOUR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const BACKGROUND = `<p:bg><p:bgPr>${schemeFill("ground")}<a:effectLst/></p:bgPr></p:bg>`;

/** The place of a title that a member adds in PowerPoint; those of our slides have places of their own. */
const TITLE =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr>' +
  `<p:spPr><a:xfrm><a:off x="${emu(96)}" y="${emu(72)}"/><a:ext cx="${emu(1408)}" cy="${emu(120)}"/></a:xfrm>` +
  '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/><a:lstStyle/>' +
  "<a:p><a:endParaRPr/></a:p></p:txBody></p:sp>";

const level = (face: "mj" | "mn", size: number): string =>
  `<a:lvl1pPr algn="l"><a:buNone/><a:defRPr sz="${size}">${schemeFill("ink")}` +
  `<a:latin typeface="+${face}-lt"/><a:ea typeface="+${face}-ea"/><a:cs typeface="+${face}-cs"/></a:defRPr></a:lvl1pPr>`;

export const masterXml = (): string =>
  xmlFile(
    `<p:sldMaster ${NAMESPACES}><p:cSld>${BACKGROUND}<p:spTree>${SHAPE_TREE}${TITLE}</p:spTree></p:cSld>${COLOUR_MAP}` +
      '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>' +
      `<p:txStyles><p:titleStyle>${level("mj", 3_600)}</p:titleStyle><p:bodyStyle>${level("mn", 1_800)}</p:bodyStyle>` +
      `<p:otherStyle>${level("mn", 1_800)}</p:otherStyle></p:txStyles></p:sldMaster>`,
  );

export const layoutXml = (): string =>
  xmlFile(
    `<p:sldLayout ${NAMESPACES} type="titleOnly" preserve="1"><p:cSld name="Deck"><p:spTree>${SHAPE_TREE}${TITLE}</p:spTree></p:cSld>` +
      "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>",
  );

/** The page that notes are printed on: the slide above, the words below. */
const NOTES_PLACES = {
  image: { type: 'type="sldImg"', name: "Slide Image", x: 685_800, y: 1_143_000, w: 5_486_400, h: 3_086_100 },
  words: { type: 'type="body" idx="1"', name: "Notes", x: 685_800, y: 4_400_550, w: 5_486_400, h: 3_600_450 },
} as const;

const imagePlace = (spot: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${NOTES_PLACES.image.name}"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>` +
  `<p:nvPr><p:ph ${NOTES_PLACES.image.type}/></p:nvPr></p:nvSpPr><p:spPr>${spot}</p:spPr></p:sp>`;
const wordsPlace = (spot: string, words: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="3" name="${NOTES_PLACES.words.name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
  `<p:nvPr><p:ph ${NOTES_PLACES.words.type}/></p:nvPr></p:nvSpPr><p:spPr>${spot}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${words}</p:txBody></p:sp>`;
const spotOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;

export const notesMasterXml = (): string =>
  xmlFile(
    `<p:notesMaster ${NAMESPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>` +
      `<p:spTree>${SHAPE_TREE}${imagePlace(spotOf(NOTES_PLACES.image))}${wordsPlace(spotOf(NOTES_PLACES.words), "<a:p><a:endParaRPr/></a:p>")}</p:spTree></p:cSld>${COLOUR_MAP}` +
      '<p:notesStyle><a:lvl1pPr><a:defRPr sz="1200"/></a:lvl1pPr></p:notesStyle></p:notesMaster>',
  );

/** The notes of a slide, a paragraph a line; `paragraphs` are written already. */
export const notesXml = (paragraphs: string): string =>
  xmlFile(
    `<p:notes ${NAMESPACES}><p:cSld><p:spTree>${SHAPE_TREE}${imagePlace("")}${wordsPlace("", paragraphs)}</p:spTree></p:cSld>` +
      "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>",
  );
