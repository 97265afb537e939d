import { fold } from "@kompagnon/contract/search/fold.ts";
import type { TeamInvitable } from "@kompagnon/contract/teams/model.ts";
import type { TeamRole } from "@kompagnon/contract/teams/rules.ts";
import { waiting } from "#features/teams/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What became of an invitation. */
export type EarlierInvite = { waits: boolean; lately: boolean; role: TeamRole };

const FIND_EARLIER = statement(
  "teams_find_earlier_invite",
  `select i.withdrawn_at is null as "waits!", i.created_at > now() - make_interval(days => $3) as "lately!", i.role
   from team_invites i where i.team_id = $1 and i.member_id = $2`,
);
/** The invitation of a member into a team, in whatever state; a declined one seems to wait. */
export async function findEarlier(
  db: Queryable,
  teamId: string,
  memberId: string,
  days: number,
): Promise<EarlierInvite | null> {
  const { rows } = await db.query(FIND_EARLIER, [teamId, memberId, days]);
  return rows[0] ?? null;
}

const FIND_MINE = statement(
  "teams_find_my_invite",
  `select i.role from team_invites i where i.team_id = $1 and i.member_id = $2 and ${waiting("i")}`,
);
/** What an invitation that waits makes a member; null if none does. */
export async function findMine(db: Queryable, teamId: string, memberId: string): Promise<TeamRole | null> {
  const { rows } = await db.query(FIND_MINE, [teamId, memberId]);
  return rows[0]?.role ?? null;
}

const SAVE_INVITE = statement(
  "teams_save_invite",
  `insert into team_invites as i (team_id, member_id, inviter_id, role, created_at)
     values ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()))
   on conflict (team_id, member_id) do update set inviter_id = excluded.inviter_id, role = excluded.role, withdrawn_at = null,
     created_at = case when $5 then i.created_at else excluded.created_at end, declined_at = case when $5 then i.declined_at end`,
);
/** Stores an invitation; `kept`: an earlier refusal and the time of the last notification stay. */
export const saveInvite = (
  tx: Queryable,
  one: { teamId: string; memberId: string; inviterId: string; role: TeamRole; kept: boolean },
) => tx.query(SAVE_INVITE, [one.teamId, one.memberId, one.inviterId, one.role, one.kept]);

const DECLINE_INVITE = statement(
  "teams_decline_invite",
  `update team_invites set declined_at = now()
   where team_id = $1 and member_id = $2 and declined_at is null and withdrawn_at is null`,
);
/** Declines an invitation; false if none waits. */
export async function declineRow(tx: Queryable, teamId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(DECLINE_INVITE, [teamId, memberId]);
  return rowCount > 0;
}

const WITHDRAW_INVITE = statement(
  "teams_withdraw_invite",
  "update team_invites set withdrawn_at = now() where team_id = $1 and member_id = $2 and withdrawn_at is null",
);
/** Takes an invitation back; false if there is none. */
export async function withdrawRow(tx: Queryable, teamId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(WITHDRAW_INVITE, [teamId, memberId]);
  return rowCount > 0;
}

const FORGET_INVITE = statement(
  "teams_forget_invite",
  "delete from team_invites where team_id = $1 and member_id = $2",
);
/** Forgets an invitation that was followed. */
export const forgetInvite = (tx: Queryable, teamId: string, memberId: string) =>
  tx.query(FORGET_INVITE, [teamId, memberId]);

const INVITED_IDS = statement(
  "teams_invited_ids",
  "select member_id as id from team_invites where team_id = $1 order by member_id",
);
/** Everybody who was ever invited into a team and is not in it. */
export async function invitedIds(db: Queryable, teamId: string): Promise<string[]> {
  const { rows } = await db.query(INVITED_IDS, [teamId]);
  return rows.map(({ id }) => id);
}

/** An invitation that waits, or was declined, which looks the same. */
export type WaitingRow = { teamId: string; id: string; inviterId: string | null; at: Date };

const LIST_WAITING = statement(
  "teams_list_invites",
  `select i.team_id as "teamId", i.member_id as id, i.inviter_id as "inviterId", i.created_at as at
   from team_invites i join visible_members v on v.id = i.member_id
   where i.team_id = any($1::uuid[]) and i.withdrawn_at is null order by i.created_at desc, i.member_id`,
);
/** Who was invited into some teams and not uninvited, the newest first. */
export async function listWaiting(db: Queryable, teamIds: readonly string[]): Promise<WaitingRow[]> {
  const { rows } = await db.query(LIST_WAITING, [teamIds]);
  return rows;
}

/** An invitation to the viewer. */
export type InvitationRow = {
  teamId: string;
  name: string;
  goal: string;
  memberCount: number;
  inviterId: string | null;
  at: Date;
};

const LIST_MY_INVITES = statement(
  "teams_list_my_invites",
  `select t.id as "teamId", t.name, t.goal, (select count(*)::int from team_members s where s.team_id = t.id) as "memberCount!",
     i.inviter_id as "inviterId", i.created_at as at
   from team_invites i join teams t on t.id = i.team_id
   where i.member_id = $1 and ${waiting("i")} order by i.created_at desc, t.id limit $2`,
);
/** The newest invitations that wait for a member's answer. */
export async function listInvitations(
  db: Queryable,
  memberId: string,
  limit: number,
): Promise<InvitationRow[]> {
  const { rows } = await db.query(LIST_MY_INVITES, [memberId, limit]);
  return rows;
}

// $1 is the viewer. Excluded: members across a block, without a finished profile, or under age.
const INVITABLE = `p.username_key is not null and p.onboarding_step is null and (p.age is null or p.age >= $2)
  and not exists (select from member_blocks b where (b.blocker = $1 and b.blocked = p.member_id)
                                                 or (b.blocker = p.member_id and b.blocked = $1))`;
const KNOWN = `(exists (select from conversation_pairs c where (c.lo = $1 and c.hi = p.member_id) or (c.hi = $1 and c.lo = p.member_id))
  or exists (select from group_memberships g join group_memberships m on m.group_id = g.group_id
             where g.member_id = $1 and m.member_id = p.member_id)
  or exists (select from team_members s join team_members o on o.team_id = s.team_id
             where s.member_id = $1 and o.member_id = p.member_id))`;

const FIND_INVITABLE = statement(
  "teams_find_invitable",
  `with known as (
     select case when c.lo = $1 then c.hi else c.lo end as id from conversation_pairs c where c.lo = $1 or c.hi = $1
     union select m.member_id from group_memberships g join group_memberships m on m.group_id = g.group_id where g.member_id = $1
     union select o.member_id from team_members s join team_members o on o.team_id = s.team_id where s.member_id = $1)
   select p.member_id as id, case
     when exists (select from team_members s where s.team_id = $5 and s.member_id = p.member_id) then 'member'
     when exists (select from team_invites i where i.team_id = $5 and i.member_id = p.member_id and i.withdrawn_at is null) then 'invited'
     else 'none' end as "state!"
   from known join member_profiles p on p.member_id = known.id join visible_members v on v.id = p.member_id
   where p.member_id <> $1 and strpos(p.username_key, $3) > 0 and ${INVITABLE}
   order by starts_with(p.username_key, $3) desc, p.username_key collate "C" limit $4`,
  { plan: "custom" },
);
/** Members that the viewer knows with these letters in their name, and their relation to a team. */
export async function findInvitable(
  db: Queryable,
  viewerId: string,
  { q, age, limit, teamId }: { q: string; age: number; limit: number; teamId: string | null },
): Promise<{ id: string; state: TeamInvitable["state"] }[]> {
  const key = fold(q);
  const { rows } = await db.query(FIND_INVITABLE, [viewerId, age, key, limit, teamId]);
  return rows.map(({ id, state }) => ({ id, state: state as TeamInvitable["state"] })); // as the statement's cases say
}

const FIND_GUESTS = statement(
  "teams_find_guests",
  `select p.member_id as id, ${KNOWN} as "known!",
     exists (select from member_mutes u where u.muter = p.member_id and u.muted = $1) as "muted!"
   from member_profiles p join visible_members v on v.id = p.member_id
   where p.member_id = any($3::uuid[]) and p.member_id <> $1 and ${INVITABLE}`,
);
/** Those of these members that the viewer may see and that may be invited, and whether they know one another. */
export async function findGuests(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
  age: number,
): Promise<{ id: string; known: boolean; muted: boolean }[]> {
  const { rows } = await db.query(FIND_GUESTS, [viewerId, age, ids]);
  return rows;
}

const FIND_NAMED = statement(
  "teams_find_named",
  `select p.member_id as id, p.username_key as "name!" from member_profiles p join visible_members v on v.id = p.member_id
   where p.username_key = any($1::text[]) and p.onboarding_step is null`,
);
/** Members with these names (lowercased). */
export async function findNamed(
  db: Queryable,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query(FIND_NAMED, [names]);
  return rows;
}
