import {
  bigint,
  bigserial,
  boolean,
  bytea,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  sql,
  text,
  time,
  uuid,
} from "#platform/db/drizzle.ts";

/** A transaction's number with its era: it never wraps around. As text, as the driver gives it. */
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The outbox of live events, written in the business transaction. `(xid, id)` is the order in which readers get them;
 * a row may be read once every transaction with a smaller number has ended.
 */
export const events = pgTable(
  "events",
  {
    xid: xid8("xid").notNull().default(sql`pg_current_xact_id()`),
    /** Every other number: the one before belongs to the row as well (see `nextKind`). */
    id: bigserial("id", { mode: "number" }).notNull(),
    topic: text("topic").notNull(),
    kind: text("kind").notNull(),
    data: jsonb("data").notNull(),
    createdAt: time("created_at").notNull().default(sql`clock_timestamp()`),
    /** What the words in it were taken from (a message, a post, …): when those are taken back, so are these. */
    source: text("source"),
    /** A second event that comes right behind it, with the number `id` while this one has the one before: as one row they cost half. */
    nextKind: text("next_kind"),
    nextData: text("next_data"),
    /** Set on events of no use later (call signals); null lives as long as the retention. */
    expiresAt: time("expires_at"),
  },
  (table) => [
    primaryKey({ columns: [table.xid, table.id] }),
    index("events_topic_order").on(table.topic, table.xid, table.id),
    index("events_source").on(table.source).where(sql`${table.source} is not null`),
    index("events_expiry").on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
  ],
);

/** One row: which history of events this is, and up to where it has been pruned. */
export const streamState = pgTable("stream_state", {
  only: boolean("only").primaryKey().default(true),
  /** Changes when the history can't be continued; cursors of another epoch must resync. */
  epoch: text("epoch").notNull(),
  prunedXid: xid8("pruned_xid").notNull().default("0"),
  prunedId: bigint("pruned_id", { mode: "number" }).notNull().default(0),
});

/** One-use tickets for the live stream; only their hashes. */
export const streamTickets = pgTable(
  "stream_tickets",
  {
    hash: bytea("hash").primaryKey(),
    sessionId: text("session_id").notNull(),
    memberId: text("member_id").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("stream_tickets_expiry").on(table.expiresAt)],
);

/** Challenges already used; rows go after they expired. */
export const spentChallenges = pgTable(
  "spent_challenges",
  { hash: bytea("hash").primaryKey(), expiresAt: time("expires_at").notNull() },
  (table) => [index("spent_challenges_expiry").on(table.expiresAt)],
);

/** Whether the sample community was loaded, and other facts about this installation. */
export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
});

/**
 * Light and frequent work that transactions ask for, done by many at a time: what one transaction asks of a queue is one row,
 * which goes in the transaction that does it. What fails moves on to the job queue, where it is tried again.
 */
export const sharedWork = pgTable(
  "shared_work",
  {
    queue: text("queue").notNull(),
    /** In the order in which it was asked for. */
    id: bigserial("id", { mode: "number" }).notNull(),
    /** What is to be done, as a JSON list: text, because PostgreSQL never looks into it. */
    pieces: text("pieces").notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.id] })],
);

/** What the local payment provider knows: customers, payments, refunds, as Stripe would describe them. Test money only. */
export const localPaymentObjects = pgTable(
  "local_payment_objects",
  {
    id: text("id").primaryKey(),
    /** In the order of their making. */
    nth: bigserial("nth", { mode: "number" }).notNull(),
    kind: text("kind").notNull(),
    /** The object that they are asked for by: a payment's refunds, a customer's subscriptions. */
    of: text("of"),
    object: jsonb("object").$type<object>().notNull(),
  },
  (table) => [index("local_payment_objects_of").on(table.kind, table.of)],
);

/** Its answers by Idempotency-Key. */
export const localPaymentAnswers = pgTable("local_payment_answers", {
  key: text("key").primaryKey(),
  status: text("status").notNull(),
  body: jsonb("body").$type<object>().notNull(),
  at: time("at").notNull().defaultNow(),
});

/** One row a process that runs, or ran until lately: what it last said of itself. */
export const processBeats = pgTable("process_beats", {
  id: uuid("id").primaryKey(),
  /** The machine it runs on, and its number there. */
  host: text("host").notNull(),
  pid: integer("pid").notNull(),
  startedAt: time("started_at").notNull(),
  at: time("at").notNull().defaultNow(),
  /** Whether it works on jobs. */
  working: boolean("working").notNull(),
  /** What it does (`ROLES`), and which version of the product it is; empty for one from before they were told. */
  roles: text("roles").array().notNull().default([]),
  version: text("version").notNull().default(""),
  memoryMb: integer("memory_mb").notNull(),
  /** How long its event loop kept something waiting since the last beat, in ms: the 99th of a hundred. */
  lagMs: real("lag_ms").notNull(),
  streams: integer("streams").notNull(),
  /** Requests that wait for a connection to the database. */
  waiting: integer("waiting").notNull(),
});
