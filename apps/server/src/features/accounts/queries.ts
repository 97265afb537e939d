import type { Queryable } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";

/** What sign-in needs to know of an account. */
export type Credentials = {
  id: string;
  email: string;
  passwordHash: string | null;
  banReason: string | null;
  banned: boolean;
};

const BANNED = "(m.banned_at is not null and (m.banned_until is null or m.banned_until > now()))";

/** The account of an e-mail address. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials>(
    {
      name: "find_credentials",
      text: `select m.id, m.email, m.password_hash as "passwordHash", m.ban_reason as "banReason", ${BANNED} as banned
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
             where s.token_hash = $1 and s.expires_at > now()`,
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
  await db.query(
    `with seen as (update sessions set last_seen_at = now(), expires_at = now() + make_interval(days => $2)
                   where id = $1 and last_seen_at < now() - interval '1 minute' returning member_id)
     update members set last_seen_at = now() from seen where members.id = seen.member_id`,
    [sessionId, days],
  );
}

/** Stores a new session. */
export async function insertSession(
  db: Queryable,
  session: { id: string; tokenHash: Buffer; memberId: string; device: string; days: number },
): Promise<void> {
  await db.query(
    `insert into sessions (token_hash, id, member_id, device, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [session.tokenHash, session.id, session.memberId, session.device, session.days],
  );
}

/** Ends sessions: one by the hash of its cookie. */
export const deleteSession = (db: Queryable, tokenHash: Buffer) =>
  db.query("delete from sessions where token_hash = $1", [tokenHash]);

/** Ends one session of a member; 0 rows if it is not theirs. */
export const deleteSessionOf = (db: Queryable, memberId: string, id: string) =>
  db.query("delete from sessions where member_id = $1 and id = $2", [memberId, id]);

/** A member's devices, the last used first. */
export async function listSessions(db: Queryable, memberId: string) {
  const { rows } = await db.query<{ id: string; device: string; created_at: Date; last_seen_at: Date }>(
    `select id, device, created_at, last_seen_at from sessions
     where member_id = $1 and expires_at > now() order by last_seen_at desc limit 100`,
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
             where m.id is null or ${BANNED}`,
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
    passwordHash: string;
    termsVersion: string;
    inviteSlug: string | null;
  },
): Promise<void> {
  await db.query(
    `insert into members (id, email, password_hash, terms_version, terms_accepted_at, invite_slug)
     values ($1, $2, $3, $4, now(), $5)`,
    [member.id, member.email, member.passwordHash, member.termsVersion, member.inviteSlug],
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
};

/** The account side of a member. */
export async function findMe(db: Queryable, id: string): Promise<MeRow | null> {
  const { rows } = await db.query<MeRow>(
    {
      name: "find_me",
      text: `select id, email, email_confirmed_at is not null as email_confirmed, admin_level,
                    coalesce(premium_until > now(), false) as premium, premium_until, terms_version
             from members where id = $1`,
    },
    [id],
  );
  return rows[0] ?? null;
}

/** Stores a mailed token. */
export const insertMailToken = (
  db: Queryable,
  token: { hash: Buffer; memberId: string; purpose: string; email: string; hours: number },
) =>
  db.query(
    `insert into mail_tokens (hash, member_id, purpose, email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [token.hash, token.memberId, token.purpose, token.email, token.hours],
  );

/** Uses a mailed token up; null if it is unknown, used or expired. */
export async function takeMailToken(db: Queryable, hash: Buffer, purpose: string) {
  const { rows } = await db.query<{ member_id: string; email: string }>(
    "delete from mail_tokens where hash = $1 and purpose = $2 and expires_at > now() returning member_id, email",
    [hash, purpose],
  );
  return rows[0] ?? null;
}

/** Confirms an address if it still is the member's. */
export const confirmEmail = (db: Queryable, memberId: string, email: string) =>
  db.query(
    "update members set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1 and email = $2",
    [memberId, email],
  );

/** Removes what has expired; runs every hour. */
export async function sweepAccounts(db: Queryable): Promise<void> {
  await db.query("delete from sessions where expires_at < now()");
  await db.query("delete from mail_tokens where expires_at < now()");
  await db.query("delete from spent_challenges where expires_at < now()");
  await db.query("delete from sign_in_attempts where first_at < now() - interval '1 day'");
}
