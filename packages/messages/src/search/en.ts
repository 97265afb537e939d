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
  all_people: "All people matching “{{words}}”",
  all_posts: "All posts matching “{{words}}”",
  all_jobs: "All jobs matching “{{words}}”",
  searching: "Searching…",
  nothing: "No results for “{{words}}”.",
  nothing_hint: "Try another spelling or a shorter word. In private groups, search inside the channel.",
  failed: "The search didn’t work.",
  retry: "Try again",
  deleted: "Deleted member",
  close: "Close search",
  keys: "Arrow keys select, Enter opens, Esc closes.",
} as const satisfies Translation<typeof german.pages, "en">;
