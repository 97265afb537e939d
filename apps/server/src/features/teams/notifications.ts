import type { Message } from "@kompagnon/contract/chats/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { messageBundle, notifyAway } from "#features/chats/public.ts";
import { notifyLater, withdraw } from "#features/notifications/public.ts";
import { listMembers } from "#features/teams/members/member-queries.ts";
import type { NotificationKinds } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

const toTask = ({ team_id: id, task_id: task }: { team_id?: string | null; task_id?: string | null }) =>
  id && task ? teamsPaths.task(id, task) : notificationsPaths.notifications;

/** The notifications that teams send. Their words are a team's name, or a task's. */
export const teamsNotifications: NotificationKinds<
  "team_invite" | "team_message" | "task_assigned" | "task_due"
> = {
  team_invite: { path: () => teamsPaths.panel },
  team_message: {
    ownWords: true,
    path: ({ team_id: id }) => (id ? teamsPaths.chat(id) : notificationsPaths.notifications),
  },
  task_assigned: { path: toTask },
  task_due: { path: toTask },
};

const invited = (teamId: string): string => `team_invite:${teamId}`;
const assigned = (teamId: string): string => `task_assigned:${teamId}`;
/** All due tasks of a team share one notification. */
export const dueOf = (teamId: string): string => `task_due:${teamId}`;

/** Notifies of invitations until they are answered, and assignees of their tasks; removes a former member's notifications. */
export function notifyOfTeams(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("team.invited", async (tx, { teamId, name, inviterId, memberIds }) => {
    for (const memberId of memberIds)
      await notifyLater(platform, tx, {
        memberId,
        actorId: inviterId,
        type: "team_invite",
        bundle: invited(teamId),
        text: name,
        source: teamId,
        about: { team_id: teamId },
      });
  });
  domainEvents.within("team.invite_closed", async (tx, { teamId, memberIds }) => {
    for (const memberId of memberIds)
      await withdraw(platform, tx, { memberId, bundle: invited(teamId), readToo: true });
  });
  domainEvents.within("team.task_assigned", async (tx, { teamId, taskId, title, actorId, memberIds }) => {
    for (const memberId of memberIds)
      await notifyLater(platform, tx, {
        memberId,
        actorId,
        type: "task_assigned",
        bundle: assigned(teamId),
        text: title,
        source: taskId,
        about: { team_id: teamId, task_id: taskId },
      });
  });
  domainEvents.within("team.left", async (tx, { teamId, chatId, memberIds }) => {
    for (const memberId of memberIds)
      for (const bundle of [assigned(teamId), dueOf(teamId), messageBundle(chatId)])
        await withdraw(platform, tx, { memberId, bundle, readToo: true });
  });
}

/** Notifies members who are away of a message in their team. */
export async function notifyTeam(platform: Platform, teamId: string, message: Message): Promise<void> {
  const { id, chat_id: chatId, sender_id: senderId, seq, text } = message;
  if (senderId === null) return;
  const members = await listMembers(platform.db, [teamId]);
  await notifyAway(
    platform,
    { id, chatId, senderId, seq, text },
    members.map((member) => member.id),
    (to) => ({
      ...to,
      type: "team_message",
      bundle: messageBundle(chatId),
      about: { team_id: teamId },
    }),
  );
}
