import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { PICTURE_MIN, PICTURE_SIDE, type Side } from "@kompagnon/contract/verification/rules.ts";
import { type Image, latestAttempt, lockDraft, replaceImage } from "#features/verification/queries.ts";
import { aboutImage } from "#features/verification/sealing.ts";
import { verificationOf } from "#features/verification/service.ts";
import { newId } from "#platform/id.ts";
import { fitPicture } from "#platform/images.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";
import { vaultOf } from "#platform/vault.ts";
import { Fail } from "../policy.ts";

/** Where sealed pictures lie: apart from everything that a route hands out as a file. */
const FOLDER = "identity";

/** Accepts a picture: re-encoded without the camera's metadata, and sealed. Throws no_draft, picture_too_small. */
export async function takeImage(
  platform: Platform,
  memberId: string,
  side: Side,
  bytes: Buffer,
): Promise<Verification> {
  const { db, storage, config } = platform;
  const draft = await latestAttempt(db, memberId);
  if (draft?.status !== "draft") throw new Fail("no_draft");
  const [picture] = await fitPicture(bytes, [PICTURE_SIDE]);
  if (!picture) throw new Error("one size asked for is one picture");
  const { width, height } = picture;
  if (Math.max(width, height) < PICTURE_MIN.long || Math.min(width, height) < PICTURE_MIN.short)
    throw new Fail("picture_too_small");
  const place = { id: newId(), verificationId: draft.id, side };
  const { sealed, wrapped } = vaultOf(config).seal(picture.bytes, aboutImage(place));
  const file = `${FOLDER}/${place.id}`;
  await storage.put(file, sealed, "application/octet-stream");
  try {
    await db.transaction(async (tx) => {
      if ((await lockDraft(tx, memberId))?.id !== draft.id) throw new Fail("no_draft");
      const { master: masterId, key: wrappedKey } = wrapped;
      const before = await replaceImage(tx, { ...place, file, masterId, wrappedKey, width, height });
      await removeFiles(platform, tx, before);
    });
  } catch (error) {
    await dropAfter(storage, error, [file]);
    throw error;
  }
  return verificationOf(platform, memberId);
}

/** A picture as it was taken in; null if its file is gone. */
export async function openImage(
  { storage, config }: Pick<Platform, "storage" | "config">,
  image: Image,
): Promise<Buffer | null> {
  const sealed = await storage.get(image.file);
  const wrapped = { master: image.masterId, key: image.wrappedKey };
  return sealed && vaultOf(config).open(sealed, wrapped, aboutImage(image));
}
