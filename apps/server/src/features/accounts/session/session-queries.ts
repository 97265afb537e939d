import { SECOND_FACTOR_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { BANNED } from "#features/accounts/views.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import type { Viewer } from "#platform/http/viewer.ts";

const PLANS = ["free", "test", "premium"] as const;

/** What `plan_of` answered: PostgreSQL calls it a text. */
export const planOf = (text: string): Viewer["plan"] => PLANS.find((plan) => plan === text) ?? "free";

const FIND_SESSION = statement(
  "find_session",
  `select m.id, s.id as session_id, m.email, m.admin_level, plan_of(m.premium_until, m.test_until) as "plan!",
                    ${BANNED} as banned, m.ban_reason, m.banned_until, s.last_seen_at < now() - interval '1 minute' as stale,
                    s.confirmed_at, case when m.admin_level >= ${SECOND_FACTOR_LEVEL} then
                      exists(select from two_factor f where f.member_id = m.id and f.enabled_at is not null)
                      or exists(select from passkeys p where p.member_id = m.id) else false end as "second_factor!"
             from sessions s join members m on m.id = s.member_id
             where s.token_hash = $1 and s.expires_at > now() and (s.barred_at is null or ${BANNED})`,
  { hot: true },
);
/** Session, member, level, ban and entitlement in one prepared join; `stale` when it was last seen over a minute ago. */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ viewer: Viewer; stale: boolean } | null> {
  const { rows } = await db.query(FIND_SESSION, [tokenHash]);
  const row = rows[0];
  if (!row) return null;
  return {
    stale: row.stale,
    viewer: {
      id: row.id,
      sessionId: row.session_id,
      email: row.email,
      adminLevel: row.admin_level,
      plan: planOf(row.plan),
      premium: row.plan === "premium",
      secondFactor: row.second_factor,
      confirmedAt: row.confirmed_at,
      banned: row.banned ? { reason: row.ban_reason ?? "", until: row.banned_until } : null,
    },
  };
}

const TOUCH_SESSION_SESSIONS = statement(
  "accounts_touch_session_sessions",
  `update sessions set last_seen_at = now(),
       expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
     where id = $1 and last_seen_at < now() - interval '1 minute' returning member_id`,
);
const TOUCH_SESSION_MEMBERS = statement(
  "accounts_touch_session_members",
  "update members set last_seen_at = now() where id = $1",
);
/** Notes that a session and its member are here, and moves the session's end, never past its whole life; of parallel requests one does. */
export async function touchSession(
  db: Queryable,
  sessionId: string,
  days: { idle: number; whole: number },
): Promise<void> {
  const { rows } = await db.query(TOUCH_SESSION_SESSIONS, [sessionId, days.idle, days.whole]);
  // A statement of its own: others lock a member before their sessions.
  const [row] = rows;
  if (row) await db.query(TOUCH_SESSION_MEMBERS, [row.member_id]);
}

const INSERT_SESSION = statement(
  "accounts_insert_session",
  `insert into sessions (token_hash, id, member_id, device, expires_at, barred_at, confirmed_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5), case when $6 then now() end, case when $7 then now() end)`,
);
/** Stores a new session. */
export async function insertSession(
  db: Queryable,
  session: {
    id: string;
    tokenHash: Buffer;
    memberId: string;
    device: string;
    days: number;
    barred: boolean;
    /** Whether both factors were shown. */
    confirmed: boolean;
  },
): Promise<void> {
  await db.query(INSERT_SESSION, [
    session.tokenHash,
    session.id,
    session.memberId,
    session.device,
    session.days,
    session.barred,
    session.confirmed,
  ]);
}

const CONFIRM_SESSION = statement(
  "accounts_confirm_session",
  "update sessions set confirmed_at = now() where id = $1 returning confirmed_at",
);
/** Writes down that a second factor was shown in a session just now; null if it has ended. */
export async function confirmSession(db: Queryable, sessionId: string): Promise<Date | null> {
  const { rows } = await db.query(CONFIRM_SESSION, [sessionId]);
  return rows[0]?.confirmed_at ?? null;
}

const SET_SESSION_TOKEN = statement(
  "accounts_set_session_token",
  "update sessions set token_hash = $2 where id = $1",
);
/** Gives a session another cookie. */
export const setSessionToken = (tx: Queryable, sessionId: string, tokenHash: Buffer) =>
  tx.query(SET_SESSION_TOKEN, [sessionId, tokenHash]);

const FIND_SESSION_OWNER = statement(
  "accounts_find_session_owner",
  "select id, member_id from sessions where token_hash = $1",
);
/** Whose session a cookie's hash belongs to. */
export async function findSessionOwner(db: Queryable, tokenHash: Buffer) {
  const { rows } = await db.query(FIND_SESSION_OWNER, [tokenHash]);
  return rows[0] ?? null;
}

const DELETE_SESSION_OF = statement(
  "accounts_delete_session_of",
  "delete from sessions where member_id = $1 and id = $2",
);
/** Ends one session of a member; 0 rows if it is not theirs. */
export const deleteSessionOf = (db: Queryable, memberId: string, id: string) =>
  db.query(DELETE_SESSION_OF, [memberId, id]);

const LIST_SESSIONS = statement(
  "accounts_list_sessions",
  `select id, device, created_at, last_seen_at from sessions
     where member_id = $1 and expires_at > now() and barred_at is null order by last_seen_at desc limit 100`,
  { plan: "custom" },
);
/** A member's devices, the last used first. */
export async function listSessions(db: Queryable, memberId: string) {
  const { rows } = await db.query(LIST_SESSIONS, [memberId]);
  return rows;
}

const DEAD_SESSIONS = statement(
  "dead_sessions",
  `select asked.id as "id!", ${BANNED} as banned
             from unnest($1::uuid[]) as asked(id)
             left join sessions s on s.id = asked.id and s.expires_at > now()
             left join members m on m.id = s.member_id
             where m.id is null or ${BANNED} or s.barred_at is not null`,
);
/** Of these sessions, those that no longer hold: gone, expired, or their member banned. */
export async function deadSessions(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, "signed_out" | "banned">> {
  const { rows } = await db.query(DEAD_SESSIONS, [ids]);
  return new Map(rows.map(({ id, banned }) => [id, banned ? "banned" : "signed_out"]));
}

const INSERT_PENDING = statement(
  "accounts_insert_pending",
  `insert into pending_sign_ins (hash, member_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))`,
);
/** A sign-in that waits for its second factor. */
export const insertPending = (db: Queryable, hash: Buffer, memberId: string, minutes: number) =>
  db.query(INSERT_PENDING, [hash, memberId, minutes]);

const FIND_PENDING = statement(
  "accounts_find_pending",
  `select m.id, m.email from pending_sign_ins p join members m on m.id = p.member_id
     where p.hash = $1 and p.expires_at > now() and p.failures < $2`,
);
/** The member whose sign-in waits for a second factor; null if its token is unknown, expired or failed too often. */
export async function findPending(db: Queryable, hash: Buffer, failuresMax: number) {
  const { rows } = await db.query(FIND_PENDING, [hash, failuresMax]);
  return rows[0] ?? null;
}

const FAIL_PENDING = statement(
  "accounts_fail_pending",
  "update pending_sign_ins set failures = failures + 1 where hash = $1",
);
/** Notes a wrong code. */
export const failPending = (db: Queryable, hash: Buffer) => db.query(FAIL_PENDING, [hash]);

const TAKE_PENDING = statement("accounts_take_pending", "delete from pending_sign_ins where hash = $1");
/** Ends the wait; of two, one gets in. */
export async function takePending(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(TAKE_PENDING, [hash]);
  return rowCount > 0;
}
