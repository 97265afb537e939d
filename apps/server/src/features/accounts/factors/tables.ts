import type { FactorResetState } from "@kompagnon/contract/accounts/rules.ts";
import { memberId, members } from "#features/accounts/members/tables.ts";
import {
  bigint,
  boolean,
  bytea,
  index,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  time,
  uniqueIndex,
  uuid,
} from "#platform/db/drizzle.ts";

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
