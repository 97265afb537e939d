import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Someone",
  match: {
    title: "It’s a match!",
    text: "You and {{name}} both said Deal.",
    line: "Match with {{name}}",
  },
  message: {
    title_one: "New message from {{name}}",
    title_other: "{{count}} new messages from {{name}}",
    line_one: "New message from {{name}}: {{text}}",
    line_other: "{{count}} new messages from {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} would like to write to you",
    text: "Have a look at the request.",
    line: "{{name}} would like to write to you",
  },
  group_application: {
    title: "{{name}} would like to join {{group}}",
    text: "Have a look at the application.",
    line: "{{name}} would like to join {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Welcome to {{group}}",
      text: "Your application was accepted.",
      line: "{{group}}: your application was accepted",
    },
    rejected: {
      title: "An answer from {{group}}",
      text: "Sadly it didn’t work out this time.",
      line: "{{group}}: your application was declined",
    },
  },
  mention: {
    title: "{{name}} mentioned you in {{group}}",
    text: "See what it’s about.",
    line: "{{name}} mentioned you in {{group}}: {{text}}",
  },
  call_missed: {
    title_one: "Missed call from {{name}}",
    title_other: "{{count}} missed calls from {{name}}",
    text: "Tap to call back or write.",
    line_one: "Missed call from {{name}}",
    line_other: "{{count}} missed calls from {{name}}",
  },
  comment: {
    title_one: "{{count}} new comment from {{name}}",
    title_other: "{{count}} new comments, the last one from {{name}}",
    text: "See what it says.",
    line_one: "{{count}} new comment from {{name}}: {{text}}",
    line_other: "{{count}} new comments, the last one from {{name}}: {{text}}",
  },
  like: {
    title_one: "{{name}} likes your post",
    title_other: "{{count}} likes, the last one from {{name}}",
    text: "Have another look at it.",
    line_one: "{{name}} likes your post: {{text}}",
    line_other: "{{count}} likes, the last one from {{name}}: {{text}}",
  },
  repost: {
    title_one: "{{name}} reposted your post",
    title_other: "{{count}} reposts, the last one by {{name}}",
    text: "Have another look at it.",
    line_one: "{{name}} reposted your post: {{text}}",
    line_other: "{{count}} reposts, the last one by {{name}}: {{text}}",
  },
  follow: {
    title: "{{name}} now follows you",
    text: "Have a look at the profile.",
    line: "{{name}} now follows you",
  },
  mention_post: {
    title: "{{name}} mentioned you in a post",
    text: "See what it’s about.",
    line: "{{name}} mentioned you in a post: {{text}}",
  },
  report_decision: {
    author: {
      title: "We have decided about something of yours",
      text: "Read what and why.",
      line: "We have decided about something of yours",
    },
    reporter: {
      title: "Your report has been reviewed",
      text: "Thank you for looking out.",
      line: "Your report has been reviewed",
    },
    appeal: {
      title: "Your appeal has been reviewed",
      text: "Read our answer.",
      line: "Your appeal has been reviewed",
    },
  },
  more_one: "… and {{count}} more",
  more_other: "… and {{count}} more",
  test: {
    title: "It works!",
    text: "This is what messages from {{app}} look like on this device.",
  },
} as const satisfies Translation<typeof german, "en">;
