import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Notifications",
  preferences: "Notification settings",
  new: "New",
  to_chat: "Open chat",
  to_request: "View request",
  to_application: "View application",
  to_group: "Go to group",
  to_team: "Go to team",
  to_task: "View task",
  to_pods: "Go to weekly circles",
  to_event: "Go to event",
  to_path: "View your path",
  to_agreement: "View agreement",
  to_document: "Open document",
  to_invite: "View invitation",
  to_message: "View message",
  to_post: "View post",
  to_jobs: "Go to jobs",
  to_profile: "View profile",
  to_decision: "View decision",
  to_premium: "View Premium",
  to_invites: "Go to your invitations",
  to_verification: "Go to verification",
  chat_failed: "We couldn’t open the chat. Please try again.",
  ignore: "Ignore",
  ignore_failed: "We couldn’t remove the notification. It’s back.",
  reply: "Reply",
  reply_to: "Reply to {{name}}",
  reply_send: "Send",
  reply_failed: "Not sent. Your text stays here; please try again in a moment.",
  reply_sent: "Your reply has been sent.",
  reply_accepts: "Your reply accepts the request.",
  accept: "Accept",
  decline: "Decline",
  older: "Show older",
  older_failed: "We couldn’t load older ones.",
  list_failed: "We couldn’t load your notifications",
  arrived_one: "{{count}} new notification",
  arrived_other: "{{count}} new notifications",
  empty_title: "Nothing new yet",
  empty_text: "New matches, and messages while you’re away, will show up here.",
  empty_action: "Go to matching",
  offline_title: "No connection",
  offline_text: "We’ll load your notifications when you’re back online.",
  look: "View",
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Push notifications don’t work with this browser.",
} as const satisfies Translation<typeof german.errors, "en">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Someone",
  more_one: "… and {{count}} more",
  more_other: "… and {{count}} more",
  dm_invite: {
    name: "Invitation to a chat or a trial project",
    title: "{{name}} proposed a trial project",
    text: "Take a look at the proposal.",
    line: "{{name}} proposed a trial project",
  },
  dm_invite_group: {
    title: "{{name}} wants you to join {{group}}",
    text: "Take a look at the group.",
    line: "{{name}} wants you to join {{group}}",
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
    text: "This is what notifications from {{app}} look like on this device.",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "One update for you on {{app}}",
    subject_other: "{{count}} updates for you on {{app}}",
    heading: "Here’s what’s new",
    body: "{{lines}}\n\nWe send this email at most once a day. You can turn it off in Settings, under “$t(notifications:title)”.",
    button: "See everything",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Reading and answering notifications",
    keywords: "bell, alert, counter, ignore, reply, unread",
    body: "The bell at the top shows what has happened, such as a match or a message while you were away. The number counts unread notifications; above 99 it says “99+”.\n\n- The button takes you straight there, for instance to the chat.\n- “$t(notifications:ignore)” removes the notification.\n- You can reply to messages right there.\n\nWhen you open the list, everything is marked as read. We group similar notifications so that you don’t lose track. You can turn off what you don’t want to hear about in Settings.",
  },
  notification_settings: {
    title: "Notification settings and quiet hours",
    keywords: "turn off notifications, mute, night, don’t disturb, daily email, push, email",
    body: "In Settings, you decide for each kind of notification how it reaches you:\n\n- in the app: under the bell\n- as a push notification: on this device, even when the app is closed\n- by email: a daily summary at 8:00\n\nQuiet hours are when we don’t send push notifications, for instance from 22:00 to 7:00. They follow your time zone. You’ll still find everything in the app. Anything you turn off everywhere won’t show in the bell count either.",
  },
  push: {
    title: "Push notifications and installing the app",
    keywords: "PWA, home screen, download app, phone, iPhone, Android, allow notifications",
    body: "Kompagnon runs in the browser and can be installed like an app, without an app store.\n\n1. Computer and Android: choose “Install” or “Add to Home screen” in the browser menu.\n2. iPhone and iPad: select “Share” in Safari and then “Add to Home Screen”.\n\nYou turn push on in Settings, under “Notifications”, on each device separately. The browser then asks for your permission. On an iPhone, the app has to be installed first. If nothing arrives, allow notifications in your device’s settings and check your quiet hours.",
  },
} as const satisfies Translation<typeof german.help, "en">;
