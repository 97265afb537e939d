import type { GroupRole } from "@kompagnon/contract/groups/model.ts";
import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { BusinessModel } from "@kompagnon/contract/profiles/model.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import { lockReferenced } from "#features/accounts/public.ts";
import type { Relation } from "#features/groups/policy.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { confusableForm } from "#platform/names/names.ts";

/** A group as stored, with what a viewer is in it. */
export type GroupRow = Relation & {
  id: string;
  name: string;
  description: string;
  signs: ScamSign[] | null;
  avatar: string | null;
  type: GroupType;
  niches: BusinessModel[];
  questions: string[];
  memberCount: number;
  createdAt: Date;
  activeAt: Date;
  role: GroupRole | null;
};

/**
 * Whether an invitation by name is valid: its inviter is still there and could still make it, and neither blocks the other.
 * `group_member_invites` and `groups` by their aliases.
 */
export const isOpenInvite = (invite: string, group: string): string => `exists (
  select from memberships im join visible_members iv on iv.id = im.member_id
  where im.group_id = ${invite}.group_id and im.member_id = ${invite}.inviter_id
    and (im.role <> 'member' or (${group}.type = 'public' and ${group}.withdrawn_at is null))
    and not exists (select from member_blocks b where (b.blocker = ${invite}.inviter_id and b.blocked = ${invite}.member_id)
                                                   or (b.blocker = ${invite}.member_id and b.blocked = ${invite}.inviter_id)))`;

/** A group by `g`, with what a viewer ($1) is in it. */
export const GROUP = `select g.id, g.name, g.description, g.signs, g.avatar,
    case when g.withdrawn_at is null then g.type else 'private' end as type, g.niches, g.questions, g.member_count as "memberCount",
    g.created_at as "createdAt", g.active_at as "activeAt", mine.role,
    exists(select from group_bans b where b.group_id = g.id and b.member_id = $1) as banned,
    (select a.status from applications a where a.group_id = g.id and a.member_id = $1
     order by a.created_at desc, a.id desc limit 1) as application,
    case when mine.member_id is null then (select i.inviter_id from group_member_invites i where i.group_id = g.id and i.member_id = $1
       and i.declined_at is null and i.withdrawn_at is null and ${isOpenInvite("i", "g")}) end as "invitedBy?"
  from groups g left join memberships mine on mine.group_id = g.id and mine.member_id = $1`;

const FIND_GROUP = statement("find_group", `${GROUP} where g.id = $2`, { hot: true });
/** A group; null if there is none. */
export async function findGroup(db: Queryable, viewerId: string, id: string): Promise<GroupRow | null> {
  const { rows } = await db.query(FIND_GROUP, [viewerId, id]);
  return rows[0] ?? null;
}

const FIND_GROUPS = statement("find_groups", `${GROUP} where g.id = any($2::uuid[])`);
/** Those of these groups that there are. */
export async function findGroups(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
): Promise<GroupRow[]> {
  const { rows } = await db.query(FIND_GROUPS, [viewerId, ids]);
  return rows;
}

const LIST_MINE = statement(
  "list_my_groups",
  `${GROUP} where mine.member_id is not null order by g.active_at desc, g.id desc`,
);
/** The groups a member belongs to, the most active first. */
export async function listMine(db: Queryable, viewerId: string): Promise<GroupRow[]> {
  const { rows } = await db.query(LIST_MINE, [viewerId]);
  return rows;
}

const FIND_USED_NAME_FORMS = statement(
  "groups_find_taken_looks",
  `select name_looks as "looks!" from groups where name_looks = any($1)`,
  { plan: "custom" },
);
/** Those of these looks of names that a group's name has. */
export async function findUsedNameForms(db: Queryable, looks: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query(FIND_USED_NAME_FORMS, [[...looks]]);
  return new Set(rows.map((row) => row.looks));
}

const IS_BANNED_FROM = statement(
  "groups_is_banned_from",
  "select from group_bans where group_id = $1 and member_id = $2",
);
/** Whether a member is banned from a group. */
export async function isBannedFrom(db: Queryable, groupId: string, memberId: string): Promise<boolean> {
  const { rowCount } = await db.query(IS_BANNED_FROM, [groupId, memberId]);
  return rowCount > 0;
}

const GROUPS_TURNS = statement(
  "groups_turns",
  "select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) key",
);
const LOCK_GROUP = statement("groups_lock_group", "select from groups where id = $1 for no key update");
/**
 * Puts what happens to members' memberships and to a group in a row until the transaction ends. Advisory locks, members
 * first and in one order, before anything else: a row lock hands out transaction numbers before its turn, and then what
 * a member's streams may read would not follow what they may.
 */
export async function lockMembersAndGroup(
  tx: Queryable,
  memberIds: readonly string[],
  groupId: string | null,
): Promise<void> {
  const keys = [...new Set(memberIds)].sort().map((id) => `member of groups ${id}`);
  if (groupId) keys.push(`group ${groupId}`);
  await tx.query(GROUPS_TURNS, [keys]);
  // An erasure locks the member's row before the groups', so this transaction does too.
  await lockReferenced(tx, memberIds);
  if (groupId) await tx.query(LOCK_GROUP, [groupId]);
}

/** A group to be stored. */
export type NewGroup = Pick<GroupRow, "id" | "name" | "description" | "type" | "niches" | "questions">;

/** The key by which names of groups are compared, in addition to their looks. */
const nameKey = (name: string): string => fold(name).trim();

const INSERT_GROUP = statement(
  "groups_insert_group",
  `insert into groups (id, name, description, type, niches, questions, name_key, name_looks, created_at, active_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, now, now from (select date_trunc('milliseconds', clock_timestamp()) as now) t`,
);
/** Stores a group without members. A taken name breaks `groups_name_key` or `groups_name_looks`. */
export const insertGroup = (tx: Queryable, group: NewGroup) =>
  tx.query(INSERT_GROUP, [
    group.id,
    group.name,
    group.description,
    group.type,
    group.niches,
    group.questions,
    nameKey(group.name),
    confusableForm(group.name),
  ]);

const UPDATE_GROUP = statement(
  "groups_update_group",
  `update groups set name = coalesce($2, name), name_key = coalesce($7, name_key), name_looks = coalesce($8, name_looks),
       description = coalesce($3, description), type = coalesce($4, type),
       niches = coalesce($5, niches), questions = coalesce($6, questions) where id = $1`,
);
/** Changes what is given. A taken name breaks `groups_name_key` or `groups_name_looks`. */
export const updateGroup = (
  tx: Queryable,
  id: string,
  change: { [K in keyof NewGroup]?: NewGroup[K] | undefined },
) =>
  tx.query(UPDATE_GROUP, [
    id,
    change.name ?? null,
    change.description ?? null,
    change.type ?? null,
    change.niches ?? null,
    change.questions ?? null,
    change.name === undefined ? null : nameKey(change.name),
    change.name === undefined ? null : confusableForm(change.name),
  ]);

const SET_SIGNS = statement("groups_set_signs", "update groups set signs = $2 where id = $1");
/** Notes what a group's description has of a scam; null: nothing. */
export const setSigns = (tx: Queryable, id: string, signs: readonly ScamSign[] | null) =>
  tx.query(SET_SIGNS, [id, signs]);

const SET_AVATAR = statement("groups_set_avatar", "update groups set avatar = $2 where id = $1");
/** Sets a group's picture. */
export const setAvatar = (tx: Queryable, id: string, key: string | null) => tx.query(SET_AVATAR, [id, key]);

const DELETE_GROUP = statement("groups_delete_group", "delete from groups where id = $1");
/** Deletes a group with all dependent rows; its channels' conversations are deleted separately. */
export const deleteGroup = (tx: Queryable, id: string) => tx.query(DELETE_GROUP, [id]);

const RECORD_ACTIVITY = statement(
  "note_group_activity",
  `update groups g set active_at = date_trunc('milliseconds', clock_timestamp()) from channels c
             where c.id = $1 and g.id = c.group_id and g.active_at < now() - interval '1 minute'`,
);
/** Records a message in a channel; at most once a minute per group. */
export const recordActivity = (db: Queryable, channelId: string) => db.query(RECORD_ACTIVITY, [channelId]);

const SET_WITHDRAWN = statement(
  "groups_set_withdrawn",
  `update groups g set withdrawn_at = case when $2 then now() end from memberships m
     where g.id = $1 and m.group_id = g.id and m.role = 'owner' returning m.member_id as owner`,
);
/** Takes a group out of discovery, or lets it be found again; its owner, or null if there is no such group. */
export async function setWithdrawn(tx: Queryable, id: string, on: boolean): Promise<string | null> {
  const { rows } = await tx.query(SET_WITHDRAWN, [id, on]);
  return rows[0]?.owner ?? null;
}

const FIND_OWNERS = statement(
  "groups_find_owners",
  "select group_id as id, member_id as owner from memberships where group_id = any($1::uuid[]) and role = 'owner'",
);
/** The owners of groups, by group. */
export async function findOwners(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query(FIND_OWNERS, [ids]);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

const FIND_NAMES_WITHOUT_FORM = statement(
  "groups_find_names_without_looks",
  "select id, name from groups where name_looks is null order by created_at, id limit 1000",
  { plan: "custom" },
);
/** Groups whose name was chosen before it was compared by its looks, the oldest first. */
export async function findNamesWithoutForm(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query(FIND_NAMES_WITHOUT_FORM);
  return rows;
}

const SET_NAME_FORM = statement(
  "groups_set_looks",
  `update groups set name_key = $3, name_looks = $2 where id = $1 and name_looks is null and name = $4
     and not exists(select from groups where name_looks = $2 or name_key = $3)`,
);
/** Sets what a group's name looks like, unless another looks so already. */
export const setNameForm = (db: Queryable, { id, name }: { id: string; name: string }) =>
  db.query(SET_NAME_FORM, [id, confusableForm(name), nameKey(name), name]);

const FIND_BY_PICTURE = statement("groups_find_by_picture", "select id from groups where avatar = $1");
/** The group with a picture, by its storage key. */
export async function findByPicture(db: Queryable, key: string): Promise<string | null> {
  const { rows } = await db.query(FIND_BY_PICTURE, [key]);
  return rows[0]?.id ?? null;
}

const FOLD_GROUP_NAMES = statement(
  "groups_fold_names",
  `update groups g set name_key = f.key
     from (select distinct on (key) id, key from (
             select id, created_at, name_key, btrim(search_fold(name)) as key from groups) n
           where name_key <> key order by key, created_at, id limit 1000) f
     where f.id = g.id and not exists (select from groups o where o.name_key = f.key)`,
  { plan: "custom" },
);
const FOLD_CHANNEL_NAMES = statement(
  "groups_fold_channel_names",
  `update channels c set name_key = f.key
     from (select distinct on (group_id, key) id, group_id, key from (
             select id, group_id, created_at, name_key, btrim(search_fold(name)) as key from channels) n
           where name_key <> key order by group_id, key, created_at, id limit 1000) f
     where f.id = c.id and not exists (select from channels o where o.group_id = f.group_id and o.name_key = f.key)`,
  { plan: "custom" },
);
/**
 * Sets the keys of names of groups and channels that were chosen before names were folded, the oldest first, unless another one has
 * the key.
 */
export async function foldNames(db: Queryable): Promise<void> {
  await db.query(FOLD_GROUP_NAMES);
  await db.query(FOLD_CHANNEL_NAMES);
}

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
