import type { Queryable } from "#platform/db/database.ts";

/** A channel as this feature stores it; its messages are the chats feature's. */
export type ChannelRow = { id: string; groupId: string; name: string; topic: string };

const CHANNEL = `c.id, c.group_id as "groupId", c.name, c.topic`;

/** How names of channels are compared: ignoring case. */
const nameKey = (name: string): string => name.normalize("NFC").toLowerCase();

/** The channels of groups in their order. */
export async function listChannels(db: Queryable, groupIds: readonly string[]): Promise<ChannelRow[]> {
  const { rows } = await db.query<ChannelRow>(
    {
      name: "list_channels",
      text: `select ${CHANNEL} from channels c where c.group_id = any($1::uuid[]) order by c.group_id, c.position, c.id`,
    },
    [groupIds],
  );
  return rows;
}

/** The ids of a group's channels. */
export const channelIds = async (db: Queryable, groupId: string): Promise<string[]> =>
  (await listChannels(db, [groupId])).map(({ id }) => id);

/** A channel of a group; null if it has no such. */
export async function findChannel(db: Queryable, groupId: string, id: string): Promise<ChannelRow | null> {
  const { rows } = await db.query<ChannelRow>(
    { name: "find_channel", text: `select ${CHANNEL} from channels c where c.id = $2 and c.group_id = $1` },
    [groupId, id],
  );
  return rows[0] ?? null;
}

/** Adds a channel at the end. A taken name breaks `channels_name`. */
export const insertChannel = (tx: Queryable, { id, groupId, name, topic }: ChannelRow) =>
  tx.query(
    `insert into channels (id, group_id, name, name_key, topic, position)
     select $1, $2, $3, $4, $5, coalesce(max(position) + 1, 0) from channels where group_id = $2`,
    [id, groupId, name, nameKey(name), topic],
  );

/** Changes what is given. A taken name breaks `channels_name`. */
export const updateChannel = (
  tx: Queryable,
  id: string,
  { name, topic }: { name?: string | undefined; topic?: string | undefined },
) =>
  tx.query(
    `update channels set name = coalesce($2, name), name_key = coalesce($3, name_key), topic = coalesce($4, topic)
     where id = $1`,
    [id, name ?? null, name === undefined ? null : nameKey(name), topic ?? null],
  );

/** Puts the channels of a group in this order. */
export const orderChannels = (tx: Queryable, ids: readonly string[]) =>
  tx.query(
    `update channels c set position = o.place - 1 from unnest($1::uuid[]) with ordinality o(id, place) where c.id = o.id`,
    [ids],
  );

/** A channel with its group, by the conversation behind it; null for other conversations. */
export async function groupOfChannel(
  db: Queryable,
  chatId: string,
): Promise<{ groupId: string; groupName: string; channelName: string } | null> {
  const { rows } = await db.query<{ groupId: string; groupName: string; channelName: string }>(
    {
      name: "channel_place",
      text: `select g.id as "groupId", g.name as "groupName", c.name as "channelName"
             from channels c join groups g on g.id = c.group_id where c.id = $1`,
    },
    [chatId],
  );
  return rows[0] ?? null;
}

/** Channels of a member's own groups with all of these words in their name (patterns), the most active group first. */
export async function findNamedChannels(
  db: Queryable,
  memberId: string,
  patterns: readonly string[],
  limit: number,
): Promise<{ id: string; name: string; groupId: string; groupName: string }[]> {
  const { rows } = await db.query<{ id: string; name: string; groupId: string; groupName: string }>(
    `select c.id, c.name, g.id as "groupId", g.name as "groupName"
     from memberships s join groups g on g.id = s.group_id join channels c on c.group_id = g.id
     where s.member_id = $1 and c.name ilike all($2::text[]) order by g.active_at desc, c.position, c.id limit $3`,
    [memberId, patterns, limit],
  );
  return rows;
}
