import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const INSERT_MAIL_TOKEN = statement(
  "accounts_insert_mail_token",
  `insert into mail_tokens (hash, member_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
);
/** Stores a mailed token. */
export const insertMailToken = (
  db: Queryable,
  token: { hash: Buffer; memberId: string; purpose: string; email: string; minutes: number },
) => db.query(INSERT_MAIL_TOKEN, [token.hash, token.memberId, token.purpose, token.email, token.minutes]);

const FIND_MAIL_TOKEN = statement(
  "accounts_find_mail_token",
  `select member_id, email from mail_tokens
     where hash = $1 and purpose = $2 and expires_at > now() and failures < $3`,
);
/** What a mailed token is for; null if it is unknown, used or expired, or was tried wrongly too often. */
export async function findMailToken(db: Queryable, hash: Buffer, purpose: string, failuresMax: number) {
  const { rows } = await db.query(FIND_MAIL_TOKEN, [hash, purpose, failuresMax]);
  return rows[0] ?? null;
}

const FIND_CONFIRMATION = statement(
  "accounts_find_confirmation",
  `select t.member_id, t.purpose, m.email, m.password_hash from mail_tokens t join members m on m.id = t.member_id
     where t.hash = $1 and t.expires_at > now()`,
);
/** The purpose and the member of a mailed token; null if it is unknown, used or expired. */
export async function findConfirmation(db: Queryable, hash: Buffer) {
  const { rows } = await db.query(FIND_CONFIRMATION, [hash]);
  return rows[0] ?? null;
}

const TAKE_MAIL_TOKEN = statement(
  "accounts_take_mail_token",
  "delete from mail_tokens where hash = $1 and expires_at > now() returning member_id, email, purpose",
);
/** Uses a mailed token up; null if it is unknown, used or expired. */
export async function takeMailToken(db: Queryable, hash: Buffer) {
  const { rows } = await db.query(TAKE_MAIL_TOKEN, [hash]);
  return rows[0] ?? null;
}

const FAIL_MAIL_TOKEN = statement(
  "accounts_fail_mail_token",
  "update mail_tokens set failures = failures + 1 where hash = $1",
);
/** Notes that a mailed token came with a wrong second factor. */
export const failMailToken = (db: Queryable, hash: Buffer) => db.query(FAIL_MAIL_TOKEN, [hash]);

const WAS_MAILED = statement(
  "accounts_was_mailed",
  `select from mail_tokens where member_id = $1 and purpose = $2 and created_at > now() - make_interval(secs => $3)`,
);
/** Whether a member was mailed such a token within the last seconds. */
export async function wasMailed(
  db: Queryable,
  memberId: string,
  purpose: string,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await db.query(WAS_MAILED, [memberId, purpose, seconds]);
  return rowCount > 0;
}

const DELETE_MAIL_TOKENS = statement(
  "accounts_delete_mail_tokens",
  "delete from mail_tokens where member_id = $1 and purpose = any($2)",
);
/** Makes a member's mailed tokens of these purposes worthless. */
export const deleteMailTokens = (db: Queryable, memberId: string, purposes: readonly string[]) =>
  db.query(DELETE_MAIL_TOKENS, [memberId, purposes]);
