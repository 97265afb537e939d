import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Main navigation",
    main: "Menu",
    settings: "Settings",
    home: "Overview",
    feed: "Feed",
    people: "People",
    jobs: "Jobs",
    matching: "Matching",
    groups: "Groups",
    teampanel: "Team panel",
    pods: "Weekly circles",
    resources: "Tools",
    plans: "Plans",
    presentations: "Presentations",
    chats: "Chats",
    notifications: "Notifications",
    reports: "Reports",
    admin: "Admin",
    invites: "Invite",
    payouts: "Payouts",
    verification: "Verification",
    verifications: "Reviews",
    profile: "My profile",
    help: "Help",
    collapse: "Collapse",
    expand: "Expand",
  },
  account: {
    legal: "Prices and rights",
    menu: "Your account",
    sign_out: "Sign out",
    signed_out: "You are signed out.",
    theme: "Appearance",
    light: "Light",
    dark: "Dark",
    system: "Same as device",
    site: "Public site",
    install: "Install app",
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
    feed: "Go to the feed",
    people: "Go to people",
    jobs: "Go to jobs",
    matching: "Go to matching",
    groups: "Go to groups",
    teampanel: "To the team panel",
    pods: "To the weekly circles",
    resources: "To the tools",
    plans: "Go to plans",
    presentations: "Go to presentations",
    chats: "Go to chats",
    notifications: "Go to notifications",
    settings: "Go to settings",
    reports: "Go to the reports",
    admin: "To the admin area",
    invites: "Go to your invitations",
    payouts: "Go to the payouts",
    verification: "Go to the verification",
    verifications: "Go to the reviews",
    profile: "To my profile",
    help: "To help",
    and_then: "then",
  },
  palette: { title: "Search and jump", pages: "Pages", actions: "Actions" },
  not_found: {
    title: "Page not found",
    text: "The address is wrong, or the page has moved.",
    dashboard: "Go to overview",
    start: "Go to start page",
  },
  crash: { title: "Something broke here", text: "Reload the page. Your data is safe.", reload: "Reload" },
  offline_page: {
    title: "This page isn’t on your device yet",
    text: "It can’t be opened without a connection. As soon as you’re back online, it opens by itself.",
  },
  unreachable: {
    title: "We can’t reach the server",
    text: "Check your connection. As soon as the server answers, you carry on right here.",
  },
  chat_folders: "Folders",
  not_done: "That didn’t work. Please try again.",
} as const satisfies Translation<typeof german.pages, "en">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "You receive this mail because someone created an account at {{app}} with this address.",
    ignore: "Was that not you? Then there is nothing you need to do.",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Keyboard shortcuts",
    keywords: "keys, hotkeys, quick, commands, Ctrl K, jump",
    body: "On a computer much can be done without a mouse. Press “?” at any time to see the whole list.\n\n- Ctrl+K, on a Mac Cmd+K: “Search and jump” to any page\n- g, then h: to the overview\n- g, then m: to matching\n- g, then c: to the chats\n- ← and →: decide in matching\n- Enter: open the details in matching\n- Esc: close a window\n\nWhile you are typing in a field, the plain keys are just letters, so nothing jumps away. The Tab key reaches every button.",
  },
} as const satisfies Translation<typeof german.help, "en">;
