import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { Heart, MessageSquareText, Repeat2 } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const toPost = {
  goTo: ({ payload }: Notification) =>
    payload.post_id ? postsPaths.post(payload.post_id, payload.comment_id ?? undefined) : null,
  goToName: "to_post",
  canReply: false,
} as const;

/** Notifications about the member's posts. */
export const notificationCards = {
  comment: {
    icon: MessageSquareText,
    texts: "posts/notifications",
    title: () => "comment.title",
    text: () => "comment.text",
    ...toPost,
  },
  like: {
    icon: Heart,
    texts: "posts/notifications",
    title: () => "like.title",
    text: () => "like.text",
    ...toPost,
  },
  repost: {
    icon: Repeat2,
    texts: "posts/notifications",
    title: () => "repost.title",
    text: () => "repost.text",
    ...toPost,
  },
} satisfies Record<string, NotificationCard>;
