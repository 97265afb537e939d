import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { forgetWhere } from "#platform/live/forget.ts";

const COLLECT_GROUPS_MEMBERSHIPS = statement(
  "groups_collect_groups_memberships",
  `select g.name as group, s.role, s.joined_at from memberships s join groups g on g.id = s.group_id
     where s.member_id = $1 order by s.joined_at`,
);
const COLLECT_GROUPS_APPLICATIONS = statement(
  "groups_collect_groups_applications",
  `select g.name as group, a.answers, a.status, a.reason, a.created_at, a.decided_at
     from applications a join groups g on g.id = a.group_id where a.member_id = $1 order by a.created_at`,
);
const COLLECT_GROUPS_GROUP_INVITES = statement(
  "groups_collect_groups_group_invites",
  `select g.name as group, i.code, i.uses, i.created_at, i.expires_at
     from group_invites i join groups g on g.id = i.group_id where i.created_by = $1 order by i.created_at`,
);
const COLLECT_GROUPS_GROUP_BANS = statement(
  "groups_collect_groups_group_bans",
  `select g.name as group, b.created_at from group_bans b join groups g on g.id = b.group_id
     where b.member_id = $1 order by b.created_at`,
);
const COLLECT_GROUPS_MEMBER_INVITES = statement(
  "groups_collect_groups_member_invites",
  `select g.name as group, case when i.inviter_id = $1 then 'made' else 'received' end as "side!",
       case when i.inviter_id = $1 then invited.username else inviter.username end as "other?",
       i.created_at, case when i.member_id = $1 then i.declined_at end as "declined_at?", i.withdrawn_at
     from group_member_invites i join groups g on g.id = i.group_id
     left join member_profiles invited on invited.member_id = i.member_id
     left join member_profiles inviter on inviter.member_id = i.inviter_id
     where i.inviter_id = $1 or (i.member_id = $1 and i.inviter_id in (select v.id from visible_members v)) order by i.created_at`,
);
/** Everything this feature holds about a member, for their export. */
export async function collectGroups(db: Queryable, memberId: string) {
  const { rows: memberships } = await db.query(COLLECT_GROUPS_MEMBERSHIPS, [memberId]);
  const { rows: applications } = await db.query(COLLECT_GROUPS_APPLICATIONS, [memberId]);
  const { rows: invites } = await db.query(COLLECT_GROUPS_GROUP_INVITES, [memberId]);
  const { rows: bans } = await db.query(COLLECT_GROUPS_GROUP_BANS, [memberId]);
  const { rows: memberInvites } = await db.query(COLLECT_GROUPS_MEMBER_INVITES, [memberId]);
  return { memberships, applications, invites, member_invites: memberInvites, bans };
}

const APPLIED_LATELY = statement(
  "groups_applied_lately",
  `select exists(select from applications where member_id = $1
     and coalesce(decided_at, created_at) > now() - interval '25 hours') as applied`,
);
/** Removes what the live stream still keeps of a member's applications, which go with them; it keeps a day. */
export async function forgetApplicationEvents(tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.query(APPLIED_LATELY, [memberId]);
  if (rows[0]?.applied) await forgetWhere(tx, "group_application_changed", ["applicant", "id"], memberId);
}

/** A group that loses a member. */
export type LosingRow = { id: string; avatar: string | null; role: GroupRole };

const LOCK_GROUPS_OF = statement(
  "groups_lock_groups_of",
  `select g.id, g.avatar, s.role from groups g join memberships s on s.group_id = g.id and s.member_id = $1
     order by g.id for no key update of g`,
);
/** The groups of a member who is about to be erased, locked in one order. */
export async function lockGroupsOf(tx: Queryable, memberId: string): Promise<LosingRow[]> {
  const { rows } = await tx.query(LOCK_GROUPS_OF, [memberId]);
  return rows;
}

const FIND_SUCCESSOR = statement(
  "groups_find_successor",
  `select member_id as id from memberships where group_id = $1 and role <> 'owner'
     order by role = 'moderator' desc, joined_at, member_id limit 1`,
);
/** Who takes a group over: its oldest moderator, else its oldest member; null in an empty one. */
export async function findSuccessor(tx: Queryable, groupId: string): Promise<string | null> {
  const { rows } = await tx.query(FIND_SUCCESSOR, [groupId]);
  return rows[0]?.id ?? null;
}
