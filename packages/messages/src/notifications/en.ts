import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Notifications",
  preferences: "Notification settings",
  new: "New",
  to_chat: "Go to chat",
  to_request: "Go to the request",
  to_application: "Go to the application",
  to_group: "Go to the group",
  to_team: "To the team",
  to_task: "To the task",
  to_pods: "To weekly circles",
  to_path: "To your path",
  to_agreement: "To the agreement",
  to_document: "To the document",
  to_invite: "Go to the invitation",
  to_message: "Go to the message",
  to_post: "Go to the post",
  to_jobs: "Go to jobs",
  to_profile: "Go to the profile",
  to_decision: "Go to the decision",
  to_premium: "To Premium",
  to_invites: "To your invitations",
  to_verification: "To the verification",
  chat_failed: "The chat could not be opened. Please try again.",
  ignore: "Ignore",
  ignore_failed: "That could not be removed. The notification is back.",
  reply: "Reply",
  reply_to: "Reply to {{name}}",
  reply_send: "Send",
  reply_failed: "Not sent. Your text stays here, please try again in a moment.",
  reply_sent: "Your reply has been sent.",
  reply_accepts: "Your reply accepts the request.",
  accept: "Accept",
  decline: "Decline",
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
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Sorry, push messages don’t work with this browser.",
} as const satisfies Translation<typeof german.errors, "en">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Someone",
  more_one: "… and {{count}} more",
  more_other: "… and {{count}} more",
  dm_invite: {
    name: "Invitation into a chat or a trial project",
    title: "{{name}} proposes a trial project to you",
    text: "Have a look at the proposal.",
    line: "{{name}} proposes a trial project to you",
  },
  dm_invite_group: {
    title: "{{name}} would like you in {{group}}",
    text: "Have a look at the group.",
    line: "{{name}} would like you in {{group}}",
  },
  mention: {
    name: "Mention in a group or a post",
    title: "{{name}} mentioned you in {{group}}",
    text: "See what it’s about.",
    line: "{{name}} mentioned you in {{group}}: {{text}}",
  },
  mention_post: {
    title: "{{name}} mentioned you in a post",
    text: "See what it’s about.",
    line: "{{name}} mentioned you in a post: {{text}}",
  },
  test: {
    title: "It works!",
    text: "This is what messages from {{app}} look like on this device.",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "One update for you on {{app}}",
    subject_other: "{{count}} updates for you on {{app}}",
    heading: "Here’s what’s new",
    body: "{{lines}}\n\nWe send this email at most once a day. You can turn it off in Settings, under “Notifications”.",
    button: "See everything",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Reading and answering notifications",
    keywords: "bell, alert, counter, ignore, reply, unread",
    body: "The bell at the top shows what has happened, such as a match or a message while you were away. The number counts what is unread; beyond 99 it says “99+”.\n\n- The go-to button takes you straight there, for instance into the chat.\n- The ignore button makes the notification disappear.\n- You can reply to messages right there.\n\nWhen you open the list, all count as read. We bundle several of the same, so that it stays easy to follow. What you don’t want to hear about, you turn off in the settings.",
  },
  notification_settings: {
    title: "Notification settings and quiet hours",
    keywords: "turn off notifications, mute, night, do not disturb, daily mail, push, e-mail",
    body: "In the settings you decide for each kind of notification how it reaches you:\n\n- in the app: at the bell\n- as a push message: on this device, even when the app is closed\n- by mail: collected, once a day at 8 o’clock\n\nQuiet hours say when we send no push messages, for instance from 22:00 to 7:00. They follow your time zone. Afterwards you find everything in the app. Whatever you turn off no longer counts in any number either.",
  },
  push: {
    title: "Push messages and installing the app",
    keywords: "PWA, home screen, download app, phone, iPhone, Android, allow notifications",
    body: "Kompagnon runs in the browser and can be installed like an app, without an app store.\n\n1. Computer and Android: choose “Install” or “Add to Home screen” in the browser menu.\n2. iPhone and iPad: press “Share” in Safari and then “Add to Home Screen”.\n\nYou turn push on in the settings, with the notifications, on each device separately. The browser then asks for your permission. On an iPhone the app has to be installed first. If nothing arrives, allow notifications in your device’s settings and check your quiet hours.",
  },
} as const satisfies Translation<typeof german.help, "en">;
