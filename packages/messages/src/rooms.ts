/**
 * The catalogues that exist, one line a room. The German text is the measure: every other language is typed from it.
 * A new room is ten files (`<lang>/<room>.ts`, each exporting `messages`) and one line here. What only the server says
 * stands in `server/<lang>`: pages' builds don't even name it.
 */
const german = {
  ui: () => import("./de/ui.ts"),
  shell: () => import("./de/shell.ts"),
  site: () => import("./de/site.ts"),
  faults: () => import("./de/faults.ts"),
  profiles: () => import("./de/profiles.ts"),
  matching: () => import("./de/matching.ts"),
  accounts: () => import("./de/accounts.ts"),
  entry: () => import("./de/entry.ts"),
  onboarding: () => import("./de/onboarding.ts"),
  chats: () => import("./de/chats.ts"),
  calls: () => import("./de/calls.ts"),
  settings: () => import("./de/settings.ts"),
  help: () => import("./de/help.ts"),
  notifications: () => import("./de/notifications.ts"),
  notices: () => import("./de/notices.ts"),
  quest: () => import("./de/quest.ts"),
  trials: () => import("./de/trials.ts"),
  moderation: () => import("./de/moderation.ts"),
  review: () => import("./de/review.ts"),
  overview: () => import("./de/overview.ts"),
  groups: () => import("./de/groups.ts"),
  posts: () => import("./de/posts.ts"),
  people: () => import("./de/people.ts"),
  search: () => import("./de/search.ts"),
};

const germanOfServer = {
  errors: () => import("./server/de/errors.ts"),
  mails: () => import("./server/de/mails.ts"),
  embed: () => import("./server/de/embed.ts"),
};

/** The name of a catalogue that only the server speaks from. */
export type ServerRoom = keyof typeof germanOfServer;
/** The names of those. */
export const SERVER_ROOMS = Object.keys(germanOfServer) as readonly ServerRoom[]; // as below

/** The name of a catalogue. */
export type Room = keyof typeof german;
/** Every catalogue's shape, by room: the resources that i18next's `t` is typed with. */
export type Rooms = { readonly [R in Room]: Awaited<ReturnType<(typeof german)[R]>>["messages"] };
/** The names of all catalogues. */
export const ROOMS = Object.keys(german) as readonly Room[]; // Object.keys forgets the literal keys
