import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { MessageCirclePlus, MessageSquare } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

const toChat = ({ payload }: Notification) => (payload.chat_id ? chatsPaths.chat(payload.chat_id) : null);

/** Messages, and requests to write. */
export const notificationCards = {
  message: {
    icon: MessageSquare,
    texts: "chats/notifications",
    title: () => "message.title",
    goTo: toChat,
    goToName: "to_chat",
    canReply: true,
    hasOwnNotice: true, // messages are counted next to the chats
  },
  chat_request: {
    icon: MessageCirclePlus,
    texts: "chats/notifications",
    title: () => "chat_request.title",
    text: () => "chat_request.text",
    goTo: (notification) => toChat(notification) ?? chatsPaths.requests,
    goToName: "to_request",
    canReply: true,
  },
} satisfies Record<string, NotificationCard>;
