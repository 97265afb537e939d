import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Hello, {{name}}",
  greeting_plain: "Hello",
  lead: "Good to have you here. Where shall we start?",
  figures: "At a glance",
  matches: "Matches",
  groups: "Groups",
  messages: "Messages",
  activity: "Activity",
  next_label: "Your next step",
  waiting: "Waiting for you",
  wait_match: "Write to {{name}}: you both said Deal",
  wait_request: "{{name}} would like to write to you",
  wait_requests_one: "{{count}} request is waiting for your answer",
  wait_requests_other: "{{count}} requests are waiting for your answer",
  wait_messages_one: "{{count}} unread message",
  wait_messages_other: "{{count}} unread messages",
  wait_news_one: "{{count}} new notification",
  wait_news_other: "{{count}} new notifications",
  wait_goal: "Set your goal for the week",
  wait_check_in: "Tell your circle how the week went",
  write_title: "What are you working on?",
  write_text: "A post gets you talking with others.",
  write_action: "Write a post",
  not_loaded: "Not loaded",
} as const satisfies Translation<typeof german.pages, "en">;
