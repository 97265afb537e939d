import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OpenDocument } from "#features/documents/public.ts";
import { download, fileName } from "#platform/copy-and-download.ts";
import type { Deck } from "../model/deck.ts";
import type { SlideObject } from "../model/object.ts";
import { ICON_SHAPES } from "../stage/icons.ts";
import { paletteOf } from "../stage/look.ts";
import { bytesOf, canvasOf, pictureUrls } from "./drawing.ts";
import type { Picture } from "./pptx/page.ts";
import { type PptxContent, writePptx } from "./pptx/write.ts";

/** The side of the largest picture in the file, in pixels: enough for a slide on a large screen. */
const SIDE = 2_560;
const JPEG_QUALITY = 0.9;

const isOpaque = (canvas: HTMLCanvasElement): boolean => {
  const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
};

async function pictureOf(url: string): Promise<Picture> {
  const canvas = await canvasOf(url, SIDE);
  const type = isOpaque(canvas) ? "jpeg" : "png";
  const { bytes } = await bytesOf(canvas, `image/${type}`, JPEG_QUALITY);
  return { bytes, type, width: canvas.width, height: canvas.height };
}

/** An icon in the frame and the colour that it has on its slide. */
async function iconOf(object: Extract<SlideObject, { kind: "icon" }>, colour: string): Promise<Picture> {
  const { w: width, h: height } = object;
  const drawing = createElement(ICON_SHAPES[object.icon], { width, height, color: colour, strokeWidth: 1.5 });
  const url = URL.createObjectURL(new Blob([renderToStaticMarkup(drawing)], { type: "image/svg+xml" }));
  try {
    return await pictureOf(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Everything of a deck that is drawn for PowerPoint, by the ids of objects. What fails is left out. */
async function drawn(open: OpenDocument, deck: Deck): Promise<ReadonlyMap<string, Picture>> {
  const byAsset = new Map<string, Picture>();
  for (const [asset, url] of await pictureUrls(open, deck)) {
    const picture = await pictureOf(url).catch(() => null);
    if (picture) byAsset.set(asset, picture);
  }
  const palette = paletteOf(deck);
  const pictures = new Map<string, Picture>();
  for (const object of deck.slides.flatMap(({ objects }) => objects)) {
    const asset = object.kind === "picture" && object.asset ? byAsset.get(object.asset) : undefined;
    if (asset) pictures.set(object.id, asset);
    if (object.kind !== "icon") continue;
    const icon = await iconOf(object, palette[object.colour]).catch(() => null);
    if (icon) pictures.set(object.id, icon);
  }
  return pictures;
}

/** Makes a PowerPoint file of a deck in the browser and hands it to the member. */
export async function savePptx(
  open: OpenDocument,
  deck: Deck,
  words: Pick<PptxContent, "nameOf" | "unknown" | "sayNumber">,
): Promise<void> {
  const pictures = await drawn(open, deck);
  const { title } = open.info;
  const file = writePptx({
    ...words,
    title,
    deck,
    pictureOf: ({ id }) => pictures.get(id) ?? null,
    now: new Date(),
  });
  const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
  download(`${fileName(title, "presentation")}.pptx`, new Blob([file], { type }));
}
