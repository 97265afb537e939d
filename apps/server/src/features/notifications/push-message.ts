import { createHash } from "node:crypto";
import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Decision, Notice } from "#features/notifications/notice.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** What the service worker shows. One with the same tag replaces the one before; `url` is a path of ours. */
export type PushPayload = { title: string; body: string; url: string; tag: string; language: Language };

/** A push message to one device; `hash` names its subscription. `wished`: asked for just now, so quiet hours don't hold. */
export const pushJob = defineJob<{ hash: string; payload: PushPayload; requested?: boolean }>(
  "notifications.push",
  5,
);

type Told = Pick<Notice, "type" | "bundle" | "chatId" | "group" | "post" | "accepted" | "decision"> & {
  actorId?: string | null;
  text: string | null;
  count: number;
  username: string | null;
};

/** Where the texts of a kind stand in the catalogue. */
export function textsOf({ type, ...about }: Variant): string {
  if (type === "group_decision") return `notifications:${type}.${about.accepted ? "accepted" : "rejected"}`;
  if (type === "report_decision") return `notifications:${type}.${about.decision ?? "reporter"}`;
  return `notifications:${type === "mention" && about.post ? "mention_post" : type}`;
}
type Variant = {
  type: NotificationType;
  accepted?: boolean | null;
  decision?: Decision | null;
  post?: object | null;
};

const urlOf = ({ type, chatId, group, post, actorId, decision }: Told): string => {
  if (post)
    return `/dashboard/feed/${post.id}${post.commentId ? `?${new URLSearchParams({ comment: post.commentId })}` : ""}`;
  if (type === "follow" && actorId) return `/dashboard/user/${actorId}`;
  if (decision === "author" || decision === "appeal") return "/dashboard/decisions";
  if (type === "mention" && group && chatId)
    return `/dashboard/groups?${new URLSearchParams({ group: group.id, channel: chatId })}`;
  if (type === "chat_request") return "/dashboard/chats?requests=in";
  if (group) return `/dashboard/groups/profile/${group.id}`;
  return chatId ? `/dashboard/chats?chat=${encodeURIComponent(chatId)}` : "/dashboard/notifications";
};

/** The push message of a notice, in the member's language. */
export function payloadOf({ texts }: Pick<Platform, "texts">, language: Language, told: Told): PushPayload {
  const { text, count, username, ...about } = told;
  const name = username ?? texts.say(language, "notifications:someone");
  const data = { name, count, group: about.group?.name ?? "" };
  const title = texts.say(language, `${textsOf(about)}.title`, data);
  const body = text || texts.say(language, `${textsOf(about)}.text`, data);
  return { title, body, url: urlOf(told), tag: about.bundle, language };
}

/** The message with which a member tries push out. */
export const testPayload = ({ texts }: Pick<Platform, "texts">, language: Language): PushPayload => ({
  title: texts.say(language, "notifications:test.title"),
  body: texts.say(language, "notifications:test.text"),
  url: "/dashboard/notifications",
  tag: "test",
  language,
});

/** Under this topic a push service keeps only the newest message for a device that is off. */
export const topicOf = (tag: string): string =>
  createHash("sha256").update(tag).digest("base64url").slice(0, 32);
