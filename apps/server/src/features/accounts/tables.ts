import type { SecurityDetail, SecurityEventType } from "@kompagnon/contract/accounts/security-log.ts";
import { memberId, members } from "#features/accounts/members/tables.ts";
import {
  boolean,
  bytea,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

// Everything that the feature stores is found here.
export {
  backupCodes,
  factorResets,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  twoFactor,
} from "#features/accounts/factors/tables.ts";
export { members } from "#features/accounts/members/tables.ts";

/** A signed-in device. Only the hash of its cookie is kept. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    id: uuid("id").notNull().unique(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    device: text("device").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
    /** When a second factor or a passkey was last shown in it. */
    confirmedAt: time("confirmed_at"),
    /** Ended by a ban: such a session only shows the ban, and accepts an appeal. */
    barredAt: time("barred_at"),
  },
  (table) => [index("sessions_member").on(table.memberId), index("sessions_expiry").on(table.expiresAt)],
);

/** Failed tries that lock for five minutes: by what is tried, the account, and the device or the address. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    key: text("key").primaryKey(),
    /** The account's keyed fingerprint; a finished reset forgets what was counted against it. */
    account: text("account").notNull(),
    failures: integer("failures").notNull(),
    firstAt: time("first_at").notNull().defaultNow(),
    lockedUntil: time("locked_until"),
  },
  (table) => [index("sign_in_attempts_account").on(table.account)],
);

/** Failed tries of the last hour one by one, and those under way; account and address as keyed fingerprints. */
export const signInFailures = pgTable(
  "sign_in_failures",
  {
    id: uuid("id").primaryKey(),
    account: text("account").notNull(),
    address: text("address").notNull(),
    /** Made from a device that the account's member has used before: counts against the address alone. */
    knownDevice: boolean("known_device").notNull(),
    at: time("at").notNull().defaultNow(),
  },
  (table) => [
    index("sign_in_failures_account").on(table.account, table.at),
    index("sign_in_failures_address").on(table.address, table.at),
  ],
);

/** Mailed links; only the hash of the token is kept, and it works once. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    hash: bytea("hash").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    purpose: text("purpose").notNull(),
    email: text("email").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
    /** Wrong second factors given with it. */
    failures: smallint("failures").notNull().default(0),
  },
  (table) => [index("mail_tokens_member").on(table.memberId)],
);

/** Accounts at identity providers. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    memberId: memberId(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_member").on(table.memberId),
  ],
);

/** Browsers that a member has signed in with, told by a cookie of their own: others are announced by mail. */
export const knownDevices = pgTable(
  "known_devices",
  {
    memberId: memberId(),
    hash: bytea("hash").notNull(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** What banned members write against their ban; one a ban. */
export const appeals = pgTable(
  "appeals",
  {
    id: uuid("id").primaryKey(),
    memberId: memberId(),
    bannedAt: time("banned_at").notNull(),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    decidedAt: time("decided_at"),
    /** accepted or rejected */
    decision: text("decision").$type<"accepted" | "rejected">(),
    answer: text("answer").notNull().default(""),
  },
  (table) => [unique("appeals_once").on(table.memberId, table.bannedAt)],
);

/**
 * What happened to accounts as far as security goes, by ids alone. A trigger refuses every change, and removal within a
 * year; a job removes what is older.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    /** Version 7: in order of time. */
    id: uuid("id").primaryKey(),
    at: time("at").notNull().defaultNow(),
    type: text("type").$type<SecurityEventType>().notNull(),
    memberId: uuid("member_id"),
    /** The member who caused it, if not the account's own. */
    actorId: uuid("actor_id"),
    detail: jsonb("detail").$type<SecurityDetail>().notNull(),
  },
  (table) => [
    index("security_events_member").on(table.memberId, table.id),
    index("security_events_type").on(table.type, table.id),
    index("security_events_age").on(table.at),
  ],
);
