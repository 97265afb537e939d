import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "Help",
  lead: "Search for a word or browse the topics.",
  search: "Search help",
  placeholder: "What do you need help with?",
  results_one: "{{count}} article found",
  results_other: "{{count}} articles found",
  empty_title: "No results for “{{words}}”",
  empty_text: "Try one shorter word, such as “password” or “match”. Or use the contact form to ask us.",
  empty_action: "Contact us",
  back: "All topics",
  related: "Related",
  copy_link: "Copy link",
  copied: "Link copied.",
  copy_failed: "We couldn’t copy it. Here’s the link: {{address}}",
  sections: {
    start: "Getting started",
    security: "Security",
    profile: "Your profile",
    matching: "Matching",
    chats: "Chats",
    posts: "Posts",
    groups: "Groups",
    jobs: "Jobs",
    invites: "Invite and earn",
    tools: "Tools",
    app: "Notifications and app",
    money: "Premium and your rights",
    data: "Your data and the rules",
  },
} as const satisfies Translation<typeof german.pages, "en">;
