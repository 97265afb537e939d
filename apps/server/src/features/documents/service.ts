import type { Document, DocumentCard, NewDocument, NewTitle } from "@kompagnon/contract/documents/model.ts";
import { custodyOf, DOCUMENTS_MAX, type DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { lockReferenced } from "#features/accounts/public.ts";
import { publishChanged, publishRemoved } from "#features/documents/events.ts";
import { insertEpoch, insertKey } from "#features/documents/key-queries.ts";
import { listDocuments } from "#features/documents/list-queries.ts";
import { changing, type LoadedDocument, loadDocument } from "#features/documents/locks.ts";
import { appendParts } from "#features/documents/log-queries.ts";
import { insertPerson, listPeople } from "#features/documents/people-queries.ts";
import { canWrite } from "#features/documents/policy.ts";
import { presentCards, presentDocument } from "#features/documents/present.ts";
import {
  countOwn,
  type DocumentRow,
  deleteDocuments,
  findAnyDocument,
  insertDocument,
  lockOwn,
  type StoredTitle,
  updateTitle,
  updateTrashed,
} from "#features/documents/queries.ts";
import { about, sealed } from "#features/documents/sealing.ts";
import { takeWraps } from "#features/documents/wraps.ts";
import { listPublicKeys } from "#features/identities/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "./policy.ts";

type Who = Pick<Viewer, "id" | "plan">;

/** A document as one of its people opens it. Throws not_found. */
export const documentOf = async (platform: Platform, viewer: Who, id: string): Promise<Document> =>
  presentDocument(platform, await loadDocument(platform.db, id, viewer.id), viewer);

/** A page of a member's documents. */
export async function documentsOf(
  platform: Platform,
  viewerId: string,
  {
    limit,
    cursor,
    kind,
    filter,
  }: {
    limit: number;
    cursor?: string | undefined;
    kind?: DocumentKind | undefined;
    filter: "mine" | "shared" | "trash";
  },
): Promise<{ items: DocumentCard[]; next_cursor: string | null }> {
  const after = cursor ? decodeCursor(cursor) : null;
  const rows = await listDocuments(platform.db, viewerId, filter, {
    kind: kind ?? null,
    limit: limit + 1,
    after,
  });
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return { items: await presentCards(platform, shown), next_cursor };
}

/** What is missing in a request. */
export const missing = (field: string) =>
  new Fail("invalid_input", { details: [{ field, code: "required" }] });

/** A title as it is stored: browsers seal it where they keep the keys, and the vault elsewhere. Throws invalid_input. */
function storedTitle(
  { config }: Pick<Platform, "config">,
  { id, custody }: Pick<DocumentRow, "id" | "custody">,
  given: { title?: string | undefined; sealed_title?: string | undefined },
): StoredTitle {
  if (custody === "members") {
    if (given.sealed_title === undefined) throw missing("sealed_title");
    return { own: Buffer.from(given.sealed_title, "base64") };
  }
  if (given.title === undefined) throw missing("title");
  return { vault: sealed(config, given.title, about.title(id)) };
}

/** Stores a document's first key, or what of it is wrapped for its owner. Throws invalid_input, identity_missing, key_changed. */
async function firstKey(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  { id, kind, ownerId }: { id: string; kind: DocumentKind; ownerId: string },
  { key, wrap }: Pick<NewDocument, "key" | "wrap">,
): Promise<void> {
  if (custodyOf(kind) === "server") {
    if (!key) throw missing("key");
    return void (await insertKey(tx, id, 1, sealed(config, Buffer.from(key, "base64"), about.key(id, 1))));
  }
  if (!wrap) throw missing("wrap");
  if (!(await listPublicKeys(tx, [ownerId])).has(ownerId)) throw new Fail("identity_missing");
  await insertEpoch(tx, id, 1, null);
  await takeWraps(tx, { id, epoch: 1 }, [{ reader: ownerId, ...wrap }], { fresh: true, by: "owner" });
}

/**
 * Makes a document; the same once more answers the first. Throws too_many_documents, id_taken, invalid_input, and with
 * custody `members` identity_missing, key_changed.
 */
export async function createDocument(
  platform: Platform,
  viewer: Who,
  { id: given, kind, format, key, wrap, first, ...called }: NewDocument,
): Promise<Document> {
  const { db } = platform;
  // As it is stored: what is sealed is bound to it.
  const id = given.toLowerCase();
  const title = storedTitle(platform, { id, custody: custodyOf(kind) }, called);
  await db.transaction(async (tx) => {
    await lockReferenced(tx, [viewer.id]);
    await lockOwn(tx, viewer.id);
    const found = await findAnyDocument(tx, id);
    if (found) {
      if (found.ownerId !== viewer.id) throw new Fail("id_taken");
      return;
    }
    if ((await countOwn(tx, viewer.id)).count >= DOCUMENTS_MAX) throw new Fail("too_many_documents");
    const row = { id, kind, format, ownerId: viewer.id, title };
    if (!(await insertDocument(tx, row))) throw new Fail("id_taken");
    await insertPerson(tx, id, viewer.id, "owner");
    await firstKey(platform, tx, { id, kind, ownerId: viewer.id }, { key, wrap });
    if (first)
      await appendParts(tx, { documentId: id, n: 0, epoch: 1, authorId: viewer.id }, [firstPart(first)]);
    await publishChanged(platform, tx, row, [viewer.id]);
  });
  return documentOf(platform, viewer, id);
}

const firstPart = ({ session, sealed: bytes }: { session: string; sealed: string }) => ({
  session: Buffer.from(session, "hex"),
  seq: 0,
  purpose: "content" as const,
  sealed: Buffer.from(bytes, "base64"),
});

/** Publishes to all members of a document that it changed. */
const publishToMembers = async (platform: Platform, tx: Tx, { row }: LoadedDocument): Promise<void> =>
  publishChanged(
    platform,
    tx,
    row,
    (await listPeople(tx, row.id)).map(({ memberId }) => memberId),
  );

/** Gives a document another title. Throws not_found, forbidden, document_trashed, epoch_changed, invalid_input. */
export async function renameDocument(
  platform: Platform,
  viewer: Who,
  id: string,
  { title, sealed_title: own }: NewTitle,
): Promise<Document> {
  await changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    if (loaded.trashed) throw new Fail("document_trashed");
    if (!canWrite(loaded, viewer)) throw new Fail("forbidden");
    // A title sealed by the previous key is unreadable for members who are only given the current one.
    if (own && own.epoch !== loaded.row.epoch) throw new Fail("epoch_changed");
    await updateTitle(tx, id, storedTitle(platform, loaded.row, { title, sealed_title: own?.sealed }));
    await publishToMembers(platform, tx, loaded);
  });
  return documentOf(platform, viewer, id);
}

/** Only for the owner. Throws forbidden. */
export function requireOwner({ role }: LoadedDocument): void {
  if (role !== "owner") throw new Fail("forbidden");
}

/** Puts one's own document into the trash: to the others it is gone until it comes back. Throws not_found, forbidden. */
export const trashDocument = (platform: Platform, viewer: Who, id: string): Promise<void> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireOwner(loaded);
    if (loaded.trashed) return;
    await updateTrashed(tx, id, true);
    const others = (await listPeople(tx, id)).filter(({ memberId }) => memberId !== viewer.id);
    await publishRemoved(
      platform,
      tx,
      loaded.row,
      others.map(({ memberId }) => memberId),
    );
    await publishChanged(platform, tx, loaded.row, [viewer.id]);
  });

/** Takes one's own document out of the trash. Throws not_found. */
export async function restoreDocument(platform: Platform, viewer: Who, id: string): Promise<Document> {
  await changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireOwner(loaded);
    if (!loaded.trashed) return;
    await updateTrashed(tx, id, false);
    await publishToMembers(platform, tx, loaded);
  });
  return documentOf(platform, viewer, id);
}

/** Deletes one's own document for good; only out of the trash. Throws not_found. */
export const deleteForGood = (platform: Platform, viewer: Who, id: string): Promise<void> =>
  changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    if (loaded.role !== "owner" || !loaded.trashed) throw new Fail("not_found");
    await removeFiles(platform, tx, await deleteDocuments(tx, [id]));
    await publishRemoved(platform, tx, loaded.row, [viewer.id]);
  });
