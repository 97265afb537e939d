import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A member as the list has them. */
export type MemberRow = {
  id: string;
  /** In lower case: what they are ordered by. */
  key: string | null;
  username: string | null;
  level: number;
  banned: boolean;
  premiumUntil: Date | null;
  joinedAt: Date;
  lastSeenAt: Date;
};
/** What members must be; null for anything. */
export type MemberFilter = { level: number | null; banned: boolean | null; premium: boolean | null };
/** Ids encode the time of joining: `from` is inclusive, `to` exclusive. */
export type IdRange = { from: string; to: string };

const COLUMNS = `a.id, p.username_key as key, p.username, a.admin_level as level, a.banned as "banned!",
  a.premium_until as "premiumUntil", a.created_at as "joinedAt", a.last_seen_at as "lastSeenAt"`;
const FROM = "from member_accounts a join member_profiles p on p.member_id = a.id";
/** Each is planned with its values: what is not asked for is no part of the plan, and the few are found by their own index. */
const FILTER = `a.id >= $2::uuid and a.id < $3::uuid and ($4::int is null or a.admin_level >= $4)
  and ($5::boolean is null or a.banned = $5) and ($6::boolean is null or coalesce(a.premium_until > now(), false) = $6)`;

/** Everybody has a profile: a page is cut before the names are joined, which are then fifty lookups. */
const NAMES = "join member_profiles p on p.member_id = a.id";
const ACCOUNTS = `select a.id, a.admin_level, a.banned, a.premium_until, a.created_at, a.last_seen_at
     from member_accounts a where ${FILTER}`;
/**
 * The few first, by their own index, then their names: along the names one might read a million to find fifty of them.
 */
const SELECTIVE_ACCOUNTS = `with a as materialized (${ACCOUNTS})
   select ${COLUMNS} from a ${NAMES}`;

const NEWEST = statement(
  "admin_members_newest",
  `select ${COLUMNS} from (${ACCOUNTS} order by a.id desc limit $1) a ${NAMES} order by a.id desc`,
  { plan: "custom" },
);
const OLDEST = statement(
  "admin_members_oldest",
  `select ${COLUMNS} from (${ACCOUNTS} order by a.id limit $1) a ${NAMES} order by a.id`,
  { plan: "custom" },
);
const values = (limit: number, { from, to }: IdRange, { level, banned, premium }: MemberFilter) =>
  [limit, from, to, level, banned, premium] as const;

/** Members in the order in which they joined. */
export async function listMembers(
  db: Queryable,
  {
    limit,
    range,
    filter,
    newestFirst,
  }: { limit: number; range: IdRange; filter: MemberFilter; newestFirst: boolean },
): Promise<MemberRow[]> {
  const given = values(limit, range, filter);
  const { rows } = await (newestFirst ? db.query(NEWEST, given) : db.query(OLDEST, given));
  return rows;
}

const NAMED = statement(
  "admin_members_named",
  `select ${COLUMNS} ${FROM} where ${FILTER} and p.username_key ~>=~ $7 and p.username_key ~<~ $8
     and ($9::text is null or p.username_key ~>~ $9)
   order by p.username_key using ~<~ limit $1`,
  { plan: "custom" },
);
const SELECTIVE_NAMED = statement(
  "admin_members_few_named",
  `${SELECTIVE_ACCOUNTS} where p.username_key ~>=~ $7 and p.username_key ~<~ $8
     and ($9::text is null or p.username_key ~>~ $9)
   order by p.username_key using ~<~ limit $1`,
  { plan: "custom" },
);
/** Whether few are as they must be: those are found by their own index, and then put in order. */
const isSelective = ({ level, banned, premium }: MemberFilter): boolean =>
  level !== null || banned === true || premium === true;

const NEAR_NAMED = statement(
  "admin_members_near_named",
  `select ${COLUMNS} from (select p.member_id, p.username, p.username_key from member_profiles p
       where p.username_key ~>=~ $7 and p.username_key ~<~ $8 and ($9::text is null or p.username_key ~>~ $9)
       order by p.username_key using ~<~ limit 8000) p
     join member_accounts a on a.id = p.member_id
   where ${FILTER} order by p.username_key using ~<~ limit $1`,
  { plan: "custom" },
);
/** Members whose name begins so (in lower case), by name, behind the one named `after`. */
export async function listMembersNamed(
  db: Queryable,
  {
    limit,
    range,
    filter,
    beginning,
    after,
  }: { limit: number; range: IdRange; filter: MemberFilter; beginning: string; after: string | null },
): Promise<MemberRow[]> {
  const beyond = `${beginning}\u{10FFFF}`;
  const given = [...values(limit, range, filter), beginning, beyond, after] as const;
  if (!isSelective(filter)) return (await db.query(NAMED, given)).rows;
  if (filter.premium === true) {
    // Those with premium are not that few: mostly the next thousands of names have a page of them.
    const { rows: near } = await db.query(NEAR_NAMED, given);
    if (near.length === limit) return near;
  }
  return (await db.query(SELECTIVE_NAMED, given)).rows;
}

// A fragment that occurs in 100,000 names returns the first thousand matches: later pages are never requested.
const CONTAINING = statement(
  "admin_members_containing",
  `select ${COLUMNS} from (select member_id, username, username_key from member_profiles
       where username_key like '%' || $7::text || '%' and not starts_with(username_key, $8) limit 1000) p
     join member_accounts a on a.id = p.member_id
   where ${FILTER} and ($9::text is null or p.username_key ~>~ $9) order by p.username_key using ~<~ limit $1`,
  { plan: "custom" },
);
const SELECTIVE_CONTAINING = statement(
  "admin_members_few_containing",
  `${SELECTIVE_ACCOUNTS} where p.username_key like '%' || $7::text || '%' and not starts_with(p.username_key, $8)
     and ($9::text is null or p.username_key ~>~ $9)
   order by p.username_key using ~<~ limit $1`,
  { plan: "custom" },
);
/** Members whose name has this somewhere behind its beginning, by name. */
export async function listMembersContaining(
  db: Queryable,
  {
    limit,
    range,
    filter,
    part,
    after,
  }: { limit: number; range: IdRange; filter: MemberFilter; part: string; after: string | null },
): Promise<MemberRow[]> {
  const escaped = part.replace(/[\\%_]/g, "\\$&");
  const given = [...values(limit, range, filter), escaped, part, after] as const;
  const { rows } = await (isSelective(filter)
    ? db.query(SELECTIVE_CONTAINING, given)
    : db.query(CONTAINING, given));
  return rows;
}

const BY_EMAIL = statement(
  "admin_members_by_email",
  `select ${COLUMNS} from (${ACCOUNTS} and a.email ~>=~ $7 and a.email ~<~ $8 order by a.id desc limit $1) a ${NAMES}
   order by a.id desc`,
  { plan: "custom" },
);
/** Members whose address begins so (in lower case), the newest first. */
export async function listMembersByEmail(
  db: Queryable,
  {
    limit,
    range,
    filter,
    beginning,
  }: { limit: number; range: IdRange; filter: MemberFilter; beginning: string },
): Promise<MemberRow[]> {
  const beyond = `${beginning}\u{10FFFF}`;
  const { rows } = await db.query(BY_EMAIL, [...values(limit, range, filter), beginning, beyond]);
  return rows;
}

/** Everything about a member that admins see. */
export type MemberFileRow = MemberRow & {
  email: string;
  emailConfirmedAt: Date | null;
  testUntil: Date | null;
  verifiedAt: Date | null;
  deletionDueAt: Date | null;
  bannedAt: Date | null;
  bannedUntil: Date | null;
  banReason: string | null;
  secondFactor: boolean;
  devices: number;
  openCases: number;
  decidedCases: number;
  casesAgainst: number;
  payments: number;
  paidCents: number;
  refundedCents: number;
  lastPaidAt: Date | null;
};

const FIND = statement(
  "admin_find_member",
  `select ${COLUMNS}, a.email, a.email_confirmed_at as "emailConfirmedAt", a.test_until as "testUntil",
     a.verified_at as "verifiedAt", a.deletion_due_at as "deletionDueAt", a.banned_at as "bannedAt",
     a.banned_until as "bannedUntil", a.ban_reason as "banReason",
     exists (select from member_factors f where f.member_id = a.id) as "secondFactor!",
     (select count(*)::int from open_sessions s where s.member_id = a.id) as "devices!",
     c.open as "openCases!", c.decided as "decidedCases!", c.against as "casesAgainst!",
     m.payments as "payments!", m.paid as "paidCents!", m.refunded as "refundedCents!", m.last as "lastPaidAt?"
   ${FROM}
   cross join lateral (select count(*) filter (where r.decision is null)::int as open,
       count(*) filter (where r.decision is not null)::int as decided,
       count(*) filter (where r.decision <> 'dismissed')::int as against
     from case_outcomes r where r.author_id = a.id) c
   cross join lateral (select count(distinct v.payment)::int as payments,
       coalesce(sum(v.cents) filter (where v.kind = 'paid'), 0)::int as paid,
       coalesce(-sum(v.cents) filter (where v.kind = 'refunded'), 0)::int as refunded,
       max(v.at) filter (where v.kind = 'paid') as last
     from money_movements v where v.member_id = a.id and v.livemode = $2) m
   where a.id = $1`,
);
/** A member with everything about them; null if there is none such. */
export async function findMember(
  db: Queryable,
  id: string,
  livemode: boolean,
): Promise<MemberFileRow | null> {
  const { rows } = await db.query(FIND, [id, livemode]);
  return rows[0] ?? null;
}
