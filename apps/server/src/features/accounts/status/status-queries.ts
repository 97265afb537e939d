import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { forgetMember } from "#platform/live/forget.ts";

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
  { plan: "anew" },
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
/** Lifts a ban (`served`: only one that has run out); the barred sessions go, so that everybody signs in anew. */
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
  { plan: "anew" },
);
/** A member's current ban; null if there is none. */
export async function findBan(db: Queryable, memberId: string): Promise<BanRow | null> {
  const { rows } = await db.query(FIND_BAN, [memberId]);
  return rows[0] ?? null;
}

const INSERT_APPEAL = statement(
  "accounts_insert_appeal",
  `insert into appeals (id, member_id, banned_at, text)
     select $1, id, banned_at, $3 from members where id = $2 and banned_at is not null on conflict do nothing`,
);
/** Keeps an appeal against the current ban; false if there is one already. */
export async function insertAppeal(
  db: Queryable,
  appeal: { id: string; memberId: string; text: string },
): Promise<boolean> {
  const { rowCount } = await db.query(INSERT_APPEAL, [appeal.id, appeal.memberId, appeal.text]);
  return rowCount > 0;
}

const LIST_APPEALS = statement(
  "accounts_list_appeals",
  `select a.id, a.member_id, m.email, m.ban_reason as reason, a.text, a.created_at
     from appeals a join members m on m.id = a.member_id and m.banned_at = a.banned_at
     where a.decision is null order by a.created_at limit 200`,
  { plan: "anew" },
);
/** Appeals that nobody has decided yet, the oldest first. */
export async function listAppeals(db: Queryable) {
  const { rows } = await db.query(LIST_APPEALS);
  return rows;
}

const DECIDE_APPEAL_ROW = statement(
  "accounts_decide_appeal_row",
  `update appeals a set decision = $2, answer = $3, decided_at = now() from members m
     where a.id = $1 and a.decision is null and m.id = a.member_id and m.banned_at = a.banned_at returning a.member_id`,
);
/** Decides an appeal against a ban that still holds, once; answers whose it is, or null if there is none such. */
export async function decideAppealRow(
  db: Queryable,
  id: string,
  decision: "accepted" | "rejected",
  answer: string,
): Promise<string | null> {
  const { rows } = await db.query(DECIDE_APPEAL_ROW, [id, decision, answer]);
  return rows[0]?.member_id ?? null;
}

const ID_BY_EMAIL = statement("accounts_id_by_email", "select id from members where email = $1");
/** A member's id by their address. */
export async function idByEmail(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query(ID_BY_EMAIL, [email]);
  return rows[0]?.id ?? null;
}

const SET_LEVEL_ROW = statement(
  "accounts_set_level_row",
  `update members m set admin_level = $2::int, manual_status = case when $2::int >= 2 then m.manual_status end
     from (select id, admin_level from members where id = $1 for update) before
     where m.id = before.id returning before.admin_level`,
);
/** Gives a member a level; answers the one before, null without such a member. */
export async function setLevelRow(db: Queryable, memberId: string, level: number): Promise<number | null> {
  const { rows } = await db.query(SET_LEVEL_ROW, [memberId, level]);
  return rows[0]?.admin_level ?? null;
}

const HIDDEN =
  "(deletion_due_at is not null or (banned_at is not null and (banned_until is null or banned_until > now())))";

/** A member's manual status. */
export type StatusRow = { manual_status: string | null; manual_status_permanent: boolean };

/** A member's manual status; null if they are gone. */
export async function findStatus(db: Queryable, memberId: string): Promise<StatusRow | null> {
  const [found] = await findStatuses(db, [memberId]);
  return found ?? null;
}

// Whoever is banned or about to be erased shows nothing of their own.
const FIND_STATUSES = statement(
  "find_statuses",
  `select id, case when ${HIDDEN} then null else manual_status end as manual_status, manual_status_permanent
             from members where id = any($1::uuid[])`,
);
/** The manual status of members. */
export async function findStatuses(
  db: Queryable,
  ids: readonly string[],
): Promise<(StatusRow & { id: string })[]> {
  const { rows } = await db.query(FIND_STATUSES, [ids]);
  return rows;
}

const SAVE_STATUS = statement(
  "accounts_save_status",
  "update members set manual_status = $2, manual_status_permanent = $3 where id = $1",
);
/** Sets a manual status. */
export const saveStatus = (
  db: Queryable,
  memberId: string,
  { manual_status, manual_status_permanent }: StatusRow,
) => db.query(SAVE_STATUS, [memberId, manual_status, manual_status_permanent]);

const SCHEDULE_DELETION = statement(
  "accounts_schedule_deletion",
  `update members set deletion_due_at = coalesce(deletion_due_at, now() + make_interval(days => $2)) where id = $1
     returning deletion_due_at as due`,
);
/** Notes when a member is to be erased; a wish already noted keeps its date. */
export async function scheduleDeletion(db: Queryable, memberId: string, days: number): Promise<Date | null> {
  const { rows } = await db.query(SCHEDULE_DELETION, [memberId, days]);
  return rows[0]?.due ?? null;
}

const CANCEL_DELETION = statement(
  "accounts_cancel_deletion",
  "update members set deletion_due_at = null where id = $1",
);
/** Takes the wish to be erased back. */
export const cancelDeletion = (db: Queryable, memberId: string) => db.query(CANCEL_DELETION, [memberId]);

const FIND_DUE = statement(
  "accounts_find_due",
  "select id, email from members where deletion_due_at <= now() order by deletion_due_at limit 100",
);
/** Members whose time has come. */
export async function findDue(db: Queryable): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.query(FIND_DUE);
  return rows;
}

const LOCK_ERASURES = statement(
  "accounts_lock_erasures",
  "select pg_advisory_xact_lock(hashtextextended('erasure', 0))",
);
const LOCK_DUE_MEMBERS = statement(
  "accounts_lock_due_members",
  "select from members where id = $1 and deletion_due_at <= now() for update skip locked",
);
/** Locks a member for erasure, one after the other; false if they changed their mind or are gone. */
export async function lockDue(db: Queryable, memberId: string): Promise<boolean> {
  // What two who go together did to each other would otherwise be locked crosswise.
  await db.query(LOCK_ERASURES);
  const { rowCount } = await db.query(LOCK_DUE_MEMBERS, [memberId]);
  return rowCount > 0;
}

const ERASE_ROW = statement("accounts_erase_row", "delete from members where id = $1");
/** Erases a member: their rows in every table go with this one, and what the live stream still keeps about them. */
export async function eraseRow(db: Queryable, memberId: string): Promise<void> {
  await db.query(ERASE_ROW, [memberId]);
  await forgetMember(db, memberId);
}

const ACCOUNT_OF = statement(
  "accounts_export_account",
  `select id, email, email_confirmed_at, admin_level, premium_until, test_until, verified_at, banned_at, banned_until, ban_reason,
     terms_version, terms_accepted_at, invite_slug, created_at, last_seen_at, deletion_due_at, manual_status
   from members where id = $1`,
);
const DEVICES_OF = statement(
  "accounts_export_devices",
  "select device, created_at, last_seen_at, expires_at from sessions where member_id = $1 order by created_at",
);
const PASSKEYS_OF = statement(
  "accounts_export_passkeys",
  "select name, created_at, last_used_at from passkeys where member_id = $1",
);
const IDENTITIES_OF = statement(
  "accounts_export_identities",
  "select provider, created_at from identities where member_id = $1",
);
const TWO_FACTOR_OF = statement(
  "accounts_export_two_factor",
  "select enabled_at from two_factor where member_id = $1",
);
const APPEALS_OF = statement(
  "accounts_export_appeals",
  "select banned_at, text, created_at, decided_at, decision, answer from appeals where member_id = $1",
);
/** What is held about an account, for its member. */
export async function accountFor(db: Queryable, memberId: string) {
  const of = [memberId] as const;
  return {
    account: (await db.query(ACCOUNT_OF, of)).rows[0],
    devices: (await db.query(DEVICES_OF, of)).rows,
    passkeys: (await db.query(PASSKEYS_OF, of)).rows,
    identities: (await db.query(IDENTITIES_OF, of)).rows,
    two_factor: (await db.query(TWO_FACTOR_OF, of)).rows,
    appeals: (await db.query(APPEALS_OF, of)).rows,
  };
}

const FIND_LEVELS = statement(
  "accounts_find_levels",
  "select id, admin_level as level from members where id = any($1::uuid[])",
);
/** The levels of members, by id; who is gone has none. */
export async function findLevels(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query(FIND_LEVELS, [ids]);
  return new Map(rows.map(({ id, level }) => [id, level]));
}
