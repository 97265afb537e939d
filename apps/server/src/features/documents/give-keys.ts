import type { KeyWrap } from "@kompagnon/contract/documents/key-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { mayEdit } from "@kompagnon/contract/documents/rules.ts";
import { publishChanged } from "#features/documents/events.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { changing } from "#features/documents/locks.ts";
import { documentOf } from "#features/documents/service.ts";
import { giveBack, takeWraps } from "#features/documents/wraps.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/**
 * Gives the key that seals now to people who have none of it. Throws not_found, forbidden, document_trashed, epoch_changed,
 * key_changed.
 */
export async function giveKeys(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  id: string,
  { epoch, wraps }: { epoch: number; wraps: readonly KeyWrap[] },
): Promise<Document> {
  await changing(platform, { id, memberId: viewer.id }, async (tx, { row, role, trashed }) => {
    if (row.custody !== "members" || !mayEdit(role)) throw new Fail("forbidden");
    if (trashed) throw new Fail("document_trashed");
    if (epoch !== row.epoch) throw new Fail("epoch_changed");
    const taken = await takeWraps(tx, row, wraps, { fresh: false, by: role });
    // Those who waited for it look again.
    if (taken.length > 0) await publishChanged(platform, tx, row, taken);
  });
  return documentOf(platform, viewer, id);
}

/**
 * Gives back a key that opens nothing: its reader waits for another one, and the members who can wrap it are notified. Throws
 * not_found, document_trashed, epoch_changed.
 */
export async function giveKeyBack(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  id: string,
  { epoch }: { epoch: number },
): Promise<Document> {
  await changing(platform, { id, memberId: viewer.id }, async (tx, { row, trashed }) => {
    if (trashed) throw new Fail("document_trashed");
    if (epoch !== row.epoch) throw new Fail("epoch_changed");
    if (await giveBack(tx, row, viewer.id)) tx.afterCommit(() => roomsOf(platform).changed(row.id));
  });
  return documentOf(platform, viewer, id);
}
