import type { Device, FunnelName, TrackedFeature } from "@kompagnon/contract/analytics/rules.ts";

/** How busy each hour of a day is (UTC): quiet nights, a lunch break, long evenings. */
export const HOURS = [
  2, 1, 1, 1, 1, 2, 4, 7, 9, 9, 10, 13, 12, 9, 8, 9, 11, 14, 18, 20, 17, 12, 7, 4,
] as const;
/** How busy each day of the week is, from Sunday on. */
export const WEEKDAYS = [0.75, 1.15, 1.1, 1.1, 1, 0.85, 0.65] as const;

/** A page of a visit: how long it is read, and what is pressed there. */
export type SamplePage = {
  path: string;
  title?: string;
  seconds: number;
  presses: readonly string[];
  feature?: TrackedFeature;
  /** Steps of a way that are come to here, one after the other, and which share of those before comes to each. */
  steps?: { funnel: FunnelName; each: readonly (readonly [step: string, share: number])[] };
  conversion?: string;
};

/** Pages that guests come by, the first ones most. */
export const GUEST_PAGES: readonly SamplePage[] = [
  {
    path: "/",
    title: "Kompagnon",
    seconds: 38,
    presses: ["Kostenlos starten", "So funktioniert's", "Preise"],
    steps: { funnel: "registration", each: [["visit", 1]] },
  },
  {
    path: "/pricing",
    title: "Preise",
    seconds: 52,
    presses: ["Jetzt registrieren", "Was ist Premium?"],
    steps: { funnel: "premium", each: [["pricing_open", 1]] },
  },
  {
    path: "/login",
    seconds: 24,
    presses: ["Konto erstellen"],
    steps: { funnel: "registration", each: [["sign_up_open", 1]] },
  },
  {
    path: "/register",
    seconds: 140,
    presses: ["Weiter", "Weiter", "Fertig"],
    feature: "onboarding",
    steps: {
      funnel: "registration",
      each: [
        ["sign_up", 0.9],
        ["onboarding_begun", 0.95],
        ["onboarding_done", 0.7],
      ],
    },
    conversion: "sign_up",
  },
];
/** Where members go, by how often. */
export const MEMBER_PAGES: readonly (SamplePage & { weight: number })[] = [
  {
    weight: 10,
    path: "/dashboard/feed",
    seconds: 95,
    presses: ["Gefällt mir", "Kommentieren", "Merken"],
    feature: "feed",
  },
  { weight: 4, path: "/dashboard/feed/:id", seconds: 62, presses: ["Antworten", "Teilen"], feature: "feed" },
  {
    weight: 8,
    path: "/dashboard/matching",
    seconds: 130,
    presses: ["Deal", "No Deal", "No Deal", "Deal"],
    feature: "matching",
    steps: {
      funnel: "matching",
      each: [
        ["deck_open", 1],
        ["first_swipe", 0.85],
        ["match", 0.3],
        ["first_message", 0.6],
      ],
    },
    conversion: "first_swipe",
  },
  {
    weight: 9,
    path: "/dashboard/matching-setup",
    seconds: 55,
    presses: ["Bild wählen", "Fertig"],
    steps: {
      funnel: "matching",
      each: [
        ["setup_open", 1],
        ["picture_done", 0.9],
      ],
    },
  },
  {
    weight: 9,
    path: "/dashboard/chats",
    seconds: 180,
    presses: ["Senden", "Senden"],
    feature: "chats",
    conversion: "first_message",
  },
  { weight: 5, path: "/dashboard/groups", seconds: 70, presses: ["Öffnen"], feature: "groups" },
  {
    weight: 4,
    path: "/dashboard/groups/:id/:id",
    seconds: 150,
    presses: ["Senden", "Umfrage starten"],
    feature: "groups",
  },
  {
    weight: 4,
    path: "/dashboard/jobs",
    seconds: 80,
    presses: ["Bewerben", "Filter"],
    feature: "jobs",
    conversion: "job_applied",
  },
  {
    weight: 3,
    path: "/dashboard/notifications",
    seconds: 25,
    presses: ["Ansehen"],
    feature: "notifications",
  },
  { weight: 3, path: "/dashboard/search", seconds: 45, presses: ["Profil ansehen"], feature: "search" },
  { weight: 2, path: "/dashboard/user/:id", seconds: 40, presses: ["Anfrage senden"] },
  { weight: 2, path: "/dashboard/settings", seconds: 60, presses: ["Speichern"], feature: "settings" },
  { weight: 1, path: "/dashboard/teams/:id/tasks", seconds: 110, presses: ["Erledigt"], feature: "tasks" },
  {
    weight: 1,
    path: "/dashboard/order/:id",
    seconds: 50,
    presses: ["Zahlungspflichtig bestellen"],
    feature: "billing",
    steps: {
      funnel: "premium",
      each: [
        ["order_open", 1],
        ["checkout", 0.6],
        ["premium", 0.8],
      ],
    },
    conversion: "checkout",
  },
];
export const DEVICES_SEEN: readonly (readonly [Device, number, string])[] = [
  ["phone", 6, "390x844"],
  ["desktop", 5, "1440x900"],
  ["tablet", 1, "820x1180"],
];
export const BROWSERS_SEEN = [
  ["Chrome", "Android", 5],
  ["Safari", "iOS", 4],
  ["Chrome", "Windows", 4],
  ["Firefox", "Linux", 2],
  ["Safari", "macOS", 2],
  ["Microsoft Edge", "Windows", 1],
] as const;
export const COUNTRIES_SEEN = [
  ["DE", "de", 11],
  ["AT", "de", 3],
  ["CH", "de", 2],
  ["FR", "fr", 2],
  ["IT", "it", 2],
  ["ES", "es", 1],
  ["BR", "pt", 1],
  ["IN", "hi", 1],
  ["EG", "ar", 1],
  ["US", "en", 2],
] as const;
export const REFERRERS_SEEN = [
  [null, 8],
  ["www.google.com", 5],
  ["www.youtube.com", 2],
  ["www.instagram.com", 2],
  ["www.linkedin.com", 2],
  ["duckduckgo.com", 1],
] as const;
/** What goes wrong now and then. */
export const ERRORS_SEEN = [
  ["javascript", "Cannot read properties of undefined (reading 'scrollHeight')", "/assets/chats.js", 214],
  ["promise_rejection", "Failed to fetch", "/assets/call.js", 48],
  ["console", "ResizeObserver loop completed with undelivered notifications.", "", null],
] as const;
/** Where people press, as shares of the width and px down the page, with how often. */
export const SPOTS = [
  [0.5, 420, 6],
  [0.82, 36, 3],
  [0.12, 36, 2],
  [0.3, 720, 3],
  [0.68, 720, 2],
  [0.5, 1_240, 1],
] as const;
