import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import type { NotificationType } from "@kompagnon/contract/notifications/rules.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import {
  AtSign,
  DoorOpen,
  Heart,
  Inbox,
  type LucideIcon,
  MessageCirclePlus,
  MessageSquare,
  MessageSquareText,
  PhoneMissed,
  Repeat2,
  Scale,
  UserPlus,
  UsersRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { call } from "#platform/call.ts";

/** What the page knows of a kind of notification. A feature that adds a kind adds it here. */
type Kind = {
  icon: LucideIcon;
  /** Its title, in the owning feature's part `notifications`; given the name, the group and the count. */
  title: (notification: Notification) => Title;
  /** Its text where the notification brings none. */
  text?: (notification: Notification) => Text;
  /** Where it leads: a path, work that finds one out, or nowhere. The work rejects with ApiError. */
  goTo: (notification: Notification) => string | (() => Promise<string>) | null;
  /** What the way there is called, in the pages' texts. */
  goToName:
    | "to_chat"
    | "to_request"
    | "to_application"
    | "to_group"
    | "to_message"
    | "to_post"
    | "to_profile"
    | "to_decision";
  /** Whether one can answer on the spot. */
  canReply: boolean;
};
/** Where the texts of all kinds stand. */
const NAMESPACES = [
  "notifications/notifications",
  "matching/notifications",
  "chats/notifications",
  "groups/notifications",
  "calls/notifications",
  "posts/notifications",
  "people/notifications",
  "moderation/notifications",
] as const;
type Title =
  | "matching/notifications:match.line"
  | "chats/notifications:message.title"
  | "chats/notifications:chat_request.title"
  | "groups/notifications:group_application.title"
  | "groups/notifications:group_decision.accepted.title"
  | "groups/notifications:group_decision.rejected.title"
  | "notifications/notifications:mention.title"
  | "notifications/notifications:mention_post.title"
  | "calls/notifications:call_missed.title"
  | "posts/notifications:comment.title"
  | "posts/notifications:like.title"
  | "posts/notifications:repost.title"
  | "people/notifications:follow.title"
  | `moderation/notifications:report_decision.${Decision}.title`;
type Text =
  | "matching/notifications:match.text"
  | "chats/notifications:chat_request.text"
  | "groups/notifications:group_application.text"
  | "groups/notifications:group_decision.accepted.text"
  | "groups/notifications:group_decision.rejected.text"
  | "notifications/notifications:mention.text"
  | "notifications/notifications:mention_post.text"
  | "calls/notifications:call_missed.text"
  | "posts/notifications:comment.text"
  | "posts/notifications:like.text"
  | "posts/notifications:repost.text"
  | "people/notifications:follow.text"
  | `moderation/notifications:report_decision.${Decision}.text`;
type Decision = NonNullable<Notification["payload"]["decision"]>;

const toChat = ({ payload }: Notification) => (payload.chat_id ? chatsPaths.chat(payload.chat_id) : null);

const toPost = ({ payload }: Notification) =>
  payload.post_id ? postsPaths.post(payload.post_id, payload.comment_id ?? undefined) : null;

const decidedOn = ({ payload }: Notification): Decision => payload.decision ?? "reporter";

/** Where somebody is mentioned: in a post, or in a channel of a group. */
const toMention = (notification: Notification) => {
  if (notification.payload.post_id) return toPost(notification);
  const { group_id: groupId, chat_id: channelId } = notification.payload;
  return groupId && channelId ? groupsPaths.channel(groupId, channelId) : toChat(notification);
};

const decisionOf = ({ payload }: Notification) =>
  payload.accepted
    ? "groups/notifications:group_decision.accepted"
    : "groups/notifications:group_decision.rejected";

/** Whoever was accepted goes in, others see the group from outside. */
const toGroup = ({ payload }: Notification) => {
  if (!payload.group_id) return null;
  return payload.accepted ? groupsPaths.group(payload.group_id) : groupsPaths.profile(payload.group_id);
};

/** Opens the conversation of a match, which need not be there yet. */
async function openMatch(matchId: string): Promise<string> {
  const { chatId } = await call("POST /api/matching/matches/{matchId}/chat", { params: { matchId } });
  return chatsPaths.chat(chatId);
}

/** Every kind of notification. */
export const kinds: Record<NotificationType, Kind> = {
  match: {
    icon: UsersRound,
    title: () => "matching/notifications:match.line",
    text: () => "matching/notifications:match.text",
    goTo: (notification) => {
      const { match_id: matchId } = notification.payload;
      return toChat(notification) ?? (matchId ? () => openMatch(matchId) : null);
    },
    goToName: "to_chat",
    canReply: false,
  },
  message: {
    icon: MessageSquare,
    title: () => "chats/notifications:message.title",
    goTo: toChat,
    goToName: "to_chat",
    canReply: true,
  },
  chat_request: {
    icon: MessageCirclePlus,
    title: () => "chats/notifications:chat_request.title",
    text: () => "chats/notifications:chat_request.text",
    goTo: (notification) => toChat(notification) ?? chatsPaths.requests,
    goToName: "to_request",
    canReply: false,
  },
  group_application: {
    icon: Inbox,
    title: () => "groups/notifications:group_application.title",
    text: () => "groups/notifications:group_application.text",
    goTo: ({ payload }) => (payload.group_id ? groupsPaths.settings(payload.group_id, "applications") : null),
    goToName: "to_application",
    canReply: false,
  },
  group_decision: {
    icon: DoorOpen,
    title: (notification) => `${decisionOf(notification)}.title` as const,
    text: (notification) => `${decisionOf(notification)}.text` as const,
    goTo: toGroup,
    goToName: "to_group",
    canReply: false,
  },
  mention: {
    icon: AtSign,
    title: ({ payload }) =>
      payload.post_id
        ? "notifications/notifications:mention_post.title"
        : "notifications/notifications:mention.title",
    text: ({ payload }) =>
      payload.post_id
        ? "notifications/notifications:mention_post.text"
        : "notifications/notifications:mention.text",
    goTo: toMention,
    goToName: "to_message",
    canReply: false,
  },
  call_missed: {
    icon: PhoneMissed,
    title: () => "calls/notifications:call_missed.title",
    text: () => "calls/notifications:call_missed.text",
    goTo: toChat,
    goToName: "to_chat",
    canReply: false,
  },
  comment: {
    icon: MessageSquareText,
    title: () => "posts/notifications:comment.title",
    text: () => "posts/notifications:comment.text",
    goTo: toPost,
    goToName: "to_post",
    canReply: false,
  },
  like: {
    icon: Heart,
    title: () => "posts/notifications:like.title",
    text: () => "posts/notifications:like.text",
    goTo: toPost,
    goToName: "to_post",
    canReply: false,
  },
  repost: {
    icon: Repeat2,
    title: () => "posts/notifications:repost.title",
    text: () => "posts/notifications:repost.text",
    goTo: toPost,
    goToName: "to_post",
    canReply: false,
  },
  follow: {
    icon: UserPlus,
    title: () => "people/notifications:follow.title",
    text: () => "people/notifications:follow.text",
    goTo: ({ payload }) => (payload.sender ? peoplePaths.member(payload.sender.id) : null),
    goToName: "to_profile",
    canReply: false,
  },
  report_decision: {
    icon: Scale,
    title: (notification) =>
      `moderation/notifications:report_decision.${decidedOn(notification)}.title` as const,
    text: (notification) =>
      `moderation/notifications:report_decision.${decidedOn(notification)}.text` as const,
    goTo: (notification) => (decidedOn(notification) === "reporter" ? null : moderationPaths.decisions),
    goToName: "to_decision",
    canReply: false,
  },
};

/** Keeps the direction of a name to itself: an Arabic name must not turn a German sentence around. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Who caused a notification, in words. */
export function useSenderName({ payload }: Notification): string {
  const { t } = useTranslation("notifications/notifications");
  return payload.username ?? t("someone");
}

/** What happened, in one line; bundled ones say how many. */
export function useTitle(notification: Notification): string {
  const { t } = useTranslation(NAMESPACES);
  const name = isolated(useSenderName(notification));
  const group = isolated(notification.payload.group_name ?? "");
  return t(kinds[notification.type].title(notification), { name, group, count: notification.count });
}

/** The beginning of what was written, or what the kind says of itself; null for neither. */
export function useText(notification: Notification): string | null {
  const { t } = useTranslation(NAMESPACES);
  const name = isolated(useSenderName(notification));
  const { text } = kinds[notification.type];
  return notification.payload.message ?? (text ? t(text(notification), { name }) : null);
}
