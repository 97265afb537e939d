import { ASSET_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { OpenDocument } from "#features/documents/public.ts";
import type { CardChange } from "../model/card.ts";

const TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"]);
/** Whether a file is a picture that can be shown here. */
export const isPicture = (file: Blob): boolean => TYPES.has(file.type) && file.size < ASSET_BYTES_MAX;

/** Stores a picture with the document and returns the change of its card. Rejects for a file that is none. */
export async function putPicture(open: OpenDocument, file: Blob): Promise<CardChange> {
  const bitmap = await createImageBitmap(file);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  return { asset: await open.putAsset(file), ratio: Math.min(5, Math.max(0.2, ratio)) };
}
