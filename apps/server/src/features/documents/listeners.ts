import { publishChanged } from "#features/documents/events.ts";
import { takeOut } from "#features/documents/people.ts";
import { listBetween, listPeople } from "#features/documents/people-queries.ts";
import { lockDocument, touchDocument } from "#features/documents/queries.ts";
import { lockWrappedOf } from "#features/documents/wrap-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** A block ends shared documents: neither member can open the other's any more. */
const onBlock = (platform: Platform): void =>
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (!on) return;
    for (const { documentId, memberId } of await listBetween(tx, blocker, blocked)) {
      const row = await lockDocument(tx, documentId);
      if (row) await takeOut(platform, tx, row, memberId);
    }
  });

/**
 * A member with a new identity key can be given the documents that wait for it. If it replaces another, those documents get a new
 * key as well, because the server does not know why the old one was given up.
 */
const onIdentity = (platform: Platform): void =>
  platform.domainEvents.within("identity.changed", async (tx, { memberId, replaced }) => {
    for (const id of await lockWrappedOf(tx, memberId)) {
      const row = await lockDocument(tx, id);
      if (!row) continue;
      await touchDocument(tx, id, { left: replaced });
      const people = await listPeople(tx, id);
      await publishChanged(
        platform,
        tx,
        row,
        people.map((one) => one.memberId),
      );
    }
  });

/** What documents do when something happens elsewhere. */
export function documentsListeners(platform: Platform): void {
  onBlock(platform);
  onIdentity(platform);
}
