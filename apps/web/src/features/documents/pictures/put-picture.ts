import { ASSET_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { OpenDocument } from "../types.ts";

/** The pictures that editors show, as a file field takes them. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif";
/** Whether a file is one of them. */
export const isPicture = (file: Blob): boolean =>
  PICTURE_TYPES.split(",").includes(file.type) && file.size < ASSET_BYTES_MAX;

/**
 * Stores a picture with the document and returns its name and its aspect ratio, limited to `maxRatio` either way. Rejects for a
 * file that is none.
 */
export async function putPicture(
  open: OpenDocument,
  file: Blob,
  maxRatio: number,
): Promise<{ asset: string; ratio: number }> {
  const bitmap = await createImageBitmap(file);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  return { asset: await open.putAsset(file), ratio: Math.min(maxRatio, Math.max(1 / maxRatio, ratio)) };
}
