import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { AtSign, UserPlus } from "lucide-react";
import { call } from "#platform/call.ts";
import type { NotificationAnswers, NotificationCard } from "#platform/feature.ts";

/** The page of a mention: a post, or a channel of a group. */
function toMention({ payload }: Notification): string | null {
  const { post_id, comment_id, group_id, chat_id } = payload;
  if (post_id) return postsPaths.post(post_id, comment_id ?? undefined);
  if (group_id && chat_id) return groupsPaths.channel(group_id, chat_id);
  return chat_id ? chatsPaths.chat(chat_id) : null;
}

/** Goes along into a public group and the channel one was brought to, or says no. */
const intoGroup = (id: string, channelId: string | null): NotificationAnswers => ({
  accept: async () => {
    await call("POST /api/groups/{id}/join", { params: { id } });
    return channelId ? groupsPaths.channel(id, channelId) : groupsPaths.enter(id);
  },
  decline: () => call("DELETE /api/groups/{id}/member-invites/mine", { params: { id } }),
});

/** The cards of mentions and invitations: several features send them, so they are defined here. */
export const notificationCards = {
  dm_invite: {
    icon: UserPlus,
    texts: "notifications/notifications",
    title: ({ payload }) => (payload.group_id ? "dm_invite_group.title" : "dm_invite.title"),
    text: ({ payload }) => (payload.group_id ? "dm_invite_group.text" : "dm_invite.text"),
    goTo: ({ payload: { group_id, chat_id } }) => {
      if (group_id) return groupsPaths.profile(group_id);
      return chat_id ? chatsPaths.chat(chat_id) : null;
    },
    goToName: "to_invite",
    canReply: false,
    answers: ({ payload: { group_id, chat_id } }) => (group_id ? intoGroup(group_id, chat_id) : null),
  },
  mention: {
    icon: AtSign,
    texts: "notifications/notifications",
    title: ({ payload }) => (payload.post_id ? "mention_post.title" : "mention.title"),
    text: ({ payload }) => (payload.post_id ? "mention_post.text" : "mention.text"),
    goTo: toMention,
    goToName: ({ payload }) => (payload.post_id ? "to_post" : "to_message"),
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
