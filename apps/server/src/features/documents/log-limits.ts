import {
  APPENDS_A_MINUTE,
  COMMENTER_BYTES_MAX,
  COMMENTS_BYTES_MAX,
  COMMENTS_BYTES_RESERVED,
  CONTENT_BYTES_MAX,
  CONTENT_BYTES_RESERVED,
  DOCUMENT_BYTES_MAX,
  DOCUMENT_BYTES_RESERVED,
  EDITOR_BYTES_MAX,
  mayEdit,
  type PartPurpose,
} from "@kompagnon/contract/documents/rules.ts";
import type { LoadedDocument } from "#features/documents/locks.ts";
import { bytesOf, countAppended, recountAppended } from "#features/documents/log-queries.ts";
import { makeRoom } from "#features/documents/retention.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail } from "./policy.ts";

/** What a document holds at most: the owner always has room that others cannot take. */
const limitsFor = (role: LoadedDocument["role"]) => {
  const reserved = role === "owner" ? 0 : 1;
  return {
    log: DOCUMENT_BYTES_MAX - reserved * DOCUMENT_BYTES_RESERVED,
    content: CONTENT_BYTES_MAX - reserved * CONTENT_BYTES_RESERVED,
    comments: COMMENTS_BYTES_MAX - reserved * COMMENTS_BYTES_RESERVED,
  };
};

/** Enforces the rate and the share of the log per member: commenters get far less than the document holds. */
async function requireShare(
  tx: Tx,
  { row, role }: LoadedDocument,
  memberId: string,
  written: { bytes: number; entries: number },
): Promise<void> {
  const counted = await countAppended(tx, row.id, memberId, written);
  if (!counted) return;
  const pace = APPENDS_A_MINUTE[mayEdit(role) ? "editor" : "commenter"];
  if (counted.minuteBytes > pace.bytes || counted.minuteEntries > pace.entries)
    throw new Fail("rate_limited", { retryAfter: Math.max(1, counted.seconds) });
  if (role === "owner") return;
  const share = mayEdit(role) ? EDITOR_BYTES_MAX : COMMENTER_BYTES_MAX;
  if (counted.logBytes <= share) return;
  if ((await recountAppended(tx, row.id, memberId, written.bytes)) > share) throw new Fail("document_full");
}

/**
 * Whether entries may be appended to a document that is held. What a state is made of stays below what a state may be, so that
 * one can always be stored. Throws rate_limited, document_full.
 */
export async function requireRoom(
  tx: Tx,
  loaded: LoadedDocument,
  memberId: string,
  fresh: readonly { purpose: PartPurpose; sealed: Buffer }[],
): Promise<void> {
  const { row } = loaded;
  const bytes = bytesOf(fresh);
  const sum = bytes.content + bytes.comments;
  await requireShare(tx, loaded, memberId, { bytes: sum, entries: fresh.length });
  const limits = limitsFor(loaded.role);
  if (bytes.content > 0 && row.contentBytes + bytes.content > limits.content) throw new Fail("document_full");
  if (bytes.comments > 0 && row.commentsBytes + bytes.comments > limits.comments)
    throw new Fail("document_full");
  if (row.bytes + sum <= limits.log) return;
  const freed = await makeRoom(tx, row.id, row.bytes + sum);
  if (row.bytes + sum - freed > limits.log) throw new Fail("document_full");
}
