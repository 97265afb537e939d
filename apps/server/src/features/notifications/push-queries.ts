import type { Queryable } from "#platform/db/database.ts";

const KEYS = "push keys";
/** The key pair as stored; the private one is sealed (base64). */
type StoredKeys = { publicKey: string; sealed: string };

/** The installation's key pair; null before the first use. */
export async function findPushKeys(db: Queryable): Promise<StoredKeys | null> {
  const { rows } = await db.query<{ value: string }>("select value from installation where key = $1", [KEYS]);
  return rows[0] ? (JSON.parse(rows[0].value) as StoredKeys) : null; // written by keepPushKeys
}

/** Stores the pair unless another process was first, and answers the one that holds. */
export async function keepPushKeys(db: Queryable, keys: StoredKeys): Promise<StoredKeys> {
  await db.query("insert into installation (key, value, at) values ($1, $2, $3) on conflict do nothing", [
    KEYS,
    JSON.stringify(keys),
    Date.now(),
  ]);
  return (await findPushKeys(db)) ?? keys;
}

/** Where push messages of a device go. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };
type NewSubscription = Subscription & { hash: Buffer; memberId: string; sessionId: string };

/** Keeps a device's subscription; the one it had before goes, and it changes hands with the browser. */
export async function saveSubscription(tx: Queryable, one: NewSubscription): Promise<void> {
  await tx.query("delete from push_subscriptions where session_id = $1 and hash <> $2", [
    one.sessionId,
    one.hash,
  ]);
  await tx.query(
    `insert into push_subscriptions (hash, member_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5, $6)
     on conflict (hash) do update set member_id = excluded.member_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth`,
    [one.hash, one.memberId, one.sessionId, one.endpoint, one.p256dh, one.auth],
  );
}

/** Forgets a subscription of a session. */
export const deleteSubscriptionOf = (db: Queryable, sessionId: string, hash: Buffer) =>
  db.query("delete from push_subscriptions where session_id = $1 and hash = $2", [sessionId, hash]);

/** Forgets a subscription that is no good any more. */
export const deleteSubscription = (db: Queryable, hash: Buffer) =>
  db.query("delete from push_subscriptions where hash = $1", [hash]);

/** The subscriptions of a session, by hash. */
export async function subscriptionsOfSession(db: Queryable, sessionId: string): Promise<Buffer[]> {
  const { rows } = await db.query<{ hash: Buffer }>(
    "select hash from push_subscriptions where session_id = $1",
    [sessionId],
  );
  return rows.map(({ hash }) => hash);
}

/** A subscription whose session still holds, with its member's quiet hours. */
export type Target = Subscription & {
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string | null;
};

/** Where to push to; null once the device is signed out, or its member banned. */
export async function findTarget(db: Queryable, hash: Buffer): Promise<Target | null> {
  const { rows } = await db.query<Target>(
    `select p.endpoint, p.p256dh, p.auth, f.quiet_from as "quietFrom", f.quiet_to as "quietTo", f.time_zone as "timeZone"
     from push_subscriptions p
     join sessions s on s.id = p.session_id and s.expires_at > now() and s.barred_at is null
     join members m on m.id = p.member_id and (m.banned_at is null or m.banned_until <= now())
     left join notification_preferences f on f.member_id = p.member_id
     where p.hash = $1`,
    [hash],
  );
  return rows[0] ?? null;
}

/** A member's subscriptions, for their export. */
export async function exportSubscriptions(db: Queryable, memberId: string) {
  const { rows } = await db.query<{ endpoint: string; createdAt: Date }>(
    `select endpoint, created_at as "createdAt" from push_subscriptions where member_id = $1 order by created_at`,
    [memberId],
  );
  return rows;
}
