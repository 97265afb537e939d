import { members, passkeys } from "#features/accounts/tables.ts";
import { bytea, check, index, integer, pgTable, sql, text, time, uuid } from "#platform/db/drizzle.ts";

/** Members' key pairs: public keys, and the private ones as their browser sealed them. Nothing of the server's opens them. */
export const memberIdentities = pgTable(
  "member_identities",
  {
    memberId: uuid("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** X25519, Ed25519. */
    agree: bytea("agree").notNull(),
    sign: bytea("sign").notNull(),
    /** By a passphrase, and how it is stretched (Argon2id). */
    passphraseSealed: bytea("passphrase_sealed").notNull(),
    passphraseSalt: bytea("passphrase_salt").notNull(),
    memory: integer("memory").notNull(),
    passes: integer("passes").notNull(),
    lanes: integer("lanes").notNull(),
    /** By a recovery code. */
    recoverySealed: bytea("recovery_sealed").notNull(),
    recoverySalt: bytea("recovery_salt").notNull(),
    madeAt: time("made_at").notNull().defaultNow(),
    passphraseAt: time("passphrase_at").notNull().defaultNow(),
    recoveryAt: time("recovery_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "member_identities_keys",
      sql`octet_length(${table.agree}) = 32 and octet_length(${table.sign}) = 32`,
    ),
  ],
);

/** Passkeys that open their member's keys as well. They go with the passkey, and with the keys. */
export const identityPasskeys = pgTable(
  "identity_passkeys",
  {
    passkeyId: text("passkey_id")
      .primaryKey()
      .references(() => passkeys.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => memberIdentities.memberId, { onDelete: "cascade" }),
    /** What the passkey derives a secret from, and the private keys sealed by that. */
    salt: bytea("salt").notNull(),
    sealed: bytea("sealed").notNull(),
    addedAt: time("added_at").notNull().defaultNow(),
  },
  (table) => [index("identity_passkeys_member").on(table.memberId)],
);
