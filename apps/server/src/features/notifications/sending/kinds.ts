import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { NotificationKinds } from "#platform/feature.ts";

/** The notifications that several features send: somebody was named in a post or in a channel. */
export const sharedKinds: NotificationKinds<"mention"> = {
  mention: {
    variant: ({ post_id: postId }) => (postId ? "mention_post" : "mention"),
    path: ({ post_id: postId, comment_id: commentId, group_id: groupId, chat_id: chatId }) => {
      if (postId) return postsPaths.post(postId, commentId ?? undefined);
      if (groupId && chatId) return groupsPaths.withChannel(groupId, chatId);
      return chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications;
    },
  },
};
