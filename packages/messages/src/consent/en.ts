import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Measuring your visit",
  question:
    "May we look at how you use {{brand}}? It shows us where things get stuck. If you say no, we only count page views, never you.",
  more: "What exactly?",
  decline: "Decline",
  accept: "Accept",
  quiet: "Your browser asks not to be followed. We respect that: nothing is measured here.",
  understood: "Got it",
  again: "Visit measuring",
} as const satisfies Translation<typeof german.pages, "en">;

/** Where the answer is changed. */
export const choice = {
  title: "Visit measuring",
  lead: "How you use {{brand}} shows us where things get stuck. We never read messages or profiles along the way.",
  switch: "Measure my visits",
  on: "On. You can take your yes back at any time; we then delete what was measured under your account.",
  off: "Off. Only page views are counted, without you.",
  switch_quiet: "Your browser asks not to be followed. We respect that.",
} as const satisfies Translation<typeof german.choice, "en">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Visit measuring",
  text: "We measure how {{brand}} is used ourselves, on our own servers and only with your yes (Art. 6(1)(a) GDPR). Without it we only count how often a page is opened. If your browser asks not to be followed, by “Do Not Track” or “Global Privacy Control”, nothing is sent at all. Addresses of pages lose names, codes and numbers before they leave your browser. What you write and read is never part of it. This is everything there is:",
  kind: "What",
  what: "Details",
  purpose: "What for",
  kept: "How long",
  only_with: "only with your yes",
  without: "without it too",
  days: "{{days}} days, then daily sums remain",
  sums: "as a sum, or as long as your account exists",
  change:
    "You can take your yes back at any time: at the foot of every public page under “Visit measuring”, or in your settings.",
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
    visits: "knowing what is visited",
    use: "understanding what is used",
    layout: "improving the layout of pages",
    errors: "finding errors",
    success: "seeing whether paths lead to their goal",
    choice: "keeping to your choice",
  },
  fields: {
    page: "address of the page without names and numbers",
    title: "titles of public pages",
    visit: "a random number of this visit",
    device: "device and browser: kind, language, screen size",
    window: "size of the window",
    referrer: "the name of the website you came from",
    campaign: "the campaign named in the link",
    answer: "your yes or no, and to which version",
    address: "a shortened IP address",
    country: "the country, from your time zone",
    member: "your account, if you are signed in",
    speed: "how quickly the page was there",
    time: "how long",
    depth: "how far you read",
    action: "what you did: click, scroll, submit",
    control: "the label of the button, at most 100 characters",
    position: "the place on the page",
    layout: "outlines of the page, without text or pictures",
    error: "the error message and its place in the code",
    goal: "which step you reached, such as signing up",
    feature: "which area you used",
  },
} as const satisfies Translation<typeof german.collected, "en">;
