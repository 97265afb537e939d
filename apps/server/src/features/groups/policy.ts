import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { GroupType } from "@kompagnon/contract/groups/rules.ts";

/** What somebody is to a group. */
export type Standing = {
  type: GroupType;
  role: GroupRole | null;
  banned: boolean;
  application: "pending" | "accepted" | "rejected" | "withdrawn" | null;
};

/** Whether they may know of a group: private ones are for their members, and for those whose application waits. */
export const canSeeGroup = ({ type, role, application }: Standing): boolean =>
  type !== "private" || role !== null || application === "pending";

/** Whether they may read its channels and see who belongs to it. */
export const canReadGroup = ({ role }: Standing): boolean => role !== null;

/** Whether they may change it, decide about applications, make channels and invites, and send members away. */
export const canModerate = ({ role }: Standing): boolean => role === "owner" || role === "moderator";

/** Whether a post of theirs may invite to it: a public one as its member, one with applications as its moderator. */
export const canInvitePublicly = (standing: Standing): boolean =>
  standing.type === "public"
    ? standing.role !== null
    : standing.type === "application" && canModerate(standing);

/** Whether they may delete it, give roles, and hand it over. */
export const canOwn = ({ role }: Standing): boolean => role === "owner";

/** Whether they may send a member away: moderators members, the owner everybody else. */
export const canSendAway = ({ role }: Standing, other: GroupRole): boolean =>
  role === "owner" ? other !== "owner" : role === "moderator" && other === "member";

/** What a viewer is in a group, in one word. */
export const stateOf = ({
  role,
  banned,
  application,
}: Standing): "none" | "member" | "pending" | "rejected" | "banned" => {
  if (role) return "member";
  if (banned) return "banned";
  return application === "pending" || application === "rejected" ? application : "none";
};
