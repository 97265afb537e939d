import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { findValue, keep } from "#platform/installation/queries.ts";

const KEYS = "push keys";
/** The key pair as stored; the private one is sealed (base64). */
type StoredKeys = { publicKey: string; sealed: string };

/** The installation's key pair; null before the first use. */
export async function findPushKeys(db: Queryable): Promise<StoredKeys | null> {
  const kept = await findValue(db, KEYS);
  return kept === null ? null : (JSON.parse(kept) as StoredKeys); // written by keepPushKeys
}

/** Stores the pair unless another process was first, and answers the one that holds. */
export const keepPushKeys = async (db: Queryable, keys: StoredKeys): Promise<StoredKeys> =>
  JSON.parse(await keep(db, KEYS, JSON.stringify(keys))) as StoredKeys; // as above

/** Where push messages of a device go. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };
type NewSubscription = Subscription & { hash: Buffer; memberId: string; sessionId: string };

const SAVE_SUBSCRIPTION_PUSH_SUBSCRIPTIONS = statement(
  "notifications_save_subscription_push_subscriptions",
  "delete from push_subscriptions where session_id = $1 and hash <> $2",
);
const SAVE_SUBSCRIPTION_INSERT_PUSH_SUBSCRIPTIONS = statement(
  "notifications_save_subscription_insert_push_subscriptions",
  `insert into push_subscriptions (hash, member_id, session_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5, $6)
     on conflict (hash) do update set member_id = excluded.member_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth`,
);
/** Keeps a device's subscription; the one it had before goes, and it changes hands with the browser. */
export async function saveSubscription(tx: Queryable, one: NewSubscription): Promise<void> {
  await tx.query(SAVE_SUBSCRIPTION_PUSH_SUBSCRIPTIONS, [one.sessionId, one.hash]);
  await tx.query(SAVE_SUBSCRIPTION_INSERT_PUSH_SUBSCRIPTIONS, [
    one.hash,
    one.memberId,
    one.sessionId,
    one.endpoint,
    one.p256dh,
    one.auth,
  ]);
}

const DELETE_SUBSCRIPTION_OF = statement(
  "notifications_delete_subscription_of",
  "delete from push_subscriptions where session_id = $1 and hash = $2",
);
/** Forgets a subscription of a session. */
export const deleteSubscriptionOf = (db: Queryable, sessionId: string, hash: Buffer) =>
  db.query(DELETE_SUBSCRIPTION_OF, [sessionId, hash]);

const DELETE_SUBSCRIPTION = statement(
  "notifications_delete_subscription",
  "delete from push_subscriptions where hash = $1",
);
/** Forgets a subscription that is no good any more. */
export const deleteSubscription = (db: Queryable, hash: Buffer) => db.query(DELETE_SUBSCRIPTION, [hash]);

const SUBSCRIPTIONS_OF_SESSION = statement(
  "notifications_subscriptions_of_session",
  "select hash from push_subscriptions where session_id = $1",
);
/** The subscriptions of a session, by hash. */
export async function subscriptionsOfSession(db: Queryable, sessionId: string): Promise<Buffer[]> {
  const { rows } = await db.query(SUBSCRIPTIONS_OF_SESSION, [sessionId]);
  return rows.map(({ hash }) => hash);
}

/** A subscription whose session still holds, with its member's quiet hours. */
export type Target = Subscription & {
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string | null;
  /** Whether what it tells was changed or taken back since, and what it says now (null: nothing any more). */
  retold: boolean;
  words: string | null;
};

const FIND_TARGET = statement(
  "notifications_find_target",
  `select p.endpoint, p.p256dh, p.auth, f.quiet_from as "quietFrom", f.quiet_to as "quietTo", f.time_zone as "timeZone",
       r.source is not null as "retold!", r.words as "words?"
     from push_subscriptions p
     join open_sessions s on s.id = p.session_id
     join member_accounts m on m.id = p.member_id and not m.banned
     left join notification_preferences f on f.member_id = p.member_id
     left join retold_texts r on r.source = $3::uuid
     where p.hash = $1 and ($2::uuid is null or (
       exists (select from member_accounts a where a.id = $2 and not a.hidden)
       and not exists (select from member_blocks b where b.blocker = p.member_id and b.blocked = $2)
       and not exists (select from member_blocks b where b.blocker = $2 and b.blocked = p.member_id)))`,
  { plan: "custom" },
);
/** Where to push to; null once the device is signed out, or its member or who caused it banned, or one blocked the other. */
export async function findTarget(
  db: Queryable,
  hash: Buffer,
  { actorId, source }: { actorId: string | null; source: string | null },
): Promise<Target | null> {
  const { rows } = await db.query(FIND_TARGET, [hash, actorId, source]);
  return rows[0] ?? null;
}

const EXPORT_SUBSCRIPTIONS = statement(
  "notifications_export_subscriptions",
  `select endpoint, created_at as "createdAt" from push_subscriptions where member_id = $1 order by created_at`,
);
/** A member's subscriptions, for their export. */
export async function exportSubscriptions(db: Queryable, memberId: string) {
  const { rows } = await db.query(EXPORT_SUBSCRIPTIONS, [memberId]);
  return rows;
}
