import { DOCUMENT_ASSETS_BYTES_MAX, MEMBER_ASSETS_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { deleteAsset, findAsset, insertAsset, listAssets } from "#features/documents/asset-queries.ts";
import { linkedBy } from "#features/documents/links.ts";
import { changing, loadDocument } from "#features/documents/locks.ts";
import { requireWrite } from "#features/documents/log.ts";
import { countOwn, lockOwn } from "#features/documents/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { dropAfter, removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "./policy.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };
const TYPE = "application/octet-stream";
/** Browsers may cache it, but must revalidate: access is checked for each request. */
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
  const known = await loadDocument(db, id, viewer.id);
  requireWrite(known, viewer);
  const found = await findAsset(db, id, assetId);
  if (found) return { id: assetId, bytes: found.bytes };
  const file = `documents/${newId()}.bin`;
  await storage.put(file, bytes, TYPE);
  try {
    const kept = await noteAsset(platform, viewer, { id, assetId, file, size: bytes.length });
    if (kept !== file) await storage.drop(file);
  } catch (error) {
    await dropAfter(storage, error, [file]);
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
  changing(platform, { id, memberId: viewer.id }, async (tx, known) => {
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
  await loadDocument(db, id, viewerId);
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

/** A page of a document's pictures, for its people. Throws not_found. */
export async function assetsOf(
  db: Queryable,
  viewerId: string,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: { id: string; bytes: number; created_at: string }[]; next_cursor: string | null }> {
  await loadDocument(db, id, viewerId);
  const rows = await listAssets(db, id, cursor ? decodeCursor(cursor) : null, limit + 1);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return {
    items: shown.map(({ at, ...one }) => ({ ...one, created_at: at.toISOString() })),
    next_cursor,
  };
}

/**
 * Takes a picture away for good: its room is free at once, and its file goes once that is settled. Whether the document still
 * shows it only browsers know. Throws not_found, forbidden, premium_required, document_trashed.
 */
export const dropAsset = (
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  { id, asset_id: assetId }: { id: string; asset_id: string },
): Promise<void> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, known) => {
    requireWrite(known, viewer);
    const file = await deleteAsset(tx, id, assetId);
    if (file === null) throw new Fail("not_found");
    await removeFiles(platform, tx, [file]);
  });
