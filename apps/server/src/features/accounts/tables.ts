import type { FactorResetState } from "@kompagnon/contract/accounts/rules.ts";
import type { SecurityDetail, SecurityEventType } from "@kompagnon/contract/accounts/security-log.ts";
import {
  bigint,
  boolean,
  bytea,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  time,
  unique,
  uniqueIndex,
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
    /** What billing found premium to last until, as the fold over its ledger; null for never bought. */
    premiumUntil: time("premium_until"),
    /** Until when the test version runs or ran; null for never started. */
    testUntil: time("test_until"),
    verifiedAt: time("verified_at"),
    bannedAt: time("banned_at"),
    bannedUntil: time("banned_until"),
    banReason: text("ban_reason"),
    termsVersion: text("terms_version").notNull(),
    termsAcceptedAt: time("terms_accepted_at").notNull(),
    /** Who invited them, as given at sign-up; attributed by the invites feature. */
    inviteSlug: text("invite_slug"),
    passwordChangedAt: time("password_changed_at"),
    /** When they were last told that somebody guesses at their password. */
    guessesToldAt: time("guesses_told_at"),
    /** Set by hand from level 2 on: online(admin), away(admin), offline(admin). */
    manualStatus: text("manual_status"),
    manualStatusPermanent: boolean("manual_status_permanent").notNull().default(false),
    /** When everything about them is erased; null unless they asked for it. */
    deletionDueAt: time("deletion_due_at"),
    sample: boolean("sample").notNull().default(false),
    createdAt: time("created_at").notNull().defaultNow(),
    lastSeenAt: time("last_seen_at").notNull().defaultNow(),
  },
  (table) => [
    check("members_level", sql`${table.adminLevel} between 0 and 9`),
    index("members_deletion").on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    // Of the few whom nobody sees: the view hidden_members.
    index("members_hidden")
      .on(table.id)
      .where(sql`${table.deletionDueAt} is not null or ${table.bannedAt} is not null`),
    // How admins find members among a million: by the beginning of an address, and the few who are more than free members.
    index("members_email_beginnings").on(table.email.op("text_pattern_ops")),
    index("members_staff").on(table.id).where(sql`${table.adminLevel} > 0`),
    index("members_premium").on(table.id).where(sql`${table.premiumUntil} is not null`),
  ],
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
    /** When a second factor or a passkey was last shown in it. */
    confirmedAt: time("confirmed_at"),
    /** Ended by a ban: such a session only ever tells its browser so, and takes an appeal. */
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

const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** An authenticator app: its secret (encrypted), and the last time step a code of it was taken for. */
export const twoFactor = pgTable("two_factor", {
  memberId: memberId().primaryKey(),
  secret: bytea("secret").notNull(),
  /** Null until the first code proved that it was scanned. */
  enabledAt: time("enabled_at"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: time("created_at").notNull().defaultNow(),
});

/** Keyed hashes of backup codes; a used one is gone. */
export const backupCodes = pgTable(
  "backup_codes",
  { memberId: memberId(), hash: text("hash").notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);

/** Sign-ins that wait for their second factor. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    hash: bytea("hash").primaryKey(),
    memberId: memberId(),
    failures: smallint("failures").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("pending_sign_ins_member").on(table.memberId)],
);

/** Passkeys by their credential id. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    memberId: memberId(),
    name: text("name").notNull(),
    publicKey: bytea("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [index("passkeys_member").on(table.memberId)],
);

/** Challenges handed out for making a passkey (with a member) or signing in by one. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text("challenge").primaryKey(),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_member").on(table.memberId)],
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
    /** Who did it, where it was somebody else. */
    actorId: uuid("actor_id"),
    detail: jsonb("detail").$type<SecurityDetail>().notNull(),
  },
  (table) => [
    index("security_events_member").on(table.memberId, table.id),
    index("security_events_type").on(table.type, table.id),
    index("security_events_age").on(table.at),
  ],
);

/**
 * Members who have lost their second factors and ask the team to take them away: by the password and a mailed code, and
 * never at once. One at a time a member.
 */
export const factorResets = pgTable(
  "factor_resets",
  {
    id: uuid("id").primaryKey(),
    memberId: memberId(),
    /** `proving`: a code is on its way; `waiting`: it was right. */
    state: text("state").$type<FactorResetState>().notNull(),
    askedAt: time("asked_at").notNull().defaultNow(),
    /** Keyed hash of the mailed code, until when it counts, and wrong ones given for it; without a code once it was right. */
    codeHash: text("code_hash"),
    codeUntil: time("code_until"),
    failures: smallint("failures").notNull().default(0),
    /** Hash of the token in the mail that stops it. */
    stopHash: bytea("stop_hash"),
    /** From when on it may be granted. */
    readyAt: time("ready_at"),
    /** Asked from a device that the member has used before. */
    knownDevice: boolean("known_device").notNull(),
    closedAt: time("closed_at"),
    /** Without a foreign key: who decided may be gone. */
    decidedBy: uuid("decided_by"),
    reason: text("reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("factor_resets_one_open")
      .on(table.memberId)
      .where(sql`${table.state} in ('proving', 'waiting')`),
    index("factor_resets_member").on(table.memberId, table.askedAt),
    index("factor_resets_waiting").on(table.readyAt, table.id).where(sql`${table.state} = 'waiting'`),
    index("factor_resets_closed").on(table.closedAt, table.id).where(sql`${table.closedAt} is not null`),
    index("factor_resets_stop").on(table.stopHash).where(sql`${table.stopHash} is not null`),
  ],
);
