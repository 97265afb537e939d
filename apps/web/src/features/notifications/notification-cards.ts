import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { AtSign } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

/** Where somebody is mentioned: in a post, or in a channel of a group. */
function toMention({ payload }: Notification): string | null {
  const { post_id, comment_id, group_id, chat_id } = payload;
  if (post_id) return postsPaths.post(post_id, comment_id ?? undefined);
  if (group_id && chat_id) return groupsPaths.channel(group_id, chat_id);
  return chat_id ? chatsPaths.chat(chat_id) : null;
}

/** Being mentioned, wherever it is: several features have it, so it is none of theirs. */
export const notificationCards = {
  mention: {
    icon: AtSign,
    texts: "notifications/notifications",
    title: ({ payload }) => (payload.post_id ? "mention_post.title" : "mention.title"),
    text: ({ payload }) => (payload.post_id ? "mention_post.text" : "mention.text"),
    goTo: toMention,
    goToName: "to_message",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
