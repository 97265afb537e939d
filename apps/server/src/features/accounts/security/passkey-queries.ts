import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A passkey as stored. */
export type PasskeyRow = {
  id: string;
  member_id: string;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
};

const LIST_PASSKEYS = statement(
  "accounts_list_passkeys",
  "select * from passkeys where member_id = $1 order by created_at desc limit 100",
);
/** A member's passkeys, the newest first. */
export async function listPasskeys(db: Queryable, memberId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query(LIST_PASSKEYS, [memberId]);
  return rows;
}

const FIND_PASSKEY = statement("accounts_find_passkey", "select * from passkeys where id = $1");
/** A passkey by its credential id. */
export async function findPasskey(db: Queryable, id: string): Promise<PasskeyRow | null> {
  const { rows } = await db.query(FIND_PASSKEY, [id]);
  return rows[0] ?? null;
}

const INSERT_PASSKEY = statement(
  "accounts_insert_passkey",
  `insert into passkeys (id, member_id, name, public_key, counter, transports) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning *`,
);
/** Keeps a passkey; false if its id is taken. */
export async function insertPasskey(
  db: Queryable,
  key: Pick<PasskeyRow, "id" | "member_id" | "name" | "public_key" | "counter" | "transports">,
): Promise<PasskeyRow | null> {
  const { rows } = await db.query(INSERT_PASSKEY, [
    key.id,
    key.member_id,
    key.name,
    key.public_key,
    key.counter,
    key.transports,
  ]);
  return rows[0] ?? null;
}

const LOCK_PASSKEY = statement(
  "accounts_lock_passkey",
  "select from passkeys where member_id = $1 and id = $2 for key share",
);
/** Whether a passkey is the member's; it stays to the end of the transaction. */
export async function lockPasskey(tx: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(LOCK_PASSKEY, [memberId, id]);
  return rowCount > 0;
}

const USE_PASSKEY = statement(
  "accounts_use_passkey",
  "update passkeys set counter = $2, last_used_at = now() where id = $1",
);
/** Notes that a passkey was used. */
export const usePasskey = (db: Queryable, id: string, counter: number) =>
  db.query(USE_PASSKEY, [id, counter]);

const DELETE_PASSKEY = statement(
  "accounts_delete_passkey",
  "delete from passkeys where member_id = $1 and id = $2",
);
/** Forgets a passkey; false if it is not the member's. */
export async function deletePasskey(db: Queryable, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(DELETE_PASSKEY, [memberId, id]);
  return rowCount > 0;
}

const INSERT_CHALLENGE = statement(
  "accounts_insert_challenge",
  `insert into passkey_challenges (challenge, member_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))`,
);
/** Stores a challenge: for a member who adds a passkey, or (null) for a sign-in. */
export const insertChallenge = (db: Queryable, challenge: string, memberId: string | null, minutes: number) =>
  db.query(INSERT_CHALLENGE, [challenge, memberId, minutes]);

const TAKE_CHALLENGE = statement(
  "accounts_take_challenge",
  `delete from passkey_challenges where challenge = $1 and member_id is not distinct from $2::uuid and expires_at > now()`,
);
/** Redeems a challenge, once, and only for the member it was issued to. */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  memberId: string | null,
): Promise<boolean> {
  const { rowCount } = await db.query(TAKE_CHALLENGE, [challenge, memberId]);
  return rowCount > 0;
}
