import type { DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

type About = { documentId: string; kind: DocumentKind };

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member was added; `muted`: the member muted the one who added them. `note`: written by the one who added them. */
    "document.shared": About & { byId: string; toId: string; note: string | null; muted: boolean };
    /** A comment mentions these members, who are notified. */
    "document.mentioned": About & { byId: string; memberIds: readonly string[] };
    /** It is no longer open to these. */
    "document.closed": About & { memberIds: readonly string[] };
  }
}

type Row = { id: string; kind: DocumentKind };
const dataOf = ({ id, kind }: Row) => ({ document_id: id, kind });

/**
 * Tells that title, people, links or trash of a document changed: the event streams of its people, and at once whatever is
 * connected to it, on every process.
 */
export async function publishChanged(
  platform: Platform,
  tx: Tx,
  row: Row,
  memberIds: readonly string[],
): Promise<void> {
  const { live } = platform;
  if (memberIds.length > 0)
    await live.publish(tx, memberIds.map(memberTopic), "document_changed", dataOf(row));
  tx.afterCommit(() => roomsOf(platform).changed(row.id));
}

/** Notifies a member that they were added. */
export const publishShared = ({ live }: Platform, tx: Tx, row: Row, memberId: string): Promise<void> =>
  live.publish(tx, memberTopic(memberId), "document_shared", dataOf(row));

/** Notifies members who lost access, and closes their connections. */
export async function publishRemoved(
  platform: Platform,
  tx: Tx,
  row: Row,
  memberIds: readonly string[],
): Promise<void> {
  const { live, domainEvents } = platform;
  if (memberIds.length > 0) {
    await live.publish(tx, memberIds.map(memberTopic), "document_removed", dataOf(row));
    await domainEvents.publish(tx, "document.closed", { documentId: row.id, kind: row.kind, memberIds });
  }
  tx.afterCommit(() => roomsOf(platform).changed(row.id));
}
