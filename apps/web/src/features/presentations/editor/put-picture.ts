import { ASSET_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { OpenDocument } from "#features/documents/public.ts";

/** The pictures that can be shown on a slide. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif";
/** Whether a file is one of them. */
export const isPicture = (file: Blob): boolean =>
  PICTURE_TYPES.split(",").includes(file.type) && file.size < ASSET_BYTES_MAX;

/** Stores a picture with the document and returns its name and its aspect ratio. Rejects for a file that is none. */
export async function putPicture(open: OpenDocument, file: Blob): Promise<{ asset: string; ratio: number }> {
  const bitmap = await createImageBitmap(file);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  return { asset: await open.putAsset(file), ratio: Math.min(8, Math.max(0.125, ratio)) };
}
