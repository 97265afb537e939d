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
    teampanel: "Teams",
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
    verifications: "ID reviews",
    profile: "My profile",
    help: "Help",
    collapse: "Collapse",
    expand: "Expand",
  },
  account: {
    legal: "Pricing and your rights",
    menu: "Your account",
    sign_out: "Sign out",
    signed_out: "You’re signed out.",
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
    not_saved: "The language applies here but couldn’t be saved to your account.",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    palette: "Search and jump",
    show: "Show this list",
    home: "Go to overview",
    feed: "Go to feed",
    people: "Go to people",
    jobs: "Go to jobs",
    matching: "Go to matching",
    groups: "Go to groups",
    teampanel: "Go to teams",
    pods: "Go to weekly circles",
    resources: "Go to tools",
    plans: "Go to plans",
    presentations: "Go to presentations",
    chats: "Go to chats",
    notifications: "Go to notifications",
    settings: "Go to settings",
    reports: "Go to reports",
    admin: "Go to admin area",
    invites: "Go to your invitations",
    payouts: "Go to payouts",
    verification: "Go to verification",
    verifications: "Go to ID reviews",
    profile: "Go to my profile",
    help: "Go to help",
    and_then: "then",
  },
  palette: { title: "Search and jump", pages: "Pages", actions: "Actions" },
  not_found: {
    title: "Page not found",
    text: "The address is wrong, or the page has moved.",
    dashboard: "Go to overview",
    start: "Go to home page",
  },
  crash: { title: "Something went wrong", text: "Reload the page. Your data is safe.", reload: "Reload" },
  offline_page: {
    title: "This page isn’t on your device yet",
    text: "You can’t open it without a connection. It’ll open as soon as you’re back online.",
  },
  unreachable: {
    title: "We can’t reach the server",
    text: "Check your connection. You can carry on here when the server responds.",
  },
  chat_folders: "Folders",
  not_done: "That didn’t work. Please try again.",
} as const satisfies Translation<typeof german.pages, "en">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "You’re getting this email because someone used this address to create an account on {{app}}.",
    typed: "You’re getting this email because this address was entered in a form on {{app}}.",
    ignore: "If that wasn’t you, you don’t need to do anything.",
    unattached: "We couldn’t create one of the attachments. You can download it here:",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Keyboard shortcuts",
    keywords: "keys, hotkeys, quick, commands, Ctrl K, jump",
    body: "On a computer, you can do a lot without a mouse. Press “?” at any time to see the whole list.\n\n- Ctrl+K, on a Mac Cmd+K: open “$t(shell:palette.title)”\n- g, then h: go to overview\n- g, then m: go to matching\n- g, then c: go to chats\n- ← and →: decide in matching\n- Enter: open the details in matching\n- Esc: close a window\n\nWhile you’re typing in a field, keys just type letters, so nothing jumps away. The Tab key reaches every button.",
  },
} as const satisfies Translation<typeof german.help, "en">;
