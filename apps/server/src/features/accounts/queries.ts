import { BANNED } from "#features/accounts/views.ts";
import { sweepSpent } from "#platform/captcha/captcha.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What sign-in needs to know of an account. */
export type Credentials = {
  id: string;
  email: string;
  emailConfirmed: boolean;
  passwordHash: string | null;
  /** Whether a Google account is linked. */
  google: boolean;
};

const FIND_CREDENTIALS = statement(
  "find_credentials",
  `select m.id, m.email, m.email_confirmed_at is not null as "emailConfirmed", m.password_hash as "passwordHash",
                    exists(select from identities i where i.member_id = m.id) as google
             from members m where m.email = $1`,
);
/** The account of an e-mail address. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { rows } = await db.query(FIND_CREDENTIALS, [email]);
  return rows[0] ?? null;
}

const FIND_ACCOUNT_STATUS = statement(
  "accounts_find_account_status",
  `select ${BANNED} as banned, m.ban_reason as reason, m.banned_until as until, m.password_hash, p.language, m.sample,
            exists(select from two_factor f where f.member_id = m.id and f.enabled_at is not null) as two_factor
     from members m join member_profiles p on p.member_id = m.id where m.id = $1 for share of m`,
);
/**
 * How an account stands when its member has shown who they are: banned, and whether a second factor is due. It stays so
 * until the transaction ends: a ban or a new password waits, or is seen here.
 */
export async function findAccountStatus(db: Queryable, memberId: string) {
  const { rows } = await db.query(FIND_ACCOUNT_STATUS, [memberId]);
  return rows[0] ?? null;
}

const INSERT_MEMBER = statement(
  "accounts_insert_member",
  `insert into members (id, email, password_hash, terms_version, terms_accepted_at, invite_slug, email_confirmed_at)
     values ($1, $2, $3, $4, now(), $5, case when $6 then now() end)`,
);
/** Creates an account; a taken address breaks the unique key `members_email_unique`. */
export async function insertMember(
  db: Queryable,
  member: {
    id: string;
    email: string;
    passwordHash: string | null;
    termsVersion: string;
    inviteSlug: string | null;
    emailConfirmed?: boolean;
  },
): Promise<void> {
  await db.query(INSERT_MEMBER, [
    member.id,
    member.email,
    member.passwordHash,
    member.termsVersion,
    member.inviteSlug,
    member.emailConfirmed ?? false,
  ]);
}

/** The response of `GET /api/me`. */
export type MeRow = {
  id: string;
  email: string;
  email_confirmed: boolean;
  admin_level: number;
  plan: string;
  premium_until: Date | null;
  terms_version: string;
  deletion_due_at: Date | null;
};

const FIND_ME = statement(
  "find_me",
  `select id, email, email_confirmed_at is not null as email_confirmed, admin_level,
                    plan_of(premium_until, test_until) as "plan!", premium_until, terms_version,
                    deletion_due_at
             from members where id = $1`,
  { hot: true },
);
/** The account side of a member. */
export async function findMe(db: Queryable, id: string): Promise<MeRow | null> {
  const { rows } = await db.query(FIND_ME, [id]);
  return rows[0] ?? null;
}

const SET_PREMIUM = statement(
  "accounts_set_premium",
  "update members set premium_until = $2 where id = $1 and premium_until is distinct from $2",
);
/** Writes down what premium was found to last until; 0 rows if that was known, or the member has gone. */
export const setPremiumUntil = (tx: Queryable, memberId: string, until: Date | null) =>
  tx.query(SET_PREMIUM, [memberId, until]);

const SET_VERIFIED = statement("accounts_set_verified", "update members set verified_at = $2 where id = $1");
/** Sets when a member's identity was verified; null: no longer. */
export const setVerifiedAt = (tx: Queryable, memberId: string, at: Date | null) =>
  tx.query(SET_VERIFIED, [memberId, at]);

const SET_TEST = statement("accounts_set_test", "update members set test_until = $2 where id = $1");
/** Writes down until when the test version runs. */
export const setTestUntil = (tx: Queryable, memberId: string, until: Date) =>
  tx.query(SET_TEST, [memberId, until]);

const FIND_PLAN = statement(
  "accounts_find_plan",
  `select plan_of(premium_until, test_until) as "plan!", premium_until, test_until,
     email_confirmed_at is not null as "confirmed!", email
   from members where id = $1`,
);
/** What a member may use and until when, and whether they may order. */
export async function findPlan(db: Queryable, memberId: string) {
  const { rows } = await db.query(FIND_PLAN, [memberId]);
  return rows[0] ?? null;
}

const IS_CONFIRMED = statement(
  "accounts_is_confirmed",
  "select from members where id = $1 and email_confirmed_at is not null",
);
/** Whether a member has confirmed their address. */
export async function isConfirmed(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(IS_CONFIRMED, [id]);
  return rowCount > 0;
}

const CONFIRM_EMAIL = statement(
  "accounts_confirm_email",
  "update members set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1 and email = $2",
);
/** Confirms an address if it still is the member's. */
export const confirmEmail = (db: Queryable, memberId: string, email: string) =>
  db.query(CONFIRM_EMAIL, [memberId, email]);

const CHANGE_EMAIL = statement(
  "accounts_change_email",
  `with old as (select id, email from members where id = $1 for update)
     update members m set email = $2, email_confirmed_at = now() from old where m.id = old.id
     returning old.email as before`,
);
/** Gives a member another, confirmed address; a taken one breaks `members_email_unique`. Answers the address before. */
export async function changeEmail(db: Queryable, memberId: string, email: string): Promise<string | null> {
  const { rows } = await db.query(CHANGE_EMAIL, [memberId, email]);
  return rows[0]?.before ?? null;
}

const ACCEPT_TERMS = statement(
  "accounts_accept_terms",
  "update members set terms_version = $2, terms_accepted_at = now() where id = $1",
);
/** Stores which terms a member has accepted. */
export const acceptTerms = (db: Queryable, memberId: string, version: string) =>
  db.query(ACCEPT_TERMS, [memberId, version]);

const SWEEP_ACCOUNTS_PENDING_SIGN_INS = statement(
  "accounts_sweep_accounts_pending_sign_ins",
  "delete from pending_sign_ins where expires_at < now()",
);
const SWEEP_ACCOUNTS_PASSKEY_CHALLENGES = statement(
  "accounts_sweep_accounts_passkey_challenges",
  "delete from passkey_challenges where expires_at < now()",
);
const SWEEP_ACCOUNTS_KNOWN_DEVICES = statement(
  "accounts_sweep_accounts_known_devices",
  "delete from known_devices where last_seen_at < now() - interval '180 days'",
);
const SWEEP_ACCOUNTS_SESSIONS = statement(
  "accounts_sweep_accounts_sessions",
  "delete from sessions where expires_at < now()",
);
const SWEEP_ACCOUNTS_MAIL_TOKENS = statement(
  "accounts_sweep_accounts_mail_tokens",
  "delete from mail_tokens where expires_at < now()",
);
const SWEEP_ACCOUNTS_SIGN_IN_ATTEMPTS = statement(
  "accounts_sweep_accounts_sign_in_attempts",
  "delete from sign_in_attempts where first_at < now() - interval '1 day'",
);
const SWEEP_ACCOUNTS_SIGN_IN_FAILURES = statement(
  "accounts_sweep_accounts_sign_in_failures",
  "delete from sign_in_failures where at < now() - interval '1 hour'",
);
/** Removes what has expired; runs every hour. */
export async function sweepAccounts(db: Queryable): Promise<void> {
  await db.query(SWEEP_ACCOUNTS_PENDING_SIGN_INS);
  await db.query(SWEEP_ACCOUNTS_PASSKEY_CHALLENGES);
  await db.query(SWEEP_ACCOUNTS_KNOWN_DEVICES);
  await db.query(SWEEP_ACCOUNTS_SESSIONS);
  await db.query(SWEEP_ACCOUNTS_MAIL_TOKENS);
  await sweepSpent(db);
  await db.query(SWEEP_ACCOUNTS_SIGN_IN_ATTEMPTS);
  await db.query(SWEEP_ACCOUNTS_SIGN_IN_FAILURES);
}

const LOCK_REFERENCED = statement(
  "accounts_lock_referenced",
  "select from members where id = any($1::uuid[]) order by id for key share",
);
/** Protects members from erasure until the transaction ends; in one order, which avoids deadlocks. */
export const lockReferenced = (tx: Queryable, memberIds: readonly string[]) =>
  tx.query(LOCK_REFERENCED, [memberIds]);

const LOCK_MEMBER = statement("accounts_lock_member", "select from members where id = $1 for no key update");
/** Serializes changes of a member that take this lock, until the transaction ends. */
export const lockMember = (tx: Queryable, memberId: string) => tx.query(LOCK_MEMBER, [memberId]);

const COUNT_MEMBERS = statement(
  "accounts_figure",
  `select count(*) from members m
   where not m.sample and m.email_confirmed_at is not null and m.deletion_due_at is null and not ${BANNED}`,
);
/** How many people are here: with a confirmed address, neither banned nor about to leave nor made up. */
export async function countMembers(db: Queryable): Promise<number> {
  const { rows } = await db.query(COUNT_MEMBERS);
  return rows[0]?.count ?? 0;
}
