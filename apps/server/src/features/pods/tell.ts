import { memberIds } from "#features/pods/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Notifies everyone in a circle, and `others`, that something changed. The event has no content: a client that gets it requests
 * what its member may read at that moment.
 */
export async function tellPod(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  id: string,
  others: readonly string[] = [],
): Promise<void> {
  const everybody = [...new Set([...(await memberIds(tx, id)), ...others])];
  if (everybody.length > 0) await live.publish(tx, everybody.map(memberTopic), "pods_changed", { id });
}

/** Notifies a member that the list of their circles, or their invitations, changed. */
export const tellMine = ({ live }: Pick<Platform, "live">, tx: Tx, memberIds: readonly string[]) =>
  live.publish(tx, memberIds.map(memberTopic), "pods_changed", { id: null });
