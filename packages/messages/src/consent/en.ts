import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Visit statistics",
  question:
    "Can we measure how you use {{brand}}? It shows us what to fix. If you say no, we only count page views, never you.",
  more: "What exactly?",
  decline: "Decline",
  accept: "Accept",
  quiet: "Your browser asks not to be tracked. We respect that: nothing is measured here.",
  understood: "Got it",
  again: "Visit statistics",
} as const satisfies Translation<typeof german.pages, "en">;

/** Where the answer is changed. */
export const choice = {
  title: "Visit statistics",
  lead: "How you use {{brand}} shows us what to fix. We never read messages or profiles for this.",
  switch: "Measure my visits",
  on: "On. You can change your mind any time; we then delete what we measured for your account.",
  off: "Off. We only count page views, not who made them.",
  switch_quiet: "Your browser asks not to be tracked. We respect that.",
} as const satisfies Translation<typeof german.choice, "en">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Visit statistics",
  text: "We measure how {{brand}} is used ourselves, on our own servers and only with your consent (Art. 6(1)(a) GDPR). Without it, we only count how often a page is opened. If your browser asks not to be tracked, with “Do Not Track” or “Global Privacy Control”, nothing is sent at all. Names, codes and numbers are removed from page addresses before they leave your browser. What you write and read is never included. This is everything we collect:",
  kind: "What",
  what: "Details",
  purpose: "Why",
  kept: "How long",
  only_with: "only with your consent",
  without: "without consent too",
  days: "{{days}} days, then only daily totals remain",
  sums: "as a total, or as long as your account exists",
  change:
    "You can change your mind any time: at the bottom of every public page under “Visit statistics”, or in your settings.",
  kinds: {
    count: "Page view, only counted",
    session: "Visit",
    pageView: "Page of a visit",
    event: "Clicks and the like",
    heatmap: "Heatmap",
    outline: "Layout of a page",
    error: "Errors",
    conversion: "Steps reached",
    featureUsage: "Areas used",
    consent: "Your choice",
  },
  purposes: {
    visits: "to know what’s visited",
    use: "to understand what’s used",
    layout: "to improve the layout of pages",
    errors: "to find errors",
    success: "to see whether people reach their goal",
    choice: "to respect your choice",
  },
  fields: {
    page: "page address without names and numbers",
    title: "titles of public pages",
    visit: "a random number for this visit",
    device: "device and browser: type, language, screen size",
    window: "window size",
    referrer: "the name of the website you came from",
    campaign: "the campaign named in the link",
    answer: "your yes or no, and for which version",
    address: "a shortened IP address",
    country: "the country, from your time zone",
    member: "your account, if you’re signed in",
    speed: "how quickly the page loaded",
    time: "how long",
    depth: "how far you read",
    action: "what you did: click, scroll, submit",
    control: "the label of the button, at most 100 characters",
    position: "the position on the page",
    layout: "outlines of the page, without text or pictures",
    error: "the error message and its location in the code",
    goal: "which step you reached, such as signing up",
    feature: "which area you used",
  },
} as const satisfies Translation<typeof german.collected, "en">;
