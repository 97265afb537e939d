import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "Main navigation",
    main: "Menu",
    settings: "Settings",
    home: "Overview",
    matching: "Matching",
    chats: "Chats",
    collapse: "Collapse",
    expand: "Expand",
  },
  account: {
    menu: "Your account",
    sign_out: "Sign out",
    signed_out: "You are signed out.",
    theme: "Appearance",
    light: "Light",
    dark: "Dark",
    system: "Same as device",
    site: "Public site",
  },
  language: {
    label: "Language",
    more: "More languages",
    not_saved: "The language applies here but could not be saved to your account.",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    palette: "Search and jump",
    show: "Show this list",
    home: "Go to overview",
    matching: "Go to matching",
    chats: "Go to chats",
    and_then: "then",
  },
  palette: { title: "Search and jump", placeholder: "Where to?", pages: "Pages", actions: "Actions" },
  not_found: {
    title: "Page not found",
    text: "The address is wrong, or the page has moved.",
    dashboard: "Go to overview",
    start: "Go to start page",
  },
  crash: { title: "Something broke here", text: "Reload the page. Your data is safe.", reload: "Reload" },
  unreachable: {
    title: "We can’t reach the server",
    text: "Check your connection. As soon as the server answers, you carry on right here.",
  },
  home: {
    greeting: "Hello, {{name}}",
    greeting_plain: "Hello",
    lead: "Good to have you here. Where shall we start?",
    chats_title: "Talk to your matches",
    chats_text: "A match becomes a conversation, the conversation becomes a plan.",
    chats_action: "Go to chats",
  },
} as const satisfies Translation<typeof german, "en">;
