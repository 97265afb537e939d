import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const BAN_ROW_MEMBERS = statement(
  "accounts_ban_row_members",
  "update members set banned_at = now(), banned_until = $3, ban_reason = $2 where id = $1",
);
const BAN_ROW_SESSIONS = statement(
  "accounts_ban_row_sessions",
  "update sessions set barred_at = now() where member_id = $1",
);
const BAN_ROW_PENDING_SIGN_INS = statement(
  "accounts_ban_row_pending_sign_ins",
  "delete from pending_sign_ins where member_id = $1",
);
/** Bans a member and bars their sessions; false if there is no such member. */
export async function banRow(
  db: Queryable,
  memberId: string,
  { reason, until }: { reason: string; until: Date | null },
): Promise<boolean> {
  const { rowCount } = await db.query(BAN_ROW_MEMBERS, [memberId, reason, until]);
  await db.query(BAN_ROW_SESSIONS, [memberId]);
  await db.query(BAN_ROW_PENDING_SIGN_INS, [memberId]);
  return rowCount > 0;
}

const IS_BANNED_BEYOND = statement(
  "accounts_is_banned_beyond",
  `select from members where id = $1 and banned_at is not null
       and (banned_until is null or banned_until >= $2::timestamptz) for no key update`,
  { plan: "custom" },
);
/** Whether a member is banned until then (null: for good) or longer; it stays so until the transaction ends. */
export async function isBannedBeyond(tx: Queryable, memberId: string, until: Date | null): Promise<boolean> {
  const { rowCount } = await tx.query(IS_BANNED_BEYOND, [memberId, until]);
  return rowCount > 0;
}

const IS_BANNED_FOR = statement(
  "accounts_is_banned_for",
  `select from members where id = $1 and banned_at is not null and ban_reason = $2
       and banned_until is not distinct from $3::timestamptz for no key update`,
);
/** Whether the ban of a member is this one; it stays so until the transaction ends. */
export async function isBannedFor(
  tx: Queryable,
  memberId: string,
  { reason, until }: { reason: string; until: Date | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(IS_BANNED_FOR, [memberId, reason, until]);
  return rowCount > 0;
}

const UNBAN_ROW_MEMBERS = statement(
  "accounts_unban_row_members",
  `update members set banned_at = null, banned_until = null, ban_reason = null
     where id = $1 and (not $2 or banned_until <= now())`,
);
const UNBAN_ROW_SESSIONS = statement(
  "accounts_unban_row_sessions",
  "delete from sessions where member_id = $1 and barred_at is not null",
);
/** Lifts a ban (`served`: only one that has run out); ends the barred sessions, so that the member has to sign in again. */
export async function unbanRow(db: Queryable, memberId: string, served = false): Promise<void> {
  const { rowCount } = await db.query(UNBAN_ROW_MEMBERS, [memberId, served]);
  if (rowCount > 0) await db.query(UNBAN_ROW_SESSIONS, [memberId]);
}

const FIND_SERVED = statement(
  "accounts_find_served",
  "select id from members where banned_until <= now() limit 1000",
);
/** Members whose ban has run out. */
export async function findServed(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(FIND_SERVED);
  return rows.map(({ id }) => id);
}

/** A member's current ban with their appeal. */
export type BanRow = {
  banned_at: Date;
  reason: string | null;
  until: Date | null;
  text: string | null;
  created_at: Date | null;
  decision: "accepted" | "rejected" | null;
  answer: string | null;
  deletionDueAt: Date | null;
  password: boolean;
  code: boolean;
};

const FIND_BAN = statement(
  "accounts_find_ban",
  `select m.banned_at, m.ban_reason as reason, m.banned_until as until, a.text, a.created_at, a.decision, a.answer,
       m.deletion_due_at as "deletionDueAt", m.password_hash is not null as "password!",
       exists (select from two_factor f where f.member_id = m.id and f.enabled_at is not null) as "code!"
     from members m left join appeals a on a.member_id = m.id and a.banned_at = m.banned_at
     where m.id = $1 and m.banned_at is not null and (m.banned_until is null or m.banned_until > now())`,
  { plan: "custom" },
);
/** A member's current ban; null if there is none. */
export async function findBan(db: Queryable, memberId: string): Promise<BanRow | null> {
  const { rows } = await db.query(FIND_BAN, [memberId]);
  return rows[0] ?? null;
}
