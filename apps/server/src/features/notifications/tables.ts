import type { Channel, NotificationType } from "@kompagnon/contract/notifications/model.ts";
import { members, sessions } from "#features/accounts/tables.ts";
import {
  bigint,
  boolean,
  bytea,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  time,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

const memberId = () => uuid("member_id").references(() => members.id, { onDelete: "cascade" });

/** What happened, told to one member. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid("id").primaryKey(),
    memberId: memberId().notNull(),
    type: text("type").$type<NotificationType>().notNull(),
    /** Unread ones of the same bundle are one, which counts. */
    bundle: text("bundle").notNull(),
    count: integer("count").notNull().default(1),
    /** Who caused it; with them it goes. */
    actorId: uuid("actor_id").references(() => members.id, { onDelete: "cascade" }),
    /** The beginning of the text, and ids of what it is about. */
    data: jsonb("data").notNull(),
    /** What the text was taken from: a message, a post, a comment, … */
    source: uuid("source"),
    /** Whether it shows in the app; otherwise it only waits for the daily mail. */
    inApp: boolean("in_app").notNull().default(true),
    createdAt: time("created_at").notNull().defaultNow(),
    readAt: time("read_at"),
    /** In which daily mail it was; null until then. */
    mailedAt: time("mailed_at"),
  },
  (table) => [
    index("notifications_list").on(table.memberId, table.createdAt.desc(), table.id.desc()),
    uniqueIndex("notifications_bundle").on(table.memberId, table.bundle).where(sql`${table.readAt} is null`),
    index("notifications_actor").on(table.actorId),
    index("notifications_group")
      .on(sql`(${table.data} -> 'about' ->> 'group_id')`)
      .where(sql`${table.data} -> 'about' ->> 'group_id' is not null`),
    index("notifications_source").on(table.source).where(sql`${table.source} is not null`),
  ],
);

/**
 * What a notification bundles, one row for each time: the notification itself repeats the newest of a member who is not hidden,
 * and the sum of `times`.
 */
export const notificationEntries = pgTable(
  "notification_entries",
  {
    id: uuid("id").primaryKey(),
    notificationId: uuid("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    actorId: uuid("actor_id").references(() => members.id, { onDelete: "cascade" }),
    times: integer("times").notNull().default(1),
    data: jsonb("data").notNull(),
    source: uuid("source"),
    /** The position in which it was queued (`shared_work`); null for what was stored at once. */
    ordinal: bigint("ordinal", { mode: "number" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("notification_entries_notification").on(table.notificationId, table.actorId),
    index("notification_entries_actor").on(table.actorId),
    index("notification_entries_source").on(table.source).where(sql`${table.source} is not null`),
  ],
);

/**
 * What was taken back, for notices that were queued before it and are stored after it. `scope`: the bundle, or the place that
 * a member can't read any more; `actor_id`: whose part of the bundle, null for all of it.
 */
export const withdrawnNotices = pgTable(
  "withdrawn_notices",
  {
    id: uuid("id").primaryKey(),
    memberId: memberId().notNull(),
    scope: text("scope").notNull(),
    actorId: uuid("actor_id").references(() => members.id, { onDelete: "cascade" }),
    ordinal: bigint("ordinal", { mode: "number" }).notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("withdrawn_notices_scope").on(table.memberId, table.scope),
    index("withdrawn_notices_actor").on(table.actorId),
    index("withdrawn_notices_age").on(table.createdAt),
  ],
);

/** What became of texts that were changed or taken back, for whatever is on its way to tell them. */
export const retoldTexts = pgTable(
  "retold_texts",
  {
    source: uuid("source").primaryKey(),
    /** Whose words they are, where there are any: with them they go. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "cascade" }),
    /** The beginning of what it says now; null if it is gone. */
    words: text("words"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [index("retold_texts_age").on(table.createdAt), index("retold_texts_author").on(table.authorId)],
);

/** How a member wants to hear of things; without a row everything is as usual. */
export const notificationPreferences = pgTable("notification_preferences", {
  memberId: memberId().primaryKey(),
  /** By type: the channels that are on. */
  types: jsonb("types")
    .$type<Partial<Record<NotificationType, Partial<Record<Channel, boolean>>>>>()
    .notNull(),
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  timeZone: text("time_zone").notNull(),
  /** The member's day for which the digest was mailed. */
  digestDay: text("digest_day"),
});

/** Where push messages of a device go; it ends with its session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    /** Of the endpoint, which is long and secret. */
    hash: bytea("hash").primaryKey(),
    memberId: memberId().notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("push_subscriptions_member").on(table.memberId),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);
