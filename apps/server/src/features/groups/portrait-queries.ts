import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Faces that a portrait shows, and the leader. */
const SHOWN = 9;
/** Members of each kind that are looked at for them: a group may have thousands. */
const MEMBERS_SCANNED_MAX = 40;

const FACES = statement(
  "groups_faces",
  `with candidates as (
     select s.member_id, s.role, s.joined_at, false as followed from memberships s
       where s.group_id = $2 and s.role = 'owner'
     union all (select s.member_id, s.role, s.joined_at, true from member_follows w
       join memberships s on s.group_id = $2 and s.member_id = w.followed where w.follower = $1 limit ${MEMBERS_SCANNED_MAX})
     union all (select s.member_id, s.role, s.joined_at, false from memberships s
       where s.group_id = $2 and s.role = 'moderator' limit ${MEMBERS_SCANNED_MAX})
     union all (select s.member_id, s.role, s.joined_at, false from memberships s where s.group_id = $2 limit ${MEMBERS_SCANNED_MAX}))
   select c.member_id as id, min(c.role) = 'owner' as "leads!", bool_or(c.followed) as "followed!"
   from candidates c join visible_members m on m.id = c.member_id
   where c.member_id <> $1
     and not exists (select from member_blocks b where b.blocker = $1 and b.blocked = c.member_id)
     and not exists (select from member_blocks b where b.blocker = c.member_id and b.blocked = $1)
   group by c.member_id
   order by min(c.role) = 'owner' desc, bool_or(c.followed) desc, min(c.role) = 'moderator' desc, min(c.joined_at), c.member_id
   limit ${SHOWN}`,
);
/** A member of a group as its portrait shows them. */
type Face = { id: string; leads: boolean; followed: boolean };
/** The leader of a group and some of its members; none that the viewer may not see, and not the viewer. */
export async function listFaces(db: Queryable, viewerId: string, groupId: string): Promise<Face[]> {
  const { rows } = await db.query(FACES, [viewerId, groupId]);
  return rows;
}

const COUNT_NEWCOMERS = statement(
  "groups_count_newcomers",
  "select count(*)::int as n from memberships where group_id = $1 and joined_at > now() - interval '30 days'",
);
/** How many joined a group within a month. */
export async function countNewcomers(db: Queryable, groupId: string): Promise<number> {
  const { rows } = await db.query(COUNT_NEWCOMERS, [groupId]);
  return rows[0]?.n ?? 0;
}
