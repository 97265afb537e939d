import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { AlarmClock, ClipboardList, MessagesSquare, UserPlus } from "lucide-react";
import { call } from "#platform/call.ts";
import type { NotificationAnswers, NotificationCard } from "#platform/feature.ts";

/** Follows an invitation, or says no to it. */
const answersOf = (id: string): NotificationAnswers => ({
  accept: async () => {
    await call("POST /api/teams/{id}/invite/accept", { params: { id } });
    return teamsPaths.tasks(id);
  },
  decline: () => call("POST /api/teams/{id}/invite/decline", { params: { id } }),
});

const toTask = ({ payload: { team_id: id, task_id: task } }: Notification) =>
  id && task ? teamsPaths.task(id, task) : null;

/** Invitations into teams, what is written there, tasks that one was given, and what is due. */
export const notificationCards = {
  team_invite: {
    icon: UserPlus,
    texts: "teams/notifications",
    title: () => "team_invite.title",
    text: () => "team_invite.text",
    goTo: () => teamsPaths.panel,
    goToName: "to_team",
    canReply: false,
    answers: ({ payload }) => (payload.team_id ? answersOf(payload.team_id) : null),
  },
  team_message: {
    icon: MessagesSquare,
    texts: "teams/notifications",
    title: () => "team_message.title",
    goTo: ({ payload: { team_id: id } }) => (id ? teamsPaths.chat(id) : null),
    goToName: "to_team",
    canReply: false,
  },
  task_assigned: {
    icon: ClipboardList,
    texts: "teams/notifications",
    title: () => "task_assigned.title",
    text: () => "task_assigned.text",
    goTo: toTask,
    goToName: "to_task",
    canReply: false,
  },
  task_due: {
    icon: AlarmClock,
    texts: "teams/notifications",
    title: () => "task_due.title",
    text: () => "task_due.text",
    goTo: toTask,
    goToName: "to_task",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
