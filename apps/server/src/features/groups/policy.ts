import type { groups } from "@kompagnon/contract/groups/endpoints.ts";
import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of groups declares. */
export const Fail = failOf<typeof groups.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** A member's relation to a group. */
export type Relation = {
  type: GroupType;
  role: GroupRole | null;
  banned: boolean;
  application: "pending" | "accepted" | "rejected" | "withdrawn" | null;
  /** The inviter by name, while they could still invite. */
  invitedBy: string | null;
};

/** Whether they may know of a group: private ones are for members, for the invited, and while an application waits. */
export const canSeeGroup = ({ type, role, application, invitedBy }: Relation): boolean =>
  type !== "private" || role !== null || application === "pending" || invitedBy !== null;

/** Whether they may read its channels and see who belongs to it. */
export const canReadGroup = ({ role }: Relation): boolean => role !== null;

/** Whether they may change it, decide about applications, make channels and invites, and send members away. */
export const canModerate = ({ role }: Relation): boolean => role === "owner" || role === "moderator";

/** Whether they may go in without applying. */
export const canJoin = ({ type, invitedBy }: Relation): boolean => type === "public" || invitedBy !== null;

/** Whether they may invite by name: moderators any member, others members they write with into a public group. */
export const canBring = (relation: Relation): boolean =>
  canModerate(relation) || (relation.type === "public" && relation.role !== null);

/** Whether a post of theirs may invite to it: a public one as its member, one with applications as its moderator. */
export const canInvitePublicly = (relation: Relation): boolean =>
  relation.type === "public"
    ? relation.role !== null
    : relation.type === "application" && canModerate(relation);

/** Whether they may delete it, give roles, and hand it over. */
export const canOwn = ({ role }: Relation): boolean => role === "owner";

/** Whether they may send a member away: moderators members, the owner everybody else. */
export const canSendAway = ({ role }: Relation, other: GroupRole): boolean =>
  role === "owner" ? other !== "owner" : role === "moderator" && other === "member";

/** What a viewer is in a group, in one word. */
export const stateOf = ({
  role,
  banned,
  application,
}: Relation): "none" | "member" | "pending" | "rejected" | "banned" => {
  if (role) return "member";
  if (banned) return "banned";
  return application === "pending" || application === "rejected" ? application : "none";
};
