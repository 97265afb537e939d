import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "Notifications",
  preferences: "Notification settings",
  new: "New",
  to_chat: "Go to chat",
  to_request: "Go to the request",
  to_application: "Go to the application",
  to_group: "Go to the group",
  to_message: "Go to the message",
  chat_failed: "The chat could not be opened. Please try again.",
  ignore: "Ignore",
  ignore_failed: "That could not be removed. The notification is back.",
  reply: "Reply",
  reply_to: "Reply to {{name}}",
  reply_send: "Send",
  reply_failed: "Not sent. Your text stays here, please try again in a moment.",
  reply_sent: "Your reply has been sent.",
  older: "Show older",
  older_failed: "Older ones could not be loaded.",
  list_failed: "Your notifications could not be loaded",
  arrived_one: "{{count}} new notification",
  arrived_other: "{{count}} new notifications",
  empty_title: "Nothing new yet",
  empty_text: "When you get a match or somebody writes while you are away, it shows up here.",
  empty_action: "Go to matching",
  offline_title: "No connection",
  offline_text: "As soon as you are back online, we load your notifications.",
  look: "View",
} as const satisfies Translation<typeof german, "en">;
