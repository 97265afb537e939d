import { DOCUMENT_ASSETS_BYTES_MAX, MEMBER_ASSETS_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findAsset, insertAsset } from "#features/documents/asset-queries.ts";
import { linkedBy } from "#features/documents/links.ts";
import { changing, knowDocument } from "#features/documents/locks.ts";
import { requireWrite } from "#features/documents/log.ts";
import { countOwn, lockOwn } from "#features/documents/queries.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };
const TYPE = "application/octet-stream";
/** Whoever may read it keeps it; whether they still may is asked each time. */
const TOLD = { type: TYPE, cache: "private, no-cache" };

/**
 * Keeps a sealed picture; one of the same id stays as it is. Throws not_found, forbidden, premium_required, document_trashed,
 * quota_exceeded.
 */
export async function keepAsset(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  { id, asset_id: assetId }: { id: string; asset_id: string },
  bytes: Buffer,
): Promise<{ id: string; bytes: number }> {
  const { db, storage } = platform;
  const known = await knowDocument(db, id, viewer.id);
  requireWrite(known, viewer);
  const found = await findAsset(db, id, assetId);
  if (found) return { id: assetId, bytes: found.bytes };
  const file = `documents/${newId()}.bin`;
  await storage.put(file, bytes, TYPE);
  try {
    const kept = await noteAsset(platform, viewer, { id, assetId, file, size: bytes.length });
    if (kept !== file) await storage.drop(file);
  } catch (error) {
    await storage.drop(file);
    throw error;
  }
  return { id: assetId, bytes: bytes.length };
}

/** Notes a picture that is stored; answers which file it is, as another may have been faster. */
const noteAsset = (
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  { id, assetId, file, size }: { id: string; assetId: string; file: string; size: number },
): Promise<string> =>
  changing(platform, id, viewer.id, [], async (tx, known) => {
    requireWrite(known, viewer);
    const { row } = known;
    await lockOwn(tx, row.ownerId);
    const found = await findAsset(tx, id, assetId);
    if (found) return found.file;
    const { assets } = await countOwn(tx, row.ownerId);
    if (row.assetsBytes + size > DOCUMENT_ASSETS_BYTES_MAX || assets + size > MEMBER_ASSETS_BYTES_MAX)
      throw new Fail("quota_exceeded");
    await insertAsset(tx, { documentId: id, id: assetId, file, bytes: size, authorId: viewer.id });
    return file;
  });

/** A sealed picture, for one of the document's people. Throws not_found. */
export async function assetOf(
  { db, storage }: Platform,
  viewerId: string,
  { id, asset_id: assetId }: { id: string; asset_id: string },
  exchange: Exchange,
) {
  await knowDocument(db, id, viewerId);
  return sendFile(storage, (await findAsset(db, id, assetId))?.file, TOLD, exchange);
}

/** The same for a guest. Throws link_ended, not_found. */
export async function linkedAsset(
  { db, storage }: Platform,
  { token, asset_id: assetId }: { token: string; asset_id: string },
  exchange: Exchange,
) {
  const { row } = await linkedBy(db, token);
  return sendFile(storage, (await findAsset(db, row.id, assetId))?.file, TOLD, exchange);
}
