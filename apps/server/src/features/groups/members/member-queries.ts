import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What decides whether a member may join or found a group. */
export type Joiner = { premium: boolean; emailConfirmed: boolean; groups: number; owned: number };

const FIND_JOINER = statement(
  "groups_find_joiner",
  `select coalesce(m.premium_until > now(), false) as premium, m.email_confirmed_at is not null as "emailConfirmed",
            (select count(*) from memberships s where s.member_id = m.id) as groups,
            (select count(*) from memberships s where s.member_id = m.id and s.role = 'owner') as owned
     from member_accounts m where m.id = $1`,
);
/** A member who wants to join or found a group; null if they are gone. */
export async function findJoiner(db: Queryable, memberId: string): Promise<Joiner | null> {
  const { rows } = await db.query(FIND_JOINER, [memberId]);
  return rows[0] ?? null;
}

const FIND_ROLE = statement(
  "groups_find_role",
  "select role from memberships where group_id = $1 and member_id = $2",
);
/** The role of a member in a group; null if they do not belong to it. */
export async function findRole(db: Queryable, groupId: string, memberId: string): Promise<GroupRole | null> {
  const { rows } = await db.query(FIND_ROLE, [groupId, memberId]);
  return rows[0]?.role ?? null;
}

const INSERT_MEMBERSHIP_MEMBERSHIPS = statement(
  "groups_insert_membership_memberships",
  "insert into memberships (group_id, member_id, role) values ($1, $2, $3)",
);
const INSERT_MEMBERSHIP_GROUPS = statement(
  "groups_insert_membership_groups",
  "update groups set member_count = member_count + 1 where id = $1",
);
/** Adds a member to a group whose turn it is, and counts them. */
export async function insertMembership(
  tx: Queryable,
  groupId: string,
  memberId: string,
  role: GroupRole,
): Promise<void> {
  await tx.query(INSERT_MEMBERSHIP_MEMBERSHIPS, [groupId, memberId, role]);
  await tx.query(INSERT_MEMBERSHIP_GROUPS, [groupId]);
}

const DELETE_MEMBERSHIP_MEMBERSHIPS = statement(
  "groups_delete_membership_memberships",
  "delete from memberships where group_id = $1 and member_id = $2",
);
const DELETE_MEMBERSHIP_GROUPS = statement(
  "groups_delete_membership_groups",
  "update groups set member_count = member_count - 1 where id = $1",
);
/** Takes a member out of a group whose turn it is, and counts them no longer. */
export async function deleteMembership(tx: Queryable, groupId: string, memberId: string): Promise<void> {
  await tx.query(DELETE_MEMBERSHIP_MEMBERSHIPS, [groupId, memberId]);
  await tx.query(DELETE_MEMBERSHIP_GROUPS, [groupId]);
}

const UPDATE_ROLE = statement(
  "groups_update_role",
  "update memberships set role = $3 where group_id = $1 and member_id = $2",
);
/** Gives a member another role. */
export const updateRole = (tx: Queryable, groupId: string, memberId: string, role: GroupRole) =>
  tx.query(UPDATE_ROLE, [groupId, memberId, role]);

const MEMBER_IDS = statement(
  "groups_member_ids",
  "select member_id as id from memberships where group_id = $1 order by member_id",
);
/** Everybody in a group, by id. */
export async function memberIds(db: Queryable, groupId: string): Promise<string[]> {
  const { rows } = await db.query(MEMBER_IDS, [groupId]);
  return rows.map(({ id }) => id);
}

const MODERATOR_IDS = statement(
  "groups_moderator_ids",
  "select member_id as id from memberships where group_id = $1 and role <> 'member' order by member_id",
);
/** Who owns and moderates a group, by id. */
export async function moderatorIds(db: Queryable, groupId: string): Promise<string[]> {
  const { rows } = await db.query(MODERATOR_IDS, [groupId]);
  return rows.map(({ id }) => id);
}

const GROUP_IDS_OF = statement("group_ids", "select group_id as id from memberships where member_id = $1");
/** The groups a member belongs to. */
export async function groupIdsOf(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(GROUP_IDS_OF, [memberId]);
  return rows.map(({ id }) => id);
}

const MEMBERS_NAMED = statement(
  "group_members_named",
  `select s.member_id as id, p.username_key as "key!" from member_profiles p join memberships s on s.member_id = p.member_id and s.group_id = $1
             where p.username_key = any($2::text[])`,
);
/** Members of a group with these keys of names, by key. */
export async function membersNamed(
  db: Queryable,
  groupId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query(MEMBERS_NAMED, [groupId, names]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** A line of the list of members. `blocked`: either blocks the other, so they do not see whether they are there. */
export type MemberRow = {
  id: string;
  role: GroupRole;
  joinedAt: Date;
  rank: number;
  name: string;
  blocked: boolean;
};
/** Where the list of members goes on. */
export type MemberPosition = Pick<MemberRow, "rank" | "name" | "id">;

const LIST_MEMBERS = statement(
  "groups_list_members",
  `select * from (
       select s.member_id as id, s.role, s.joined_at as "joinedAt", left(coalesce(p.username_key, ''), 20) as name,
         case s.role when 'owner' then 0 when 'moderator' then 1 else 2 end as rank,
         exists(select from member_blocks b where (b.blocker = $1 and b.blocked = s.member_id)
                                        or (b.blocker = s.member_id and b.blocked = $1)) as blocked
       from memberships s join visible_members m on m.id = s.member_id join member_profiles p on p.member_id = s.member_id
       where s.group_id = $2 and ($3 = '' or strpos(p.username_key, $3) > 0)) x
     where $4::int is null or (rank, name collate "C", id) > ($4, $5::text collate "C", $6::uuid)
     order by rank, name collate "C", id limit $7`,
  { plan: "custom" },
);
/** Members of a group: owner, moderators, then by name; without hidden ones (banned, leaving). */
export async function listMembers(
  db: Queryable,
  viewerId: string,
  groupId: string,
  { q = "", limit, after }: { q?: string | undefined; limit: number; after: MemberPosition | null },
): Promise<MemberRow[]> {
  const { rows } = await db.query(LIST_MEMBERS, [
    viewerId,
    groupId,
    fold(q),
    after?.rank ?? null,
    after?.name ?? null,
    after?.id ?? null,
    limit,
  ]);
  return rows;
}

const FIND_MEMBER = statement(
  "groups_find_member",
  `select member_id as id, role, joined_at as "joinedAt" from memberships where group_id = $1 and member_id = $2`,
);
/** One line of the list of members; null for others. */
export async function findMember(
  db: Queryable,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberRow, "id" | "role" | "joinedAt"> | null> {
  const { rows } = await db.query(FIND_MEMBER, [groupId, memberId]);
  return rows[0] ?? null;
}

const INSERT_BAN = statement(
  "groups_insert_ban",
  `insert into group_bans (group_id, member_id, created_at)
     values ($1, $2, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`,
);
/** Bans a member from coming back. */
export const insertBan = (tx: Queryable, groupId: string, memberId: string) =>
  tx.query(INSERT_BAN, [groupId, memberId]);

const DELETE_BAN = statement(
  "groups_delete_ban",
  "delete from group_bans where group_id = $1 and member_id = $2",
);
/** Lifts a ban; false if there was none. */
export async function deleteBan(tx: Queryable, groupId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE_BAN, [groupId, memberId]);
  return rowCount > 0;
}

const LIST_BANS = statement(
  "groups_list_bans",
  `select member_id as id, created_at as at from group_bans
     where group_id = $1 and ($3::timestamptz is null or (created_at, member_id) < ($3, $4::uuid))
     order by created_at desc, member_id desc limit $2`,
  { plan: "custom" },
);
/** A page of those who may not come back, the last first. */
export async function listBans(
  db: Queryable,
  groupId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<{ id: string; at: Date }[]> {
  const { rows } = await db.query(LIST_BANS, [groupId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const HOLD = statement(
  "groups_hold_membership",
  "select from memberships where group_id = $1 and member_id = $2 for share",
);
/** Keeps a member in a group until the transaction ends; false if they do not belong to it. */
export async function holdInGroup(tx: Queryable, groupId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(HOLD, [groupId, memberId]);
  return rowCount > 0;
}
