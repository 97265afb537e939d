import {
  bigint,
  boolean,
  bytea,
  check,
  index,
  integer,
  pgTable,
  smallint,
  sql,
  text,
  time,
  uuid,
} from "#platform/db/drizzle.ts";

/** A person's account: how they get in, their standing and their level. What others see of them is in `profiles`. */
export const members = pgTable(
  "members",
  {
    id: uuid("id").primaryKey(),
    /** Trimmed and lowercased; never shown to another member. */
    email: text("email").notNull().unique(),
    emailConfirmedAt: time("email_confirmed_at"),
    /** argon2id; null for accounts that only use an identity provider. */
    passwordHash: text("password_hash"),
    /** 0 member to 9 owner (product: people and accounts). */
    adminLevel: smallint("admin_level").notNull().default(0),
    premiumUntil: time("premium_until"),
    verifiedAt: time("verified_at"),
    bannedAt: time("banned_at"),
    bannedUntil: time("banned_until"),
    banReason: text("ban_reason"),
    termsVersion: text("terms_version").notNull(),
    termsAcceptedAt: time("terms_accepted_at").notNull(),
    /** Who invited them, as given at sign-up; attributed by the invites room. */
    inviteSlug: text("invite_slug"),
    sample: boolean("sample").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
  },
  (table) => [check("members_level", sql`${table.adminLevel} between 0 and 9`)],
);

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
  },
  (table) => [index("sessions_member").on(table.memberId), index("sessions_expiry").on(table.expiresAt)],
);

/** Failed sign-ins by account and by address, as keyed fingerprints. */
export const signInAttempts = pgTable("sign_in_attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  firstAt: time("first_at").notNull().defaultNow(),
  lockedUntil: time("locked_until"),
});

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
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("mail_tokens_member").on(table.memberId)],
);

/** Whether the sample community was loaded, and other facts about this installation. */
export const installation = pgTable("installation", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  at: bigint("at", { mode: "number" }).notNull(),
});
