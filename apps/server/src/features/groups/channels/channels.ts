import type { Channel } from "@kompagnon/contract/groups/model.ts";
import { CHANNELS_MAX } from "@kompagnon/contract/groups/rules.ts";
import {
  addReaders,
  type ChannelSide,
  closeChannels,
  listSides,
  openChannel,
  setSlow,
} from "#features/chats/public.ts";
import {
  type ChannelRow,
  channelIds,
  findChannel,
  insertChannel,
  listChannels,
  orderChannels,
  updateChannel,
} from "#features/groups/channels/channel-queries.ts";
import { changing, groupTopic, requireIn } from "#features/groups/members/locks.ts";
import { memberIds, moderatorIds } from "#features/groups/members/member-queries.ts";
import { canModerate, canReadGroup } from "#features/groups/policy.ts";
import { forgetChannel } from "#features/notifications/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";
import { Fail } from "../policy.ts";

const present = (row: ChannelRow, side: ChannelSide): Channel => ({
  id: row.id,
  group_id: row.groupId,
  name: row.name,
  topic: row.topic,
  slow_seconds: side.slow_seconds,
  last_seq: side.last_seq,
  last_at: side.last_seq > 0 ? side.last_at.toISOString() : null,
  my_read_seq: side.my_read_seq,
  unread_count: side.unread,
  mention_count: side.mentions,
  muted: side.muted,
});

/** The channels of a group in their order. Throws not_found, forbidden. */
export async function channelsOf(db: Queryable, viewerId: string, groupId: string): Promise<Channel[]> {
  await requireIn(db, viewerId, groupId, canReadGroup);
  return readChannels(db, viewerId, groupId);
}

async function readChannels(db: Queryable, viewerId: string, groupId: string): Promise<Channel[]> {
  const rows = await listChannels(db, [groupId]);
  const ids = rows.map(({ id }) => id);
  const sides = new Map((await listSides(db, viewerId, ids)).map((side) => [side.id, side]));
  return rows.flatMap((row) => {
    const side = sides.get(row.id);
    return side ? [present(row, side)] : [];
  });
}

async function readChannel(db: Queryable, viewerId: string, groupId: string, id: string): Promise<Channel> {
  const channel = (await readChannels(db, viewerId, groupId)).find((one) => one.id === id);
  if (!channel) throw new Fail("not_found");
  return channel;
}

/** A channel of a group that the viewer may read. Throws not_found, forbidden. */
export async function requireChannel(
  db: Queryable,
  viewerId: string,
  groupId: string,
  channelId: string,
): Promise<ChannelRow> {
  await requireIn(db, viewerId, groupId, canReadGroup);
  const channel = await findChannel(db, groupId, channelId);
  if (!channel) throw new Fail("not_found");
  return channel;
}

/** The ids of a group's channels, for a member who may read them. Throws not_found, forbidden. */
export async function readableChannels(db: Queryable, viewerId: string, groupId: string): Promise<string[]> {
  await requireIn(db, viewerId, groupId, canReadGroup);
  return channelIds(db, groupId);
}

/** Adds a channel that everybody in the group reads; the group's turn is taken. Answers its id. */
export async function addChannel(
  platform: Pick<Platform, "live">,
  tx: Tx,
  groupId: string,
  { name, topic }: { name: string; topic: string },
): Promise<string> {
  const moderators = await moderatorIds(tx, groupId);
  const others = (await memberIds(tx, groupId)).filter((id) => !moderators.includes(id));
  const id = await openChannel(platform, tx, others, moderators);
  await insertChannel(tx, { id, groupId, name, topic });
  return id;
}

const nameTaken = (error: unknown): unknown =>
  isTaken(error, "channels_name")
    ? new Fail("channel_name_taken", { details: [{ field: "name", code: "channel_name_taken" }] })
    : error;

/** Creates a channel and notifies the group. Throws not_found, forbidden, too_many_channels, channel_name_taken. */
export async function makeChannel(
  platform: Platform,
  viewerId: string,
  groupId: string,
  input: { name: string; topic: string },
): Promise<Channel> {
  const id = await changing(platform, { viewerId, groupId, may: canModerate }, async (tx) => {
    if ((await channelIds(tx, groupId)).length >= CHANNELS_MAX) throw new Fail("too_many_channels");
    const made = await addChannel(platform, tx, groupId, input);
    await publishChanged(platform, tx, groupId);
    return made;
  }).catch((error: unknown) => {
    throw nameTaken(error);
  });
  return readChannel(platform.db, viewerId, groupId, id);
}

const publishChanged = ({ live }: Pick<Platform, "live">, tx: Tx, groupId: string) =>
  live.publish(tx, groupTopic(groupId), "group_changed", { group_id: groupId });

/** What may be changed of a channel; `position` counts from 0. */
export type ChannelChange = {
  name?: string | undefined;
  topic?: string | undefined;
  slow_seconds?: number | undefined;
  position?: number | undefined;
};

/** Changes a channel and notifies the group. Throws not_found, forbidden, channel_name_taken. */
export async function changeChannel(
  platform: Platform,
  viewerId: string,
  { groupId, channelId }: { groupId: string; channelId: string },
  change: ChannelChange,
): Promise<Channel> {
  await changing(platform, { viewerId, groupId, may: canModerate }, async (tx) => {
    if (!(await findChannel(tx, groupId, channelId))) throw new Fail("not_found");
    await updateChannel(tx, channelId, change);
    if (change.slow_seconds !== undefined) await setSlow(tx, channelId, change.slow_seconds);
    if (change.position !== undefined) await move(tx, groupId, channelId, change.position);
    await publishChanged(platform, tx, groupId);
  }).catch((error: unknown) => {
    throw nameTaken(error);
  });
  return readChannel(platform.db, viewerId, groupId, channelId);
}

async function move(tx: Tx, groupId: string, channelId: string, position: number): Promise<void> {
  const others = (await channelIds(tx, groupId)).filter((id) => id !== channelId);
  await orderChannels(tx, others.toSpliced(position, 0, channelId));
}

/** Deletes a channel with its messages and files. Throws not_found, forbidden, last_channel. */
export async function deleteChannel(
  platform: Platform,
  viewerId: string,
  groupId: string,
  channelId: string,
): Promise<void> {
  await changing(platform, { viewerId, groupId, may: canModerate }, async (tx) => {
    const ids = await channelIds(tx, groupId);
    if (!ids.includes(channelId)) throw new Fail("not_found");
    if (ids.length === 1) throw new Fail("last_channel");
    await removeFiles(platform, tx, await closeChannels(platform, tx, [channelId], groupTopic(groupId)));
    await forgetChannel(platform, tx, { groupId, chatId: channelId });
    await publishChanged(platform, tx, groupId);
  });
}

/** Lets a new member read all channels of a group. */
export const addToChannels = async (
  platform: Pick<Platform, "live">,
  tx: Tx,
  groupId: string,
  memberId: string,
): Promise<void> =>
  addReaders(platform, tx, {
    channelIds: await channelIds(tx, groupId),
    memberIds: [memberId],
    moderates: false,
  });
