import { fold } from "@kompagnon/contract/search/fold.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A channel as this feature stores it; its messages are the chats feature's. */
export type ChannelRow = { id: string; groupId: string; name: string; topic: string };

const CHANNEL = `c.id, c.group_id as "groupId", c.name, c.topic`;

/** How names of channels are compared. */
const nameKey = (name: string): string => fold(name).trim();

const LIST_CHANNELS = statement(
  "list_channels",
  `select ${CHANNEL} from channels c where c.group_id = any($1::uuid[]) order by c.group_id, c.position, c.id`,
  { hot: true },
);
/** The channels of groups in their order. */
export async function listChannels(db: Queryable, groupIds: readonly string[]): Promise<ChannelRow[]> {
  const { rows } = await db.query(LIST_CHANNELS, [groupIds]);
  return rows;
}

/** The ids of a group's channels. */
export const channelIds = async (db: Queryable, groupId: string): Promise<string[]> =>
  (await listChannels(db, [groupId])).map(({ id }) => id);

const FIND_CHANNEL = statement(
  "find_channel",
  `select ${CHANNEL} from channels c where c.id = $2 and c.group_id = $1`,
  { hot: true },
);
/** A channel of a group; null if it has no such. */
export async function findChannel(db: Queryable, groupId: string, id: string): Promise<ChannelRow | null> {
  const { rows } = await db.query(FIND_CHANNEL, [groupId, id]);
  return rows[0] ?? null;
}

const INSERT_CHANNEL = statement(
  "groups_insert_channel",
  `insert into channels (id, group_id, name, name_key, topic, position)
     select $1, $2, $3, $4, $5, coalesce(max(position) + 1, 0) from channels where group_id = $2`,
);
/** Adds a channel at the end. A taken name breaks `channels_name`. */
export const insertChannel = (tx: Queryable, { id, groupId, name, topic }: ChannelRow) =>
  tx.query(INSERT_CHANNEL, [id, groupId, name, nameKey(name), topic]);

const UPDATE_CHANNEL = statement(
  "groups_update_channel",
  `update channels set name = coalesce($2, name), name_key = coalesce($3, name_key), topic = coalesce($4, topic)
     where id = $1`,
);
/** Changes what is given. A taken name breaks `channels_name`. */
export const updateChannel = (
  tx: Queryable,
  id: string,
  { name, topic }: { name?: string | undefined; topic?: string | undefined },
) => tx.query(UPDATE_CHANNEL, [id, name ?? null, name === undefined ? null : nameKey(name), topic ?? null]);

const ORDER_CHANNELS = statement(
  "groups_order_channels",
  `update channels c set position = o.place - 1 from unnest($1::uuid[]) with ordinality o(id, place) where c.id = o.id`,
);
/** Puts the channels of a group in this order. */
export const orderChannels = (tx: Queryable, ids: readonly string[]) => tx.query(ORDER_CHANNELS, [ids]);

const GROUP_OF_CHANNEL = statement(
  "channel_place",
  `select g.id as "groupId", g.name as "groupName", c.name as "channelName"
             from channels c join groups g on g.id = c.group_id where c.id = $1`,
);
/** A channel with its group, by the conversation behind it; null for other conversations. */
export async function groupOfChannel(
  db: Queryable,
  chatId: string,
): Promise<{ groupId: string; groupName: string; channelName: string } | null> {
  const { rows } = await db.query(GROUP_OF_CHANNEL, [chatId]);
  return rows[0] ?? null;
}

const FIND_NAMED_CHANNELS = statement(
  "groups_find_named_channels",
  `select c.id, c.name, g.id as "groupId", g.name as "groupName"
     from memberships s join groups g on g.id = s.group_id join channels c on c.group_id = g.id
     where s.member_id = $1 and search_fold(c.name) like all($2::text[]) order by g.active_at desc, c.position, c.id limit $3`,
  { hot: true },
);
/** Channels of a member's own groups with all of these words in their name (patterns), the most active group first. */
export async function findNamedChannels(
  db: Queryable,
  memberId: string,
  patterns: readonly string[],
  limit: number,
): Promise<{ id: string; name: string; groupId: string; groupName: string }[]> {
  const { rows } = await db.query(FIND_NAMED_CHANNELS, [memberId, patterns, limit]);
  return rows;
}
