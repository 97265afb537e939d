import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Members were invited into a team. */
    "team.invited": { teamId: string; name: string; inviterId: string; memberIds: readonly string[] };
    /** Invitations were followed, declined or taken back, or their team is gone. */
    "team.invite_closed": { teamId: string; memberIds: readonly string[] };
  }
}

type Telling = Pick<Platform, "domainEvents" | "live">;

/** Tells that these people's answers are not waited for any more. */
export async function publishInviteClosed(
  { domainEvents, live }: Telling,
  tx: Tx,
  teamId: string,
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const state = "uninvited";
  await live.publish(tx, memberIds.map(memberTopic), "team_membership_changed", { team_id: teamId, state });
  await domainEvents.publish(tx, "team.invite_closed", { teamId, memberIds });
}
