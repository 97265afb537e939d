import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";

/** What sign-in needs to know of an account. */
export type Credentials = {
  id: string;
  email: string;
  emailConfirmed: boolean;
  passwordHash: string | null;
  /** Whether somebody at Google is linked to it. */
  google: boolean;
};

const BANNED = "(m.banned_at is not null and (m.banned_until is null or m.banned_until > now()))";

/** The account of an e-mail address. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials>(
    {
      name: "find_credentials",
      text: `select m.id, m.email, m.email_confirmed_at is not null as "emailConfirmed", m.password_hash as "passwordHash",
                    exists(select from identities i where i.member_id = m.id) as google
             from members m where m.email = $1`,
    },
    [email],
  );
  return rows[0] ?? null;
}

type ViewerRow = {
  id: string;
  session_id: string;
  email: string;
  admin_level: number;
  premium: boolean;
  banned: boolean;
  ban_reason: string | null;
  banned_until: Date | null;
  stale: boolean;
};

/**
 * How an account stands when its member has shown who they are: banned, and whether a second factor is due. It stays so
 * until the transaction ends: a ban or a new password waits, or is seen here.
 */
export async function findAccountStatus(db: Queryable, memberId: string) {
  const { rows } = await db.query<{
    banned: boolean;
    reason: string | null;
    until: Date | null;
    two_factor: boolean;
    password_hash: string | null;
    language: Language;
  }>(
    `select ${BANNED} as banned, m.ban_reason as reason, m.banned_until as until, m.password_hash, p.language,
            exists(select from two_factor f where f.member_id = m.id and f.enabled_at is not null) as two_factor
     from members m join profiles p on p.member_id = m.id where m.id = $1 for share of m`,
    [memberId],
  );
  return rows[0] ?? null;
}

/** Session, member, level, ban and entitlement in one prepared join; `stale` when it was last seen over a minute ago. */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ viewer: Viewer; stale: boolean } | null> {
  const { rows } = await db.query<ViewerRow>(
    {
      name: "find_session",
      text: `select m.id, s.id as session_id, m.email, m.admin_level, coalesce(m.premium_until > now(), false) as premium,
                    ${BANNED} as banned, m.ban_reason, m.banned_until, s.last_seen_at < now() - interval '1 minute' as stale
             from sessions s join members m on m.id = s.member_id
             where s.token_hash = $1 and s.expires_at > now() and (s.barred_at is null or ${BANNED})`,
    },
    [tokenHash],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    stale: row.stale,
    viewer: {
      id: row.id,
      sessionId: row.session_id,
      email: row.email,
      adminLevel: row.admin_level,
      premium: row.premium,
      banned: row.banned ? { reason: row.ban_reason ?? "", until: row.banned_until } : null,
    },
  };
}

/** Notes that a session and its member are here, and moves the session's end; of parallel requests one does. */
export async function touchSession(db: Queryable, sessionId: string, days: number): Promise<void> {
  const { rows } = await db.query<{ member_id: string }>(
    `update sessions set last_seen_at = now(), expires_at = now() + make_interval(days => $2)
     where id = $1 and last_seen_at < now() - interval '1 minute' returning member_id`,
    [sessionId, days],
  );
  // A statement of its own: others lock a member before their sessions.
  const [row] = rows;
  if (row) await db.query("update members set last_seen_at = now() where id = $1", [row.member_id]);
}

/** Stores a new session. */
export async function insertSession(
  db: Queryable,
  session: { id: string; tokenHash: Buffer; memberId: string; device: string; days: number; barred: boolean },
): Promise<void> {
  await db.query(
    `insert into sessions (token_hash, id, member_id, device, expires_at, barred_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5), case when $6 then now() end)`,
    [session.tokenHash, session.id, session.memberId, session.device, session.days, session.barred],
  );
}

/** Whose session a cookie's hash belongs to. */
export async function findSessionOwner(db: Queryable, tokenHash: Buffer) {
  const { rows } = await db.query<{ id: string; member_id: string }>(
    "select id, member_id from sessions where token_hash = $1",
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Ends one session of a member; 0 rows if it is not theirs. */
export const deleteSessionOf = (db: Queryable, memberId: string, id: string) =>
  db.query("delete from sessions where member_id = $1 and id = $2", [memberId, id]);

/** A member's devices, the last used first. */
export async function listSessions(db: Queryable, memberId: string) {
  const { rows } = await db.query<{ id: string; device: string; created_at: Date; last_seen_at: Date }>(
    `select id, device, created_at, last_seen_at from sessions
     where member_id = $1 and expires_at > now() and barred_at is null order by last_seen_at desc limit 100`,
    [memberId],
  );
  return rows;
}

/** Of these sessions, those that no longer hold: gone, expired, or their member banned. */
export async function deadSessions(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, "signed_out" | "banned">> {
  const { rows } = await db.query<{ id: string; banned: boolean | null }>(
    {
      name: "dead_sessions",
      text: `select asked.id, ${BANNED} as banned
             from unnest($1::uuid[]) as asked(id)
             left join sessions s on s.id = asked.id and s.expires_at > now()
             left join members m on m.id = s.member_id
             where m.id is null or ${BANNED} or s.barred_at is not null`,
    },
    [ids],
  );
  return new Map(rows.map(({ id, banned }) => [id, banned ? "banned" : "signed_out"]));
}

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
  await db.query(
    `insert into members (id, email, password_hash, terms_version, terms_accepted_at, invite_slug, email_confirmed_at)
     values ($1, $2, $3, $4, now(), $5, case when $6 then now() end)`,
    [
      member.id,
      member.email,
      member.passwordHash,
      member.termsVersion,
      member.inviteSlug,
      member.emailConfirmed ?? false,
    ],
  );
}

/** What `GET /api/me` tells. */
export type MeRow = {
  id: string;
  email: string;
  email_confirmed: boolean;
  admin_level: number;
  premium: boolean;
  premium_until: Date | null;
  terms_version: string;
  deletion_due_at: Date | null;
};

/** The account side of a member. */
export async function findMe(db: Queryable, id: string): Promise<MeRow | null> {
  const { rows } = await db.query<MeRow>(
    {
      name: "find_me",
      text: `select id, email, email_confirmed_at is not null as email_confirmed, admin_level,
                    coalesce(premium_until > now(), false) as premium, premium_until, terms_version,
                    deletion_due_at
             from members where id = $1`,
    },
    [id],
  );
  return rows[0] ?? null;
}

/** Whether a member has confirmed their address. */
export async function isConfirmed(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from members where id = $1 and email_confirmed_at is not null",
    [id],
  );
  return rowCount > 0;
}

/** Stores a mailed token. */
export const insertMailToken = (
  db: Queryable,
  token: { hash: Buffer; memberId: string; purpose: string; email: string; minutes: number },
) =>
  db.query(
    `insert into mail_tokens (hash, member_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [token.hash, token.memberId, token.purpose, token.email, token.minutes],
  );

/** What a mailed token is for; null if it is unknown, used or expired, or was tried wrongly too often. */
export async function findMailToken(db: Queryable, hash: Buffer, purpose: string, failuresMax: number) {
  const { rows } = await db.query<{ member_id: string; email: string }>(
    `select member_id, email from mail_tokens
     where hash = $1 and purpose = $2 and expires_at > now() and failures < $3`,
    [hash, purpose, failuresMax],
  );
  return rows[0] ?? null;
}

/** Uses a mailed token up; null if it is unknown, used or expired. */
export async function takeMailToken(db: Queryable, hash: Buffer) {
  const { rows } = await db.query<{ member_id: string; email: string; purpose: string }>(
    "delete from mail_tokens where hash = $1 and expires_at > now() returning member_id, email, purpose",
    [hash],
  );
  return rows[0] ?? null;
}

/** Notes that a mailed token came with a wrong second factor. */
export const failMailToken = (db: Queryable, hash: Buffer) =>
  db.query("update mail_tokens set failures = failures + 1 where hash = $1", [hash]);

/** Whether a member was mailed such a token within the last seconds. */
export async function wasMailed(
  db: Queryable,
  memberId: string,
  purpose: string,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from mail_tokens where member_id = $1 and purpose = $2 and created_at > now() - make_interval(secs => $3)`,
    [memberId, purpose, seconds],
  );
  return rowCount > 0;
}

/** Makes a member's mailed tokens of these purposes worthless. */
export const deleteMailTokens = (db: Queryable, memberId: string, purposes: readonly string[]) =>
  db.query("delete from mail_tokens where member_id = $1 and purpose = any($2)", [memberId, purposes]);

/** Confirms an address if it still is the member's. */
export const confirmEmail = (db: Queryable, memberId: string, email: string) =>
  db.query(
    "update members set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1 and email = $2",
    [memberId, email],
  );

/** Gives a member another, confirmed address; a taken one breaks `members_email_unique`. Answers the address before. */
export async function changeEmail(db: Queryable, memberId: string, email: string): Promise<string | null> {
  const { rows } = await db.query<{ before: string }>(
    `with old as (select id, email from members where id = $1 for update)
     update members m set email = $2, email_confirmed_at = now() from old where m.id = old.id
     returning old.email as before`,
    [memberId, email],
  );
  return rows[0]?.before ?? null;
}

/** Stores which terms a member has accepted. */
export const acceptTerms = (db: Queryable, memberId: string, version: string) =>
  db.query("update members set terms_version = $2, terms_accepted_at = now() where id = $1", [
    memberId,
    version,
  ]);

/** Removes what has expired; runs every hour. */
export async function sweepAccounts(db: Queryable): Promise<void> {
  await db.query("delete from pending_sign_ins where expires_at < now()");
  await db.query("delete from passkey_challenges where expires_at < now()");
  await db.query("delete from known_devices where last_seen_at < now() - interval '400 days'");
  await db.query("delete from sessions where expires_at < now()");
  await db.query("delete from mail_tokens where expires_at < now()");
  await db.query("delete from spent_challenges where expires_at < now()");
  await db.query("delete from sign_in_attempts where first_at < now() - interval '1 day'");
}
