import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { DoorOpen, Inbox, UserPlus } from "lucide-react";
import { call } from "#platform/call.ts";
import type { NotificationAnswers, NotificationCard } from "#platform/feature.ts";

const decisionOf = ({ payload }: Notification) =>
  payload.accepted ? "group_decision.accepted" : "group_decision.rejected";

/** An accepted member goes into the group, others see it from outside. */
const toGroup = ({ payload }: Notification) => {
  if (!payload.group_id) return null;
  return payload.accepted ? groupsPaths.enter(payload.group_id) : groupsPaths.profile(payload.group_id);
};

/** Follows an invitation by name, or says no to it. */
const answersOf = (id: string): NotificationAnswers => ({
  accept: async () => {
    await call("POST /api/groups/{id}/join", { params: { id } });
    return groupsPaths.enter(id);
  },
  decline: () => call("DELETE /api/groups/{id}/member-invites/mine", { params: { id } }),
});

/** The cards of applications, invitations, and decisions about the member's own. */
export const notificationCards = {
  group_application: {
    icon: Inbox,
    texts: "groups/notifications",
    title: () => "group_application.title",
    text: () => "group_application.text",
    goTo: ({ payload }) => (payload.group_id ? groupsPaths.settings(payload.group_id, "applications") : null),
    goToName: "to_application",
    canReply: false,
  },
  group_invite: {
    icon: UserPlus,
    texts: "groups/notifications",
    title: () => "group_invite.title",
    text: () => "group_invite.text",
    goTo: ({ payload }) => (payload.group_id ? groupsPaths.profile(payload.group_id) : null),
    goToName: "to_group",
    canReply: false,
    answers: ({ payload }) => (payload.group_id ? answersOf(payload.group_id) : null),
  },
  group_decision: {
    icon: DoorOpen,
    texts: "groups/notifications",
    title: (notification) => `${decisionOf(notification)}.title` as const,
    text: (notification) => `${decisionOf(notification)}.text` as const,
    goTo: toGroup,
    goToName: "to_group",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
