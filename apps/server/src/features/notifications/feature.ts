import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { notificationsJobs } from "#features/notifications/jobs.ts";
import { preferencesOf } from "#features/notifications/preferences/preferences.ts";
import { exportSubscriptions } from "#features/notifications/push/push-queries.ts";
import { exportNotifications } from "#features/notifications/queries.ts";
import { forgetActor, forgetOneAnother, hideActor } from "#features/notifications/removal.ts";
import { notificationsRoutes } from "#features/notifications/routes.ts";
import type * as tables from "#features/notifications/tables.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the notifications feature holds about a member. */
const notificationsPersonal = (platform: Platform): PersonalData => ({
  erase: { after: ["posts"], run: (tx, memberId) => forgetActor(platform, tx, memberId) },
  async *collect(memberId) {
    yield jsonFile("notifications.json", await notificationsExport(platform.db, memberId));
  },
});

async function notificationsExport(db: Queryable, memberId: string) {
  const [notifications, preferences, devices] = await Promise.all([
    exportNotifications(db, memberId),
    preferencesOf(db, memberId),
    exportSubscriptions(db, memberId),
  ]);
  return {
    notifications: notifications.map(({ type, count, data, createdAt, readAt }) => ({
      type,
      count,
      text: data.text,
      created_at: createdAt,
      read_at: readAt,
    })),
    preferences,
    push_devices: devices.map(({ endpoint, createdAt }) => ({ endpoint, created_at: createdAt })),
  };
}

/** Notifications used by several features: a mention, and an invitation into a group or trial project. */
const sharedKinds: NotificationKinds<"mention" | "dm_invite"> = {
  dm_invite: {
    variant: ({ group_id: groupId }) => (groupId ? "dm_invite_group" : "dm_invite"),
    path: ({ group_id: groupId, chat_id: chatId }) => {
      if (groupId) return groupsPaths.profile(groupId);
      return chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications;
    },
  },
  mention: {
    variant: ({ post_id: postId }) => (postId ? "mention_post" : "mention"),
    path: ({ post_id: postId, comment_id: commentId, group_id: groupId, chat_id: chatId }) => {
      if (postId) return postsPaths.post(postId, commentId ?? undefined);
      if (groupId && chatId) return groupsPaths.withChannel(groupId, chatId);
      return chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications;
    },
  },
};

/** After a block neither keeps notifications that the other caused; nor does any member of one who is banned or leaves. */
function notificationsListeners(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (on) await forgetOneAnother(platform, tx, [blocker, blocked]);
  });
  domainEvents.within("member.banned", (tx, { memberId }) => hideActor(platform, tx, memberId));
  domainEvents.within("member.leaving", (tx, { memberId }) => hideActor(platform, tx, memberId));
}

/** The notifications feature. */
export const notifications = {
  name: "notifications",
  routes: notificationsRoutes,
  jobs: notificationsJobs,
  listeners: notificationsListeners,
  data: {
    notifications: { exported: "notifications.json", erased: "with the member" },
    notificationEntries: {
      exported: {
        not: "what a notification of the archive bundles: others' names and the beginnings of their texts",
      },
      erased: "with the member",
    },
    withdrawnNotices: {
      exported: { not: "what others took back before it was delivered; kept for 30 days" },
      erased: "with the member",
    },
    retoldTexts: {
      exported: { not: "the beginnings of texts that stand elsewhere in the archive" },
      erased: "with the member",
    },
    notificationPreferences: { exported: "notifications.json", erased: "with the member" },
    pushSubscriptions: { exported: "notifications.json", erased: "with the member" },
  },
  personal: notificationsPersonal,
  notifications: sharedKinds,
  sample: {
    after: ["posts"],
    prepare: async ({ makeId }) => {
      const { loadNotifications } = await import("#features/notifications/sample/load.ts");
      return (tx) => loadNotifications(tx, makeId);
    },
  },
} as const satisfies Feature<typeof tables>;
