import type { Group, GroupPortrait, groupChange, groupDraft } from "@kompagnon/contract/groups/model.ts";
import { FREE_GROUPS_MAX, OWNED_MAX } from "@kompagnon/contract/groups/rules.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { z } from "zod";
import { listSides } from "#features/chats/public.ts";
import { findNamedChannels, listChannels } from "#features/groups/channels/channel-queries.ts";
import { addChannel } from "#features/groups/channels/channels.ts";
import {
  findNamedGroups,
  type GroupPosition,
  type GroupQuery,
  listGroups,
  listOf,
  positionOf,
} from "#features/groups/discovery-queries.ts";
import { fittingPage } from "#features/groups/fitting/fitting.ts";
import { changing, groupTopic, requireGroup } from "#features/groups/members/locks.ts";
import { findJoiner, insertMembership } from "#features/groups/members/member-queries.ts";
import { canModerate, canReadGroup, Fail, stateOf } from "#features/groups/policy.ts";
import {
  countNewcomers,
  findGroups as findGroupRows,
  type GroupRow,
  insertGroup,
  listFaces,
  listMine,
  lockMembersAndGroup,
  setSigns,
  updateGroup,
} from "#features/groups/queries.ts";
import { recordSuspicion, scamSigns } from "#features/moderation/public.ts";
import { renameGroup } from "#features/notifications/public.ts";
import { fileUrl, memberCards } from "#features/profiles/public.ts";
import type { Database, Queryable, Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import { isReserved } from "#platform/names/names.ts";
import type { Platform } from "#platform/platform.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";

/** A new description that has something of a scam goes to moderators; readers are warned, and nothing is taken away. */
async function noticeSigns(
  platform: Pick<Platform, "live">,
  tx: Tx,
  { id, name, description }: Pick<GroupRow, "id" | "name" | "description">,
): Promise<void> {
  const signs = scamSigns(description);
  await setSigns(tx, id, signs.length > 0 ? signs : null);
  const text = [name, description].filter(Boolean).join("\n\n");
  await recordSuspicion(platform, tx, { kind: "group", id, authorId: null, text, signs });
}

type Unread = { unread: number; mentions: number };

const present = (row: GroupRow, { unread, mentions }: Unread, invitedBy: MemberCard | null): Group => ({
  id: row.id,
  name: row.name,
  description: row.description,
  signs: row.signs ?? [],
  avatar_path: fileUrl(row.avatar),
  group_type: row.type,
  niches: row.niches,
  category: row.niches[0] ?? null,
  member_count: row.memberCount,
  current_member_count: row.memberCount,
  created_at: row.createdAt.toISOString(),
  active_at: row.activeAt.toISOString(),
  my_role: row.role,
  my_state: stateOf(row),
  invited_by: invitedBy,
  unread_count: unread,
  mention_count: mentions,
});

/** What a member has not read, by group; muted channels don't count. */
async function unreadIn(
  db: Queryable,
  viewerId: string,
  groupIds: readonly string[],
): Promise<Map<string, Unread>> {
  const channels = groupIds.length ? await listChannels(db, groupIds) : [];
  const groupOf = new Map(channels.map(({ id, groupId }) => [id, groupId]));
  const sums = new Map<string, Unread>();
  for (const { id, unread, mentions, muted } of await sidesOf(db, viewerId, [...groupOf.keys()])) {
    const groupId = groupOf.get(id);
    if (muted || groupId === undefined) continue;
    const before = sums.get(groupId) ?? { unread: 0, mentions: 0 };
    sums.set(groupId, { unread: before.unread + unread, mentions: before.mentions + mentions });
  }
  return sums;
}

const sidesOf = async (db: Queryable, viewerId: string, ids: readonly string[]) =>
  ids.length ? listSides(db, viewerId, ids) : [];

/** Groups as a viewer gets them. */
async function hydrate(db: Queryable, viewerId: string, rows: readonly GroupRow[]): Promise<Group[]> {
  const mine = rows.filter(({ role }) => role !== null).map(({ id }) => id);
  const unread = await unreadIn(db, viewerId, mine);
  const inviters = rows.flatMap(({ invitedBy }) => invitedBy ?? []);
  const cards = inviters.length ? await memberCards(db, inviters) : null;
  return rows.map((row) =>
    present(
      row,
      unread.get(row.id) ?? { unread: 0, mentions: 0 },
      (row.invitedBy && cards?.get(row.invitedBy)) || null,
    ),
  );
}

/** A group as a viewer gets it. */
export async function hydrateOne(db: Queryable, viewerId: string, row: GroupRow): Promise<Group> {
  const [group] = await hydrate(db, viewerId, [row]);
  if (!group) throw new Fail("not_found");
  return group;
}

/** One group. Throws not_found, also for private ones of others. */
export const groupOf = async (db: Queryable, viewerId: string, groupId: string): Promise<Group> =>
  hydrateOne(db, viewerId, await requireGroup(db, viewerId, groupId));

/** Another member's groups that are shown on their page at most. */
const SHOWN_OF_OTHERS = 50;

/** The groups of another member that a viewer may know of, as the viewer gets them. */
export const groupsOfMember = async (db: Queryable, viewerId: string, memberId: string): Promise<Group[]> =>
  hydrate(db, viewerId, await listOf(db, viewerId, memberId, SHOWN_OF_OTHERS));

/** A few groups with these words in their name or description that a viewer may know of. */
export async function findGroups(db: Queryable, viewerId: string, q: string, limit: number) {
  const search = fragmentSearchOf(q);
  const rows = search ? await findNamedGroups(db, viewerId, search, limit) : [];
  return rows.map(({ id, name, avatar, type, memberCount }) => ({
    id,
    name,
    avatar_url: fileUrl(avatar),
    group_type: type,
    member_count: memberCount,
  }));
}

/** A few channels of one's own groups with these words in their name. */
export async function findChannels(db: Queryable, memberId: string, q: string, limit: number) {
  const search = fragmentSearchOf(q);
  const rows = search ? await findNamedChannels(db, memberId, search.exact, limit) : [];
  return rows.map(({ id, name, groupId, groupName }) => ({
    id,
    name,
    group_id: groupId,
    group_name: groupName,
  }));
}

/** The groups a member belongs to. */
export const groupsOf = async (db: Queryable, viewerId: string): Promise<Group[]> =>
  hydrate(db, viewerId, await listMine(db, viewerId));

// The cursor of a list is a moment; where the list is ordered by members, it contains their number instead.
const encodeKey = ({ key, id }: GroupPosition): string => encodeCursor({ at: new Date(key), id });
const decodeKey = (cursor: string): GroupPosition => {
  const { at, id } = decodeCursor(cursor);
  return { key: at.getTime(), id };
};

/** A page of groups to discover. */
export async function discover(
  db: Database,
  viewerId: string,
  { limit, cursor, sort, ...query }: GroupQuery & { limit: number; cursor?: string | undefined },
) {
  if (sort === "fit") {
    const { ids, next_cursor } = await fittingPage(db, viewerId, { limit, cursor, ...query });
    const known = new Map((await findGroupRows(db, viewerId, ids)).map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => known.get(id) ?? []);
    return { items: await hydrate(db, viewerId, rows), next_cursor };
  }
  const after = cursor ? decodeKey(cursor) : null;
  const rows = await listGroups(db, viewerId, { ...query, sort }, { limit: limit + 1, after });
  const { shown, next_cursor } = pageOf(rows, limit, (last) => encodeKey(positionOf(last, sort)));
  return {
    items: await hydrate(db, viewerId, shown),
    next_cursor,
  };
}

const groupNameTaken = () =>
  new Fail("group_name_taken", { details: [{ field: "name", code: "group_name_taken" }] });

/** Runs what names a group. Throws group_name_taken if the name is taken, looks like a taken one, or is reserved. */
async function naming<T>(
  { config }: Pick<Platform, "config">,
  name: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (name !== undefined && isReserved(name, config.name)) throw groupNameTaken();
  try {
    return await run();
  } catch (error) {
    throw isTaken(error, "groups_name_key") || isTaken(error, "groups_name_looks") ? groupNameTaken() : error;
  }
}

/**
 * Founds a group with its first channel; the founder owns it. Throws email_unconfirmed, test_version_limit,
 * too_many_groups, group_name_taken.
 */
export async function foundGroup(
  platform: Platform,
  viewerId: string,
  { group_type, ...draft }: z.output<typeof groupDraft>,
): Promise<Group> {
  const { db, live, domainEvents } = platform;
  const id = newId();
  const found = async (tx: Tx) => {
    await lockMembersAndGroup(tx, [viewerId], null);
    const founder = await findJoiner(tx, viewerId);
    if (!founder?.emailConfirmed) throw new Fail("email_unconfirmed");
    if (!founder.premium && founder.groups >= FREE_GROUPS_MAX) throw new Fail("test_version_limit");
    if (founder.owned >= OWNED_MAX) throw new Fail("too_many_groups");
    await insertGroup(tx, { id, ...draft, type: group_type });
    await noticeSigns(platform, tx, { id, name: draft.name, description: draft.description });
    await insertMembership(tx, id, viewerId, "owner");
    await live.changeTopics(tx, memberTopic(viewerId), { add: [groupTopic(id)] });
    await addChannel(platform, tx, id, { name: FIRST_CHANNEL, topic: "" });
    await live.publish(tx, memberTopic(viewerId), "group_membership_changed", {
      group_id: id,
      state: "joined",
    });
    await domainEvents.publish(tx, "group.joined", { memberId: viewerId, groupId: id });
  };
  await naming(platform, draft.name, () => db.transaction(found));
  return groupOf(db, viewerId, id);
}

/** Every group starts with it (product: groups and chats). */
const FIRST_CHANNEL = "Allgemein";

/** Changes a group and notifies its members. Throws not_found, forbidden, group_name_taken. */
export async function changeGroup(
  platform: Platform,
  viewerId: string,
  groupId: string,
  { group_type, ...change }: z.output<typeof groupChange>,
): Promise<Group> {
  await naming(platform, change.name, () =>
    changing(platform, { viewerId, groupId, may: canModerate }, async (tx, { name, description }) => {
      await updateGroup(tx, groupId, { ...change, type: group_type });
      // Moderators may have cleared the unchanged words.
      if (change.description !== undefined && change.description !== description)
        await noticeSigns(platform, tx, {
          id: groupId,
          name: change.name ?? name,
          description: change.description,
        });
      if (change.name !== undefined) await renameGroup(platform, tx, groupId, change.name);
      await platform.live.publish(tx, groupTopic(groupId), "group_changed", { group_id: groupId });
    }),
  );
  return groupOf(platform.db, viewerId, groupId);
}

/** What a group shows of itself before one joins. Throws not_found, also for private ones of others. */
export async function portraitOf(db: Queryable, viewerId: string, groupId: string): Promise<GroupPortrait> {
  const group = await requireGroup(db, viewerId, groupId);
  const faces = await listFaces(db, viewerId, groupId);
  const cards = await memberCards(
    db,
    faces.map(({ id }) => id),
  );
  const leader = faces.find(({ leads }) => leads);
  const others = faces.filter((face) => face !== leader);
  const showsChannels = group.type === "public" || canReadGroup(group);
  const channels = showsChannels ? await listChannels(db, [groupId]) : [];
  return {
    leader: (leader && cards.get(leader.id)) ?? null,
    faces: others.flatMap(({ id }) => cards.get(id) ?? []),
    known: others.filter(({ followed }) => followed).length,
    channels: channels.map(({ name, topic }) => ({ name, topic })),
    newcomers: await countNewcomers(db, groupId),
  };
}
