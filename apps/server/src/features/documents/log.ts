import type { LogPage, SentPart } from "@kompagnon/contract/documents/log-model.ts";
import {
  DOCUMENT_BYTES_MAX,
  LOG_PAGE_BYTES,
  mayEdit,
  PART_BYTES_MAX,
  PARTS_BYTES_MAX,
} from "@kompagnon/contract/documents/rules.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { changing, type Known } from "#features/documents/locks.ts";
import { appendParts, findSent, readParts } from "#features/documents/log-queries.ts";
import { canComment } from "#features/documents/policy.ts";
import { presentPart, presentSnapshot } from "#features/documents/present.ts";
import type { DocumentRow } from "#features/documents/queries.ts";
import { findSnapshot } from "#features/documents/snapshot-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

/** Parts in one answer, whatever their size. */
const PARTS_A_PAGE = 2_000;
/** Whoever is further behind than so many parts is given the newest snapshot in their place. */
const BEHIND = 250;

type Sent = Omit<SentPart, "session" | "sealed"> & { session: Buffer; sealed: Buffer };
type Stored = { session: string; seq: number; n: number };

/** Whether a write may be theirs: by role, by premium, and not in the trash. Throws forbidden, premium_required, document_trashed. */
export function requireWrite(known: Known, viewer: Pick<Viewer, "plan">): void {
  if (!mayEdit(known.role)) throw new Fail("forbidden");
  if (viewer.plan === "free") throw new Fail("premium_required");
  if (known.trashed) throw new Fail("document_trashed");
}

function requireAppend(known: Known, viewer: Pick<Viewer, "plan">, parts: readonly Sent[]): void {
  if (parts.some(({ purpose }) => purpose === "content")) requireWrite(known, viewer);
  else if (known.trashed) throw new Fail("document_trashed");
  else if (!canComment(known)) throw new Fail("forbidden");
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
 * Throws not_found, forbidden, premium_required, document_trashed, epoch_changed, document_full, parts_too_large.
 */
export async function append(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  id: string,
  given: readonly SentPart[],
): Promise<{ parts: Stored[]; n: number }> {
  const sent = sentOf(given);
  return changing(platform, id, viewer.id, [], async (tx, known) => {
    const { row } = known;
    requireAppend(known, viewer, sent);
    const before = new Map((await findSent(tx, id, viewer.id, sent)).map((one) => [placeOf(one), one.n]));
    const fresh = sent.filter((part) => !before.has(placeOf(part)));
    if (fresh.some(({ epoch }) => epoch !== row.epoch)) throw new Fail("epoch_changed");
    const bytes = fresh.reduce((sum, { sealed }) => sum + sealed.length, 0);
    if (fresh.length > 0 && row.bytes + bytes > DOCUMENT_BYTES_MAX) throw new Fail("document_full");
    if (fresh.length > 0) {
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

/** What stands in the log of a document behind a number. */
export async function readLog(
  db: Queryable,
  row: Pick<DocumentRow, "id" | "n" | "covers" | "epoch">,
  after: number,
  { guest }: { guest: boolean },
): Promise<LogPage> {
  const read = (from: number) => readParts(db, row.id, from, { most: PARTS_A_PAGE, bytes: LOG_PAGE_BYTES });
  const isBehind = after < row.covers && (after === 0 || row.covers - after > BEHIND);
  let parts = isBehind ? [] : await read(after);
  // What was covered long ago is no longer there.
  const isMissing = after < row.covers && parts[0]?.n !== after + 1;
  const snapshot = isBehind || isMissing ? await findSnapshot(db, row.id, row.covers) : null;
  if (snapshot) parts = await read(snapshot.covers);
  const last = parts.at(-1)?.n ?? snapshot?.covers ?? after;
  return {
    snapshot: snapshot && presentSnapshot(snapshot, { guest }),
    parts: parts.map((part) => presentPart(part, { guest })),
    n: Math.max(row.n, last),
    epoch: row.epoch,
    more: last < row.n,
  };
}
