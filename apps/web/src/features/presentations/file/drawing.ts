import type { OpenDocument } from "#features/documents/public.ts";
import type { Deck } from "../model/deck.ts";

/** Draws a picture on a canvas, at most so large. Pages may not read object URLs by themselves. */
export async function canvasOf(url: string, side: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** What a canvas shows, as the bytes of a picture. */
export async function bytesOf(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!drawn) throw new Error("The picture could not be drawn");
  return { type: drawn.type, bytes: new Uint8Array(await drawn.arrayBuffer()) };
}

/** The addresses of a deck's pictures. A picture that is gone is missing in a file as it is on the slide. */
export async function pictureUrls(open: OpenDocument, deck: Deck): Promise<Map<string, string>> {
  const names = new Set(
    deck.slides.flatMap(({ objects }) =>
      objects.flatMap((object) => (object.kind === "picture" && object.asset ? [object.asset] : [])),
    ),
  );
  const urls = new Map<string, string>();
  for (const name of names) {
    const url = await open.assetUrl(name).catch(() => null);
    if (url) urls.set(name, url);
  }
  return urls;
}
