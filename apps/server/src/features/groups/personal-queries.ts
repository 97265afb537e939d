import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Everything this feature holds about a member, for their export. */
export async function collectGroups(db: Queryable, memberId: string) {
  const { rows: memberships } = await db.query(
    `select g.name as group, s.role, s.joined_at from memberships s join groups g on g.id = s.group_id
     where s.member_id = $1 order by s.joined_at`,
    [memberId],
  );
  const { rows: applications } = await db.query(
    `select g.name as group, a.answers, a.status, a.reason, a.created_at, a.decided_at
     from applications a join groups g on g.id = a.group_id where a.member_id = $1 order by a.created_at`,
    [memberId],
  );
  const { rows: invites } = await db.query(
    `select g.name as group, i.code, i.uses, i.created_at, i.expires_at
     from group_invites i join groups g on g.id = i.group_id where i.created_by = $1 order by i.created_at`,
    [memberId],
  );
  const { rows: bans } = await db.query(
    `select g.name as group, b.created_at from group_bans b join groups g on g.id = b.group_id
     where b.member_id = $1 order by b.created_at`,
    [memberId],
  );
  return { memberships, applications, invites, bans };
}

/** Removes what the live stream still keeps of a member's applications, which go with them; it keeps a day. */
export const forgetApplicationEvents = (tx: Queryable, memberId: string) =>
  tx.query(
    `delete from events where kind = 'group_application_changed' and data->'applicant'->>'id' = $1::text
       and exists(select from applications where member_id = $1::uuid
                  and coalesce(decided_at, created_at) > now() - interval '25 hours')`,
    [memberId],
  );

/** A group that loses a member. */
export type LosingRow = { id: string; avatar: string | null; role: GroupRole };

/** The groups of a member who is about to be erased, locked in one order. */
export async function lockGroupsOf(tx: Queryable, memberId: string): Promise<LosingRow[]> {
  const { rows } = await tx.query<LosingRow>(
    `select g.id, g.avatar, s.role from groups g join memberships s on s.group_id = g.id and s.member_id = $1
     order by g.id for no key update of g`,
    [memberId],
  );
  return rows;
}

/** Who takes a group over: its oldest moderator, else its oldest member; null in an empty one. */
export async function findSuccessor(tx: Queryable, groupId: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select member_id as id from memberships where group_id = $1 and role <> 'owner'
     order by role = 'moderator' desc, joined_at, member_id limit 1`,
    [groupId],
  );
  return rows[0]?.id ?? null;
}
