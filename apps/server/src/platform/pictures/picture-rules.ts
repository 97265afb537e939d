/** What a picture is turned into: a WebP, cropped to exactly this many pixels. */
export type PictureFormat = { width: number; height: number; quality: number };
/** The picture of a member or a group: over twice the pixels of the largest place that shows it. */
export const AVATAR: PictureFormat = { width: 256, height: 256, quality: 82 };
/**
 * Larger pictures are refused before they are decoded. A JPEG whose lines come one after the other is shrunk while it is read;
 * of all others the whole picture is in memory, which has to stay below the limit of this process.
 */
export const PIXELS_MAX = { shrunkOnLoad: 220_000_000, whole: 64_000_000 } as const;

/** Why a picture is refused, in the words in which its process reports it. */
export const REFUSALS = { tooLarge: "too many pixels", damaged: "damaged" } as const;

const JPEG_START = Buffer.from("ffd8", "hex");
const JPEG_END = Buffer.from("ffd9", "hex");
/**
 * A JPEG with its end marker, which some cameras and messengers leave out and every browser does without. Such a one must not
 * lack anything else: `failOn` is how strictly it is decoded.
 */
export function withEnd(bytes: Uint8Array): { bytes: Uint8Array; failOn: "error" | "warning" } {
  const isJpeg = JPEG_START.compare(bytes.subarray(0, 2)) === 0;
  if (!isJpeg || JPEG_END.compare(bytes.subarray(-2)) === 0) return { bytes, failOn: "error" };
  return { bytes: Buffer.concat([bytes, JPEG_END]), failOn: "warning" };
}
