import type { Readable } from "node:stream";
import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import type { ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { NotificationAbout, NotificationType } from "@kompagnon/contract/notifications/rules.ts";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import type { FigureName } from "@kompagnon/contract/site/figures.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What waits for people of the team: how much, since when its oldest part does, and the id of that if it has a page. */
export type Backlog = { count: number; oldestAt: Date | null; oldestId?: string | null };

export const NO_BACKLOG: Backlog = { count: 0, oldestAt: null };

/** What a table holds about members, and what becomes of it when one of them goes. */
export type TablePolicy =
  /** Nothing about anybody. */
  | "nothing personal"
  | {
      /** The file of the member's archive that tells it; or why it is in none. */
      exported: `${string}.json` | { not: string };
      /**
       * What becomes of a member's rows when they are erased: they go with the member's row (foreign keys), `erase` of the
       * feature's personal data takes them away or makes them nameless, or they stay, and why.
       */
      erased: "with the member" | "by erase" | { stays: string };
    };
/** One entry for each table that a `tables.ts` defines: a forgotten one does not compile. */
type DataOf<Tables> = {
  readonly [K in keyof Tables as Tables[K] extends { readonly _: { readonly name: string } }
    ? K
    : never]: TablePolicy;
};

/** What is reported, wherever it stands. */
export type ReportedContent = {
  kind: ReportKind;
  subjectId: string;
  /** The conversation or channel of a message. */
  chatId: string | null;
  /** The post of a comment. */
  postId: string | null;
};
type Change = (platform: Platform, tx: Tx, content: ReportedContent) => Promise<unknown>;

/** A kind of thing that members may report, and what moderators may do with it. */
export type Reportable<K extends ReportKind = ReportKind> = {
  /** What a member reports, as it stands. Throws not_found unless they can see it. */
  read(
    db: Queryable,
    viewerId: string,
    subject: Extract<ReportSubject, { kind: K }>,
  ): Promise<{ authorId: string | null; excerpt: string }>;
  /** Locks what is about to be changed, before anything else in the transaction. */
  lock?(tx: Tx, content: Pick<ReportedContent, "chatId">): Promise<unknown>;
  /** Takes it out of sight until it is decided, and brings it back; null where it stays in sight. */
  hide: Change | null;
  show: Change | null;
  /** Removes it so that it can be brought back on appeal, and brings it back; null where that can't be. */
  remove: Change | null;
  restore: Change | null;
  /** Takes the warning of a scam from it that moderators found nothing in; it stays away until the words change. */
  clear?: Change;
  /** Where moderators look at it, as a path of the web app; null where it is not open to them. */
  address(db: Queryable, content: ReportedContent & { hidden: boolean }): Promise<string | null>;
  /** The current owners by id, where they may differ from the author; such objects have no author to ban. */
  owners?(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
  /** Its pictures and videos: which there are, and one of them. */
  media?: {
    list(db: Queryable, id: string): Promise<Media[]>;
    answer(
      platform: Platform,
      wanted: {
        subjectId: string;
        mediaId: string;
        size: "full" | "preview";
        request: FastifyRequest;
        reply: FastifyReply;
      },
    ): Promise<Buffer | Readable>;
  };
};

/** What the server knows of a type of notification. */
export type NotificationKind<T extends NotificationType = NotificationType> = {
  /** Whether they always bring words of their own: there is no text for when they don't. */
  ownWords?: true;
  /** Which of its texts fits (`<variant>.title`, `.text`, `.line`); the type's own unless told. */
  variant?(about: NotificationAbout<T>): string;
  /** Where it leads, as a path of the web app. */
  path(about: NotificationAbout<T>, actorId: string | null): string;
};
/** A record of kinds: each knows what its own notifications are about. */
export type NotificationKinds<T extends NotificationType> = { readonly [K in T]: NotificationKind<K> };

/** Finds what a viewer may see with these words, at most `limit`. */
type SearchSource<K extends keyof SearchFindings> = (
  db: Queryable,
  viewerId: string,
  q: string,
  limit: number,
) => Promise<SearchFindings[K]>;

/** The sample community while it is loaded; its members and conversations are defined in `database/sample`. */
export type SampleCommunity = {
  platform: Platform;
  /** The members' ids, in the order of the sample people. */
  ids: readonly string[];
  /** The time of loading in ms: all other times are relative to it. */
  now: number;
  /** Makes the id of a row: the same for the same name, in the order of `at` (ms). */
  makeId: (name: string, at: number) => string;
};
/** Work that waits for people of the team. */
type Waiting = {
  /** Only members from this level on are notified. */
  level: number;
  look: (db: Queryable) => Promise<Backlog>;
};

/** A feature's part of the sample community. */
type SampleData = {
  /** The features whose part is there before. */
  after: readonly string[];
  /** Prepares what takes long (pictures), and answers what writes the rows in the one transaction of the loading. */
  prepare: (community: SampleCommunity) => Promise<(tx: Tx) => Promise<void>>;
};

/**
 * A feature: everything by which the rest of the product meets it. What can be forgotten does not compile (a table, a kind
 * of report, a type of notification, a source of the search) or fails a test that names it.
 */
export type Feature<Tables = object> = {
  /** As in the contract, the catalogues, the web app and the folders. */
  readonly name: string;
  readonly routes?: (app: FastifyInstance, platform: Platform) => void;
  /** Registers workers of its queues and what runs by the clock. */
  readonly jobs?: (platform: Platform) => void;
  /** Listens to domain events. */
  readonly listeners?: (platform: Platform) => void;
  /** The topics of live events that a member reads in addition to their own. */
  readonly topics?: (db: Queryable, memberId: string) => Promise<readonly string[]>;
  /** A member came, went or is away. */
  readonly presence?: (platform: Platform, memberId: string) => Promise<void>;
  /** Who a member is to the server has changed (ban, sessions, premium), on whatever process. */
  readonly memberChanged?: (platform: Platform, memberId: string) => void;
  /** Its tables, by their names in `tables.ts`. */
  readonly data: DataOf<Tables>;
  /** What is exported of a member and put right before they are erased. */
  readonly personal?: (platform: Platform) => PersonalData;
  readonly reports?: { readonly [K in ReportKind]?: Reportable<K> };
  readonly notifications?: { readonly [T in NotificationType]?: NotificationKind<T> };
  /** Pending items for the team, by the name that the web app's `admin` entry gives as `waits`. */
  readonly waits?: { readonly [what: string]: Waiting };
  /** What it counts for the start page, without anything of the sample community. */
  readonly figures?: { readonly [F in FigureName]?: (db: Queryable) => Promise<number> };
  readonly sample?: SampleData;
  readonly search?: { readonly [K in keyof SearchFindings]?: SearchSource<K> };
};

/** What all features together are to the rest of the product. */
export type FeatureRegistry = {
  readonly reports: { readonly [K in ReportKind]: Reportable<K> };
  readonly notifications: { readonly [T in NotificationType]: NotificationKind<T> };
  /** The feature that sends a type of notification: its texts stand there. */
  readonly senders: { readonly [T in NotificationType]: string };
  readonly search: { readonly [K in keyof SearchFindings]: SearchSource<K> };
  /** What waits for the team. */
  readonly waits: { readonly [what: string]: Waiting };
  /** What the start page tells of the community. */
  readonly figures: { readonly [F in FigureName]: (db: Queryable) => Promise<number> };
};

declare module "#platform/platform.ts" {
  interface Platform {
    /** What the features are to one another. */
    features: FeatureRegistry;
  }
}

/** Puts the features' parts together; that none is missing is checked where the list stands. */
export function composeFeatures(features: readonly Feature[]): FeatureRegistry {
  const all = (part: "reports" | "notifications" | "search" | "waits" | "figures"): unknown => {
    const entries = features.flatMap((feature) => Object.entries(feature[part] ?? {}));
    const twice = entries.find(([key], at) => entries.findIndex(([other]) => other === key) !== at);
    if (twice) throw new Error(`two features claim ${part} of ${twice[0]}`);
    return Object.fromEntries(entries);
  };
  const senders = Object.fromEntries(
    features.flatMap(({ name, notifications }) =>
      Object.keys(notifications ?? {}).map((type) => [type, name]),
    ),
  );
  const composed = {
    senders,
    reports: all("reports"),
    notifications: all("notifications"),
    search: all("search"),
    waits: all("waits"),
    figures: all("figures"),
  };
  return composed as FeatureRegistry; // keys and values belong together in each feature's own record
}
