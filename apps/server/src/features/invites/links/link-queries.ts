import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const INSERT = statement(
  "invites_insert_link",
  "insert into member_invites (member_id, slug, key) values ($1, $2, $3)",
);
/** Stores a member's link; breaks `member_invites_pkey` or `member_invites_key_unique` where there is one. */
export const insertLink = (db: Queryable, memberId: string, slug: string, key: string) =>
  db.query(INSERT, [memberId, slug, key]);

const FIND_OWN = statement("invites_find_own", "select slug from member_invites where member_id = $1");
/** A member's slug; null without a link. */
export async function findOwnSlug(db: Queryable, memberId: string): Promise<string | null> {
  const { rows } = await db.query(FIND_OWN, [memberId]);
  return rows[0]?.slug ?? null;
}

const FIND = statement(
  "invites_find",
  `select i.member_id as "memberId" from member_invites i join visible_members m on m.id = i.member_id where i.key = $1`,
);
/** The id of the member who owns the link with this key; null if there is none. */
export async function findInviter(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await db.query(FIND, [key]);
  return rows[0]?.memberId ?? null;
}

const NAME_TAKEN = statement(
  "invites_name_taken",
  "select from member_profiles where username_key = $1 and member_id <> $2 limit 1",
);
/** Whether another member is called like that: a link with their name would speak for them. */
export async function isNameOfAnother(db: Queryable, key: string, memberId: string): Promise<boolean> {
  const { rowCount } = await db.query(NAME_TAKEN, [key, memberId]);
  return rowCount > 0;
}

const LOCK = statement("invites_lock", "select pg_advisory_xact_lock(hashtextextended('invites ' || $1, 0))");
/** One thing after the other happens to what a member earns; before the first write. */
export const lockInviter = (tx: Queryable, memberId: string) => tx.query(LOCK, [memberId]);

const INSERT_REDEMPTION = statement(
  "invites_insert_redemption",
  `insert into invite_redemptions (invitee_id, inviter_id, address, device) values ($1, $2, $3, $4)
   on conflict (invitee_id) do nothing`,
);
/** Records the link of a sign-up; false if one is already recorded. */
export async function insertRedemption(
  tx: Queryable,
  row: { inviteeId: string; inviterId: string; address: string | null; device: Buffer | null },
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_REDEMPTION, [
    row.inviteeId,
    row.inviterId,
    row.address,
    row.device,
  ]);
  return rowCount > 0;
}

const FIND_REDEMPTION = statement(
  "invites_find_redemption",
  `select inviter_id as "inviterId" from invite_redemptions where invitee_id = $1`,
);
/** The id of the member whose link this member signed up with; null without a link. */
export async function findInviterOf(db: Queryable, inviteeId: string): Promise<string | null> {
  const { rows } = await db.query(FIND_REDEMPTION, [inviteeId]);
  return rows[0]?.inviterId ?? null;
}

const JOINED = statement(
  "invites_joined_within",
  "select from member_accounts where id = $1 and created_at > now() - make_interval(hours => $2)",
);
/** Whether a member signed up within the last `hours`. */
export async function hasJoinedWithin(db: Queryable, memberId: string, hours: number): Promise<boolean> {
  const { rowCount } = await db.query(JOINED, [memberId, hours]);
  return rowCount > 0;
}

const STATS = statement(
  "invites_stats",
  `select count(*)::int as total,
     (count(*) filter (where m.premium_until > now()))::int as premium,
     coalesce(sum(p.cents), 0)::int as revenue
   from invite_redemptions r join member_accounts m on m.id = r.invitee_id
   left join lateral (
     select sum(v.cents) as cents from money_movements v
     where v.member_id = r.invitee_id and v.livemode = $2
   ) p on true
   where r.inviter_id = $1`,
);
/** What a member's link brought; money in cents. */
export async function countRedemptions(db: Queryable, inviterId: string, livemode: boolean) {
  const { rows } = await db.query(STATS, [inviterId, livemode]);
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    premium: row?.premium ?? 0,
    revenue: row?.revenue ?? 0,
  };
}

const REDEMPTIONS = statement(
  "invites_redemptions",
  `select r.invitee_id as "inviteeId", r.at, coalesce(m.premium_until > now(), false) as "premium!",
     exists(select from money_movements v where v.member_id = r.invitee_id and v.livemode = $2 and v.kind = 'paid')
       as "purchased!"
   from invite_redemptions r join member_accounts m on m.id = r.invitee_id
   where r.inviter_id = $1 order by r.at desc, r.invitee_id limit $3`,
  { plan: "custom" },
);
/** The newest who came by a member's link. */
export async function listRedemptions(db: Queryable, inviterId: string, livemode: boolean, limit: number) {
  const { rows } = await db.query(REDEMPTIONS, [inviterId, livemode, limit]);
  return rows;
}

const FORGET = statement(
  "invites_forget_traces",
  `update invite_redemptions set address = null, device = null
   where at < now() - interval '90 days' and (address is not null or device is not null)`,
);
/** Deletes the fingerprints of sign-ups that are no longer needed. */
export const forgetTraces = (db: Queryable) => db.query(FORGET);
