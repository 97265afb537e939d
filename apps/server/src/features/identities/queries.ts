import { PASSKEYS_MAX } from "@kompagnon/contract/accounts/rules.ts";
import type { PassphraseLock, RecoveryLock } from "@kompagnon/contract/identities/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Public keys as they are stored. */
export type KeyPair = { agree: Buffer; sign: Buffer };
/** An identity as it is stored. */
export type IdentityRow = KeyPair & {
  passphraseSealed: Buffer;
  passphraseSalt: Buffer;
  memory: number;
  passes: number;
  lanes: number;
  recoverySealed: Buffer;
  recoverySalt: Buffer;
  madeAt: Date;
  passphraseAt: Date;
  recoveryAt: Date;
};
const bytes = (base64: string): Buffer => Buffer.from(base64, "base64");

const FIND = statement(
  "identities_find",
  `select agree, sign, passphrase_sealed as "passphraseSealed", passphrase_salt as "passphraseSalt", memory, passes, lanes,
     recovery_sealed as "recoverySealed", recovery_salt as "recoverySalt", made_at as "madeAt", passphrase_at as "passphraseAt",
     recovery_at as "recoveryAt"
   from member_identities where member_id = $1`,
);
/** A member's identity; null where there is none. */
export async function findIdentity(db: Queryable, memberId: string): Promise<IdentityRow | null> {
  const { rows } = await db.query(FIND, [memberId]);
  return rows[0] ?? null;
}

const LIST_KEYS = statement(
  "identities_list_keys",
  `select member_id as "memberId", agree, sign from member_identities where member_id = any($1::uuid[])`,
  { plan: "custom" },
);
/** The public keys of members, by their ids. */
export async function listPublicKeys(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, KeyPair>> {
  const { rows } = await db.query(LIST_KEYS, [memberIds]);
  return new Map(rows.map(({ memberId, ...keys }) => [memberId, keys]));
}

type New = {
  keys: { agree: string; sign: string };
  passphrase: PassphraseLock;
  recovery: RecoveryLock;
};

const INSERT = statement(
  "identities_insert",
  `insert into member_identities (member_id, agree, sign, passphrase_sealed, passphrase_salt, memory, passes, lanes, recovery_sealed, recovery_salt)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
);
/** Stores a member's first identity; false where there is one. */
export async function insertIdentity(
  tx: Queryable,
  memberId: string,
  { keys, passphrase, recovery }: New,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT, [
    memberId,
    bytes(keys.agree),
    bytes(keys.sign),
    bytes(passphrase.sealed),
    bytes(passphrase.salt),
    passphrase.memory,
    passphrase.passes,
    passphrase.lanes,
    bytes(recovery.sealed),
    bytes(recovery.salt),
  ] as [string, Buffer, Buffer, Buffer, Buffer, number, number, number, Buffer, Buffer]);
  return rowCount > 0;
}

const DELETE = statement("identities_delete", "delete from member_identities where member_id = $1");
/** Takes a member's identity away; false where there is none. */
export async function deleteIdentity(tx: Queryable, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE, [memberId]);
  return rowCount > 0;
}

const SEAL_PASSPHRASE = statement(
  "identities_seal_passphrase",
  `update member_identities set passphrase_sealed = $2, passphrase_salt = $3, memory = $4, passes = $5, lanes = $6, passphrase_at = now()
   where member_id = $1`,
);
/** The same keys behind another passphrase. */
export const writePassphraseLock = (tx: Queryable, memberId: string, lock: PassphraseLock) =>
  tx.query(SEAL_PASSPHRASE, [
    memberId,
    bytes(lock.sealed),
    bytes(lock.salt),
    lock.memory,
    lock.passes,
    lock.lanes,
  ]);

const SEAL_RECOVERY = statement(
  "identities_seal_recovery",
  "update member_identities set recovery_sealed = $2, recovery_salt = $3, recovery_at = now() where member_id = $1",
);
/** The same keys behind another recovery code. */
export const writeRecoveryLock = (tx: Queryable, memberId: string, lock: RecoveryLock) =>
  tx.query(SEAL_RECOVERY, [memberId, bytes(lock.sealed), bytes(lock.salt)]);

/** A passkey's lock as it is stored. */
export type PasskeyLockRow = { passkeyId: string; salt: Buffer; sealed: Buffer; addedAt: Date };

const LIST_PASSKEY_LOCKS = statement(
  "identities_list_passkey_locks",
  `select passkey_id as "passkeyId", salt, sealed, added_at as "addedAt" from identity_passkeys
   where member_id = $1 order by added_at, passkey_id limit ${PASSKEYS_MAX}`,
);
/** The passkeys that open a member's keys, the oldest first. */
export async function listPasskeyLocks(db: Queryable, memberId: string): Promise<PasskeyLockRow[]> {
  const { rows } = await db.query(LIST_PASSKEY_LOCKS, [memberId]);
  return rows;
}

const WRITE_PASSKEY_LOCK = statement(
  "identities_write_passkey_lock",
  `insert into identity_passkeys (passkey_id, member_id, salt, sealed) values ($1, $2, $3, $4)
   on conflict (passkey_id) do update set member_id = excluded.member_id, salt = excluded.salt, sealed = excluded.sealed, added_at = now()`,
);
/** The same keys, sealed for a passkey of the member's. */
export const writePasskeyLock = (
  tx: Queryable,
  memberId: string,
  { passkey_id, salt, sealed }: { passkey_id: string; salt: string; sealed: string },
) => tx.query(WRITE_PASSKEY_LOCK, [passkey_id, memberId, bytes(salt), bytes(sealed)]);

const DELETE_PASSKEY_LOCK = statement(
  "identities_delete_passkey_lock",
  "delete from identity_passkeys where member_id = $1 and passkey_id = $2",
);
/** A passkey opens the member's keys no more; false where it did not. */
export async function deletePasskeyLock(
  tx: Queryable,
  memberId: string,
  passkeyId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE_PASSKEY_LOCK, [memberId, passkeyId]);
  return rowCount > 0;
}
