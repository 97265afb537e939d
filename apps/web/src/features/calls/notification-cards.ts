import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { PhoneMissed } from "lucide-react";
import type { NotificationCard } from "#platform/feature.ts";

/** The card of a missed call. */
export const notificationCards = {
  call_missed: {
    icon: PhoneMissed,
    texts: "calls/notifications",
    title: () => "call_missed.title",
    text: () => "call_missed.text",
    goTo: ({ payload }) => (payload.chat_id ? chatsPaths.chat(payload.chat_id) : null),
    goToName: "to_chat",
    canReply: false,
  },
} satisfies Record<string, NotificationCard>;
