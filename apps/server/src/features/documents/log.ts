import type { LogPage, SentPart, Snapshot } from "@kompagnon/contract/documents/log-model.ts";
import {
  LOG_PAGE_BYTES,
  mayEdit,
  PART_BYTES_MAX,
  PARTS_BYTES_MAX,
} from "@kompagnon/contract/documents/rules.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { changing, type LoadedDocument } from "#features/documents/locks.ts";
import { requireRoom } from "#features/documents/log-limits.ts";
import { appendParts, findSent, readPage } from "#features/documents/log-queries.ts";
import { canComment } from "#features/documents/policy.ts";
import { presentPart, presentPiece } from "#features/documents/present.ts";
import type { DocumentRow } from "#features/documents/queries.ts";
import { findPiece, findStateBelow } from "#features/documents/snapshot-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Parts in one answer, whatever their size. */
const PARTS_A_PAGE = 2_000;
/** A reader who is further behind than this many entries gets the newest snapshot instead. */
const BEHIND = 250;
/** Bytes of JSON that describe an entry, and a page without its entries. */
const ENTRY_DESCRIBED = 320;
const PAGE_DESCRIBED = 1_000;
/** The last entry of a page may begin just below its limit. */
const LAST_ENTRY = Math.ceil((PART_BYTES_MAX * 4) / 3) + ENTRY_DESCRIBED;

type Sent = Omit<SentPart, "session" | "sealed"> & { session: Buffer; sealed: Buffer };
type Stored = { session: string; seq: number; n: number };

/** Whether a write may be theirs: by role, by premium, and not in the trash. Throws forbidden, premium_required, document_trashed. */
export function requireWrite(loaded: LoadedDocument, viewer: Pick<Viewer, "plan">): void {
  if (!mayEdit(loaded.role)) throw new Fail("forbidden");
  if (viewer.plan === "free") throw new Fail("premium_required");
  if (loaded.trashed) throw new Fail("document_trashed");
}

function requireAppend(loaded: LoadedDocument, viewer: Pick<Viewer, "plan">, parts: readonly Sent[]): void {
  if (parts.some(({ purpose }) => purpose === "content")) requireWrite(loaded, viewer);
  else if (loaded.trashed) throw new Fail("document_trashed");
  else if (!canComment(loaded)) throw new Fail("forbidden");
}

const placeOf = ({ session, seq }: { session: Buffer; seq: number }): string =>
  `${session.toString("hex")} ${seq}`;

/** The parts of a request, once each. Throws parts_too_large. */
function sentOf(given: readonly SentPart[]): Sent[] {
  const sent = given.map((part) => ({
    ...part,
    session: Buffer.from(part.session, "hex"),
    sealed: Buffer.from(part.sealed, "base64"),
  }));
  const bytes = sent.reduce((sum, { sealed }) => sum + sealed.length, 0);
  if (bytes > PARTS_BYTES_MAX || sent.some(({ sealed }) => sealed.length > PART_BYTES_MAX))
    throw new Fail("parts_too_large");
  return [...new Map(sent.map((part) => [placeOf(part), part])).values()];
}

/**
 * Appends parts in their order, all or none; those that are stored already keep their place, also across a change of the key.
 * Throws not_found, forbidden, premium_required, document_trashed, epoch_changed, document_full, parts_too_large, rate_limited.
 */
export async function append(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  id: string,
  given: readonly SentPart[],
): Promise<{ parts: Stored[]; n: number }> {
  const sent = sentOf(given);
  return changing(platform, { id, memberId: viewer.id }, async (tx, loaded) => {
    const { row } = loaded;
    requireAppend(loaded, viewer, sent);
    const before = new Map((await findSent(tx, id, viewer.id, sent)).map((one) => [placeOf(one), one.n]));
    const fresh = sent.filter((part) => !before.has(placeOf(part)));
    if (fresh.some(({ epoch }) => epoch !== row.epoch)) throw new Fail("epoch_changed");
    if (fresh.length > 0) {
      await requireRoom(tx, loaded, viewer.id, fresh);
      await appendParts(tx, { documentId: id, n: row.n, epoch: row.epoch, authorId: viewer.id }, fresh);
      tx.afterCommit(() => roomsOf(platform).appended(row, viewer.id, fresh));
    }
    const after = new Map(fresh.map((part, i) => [placeOf(part), row.n + 1 + i]));
    const parts = sent.map((part) => {
      const place = placeOf(part);
      const n = before.get(place) ?? after.get(place) ?? 0; // it is one of the two
      return { session: part.session.toString("hex"), seq: part.seq, n };
    });
    return { parts, n: row.n + fresh.length };
  });
}

type Reading = { after: number; below?: number | undefined; guest: boolean };

/**
 * A page of the log behind a number. `below`: the reader refused the state that covers this much, and is given an older one, or
 * the entries themselves; if neither leads on, the same state again.
 */
export async function readLog(
  db: Queryable,
  row: Pick<DocumentRow, "id" | "n" | "covers" | "epoch">,
  { after, below, guest }: Reading,
): Promise<LogPage> {
  const read = (from: number, bytes: number) =>
    readPage(db, row.id, from, { most: PARTS_A_PAGE, bytes, described: ENTRY_DESCRIBED });
  const room = LOG_PAGE_BYTES - PAGE_DESCRIBED - LAST_ENTRY;
  const covers = below === undefined ? row.covers : await findStateBelow(db, row.id, below);
  const isBehind = after < covers && (after === 0 || covers - after > BEHIND);
  let parts = isBehind ? [] : await read(after, room);
  // What was covered long ago is no longer there.
  const isMissing = after < row.covers && parts[0]?.n !== after + 1;
  const missingState = isMissing ? row.covers : null;
  const state = isBehind ? covers : missingState;
  const piece = state === null ? null : await findPiece(db, row.id, { covers: state, from: 0, guest });
  if (piece) parts = await read(piece.covers, Math.max(1, room - Math.ceil((piece.piece.length * 4) / 3)));
  const last = parts.at(-1)?.n ?? piece?.covers ?? after;
  return {
    snapshot: piece && presentPiece(piece),
    parts: parts.map((part) => presentPart(part, { guest })),
    n: Math.max(row.n, last),
    epoch: row.epoch,
    more: last < row.n,
  };
}

/** The next piece of a state that a page began with. Throws snapshot_outdated where it is no longer stored. */
export async function readPiece(
  db: Queryable,
  id: string,
  which: { session: string; from: number; guest: boolean },
): Promise<Snapshot> {
  const piece = await findPiece(db, id, { ...which, session: Buffer.from(which.session, "hex") });
  if (!piece) throw new Fail("snapshot_outdated");
  return presentPiece(piece);
}
