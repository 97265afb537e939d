import { strToU8, zipSync } from "fflate";
import type { Deck } from "../../model/deck.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "../../model/kinds.ts";
import type { SlideObject } from "../../model/object.ts";
import { chartXml, workbookOf } from "./chart.ts";
import type { Picture } from "./page.ts";
import { slideXml } from "./slide.ts";
import { layoutXml, masterXml, notesMasterXml, notesXml, themeXml } from "./theme.ts";
import { emu, escapeXml, NAMESPACES, type Relation, relationsFile, xmlFile } from "./xml.ts";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const CORE = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";

export type PptxContent = {
  readonly title: string;
  readonly deck: Deck;
  readonly pictureOf: (object: SlideObject) => Picture | null;
  readonly nameOf: (object: SlideObject) => string;
  /** Stands for text that this version does not know. */
  readonly unknown: string;
  readonly sayNumber: (value: number) => string;
  readonly now: Date;
};

/** The files of a package and what they are. */
class Package {
  readonly #files: Record<string, Uint8Array> = {};
  readonly #types: string[] = [];
  readonly #stored = new Map<Picture, string>();
  #charts = 0;

  /** Adds a file of XML of a type, with what it refers to. */
  add(path: string, type: string, xml: string, relations: readonly Relation[] = []): void {
    this.#files[path] = strToU8(xml);
    this.#types.push(`<Override PartName="/${path}" ContentType="${type}"/>`);
    if (relations.length > 0) this.relate(path, relations);
  }

  relate(path: string, relations: readonly Relation[]): void {
    const nameAt = path.lastIndexOf("/") + 1;
    const folder = path.slice(0, nameAt);
    const name = path.slice(nameAt);
    this.#files[`${folder}_rels/${name}.rels`] = strToU8(relationsFile(relations));
  }

  /** Adds a picture once, however many slides show it. */
  addPicture(picture: Picture): string {
    const name = this.#stored.get(picture) ?? `image${this.#stored.size + 1}.${picture.type}`;
    this.#stored.set(picture, name);
    this.#files[`ppt/media/${name}`] = picture.bytes;
    return `../media/${name}`;
  }

  addChart(chart: Extract<SlideObject, { kind: "chart" }>): string {
    this.#charts += 1;
    const name = `chart${this.#charts}`;
    this.#files[`ppt/embeddings/${name}.xlsx`] = workbookOf(chart.points);
    this.add(`ppt/charts/${name}.xml`, `${OFFICE}.drawingml.chart+xml`, chartXml(chart), [
      { type: "package", target: `../embeddings/${name}.xlsx` },
    ]);
    return `../charts/${name}.xml`;
  }

  zipped(): Uint8Array<ArrayBuffer> {
    const defaults = [
      ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
      ["xml", "application/xml"],
      ["png", "image/png"],
      ["jpeg", "image/jpeg"],
      ["xlsx", `${OFFICE}.spreadsheetml.sheet`],
    ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
    const types = xmlFile(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join("")}${this.#types.join("")}</Types>`,
    );
    // The list of types comes first, as programs expect it.
    return zipSync({
      "[Content_Types].xml": strToU8(types),
      ...this.#files,
    }) as Uint8Array<ArrayBuffer>; // fflate allocates it itself
  }
}

const notesWords = (notes: string): string =>
  notes
    .split("\n")
    .map((line) => `<a:p>${line ? `<a:r><a:t>${escapeXml(line)}</a:t></a:r>` : ""}<a:endParaRPr/></a:p>`)
    .join("");

/** Writes a deck as a PowerPoint file. */
export function writePptx({ title, deck, now, ...parts }: PptxContent): Uint8Array<ArrayBuffer> {
  const made = new Package();
  const type = (name: string) => `${OFFICE}.presentationml.${name}+xml`;
  const relations: Relation[] = [
    { type: "slideMaster", target: "slideMasters/slideMaster1.xml" },
    { type: "notesMaster", target: "notesMasters/notesMaster1.xml" },
    { type: "theme", target: "theme/theme1.xml" },
  ];
  const ids: string[] = [];
  for (const [nth, slide] of deck.slides.entries()) {
    const number = nth + 1;
    const written = slideXml(slide, {
      ...parts,
      addPicture: (picture) => made.addPicture(picture),
      addChart: (chart) => made.addChart(chart),
    });
    if (slide.notes.trim()) {
      written.relations.push({ type: "notesSlide", target: `../notesSlides/notesSlide${number}.xml` });
      made.add(
        `ppt/notesSlides/notesSlide${number}.xml`,
        type("notesSlide"),
        notesXml(notesWords(slide.notes)),
        [
          { type: "notesMaster", target: "../notesMasters/notesMaster1.xml" },
          { type: "slide", target: `../slides/slide${number}.xml` },
        ],
      );
    }
    made.add(`ppt/slides/slide${number}.xml`, type("slide"), written.xml, written.relations);
    relations.push({ type: "slide", target: `slides/slide${number}.xml` });
    ids.push(`<p:sldId id="${256 + nth}" r:id="rId${relations.length}"/>`);
  }
  made.add(
    "ppt/presentation.xml",
    type("presentation.main"),
    xmlFile(
      `<p:presentation ${NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>` +
        `<p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${ids.join("")}</p:sldIdLst>` +
        `<p:sldSz cx="${emu(SLIDE_WIDTH)}" cy="${emu(SLIDE_HEIGHT)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    ),
    relations,
  );
  made.add("ppt/slideMasters/slideMaster1.xml", type("slideMaster"), masterXml(), [
    { type: "slideLayout", target: "../slideLayouts/slideLayout1.xml" },
    { type: "theme", target: "../theme/theme1.xml" },
  ]);
  made.add("ppt/slideLayouts/slideLayout1.xml", type("slideLayout"), layoutXml(), [
    { type: "slideMaster", target: "../slideMasters/slideMaster1.xml" },
  ]);
  made.add("ppt/notesMasters/notesMaster1.xml", type("notesMaster"), notesMasterXml(), [
    { type: "theme", target: "../theme/theme2.xml" },
  ]);
  // A theme belongs to one master: that of the notes has a copy.
  for (const name of ["theme1", "theme2"])
    made.add(`ppt/theme/${name}.xml`, `${OFFICE}.theme+xml`, themeXml(deck));
  const time = now.toISOString().replace(/\.\d+Z$/, "Z");
  made.add(
    "docProps/core.xml",
    "application/vnd.openxmlformats-package.core-properties+xml",
    xmlFile(
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
        `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title>` +
        `<dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created></cp:coreProperties>`,
    ),
  );
  made.relate("", [
    { type: "officeDocument", target: "ppt/presentation.xml" },
    { type: CORE, target: "docProps/core.xml" },
  ]);
  return made.zipped();
}
