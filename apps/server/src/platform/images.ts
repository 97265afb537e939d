import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { Fail } from "#platform/errors.ts";
import { isolated } from "#platform/isolated/isolated.ts";
import type { PictureFormat } from "#platform/pictures/picture-rules.ts";
import { pictures, withPicture } from "#platform/pictures/pictures.ts";

/** Pictures that are taken in; told by their bytes, never by their name. */
const TYPES = new Set(["image/jpeg", "image/png", "image/webp"]);
/** Leading bytes of a file by which nearly every type is detected quickly. */
const BEGINNING = 512 * 1024;
const CONTAINER = { type: "application/zip", signature: Buffer.from("504b0304", "hex") };
/** The MIME type without parameters: audio in Ogg files is detected with its codec. */
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

/**
 * Takes a picture in: sniffs its real type, limits its pixels, turns it upright, re-encodes it without metadata.
 * Throws `unsupported_type` for anything else, and what `withPicture` throws.
 */
export async function takePicture(bytes: Buffer, format: PictureFormat): Promise<Buffer> {
  const found = await sniff(bytes);
  if (!found || !TYPES.has(found)) throw new Fail("unsupported_type");
  return Buffer.from(await withPicture(pictures.run("crop", { bytes, format })));
}

/** The pixel size of a picture and its real type; null if it is none that is taken in. */
export async function measurePicture(
  bytes: Buffer,
): Promise<{ width: number; height: number; type: string } | null> {
  const found = await sniff(bytes);
  if (!found || !TYPES.has(found)) return null;
  const { width, height } = await pictures.run("measure", { bytes }).catch(() => ({ width: 0, height: 0 }));
  return width && height ? { width, height, type: found } : null;
}

const SHOWN_TYPES = new Set([...TYPES, "image/gif"]);

/** A picture as it is shown: no side longer than asked, upright, without metadata; the first frame only. */
export type FittedPicture = { bytes: Buffer; width: number; height: number };

/**
 * Takes a picture in to be shown as a whole, in several sizes at once. Throws `unsupported_type` for anything else, and what
 * `withPicture` throws.
 */
export async function fitPicture(bytes: Buffer, sides: readonly number[]): Promise<FittedPicture[]> {
  const found = await sniff(bytes);
  if (!found || !SHOWN_TYPES.has(found)) throw new Fail("unsupported_type");
  const fitted = await withPicture(pictures.run("fit", { bytes, sides }));
  return fitted.map((one) => ({ ...one, bytes: Buffer.from(one.bytes) }));
}

/** The type of a file on disk as its beginning tells it; null where that is not enough. */
export async function typeOfBeginning(path: string): Promise<string | null> {
  const { fileTypeFromBuffer } = await import("file-type");
  const beginning = createReadStream(path, { end: BEGINNING - 1 });
  return withoutParameters((await fileTypeFromBuffer(await buffer(beginning)))?.mime);
}

/** The MIME type detected from the content; null for plain text and unknown types. */
export const typeOf = (bytes: Buffer): Promise<string | null> => sniff(bytes);
