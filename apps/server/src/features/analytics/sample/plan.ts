import type { Device, FunnelName, TrackedFeature } from "@kompagnon/contract/analytics/rules.ts";

/** How busy each hour of a day is (UTC): quiet nights, a lunch break, long evenings. */
export const HOURS = [
  2, 1, 1, 1, 1, 2, 4, 7, 9, 9, 10, 13, 12, 9, 8, 9, 11, 14, 18, 20, 17, 12, 7, 4,
] as const;
/** How busy each day of the week is, from Sunday on. */
export const WEEKDAYS = [0.75, 1.15, 1.1, 1.1, 1, 0.85, 0.65] as const;

/** A step of a way that is taken on a page; later ones only after those before. */
type SampleStep = readonly [funnel: FunnelName, step: string, share: number];

/** A page of a visit: how long it is read, what is pressed there, and how far it leads. */
export type SamplePage = {
  path: string;
  title?: string;
  seconds: number;
  presses: readonly string[];
  feature?: TrackedFeature;
  /** On entering, and what is done there until it is left. */
  steps?: readonly SampleStep[];
};

const START: SamplePage = {
  path: "/",
  title: "Kompagnon",
  seconds: 38,
  presses: ["Kostenlos starten", "So funktioniert's", "Preise"],
  steps: [["registration", "visit", 1]],
};
const PRICING: SamplePage = {
  path: "/pricing",
  title: "Preise",
  seconds: 52,
  presses: ["Jetzt registrieren", "Was ist Premium?"],
  steps: [["premium", "pricing_open", 1]],
};
const SIGN_IN: SamplePage = {
  path: "/login",
  seconds: 24,
  presses: ["Konto erstellen"],
  steps: [["registration", "sign_up_open", 1]],
};

/** Pages that guests come by, the first ones most. */
export const GUEST_PAGES: readonly SamplePage[] = [START, PRICING, SIGN_IN];

const SETUP: SamplePage = {
  path: "/dashboard/matching-setup",
  seconds: 55,
  presses: ["Bild auswählen", "Fertig"],
  feature: "matching",
  steps: [
    ["matching", "setup_open", 1],
    ["matching", "picture_done", 0.55],
  ],
};
const DECK: SamplePage = {
  path: "/dashboard/matching",
  seconds: 130,
  presses: ["Deal", "No Deal", "No Deal", "Deal"],
  feature: "matching",
  steps: [
    ["matching", "deck_open", 1],
    ["matching", "first_swipe", 0.85],
  ],
};
const CHATS: SamplePage = {
  path: "/dashboard/chats",
  seconds: 180,
  presses: ["Senden", "Senden"],
  feature: "chats",
  steps: [["matching", "first_message", 0.5]],
};

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
  { weight: 8, ...DECK },
  { weight: 3, ...SETUP },
  { weight: 9, ...CHATS },
  { weight: 5, path: "/dashboard/groups", seconds: 70, presses: ["Öffnen"], feature: "groups" },
  {
    weight: 4,
    path: "/dashboard/groups/:id/:id",
    seconds: 150,
    presses: ["Senden", "Umfrage starten"],
    feature: "groups",
  },
  { weight: 4, path: "/dashboard/jobs", seconds: 80, presses: ["Ansehen", "Filter"], feature: "jobs" },
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
  { weight: 1, ...PRICING },
  {
    weight: 0.5,
    path: "/dashboard/order/:id",
    seconds: 30,
    presses: ["Zurück"],
    feature: "billing",
    steps: [["premium", "order_open", 1]],
  },
];

/** What sample members really did, and the pages of the visit in which they did it. */
export const MILESTONES = {
  sign_up: [
    START,
    {
      ...SIGN_IN,
      steps: [
        ["registration", "sign_up_open", 1],
        ["registration", "sign_up", 1],
      ],
    },
    {
      path: "/register",
      seconds: 140,
      presses: ["Weiter", "Weiter", "Fertig"],
      feature: "onboarding",
      steps: [
        ["registration", "onboarding_begun", 1],
        ["registration", "onboarding_done", 1],
      ],
    },
  ],
  match: [
    {
      ...SETUP,
      steps: [
        ["matching", "setup_open", 1],
        ["matching", "picture_done", 1],
      ],
    },
    {
      ...DECK,
      steps: [
        ["matching", "deck_open", 1],
        ["matching", "first_swipe", 1],
        ["matching", "match", 1],
      ],
    },
    CHATS,
  ],
  premium: [
    PRICING,
    {
      path: "/dashboard/order/:id",
      seconds: 50,
      presses: ["Zahlungspflichtig bestellen"],
      feature: "billing",
      steps: [
        ["premium", "order_open", 1],
        ["premium", "checkout", 1],
      ],
    },
    {
      path: "/billing/success",
      seconds: 15,
      presses: [],
      feature: "billing",
      steps: [["premium", "premium", 1]],
    },
  ],
} as const satisfies Readonly<Record<string, readonly SamplePage[]>>;
export type Milestone = keyof typeof MILESTONES;

/** What people come with, by how often. */
export const KITS_SEEN: readonly (readonly [
  Device,
  screen: string,
  browser: string,
  os: string,
  weight: number,
])[] = [
  ["phone", "390x844", "Safari", "iOS", 4],
  ["phone", "412x915", "Chrome", "Android", 5],
  ["desktop", "1920x1080", "Chrome", "Windows", 4],
  ["desktop", "1440x900", "Safari", "macOS", 2],
  ["desktop", "1440x900", "Firefox", "Linux", 1],
  ["desktop", "1536x864", "Microsoft Edge", "Windows", 1],
  ["tablet", "820x1180", "Safari", "iOS", 1],
];
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
