import { publishChanged } from "#features/documents/events.ts";
import { takeOut } from "#features/documents/people.ts";
import { listBetween, listPeople } from "#features/documents/people-queries.ts";
import { lockDocument, touchDocument } from "#features/documents/queries.ts";
import { lockWrappedOf } from "#features/documents/wrap-queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Who blocks somebody shares nothing with them any more: neither opens what is the other's. */
const onBlock = (platform: Platform): void =>
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (!on) return;
    for (const { documentId, memberId } of await listBetween(tx, blocker, blocked)) {
      const row = await lockDocument(tx, documentId);
      if (row) await takeOut(platform, tx, row, memberId);
    }
  });

/**
 * Who has a key now can be given documents that wait for it; where it took the place of another, they get a new one as well:
 * why the old one was given up, nobody knows.
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
