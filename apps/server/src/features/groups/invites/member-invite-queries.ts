import type { Invitable } from "@kompagnon/contract/groups/model.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import { isOpenInvite } from "#features/groups/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What became of an invitation by name. */
export type EarlierInvite = {
  /** Whether its inviter could still make it. */
  stands: boolean;
  inviterId: string;
  withdrawn: boolean;
  declinedLately: boolean;
  toldLately: boolean;
};

const FIND_EARLIER = statement(
  "groups_find_earlier_invite",
  `select ${isOpenInvite("i", "g")} as "stands!", i.inviter_id as "inviterId", i.withdrawn_at is not null as "withdrawn!",
     coalesce(i.declined_at > now() - make_interval(days => $3), false) as "declinedLately!",
     i.told_at > now() - make_interval(days => $3) as "toldLately!"
   from group_member_invites i join groups g on g.id = i.group_id where i.group_id = $1 and i.member_id = $2`,
);
/** The invitation of a member into a group, in whatever state; null if they never had one. `days`: what counts as lately. */
export async function findEarlier(
  db: Queryable,
  groupId: string,
  memberId: string,
  days: number,
): Promise<EarlierInvite | null> {
  const { rows } = await db.query(FIND_EARLIER, [groupId, memberId, days]);
  return rows[0] ?? null;
}

const SAVE_INVITE = statement(
  "groups_save_member_invite",
  `insert into group_member_invites as i (group_id, member_id, inviter_id, created_at, told_at)
     values ($1, $2, $3, date_trunc('milliseconds', clock_timestamp()), now())
   on conflict (group_id, member_id) do update set inviter_id = excluded.inviter_id, created_at = excluded.created_at,
     withdrawn_at = null, declined_at = case when $4 then i.declined_at end,
     told_at = case when $5 then i.told_at else excluded.told_at end
   returning i.created_at as "createdAt"`,
);
/** Stores an invitation; an earlier refusal and the time of the last notification can be kept. */
export async function saveInvite(
  tx: Queryable,
  one: { groupId: string; memberId: string; inviterId: string; declined: boolean; told: boolean },
): Promise<Date> {
  const values = [one.groupId, one.memberId, one.inviterId, one.declined, one.told] as const;
  const { rows } = await tx.query(SAVE_INVITE, values);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row.createdAt;
}

const DECLINE_INVITE = statement(
  "groups_decline_member_invite",
  `update group_member_invites set declined_at = now()
   where group_id = $1 and member_id = $2 and declined_at is null and withdrawn_at is null`,
);
/** Declines an invitation; false if none waits. */
export async function declineRow(tx: Queryable, groupId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(DECLINE_INVITE, [groupId, memberId]);
  return rowCount > 0;
}

const WITHDRAW_INVITE = statement(
  "groups_withdraw_member_invite",
  `update group_member_invites set withdrawn_at = now()
   where group_id = $1 and member_id = $2 and withdrawn_at is null and ($3::uuid is null or inviter_id = $3)`,
);
/** Takes an invitation back, anybody's or only one by `inviterId`; false if there is none. */
export async function withdrawRow(
  tx: Queryable,
  groupId: string,
  memberId: string,
  inviterId: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(WITHDRAW_INVITE, [groupId, memberId, inviterId]);
  return rowCount > 0;
}

const FORGET_INVITE = statement(
  "groups_forget_member_invite",
  "delete from group_member_invites where group_id = $1 and member_id = $2",
);
/** Forgets an invitation that was followed; false if there was none. */
export async function forgetInvite(tx: Queryable, groupId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(FORGET_INVITE, [groupId, memberId]);
  return rowCount > 0;
}

const INVITED_IDS = statement(
  "groups_invited_ids",
  "select member_id as id from group_member_invites where group_id = $1 order by member_id",
);
/** Everybody who was invited into a group by name and is not in it. */
export async function invitedIds(db: Queryable, groupId: string): Promise<string[]> {
  const { rows } = await db.query(INVITED_IDS, [groupId]);
  return rows.map(({ id }) => id);
}

const COUNT_WAITING = statement(
  "groups_count_member_invites",
  `select count(*) as n from group_member_invites i join groups g on g.id = i.group_id
   where i.group_id = $1 and i.withdrawn_at is null and ${isOpenInvite("i", "g")}`,
);
/** How many invitations by name wait for an answer. */
export async function countWaiting(db: Queryable, groupId: string): Promise<number> {
  const { rows } = await db.query(COUNT_WAITING, [groupId]);
  return rows[0]?.n ?? 0;
}

/** An invitation that waits. */
export type WaitingRow = { id: string; inviterId: string; at: Date };

const LIST_WAITING = statement(
  "groups_list_member_invites",
  `select i.member_id as id, i.inviter_id as "inviterId", i.created_at as at
   from group_member_invites i join groups g on g.id = i.group_id join visible_members v on v.id = i.member_id
   where i.group_id = $1 and i.withdrawn_at is null and ${isOpenInvite("i", "g")}
     and ($3::timestamptz is null or (i.created_at, i.member_id) < ($3, $4::uuid))
   order by i.created_at desc, i.member_id desc limit $2`,
  { plan: "custom" },
);
/** A page of invitations that wait, the newest first. Refusals are not told: they go on waiting. */
export async function listWaiting(
  db: Queryable,
  groupId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<WaitingRow[]> {
  const { rows } = await db.query(LIST_WAITING, [groupId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

// $1 the viewer, $2 the group. Children are not asked by strangers.
const INVITABLE = `p.username_key is not null and p.onboarding_step is null and (p.age is null or p.age >= $5)
  and not exists (select from member_blocks b where (b.blocker = $1 and b.blocked = p.member_id)
                                                 or (b.blocker = p.member_id and b.blocked = $1))`;
const STATE = `case when exists (select from memberships s where s.group_id = $2 and s.member_id = p.member_id) then 'member'
    when exists (select from group_bans n where n.group_id = $2 and n.member_id = p.member_id) then 'banned'
    when exists (select from group_member_invites i join groups g on g.id = i.group_id
                 where i.group_id = $2 and i.member_id = p.member_id and i.withdrawn_at is null and ${isOpenInvite("i", "g")}) then 'invited'
    else 'none' end as "state!"`;
const ORDER = `order by p.username_key = $3 desc, starts_with(p.username_key, $3) desc, p.username_key collate "C" limit $4`;

const FIND_KNOWN = statement(
  "groups_find_known_invitable",
  `select p.member_id as id, ${STATE} from conversation_pairs c
   join member_profiles p on p.member_id = case when c.lo = $1 then c.hi else c.lo end
   join visible_members v on v.id = p.member_id
   where (c.lo = $1 or c.hi = $1) and strpos(p.username_key, $3) > 0 and ${INVITABLE} ${ORDER}`,
  { plan: "custom" },
);
const FIND_ANYBODY = statement(
  "groups_find_any_invitable",
  `select p.member_id as id, ${STATE} from member_profiles p join visible_members v on v.id = p.member_id
   where p.username_key like '%' || $3 || '%' and p.member_id <> $1 and ${INVITABLE} ${ORDER}`,
  { plan: "custom" },
);

/** Members with these letters in their name and their relation to a group: all, or only those the viewer writes with. */
export async function findInvitable(
  db: Queryable,
  viewerId: string,
  groupId: string,
  { q, age, limit, known }: { q: string; age: number; limit: number; known: boolean },
): Promise<{ id: string; state: Invitable["state"] }[]> {
  // Names are letters: other characters match no member.
  const key = fold(q).replace(/[\\%_]/g, "\\$&");
  const { rows } = await db.query(known ? FIND_KNOWN : FIND_ANYBODY, [viewerId, groupId, key, limit, age]);
  return rows.map(({ id, state }) => ({ id, state: state as Invitable["state"] })); // as the statement's cases say
}

const IS_INVITABLE = statement(
  "groups_is_invitable",
  `select exists (select from conversation_pairs c where (c.lo = $1 and c.hi = p.member_id) or (c.hi = $1 and c.lo = p.member_id)) as "known!",
     (p.age is null or p.age >= $3) as "ofAge!",
     exists (select from member_mutes u where u.muter = p.member_id and u.muted = $1) as "muted!"
   from member_profiles p join visible_members v on v.id = p.member_id
   where p.member_id = $2 and p.username_key is not null and p.onboarding_step is null
     and not exists (select from member_blocks b where (b.blocker = $1 and b.blocked = p.member_id)
                                                    or (b.blocker = p.member_id and b.blocked = $1))`,
);
/**
 * A member's relation to the viewer: null across a block, and for members who are banned, leaving or without a finished profile.
 */
export async function findGuest(
  db: Queryable,
  viewerId: string,
  memberId: string,
  age: number,
): Promise<{ known: boolean; ofAge: boolean; muted: boolean } | null> {
  const { rows } = await db.query(IS_INVITABLE, [viewerId, memberId, age]);
  return rows[0] ?? null;
}
