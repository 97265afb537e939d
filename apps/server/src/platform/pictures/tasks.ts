import sharp, { type Sharp } from "sharp";
import { PIXELS_MAX, type PictureFormat, REFUSALS, withEnd } from "#platform/pictures/picture-rules.ts";

/** Decoded pixels are not kept for the next picture: it is another one. */
sharp.cache(false);

/** A picture as it is shown: no side longer than asked, upright, without metadata; the first frame only. */
type FittedPicture = { bytes: Uint8Array; width: number; height: number };

/** Opens a picture for decoding. Throws one of `REFUSALS`. */
async function openPicture(given: Uint8Array): Promise<Sharp> {
  const { bytes, failOn } = withEnd(given);
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX.shrunkOnLoad, failOn, animated: false });
  const { width, height, format, isProgressive } = await picture.metadata().catch((error: Error) => {
    throw new Error(/pixel limit/i.test(error.message) ? REFUSALS.tooLarge : REFUSALS.damaged);
  });
  const isShrunk = format === "jpeg" && !isProgressive;
  if (width * height > (isShrunk ? PIXELS_MAX.shrunkOnLoad : PIXELS_MAX.whole))
    throw new Error(REFUSALS.tooLarge);
  return picture;
}

/** Decodes what was opened. Throws `REFUSALS.damaged`. */
const decoded = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw new Error(REFUSALS.damaged);
  });

async function crop({ bytes, format }: { bytes: Uint8Array; format: PictureFormat }): Promise<Uint8Array> {
  const { width, height, quality } = format;
  const picture = (await openPicture(bytes))
    .rotate()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .webp({ quality });
  return decoded(picture.toBuffer());
}

async function measure({ bytes }: { bytes: Uint8Array }): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: PIXELS_MAX.shrunkOnLoad }).metadata();
  return { width, height };
}

/** Decodes once: smaller sizes are made of the largest. */
async function fit({
  bytes,
  sides,
}: {
  bytes: Uint8Array;
  sides: readonly number[];
}): Promise<FittedPicture[]> {
  const largest = Math.max(...sides);
  const picture = (await openPicture(bytes))
    .rotate()
    .resize(largest, largest, { fit: "inside", withoutEnlargement: true })
    .raw();
  const { data, info } = await decoded(picture.toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const fitted: FittedPicture[] = [];
  for (const side of sides) {
    const one = await sharp(data, { raw: { width, height, channels } })
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    fitted.push({ bytes: one.data, width: one.info.width, height: one.info.height });
  }
  return fitted;
}

/** A picture as a disc. */
async function disc({ bytes, size }: { bytes: Uint8Array; size: number }): Promise<Uint8Array> {
  const radius = size / 2;
  const mask = `<svg width="${size}" height="${size}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></svg>`;
  return sharp(bytes, { limitInputPixels: PIXELS_MAX.whole })
    .resize(size, size, { fit: "cover" })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
}

type Drawing = {
  svg: Uint8Array;
  width: number;
  height: number;
  density?: number;
  /** What the drawing stands on; transparent unless told. */
  ground?: string;
  /** A picture on top of it, and where. */
  over?: { bytes: Uint8Array; left: number; top: number } | null;
  /** Few colours: smaller. */
  palette?: boolean;
};

/** Our own drawing in pixels. */
async function draw({ svg, width, height, density, ground, over, palette }: Drawing): Promise<Uint8Array> {
  const drawn = sharp(svg, density ? { density } : {})
    .resize(width, height, { fit: "fill" })
    .composite(over ? [{ input: Buffer.from(over.bytes), left: over.left, top: over.top }] : []);
  return (ground ? drawn.flatten({ background: ground }) : drawn)
    .png({ compressionLevel: 9, palette: palette ?? false })
    .toBuffer();
}

/** What is done with pictures, in a process of its own. */
export const pictureTasks = { crop, measure, fit, disc, draw };
export type PictureTasks = typeof pictureTasks;
