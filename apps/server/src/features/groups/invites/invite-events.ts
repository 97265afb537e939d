import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member was invited into a group by name. `plain`: the inviter does not moderate it. */
    "group.member_invited": {
      memberId: string;
      inviterId: string;
      groupId: string;
      groupName: string;
      channelId: string | null;
      plain: boolean;
    };
    /** An invitation by name was followed, declined or taken back, or its group is gone. */
    "group.member_invite_closed": { memberIds: readonly string[]; groupId: string };
  }
}

/** Publishes that the invitations of these members are closed. */
export const publishInviteClosed = (
  { domainEvents }: Pick<Platform, "domainEvents">,
  tx: Tx,
  groupId: string,
  memberIds: readonly string[],
): Promise<void> => domainEvents.publish(tx, "group.member_invite_closed", { memberIds, groupId });
