import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { NotificationKinds } from "#platform/feature.ts";

/** Notifications used by several features: a mention, and an invitation into a group or trial project. */
export const sharedKinds: NotificationKinds<"mention" | "dm_invite"> = {
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
