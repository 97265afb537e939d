import { memberIds } from "#features/pods/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member invited another into a circle of two. */
    "pod.invited": { invitationId: string; fromId: string; toId: string };
    /** An invitation was accepted, declined or taken back. */
    "pod.invitation_closed": { invitationId: string; toId: string };
    /** The product brought members together: those who joined a circle just now. */
    "pod.found": { podId: string; memberIds: readonly string[] };
    /** No one has fitted these members for a week; from now on others do as well. */
    "pod.widened": { memberIds: readonly string[] };
    /** A member does not belong to a circle any more, which may be over by that. */
    "pod.left": { podId: string; memberId: string };
    /** A member set a goal, or checked in, and needs no reminder. */
    "pod.written": { memberId: string; part: "goal" | "check_in" };
    /** A goal or a check-in of a week is due. */
    "pod.due": { memberId: string; week: string; part: "goal" | "check_in" };
  }
}

/**
 * Notifies everyone in a circle, and `others`, that something changed. The event has no content: a client that gets it requests
 * what its member may read at that moment.
 */
export async function publishToPod(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  id: string,
  others: readonly string[] = [],
): Promise<void> {
  const everybody = [...new Set([...(await memberIds(tx, id)), ...others])];
  if (everybody.length > 0) await live.publish(tx, everybody.map(memberTopic), "pods_changed", { id });
}

/** Notifies a member that the list of their circles, or their invitations, changed. */
export const publishToMembers = ({ live }: Pick<Platform, "live">, tx: Tx, memberIds: readonly string[]) =>
  live.publish(tx, memberIds.map(memberTopic), "pods_changed", { id: null });
