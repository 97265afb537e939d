import {
  bigint,
  bigserial,
  boolean,
  bytea,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  time,
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
