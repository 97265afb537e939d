import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Hello, {{name}}",
  greeting_plain: "Hello",
  lead: "Good to have you here. Where shall we start?",
  figures: "At a glance",
  matches: "Matches",
  matches_hint: "in total",
  groups: "Groups",
  groups_hint: "you belong to",
  messages: "Messages",
  messages_hint: "unread",
  activity: "Activity",
  activity_hint: "in the last seven days",
  not_loaded: "Not loaded",
} as const satisfies Translation<typeof german.pages, "en">;
