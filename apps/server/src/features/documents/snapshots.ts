import { type NewEpoch, newEpoch } from "@kompagnon/contract/documents/key-model.ts";
import { type DocumentVersion, type Snapshot, sentVersion } from "@kompagnon/contract/documents/log-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { DOCUMENT_BYTES_MAX, SNAPSHOT_BYTES_MAX, VERSIONS_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import type { z } from "zod";
import { beginEpoch, insertEpoch, insertKey } from "#features/documents/key-queries.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { changing, type LoadedDocument, loadDocument } from "#features/documents/locks.ts";
import { requireWrite } from "#features/documents/log.ts";
import { canChangeKey, canSeeVersions } from "#features/documents/policy.ts";
import { presentPiece, presentVersions, sealedTitleOf } from "#features/documents/present.ts";
import { resealTitle } from "#features/documents/queries.ts";
import { makeRoom } from "#features/documents/retention.ts";
import { about, sealed } from "#features/documents/sealing.ts";
import { documentOf, missing } from "#features/documents/service.ts";
import {
  countNamed,
  findPiece,
  findVersion,
  listVersions,
  nameSnapshot,
  saveSnapshot,
} from "#features/documents/snapshot-queries.ts";
import { takeWraps } from "#features/documents/wraps.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** The bytes of a state as a browser sends them, apart. */
type StateBytes = { sealed: Buffer; comments: Buffer | null };

/** Most bytes of what describes a state: the next key for a hundred readers fits. */
const HEAD_BYTES_MAX = 64 * 1024;
const unreadable = () => new Fail("invalid_input", { details: [{ field: "file", code: "invalid_format" }] });

/** A file is its description as JSON behind the description's length in 4 bytes, and then bytes. */
function unpacked(file: Buffer): { head: unknown; bytes: Buffer } {
  const end = file.length < 4 ? 0 : 4 + file.readUInt32BE(0);
  if (end < 4 || end > Math.min(file.length, HEAD_BYTES_MAX)) throw unreadable();
  try {
    return { head: JSON.parse(file.toString("utf8", 4, end)), bytes: file.subarray(end) };
  } catch {
    throw unreadable();
  }
}

/** What broke in a description, as the details of a refusal. */
const refusal = ({ issues }: z.ZodError) =>
  new Fail("invalid_input", {
    details: issues.map(({ path, code }) => ({ field: path.join("."), code: code as CodeWithText })), // each has a text
  });

/** Throws invalid_input, too_large. */
function splitState(bytes: Buffer, commentsBytes: number | null): StateBytes {
  const length = bytes.length - (commentsBytes ?? 0);
  if (length < 1) throw new Fail("invalid_input", { details: [{ field: "file", code: "too_small" }] });
  if (length > SNAPSHOT_BYTES_MAX) throw new Fail("too_large");
  return {
    sealed: bytes.subarray(0, length),
    comments: commentsBytes === null ? null : bytes.subarray(length),
  };
}

/** A state that was sent, and what describes it. Throws invalid_input, too_large. */
function readSentState(file: Buffer) {
  const { head, bytes } = unpacked(file);
  const read = sentVersion.safeParse(head);
  if (!read.success) throw refusal(read.error);
  return { ...read.data, ...splitState(bytes, read.data.comments_bytes) };
}
type SentState = Omit<ReturnType<typeof readSentState>, "name" | "comments_bytes">;

/** The next epoch, and the state that begins it. Throws invalid_input, too_large. */
function readSentEpoch(file: Buffer) {
  const { head, bytes } = unpacked(file);
  const read = newEpoch.safeParse(head);
  if (!read.success) throw refusal(read.error);
  return { ...read.data, state: splitState(bytes, read.data.snapshot.comments_bytes) };
}

type Who = Pick<Viewer, "id" | "plan">;

/** States may go beyond what the log may hold: they are what makes room in it. */
const STATES_BYTES_MAX = DOCUMENT_BYTES_MAX + 16 * 1024 * 1024;

/** Stores a state in the transaction that holds its document. Throws snapshot_outdated, document_full. */
async function store(tx: Tx, { row }: LoadedDocument, authorId: string, given: SentState): Promise<void> {
  const { covers, epoch, sealed: bytes, comments } = given;
  if (covers < row.covers || covers > row.n) throw new Fail("snapshot_outdated");
  const size = bytes.length + (comments?.length ?? 0);
  const before = await findVersion(tx, row.id, covers);
  const grows = size - (before?.bytes ?? 0);
  const session = Buffer.from(given.session, "hex");
  await saveSnapshot(tx, row.id, { covers, epoch, session, sealed: bytes, comments, authorId }, grows);
  const left = row.bytes + grows - (await makeRoom(tx, row.id, row.bytes + grows));
  if (left > STATES_BYTES_MAX) throw new Fail("document_full");
}

async function giveName(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  { documentId, covers, name }: { documentId: string; covers: number; name: string | null },
): Promise<void> {
  const before = await findVersion(tx, documentId, covers);
  if (!before) throw new Fail("not_found");
  if (name !== null && before.name === null && (await countNamed(tx, documentId)) >= VERSIONS_MAX)
    throw new Fail("too_many_versions");
  const columns = name === null ? null : sealed(config, name, about.version(documentId, covers));
  await nameSnapshot(tx, documentId, covers, columns);
}

const versionOf = async (
  platform: Platform,
  documentId: string,
  covers: number,
): Promise<DocumentVersion> => {
  const row = await findVersion(platform.db, documentId, covers);
  const [version] = row ? await presentVersions(platform, documentId.toLowerCase(), [row]) : [];
  if (!version) throw new Fail("not_found");
  return version;
};

/** Rejects callers without write access before their bytes are parsed. Throws as {@link requireWrite}. */
async function requireWriter({ db }: Pick<Platform, "db">, viewer: Who, id: string): Promise<void> {
  requireWrite(await loadDocument(db, id, viewer.id), viewer);
}

/**
 * Stores the whole state up to a number. One that is there already is kept unless the owner sends another, and named if a name
 * comes with it. Throws not_found, forbidden, premium_required, document_trashed, epoch_changed, snapshot_outdated,
 * too_many_versions, document_full, invalid_input, too_large.
 */
export async function saveState(
  platform: Platform,
  viewer: Who,
  id: string,
  file: Buffer,
): Promise<DocumentVersion> {
  await requireWriter(platform, viewer, id);
  const { name, ...given } = readSentState(file);
  await changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireWrite(loaded, viewer);
    if (given.epoch !== loaded.row.epoch) throw new Fail("epoch_changed");
    const before = await findVersion(tx, id, given.covers);
    // The owner may replace another member's state: it could be undecryptable.
    const replaced = before?.name === null && before.authorId !== viewer.id && loaded.role === "owner";
    if (!before || replaced) await store(tx, loaded, viewer.id, given);
    if (name !== undefined)
      await giveName(platform, tx, { documentId: loaded.row.id, covers: given.covers, name });
  });
  return versionOf(platform, id, given.covers);
}

/** Gives a state a name, or takes it. Throws not_found, forbidden, premium_required, document_trashed, too_many_versions. */
export async function nameState(
  platform: Platform,
  viewer: Who,
  { id, covers, name }: { id: string; covers: number; name: string | null },
): Promise<DocumentVersion> {
  await changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireWrite(loaded, viewer);
    await giveName(platform, tx, { documentId: loaded.row.id, covers, name });
    if (name === null) await makeRoom(tx, loaded.row.id, loaded.row.bytes);
  });
  return versionOf(platform, id, covers);
}

/** The states of a document, the newest first. Throws not_found, forbidden. */
export async function statesOf(
  platform: Platform,
  viewerId: string,
  id: string,
  { limit, cursor, named }: { limit: number; cursor?: string | undefined; named: "all" | "named" },
): Promise<{ items: DocumentVersion[]; next_cursor: string | null }> {
  const loaded = await loadDocument(platform.db, id, viewerId);
  if (!canSeeVersions(loaded)) throw new Fail("forbidden");
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  const rows = await listVersions(platform.db, id, {
    before: cursor === undefined ? null : Number(cursor),
    named: named === "named",
    limit: limit + 1,
  });
  const { shown, next_cursor } = pageOf(rows, limit, ({ covers }) => String(covers));
  return { items: await presentVersions(platform, loaded.row.id, shown), next_cursor };
}

/** A piece of a state, sealed. Throws not_found, forbidden. */
export async function stateOf(
  platform: Platform,
  viewerId: string,
  id: string,
  { covers, from }: { covers: number; from: number },
): Promise<Snapshot> {
  const loaded = await loadDocument(platform.db, id, viewerId);
  if (!canSeeVersions(loaded)) throw new Fail("forbidden");
  const row = await findPiece(platform.db, id, { covers, from, guest: false });
  if (!row) throw new Fail("not_found");
  return presentPiece(row);
}

/** Stores the key of the next epoch, or what of it is wrapped. Throws invalid_input, snapshot_outdated, key_changed. */
async function nextKey(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  { loaded: { row }, viewerId }: { loaded: LoadedDocument; viewerId: string },
  { epoch, key, previous, wraps, sealed_title, title_before: before }: NewEpoch,
): Promise<void> {
  if (row.custody === "server") {
    if (!key) throw missing("key");
    const columns = sealed(config, Buffer.from(key, "base64"), about.key(row.id, epoch));
    return void (await insertKey(tx, row.id, epoch, columns));
  }
  if (!previous) throw missing("previous");
  if (!wraps) throw missing("wraps");
  if (!sealed_title) throw missing("sealed_title");
  // The document was renamed after this title was read: resealing it would overwrite the new title.
  if (before !== undefined && before !== sealedTitleOf(row)) throw new Fail("snapshot_outdated");
  await resealTitle(tx, row.id, Buffer.from(sealed_title, "base64"));
  await insertEpoch(tx, row.id, epoch, Buffer.from(previous, "base64"));
  const taken = await takeWraps(tx, { id: row.id, epoch }, wraps, { fresh: true, by: "owner" });
  if (!taken.includes(viewerId)) throw new Fail("key_changed");
}

/**
 * Begins the next epoch: stores its key and a state sealed by it together, so that a member who is given the new key alone can
 * read; with custody `members`, browsers wrap the key for each reader. Throws not_found, forbidden, premium_required,
 * document_trashed, epoch_changed, snapshot_outdated, document_full, key_changed.
 */
export async function changeKey(
  platform: Platform,
  viewer: Who,
  id: string,
  file: Buffer,
): Promise<Document> {
  await requireWriter(platform, viewer, id);
  const { state, ...given } = readSentEpoch(file);
  const { epoch, snapshot } = given;
  await changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    requireWrite(loaded, viewer);
    if (!canChangeKey(loaded, loaded.row.custody)) throw new Fail("forbidden");
    if (epoch !== loaded.row.epoch + 1) throw new Fail("epoch_changed");
    await nextKey(platform, tx, { loaded, viewerId: viewer.id }, given);
    await store(tx, loaded, viewer.id, { ...snapshot, ...state, epoch });
    await beginEpoch(tx, id, epoch, given.format);
    tx.afterCommit(() => roomsOf(platform).changed(loaded.row.id));
  });
  return documentOf(platform, viewer, id);
}
