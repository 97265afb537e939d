import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Search",
  placeholder: "People, groups, chats, posts, pages",
  people: "People",
  groups: "Groups",
  channels: "Channels",
  chats: "Chats",
  posts: "Posts",
  jobs: "Jobs",
  recent: "Recent searches",
  forget: "Clear history",
  all_people: "All people for “{{words}}”",
  all_posts: "All posts for “{{words}}”",
  all_jobs: "All jobs for “{{words}}”",
  searching: "Searching…",
  nothing: "Nothing found for “{{words}}”.",
  nothing_hint: "Another spelling, a shorter word? In private groups, search inside the channel.",
  failed: "The search didn’t work.",
  retry: "Try again",
  deleted: "Deleted member",
  close: "Close search",
  keys: "Arrow keys select, Enter opens, Esc closes.",
} as const satisfies Translation<typeof german.pages, "en">;
