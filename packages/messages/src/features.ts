/**
 * All that features say, one line a feature. A feature is ten files (`<feature>/<lang>.ts`), in each of them one named
 * export a part. The German file is the measure: its exports are the parts there are, and every other language is typed
 * from it. `pages` is what the feature's pages show; any other part has a name that is the same wherever it means the same.
 */
const german = {
  ui: () => import("./ui/de.ts"),
  shell: () => import("./shell/de.ts"),
  errors: () => import("./errors/de.ts"),
  site: () => import("./site/de.ts"),
  tour: () => import("./tour/de.ts"),
  accounts: () => import("./accounts/de.ts"),
  onboarding: () => import("./onboarding/de.ts"),
  profiles: () => import("./profiles/de.ts"),
  invites: () => import("./invites/de.ts"),
  matching: () => import("./matching/de.ts"),
  quest: () => import("./quest/de.ts"),
  overview: () => import("./overview/de.ts"),
  billing: () => import("./billing/de.ts"),
  chats: () => import("./chats/de.ts"),
  calls: () => import("./calls/de.ts"),
  trials: () => import("./trials/de.ts"),
  admin: () => import("./admin/de.ts"),
  announcements: () => import("./announcements/de.ts"),
  contact: () => import("./contact/de.ts"),
  ai: () => import("./ai/de.ts"),
  analytics: () => import("./analytics/de.ts"),
  agreements: () => import("./agreements/de.ts"),
  businessplans: () => import("./businessplans/de.ts"),
  documents: () => import("./documents/de.ts"),
  identities: () => import("./identities/de.ts"),
  plans: () => import("./plans/de.ts"),
  faq: () => import("./faq/de.ts"),
  presentations: () => import("./presentations/de.ts"),
  resources: () => import("./resources/de.ts"),
  teams: () => import("./teams/de.ts"),
  groups: () => import("./groups/de.ts"),
  pods: () => import("./pods/de.ts"),
  polls: () => import("./polls/de.ts"),
  events: () => import("./events/de.ts"),
  posts: () => import("./posts/de.ts"),
  partnerships: () => import("./partnerships/de.ts"),
  people: () => import("./people/de.ts"),
  jobs: () => import("./jobs/de.ts"),
  publicpages: () => import("./publicpages/de.ts"),
  rooms: () => import("./rooms/de.ts"),
  search: () => import("./search/de.ts"),
  notifications: () => import("./notifications/de.ts"),
  moderation: () => import("./moderation/de.ts"),
  verification: () => import("./verification/de.ts"),
  settings: () => import("./settings/de.ts"),
  help: () => import("./help/de.ts"),
  consent: () => import("./consent/de.ts"),
};

/** The name of a feature that says something. */
export type Feature = keyof typeof german;
/** The names of all of them. */
export const FEATURES = Object.keys(german) as readonly Feature[]; // Object.keys forgets the literal keys

/** What only the server says: no page downloads it. */
export const SERVER_PARTS = ["errors", "mails", "messages", "embed"] as const;
/**
 * What pages need of all features at once: it travels in one file a language, which also holds the pages of the feature
 * that is called like the part.
 */
export const GATHERED_PARTS = ["checks", "help", "notifications", "reports"] as const;

/** The German texts of every feature, part by part. */
export type German = { readonly [F in Feature]: Awaited<ReturnType<(typeof german)[F]>> };

/** A part's name among all texts: `posts` for the pages of posts, `posts/help` for its articles. */
export type NamespaceOf<F extends string, Part extends string> = Part extends "pages" ? F : `${F}/${Part}`;
type Pair = {
  [F in Feature]: { [Part in keyof German[F] & string]: readonly [F, Part] }[keyof German[F] & string];
}[Feature];
type At<T, K> = K extends keyof T ? T[K] : never;
/** Every part's shape, by its name. */
export type Texts = { readonly [P in Pair as NamespaceOf<P[0], P[1]>]: At<German[P[0]], P[1]> };
/** The name of a part. */
export type Namespace = keyof Texts;

/** The parts that pages may show: the resources that i18next's `t` is typed with. */
export type PageTexts = Omit<Texts, `${Feature}/${(typeof SERVER_PARTS)[number]}`>;
/** The name of a part that pages may show. */
export type PageNamespace = keyof PageTexts;

/** The name of a feature's part. */
export const namespaceOf = (feature: string, part: string): string =>
  part === "pages" ? feature : `${feature}/${part}`;
