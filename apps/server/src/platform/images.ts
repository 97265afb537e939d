import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { Fail } from "#platform/errors.ts";
import { isolated } from "#platform/isolated/isolated.ts";

/** Pictures that are taken in; told by their bytes, never by their name. */
const TYPES = new Set(["image/jpeg", "image/png", "image/webp"]);
/** The beginning of a file, in bytes, by which nearly every type is told in a moment. */
const BEGINNING = 512 * 1024;
const CONTAINER = { type: "application/zip", signature: Buffer.from("504b0304", "hex") };
/** A type alone: sound in Ogg files is told with its codec. */
const withoutParameters = (type: string | null | undefined): string | null => type?.split(";")[0] ?? null;
/**
 * The type of a file, told by its bytes. What is packed in a ZIP file stands anywhere in it, and a beginning may hold
 * nothing but remarks: looking further may take long, so that is done apart.
 */
async function sniff(bytes: Buffer): Promise<string | null> {
  const isContainer = bytes.subarray(0, CONTAINER.signature.length).equals(CONTAINER.signature);
  const { fileTypeFromBuffer } = await import("file-type");
  const found = isContainer ? undefined : await fileTypeFromBuffer(bytes.subarray(0, BEGINNING));
  if (found || (!isContainer && bytes.length <= BEGINNING)) return withoutParameters(found?.mime);
  const type = await isolated("fileType", { bytes }).catch(() => (isContainer ? CONTAINER.type : null));
  return withoutParameters(type);
}
const PIXELS_MAX = 40_000_000;

/** What a picture is turned into: cropped to exactly this many pixels. */
export type PictureFormat = {
  width: number;
  height: number;
  type: "image/jpeg" | "image/webp";
  quality: number;
};

/**
 * Takes a picture in: sniffs its real type, limits its pixels, turns it upright, re-encodes it without metadata.
 * Throws `unsupported_type` for anything else.
 */
export async function takePicture(bytes: Buffer, format: PictureFormat): Promise<Buffer> {
  const found = await sniff(bytes);
  if (!found || !TYPES.has(found)) throw new Fail("unsupported_type");
  // Loaded when the first picture comes: sharp costs 22 MB.
  const { default: sharp } = await import("sharp");
  const { width, height, type, quality } = format;
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error", animated: false })
      .rotate()
      .resize(width, height, { fit: "cover" })
      .flatten({ background: "#ffffff" });
    return await (type === "image/jpeg"
      ? picture.jpeg({ quality, mozjpeg: true })
      : picture.webp({ quality })
    ).toBuffer();
  } catch (error) {
    throw Object.assign(new Fail("unsupported_type"), { cause: error });
  }
}

/** The pixel size of a picture and its real type; null if it is none that is taken in. */
export async function measurePicture(
  bytes: Buffer,
): Promise<{ width: number; height: number; type: string } | null> {
  const found = await sniff(bytes);
  if (!found || !TYPES.has(found)) return null;
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width && height ? { width, height, type: found } : null;
}

const SHOWN_TYPES = new Set([...TYPES, "image/gif"]);

/** A picture as it is shown: no side longer than `side` pixels, upright, without metadata; the first frame only. */
export type FittedPicture = { bytes: Buffer; width: number; height: number };

/**
 * Takes a picture in to be shown as a whole, in two sizes at once. Throws `unsupported_type` for anything else.
 */
export async function fitPicture(bytes: Buffer, sides: readonly number[]): Promise<FittedPicture[]> {
  const found = await sniff(bytes);
  if (!found || !SHOWN_TYPES.has(found)) throw new Fail("unsupported_type");
  const { default: sharp } = await import("sharp");
  try {
    return await Promise.all(
      sides.map(async (side) => {
        const { data, info } = await sharp(bytes, {
          limitInputPixels: PIXELS_MAX,
          failOn: "error",
          animated: false,
        })
          .rotate()
          .resize(side, side, { fit: "inside", withoutEnlargement: true })
          .webp({ quality: 82 })
          .toBuffer({ resolveWithObject: true });
        return { bytes: data, width: info.width, height: info.height };
      }),
    );
  } catch (error) {
    throw Object.assign(new Fail("unsupported_type"), { cause: error });
  }
}

/** The type of a file on disk as its beginning tells it; null where that is not enough. */
export async function typeOfBeginning(path: string): Promise<string | null> {
  const { fileTypeFromBuffer } = await import("file-type");
  const beginning = createReadStream(path, { end: BEGINNING - 1 });
  return withoutParameters((await fileTypeFromBuffer(await buffer(beginning)))?.mime);
}

/** The type of a file as its bytes tell it; null for plain text and for what nobody knows. */
export const typeOf = (bytes: Buffer): Promise<string | null> => sniff(bytes);
