import {
  deleteChannels,
  deleteReaders,
  filesOf,
  insertChannel,
  insertReaders,
} from "#features/chats/channels/channel-queries.ts";
import { chatTopic } from "#features/chats/messages/message-events.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** Makes the conversation behind a channel that `readers` may read, of whom `moderators` moderate. */
export async function openChannel(
  platform: Pick<Platform, "live">,
  tx: Tx,
  readers: readonly string[],
  moderators: readonly string[],
): Promise<string> {
  const id = newId();
  await insertChannel(tx, id);
  await admit(platform, tx, [id], readers, false);
  await admit(platform, tx, [id], moderators, true);
  return id;
}

/** Lets members read channels, live included. What was written before counts as read. */
export async function admit(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  channelIds: readonly string[],
  memberIds: readonly string[],
  moderates: boolean,
): Promise<void> {
  if (channelIds.length === 0 || memberIds.length === 0) return;
  await insertReaders(tx, channelIds, memberIds, moderates);
  await live.changeTopics(tx, memberIds.map(memberTopic), { add: channelIds.map(chatTopic) });
}

/** Members no longer read channels; nothing later reaches their streams. */
export async function expel(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  channelIds: readonly string[],
  memberIds: readonly string[],
): Promise<void> {
  if (channelIds.length === 0 || memberIds.length === 0) return;
  await deleteReaders(tx, channelIds, memberIds);
  await live.changeTopics(tx, memberIds.map(memberTopic), { remove: channelIds.map(chatTopic) });
}

/** Removes channels with all their messages; answers the storage keys to drop after the commit. */
export async function closeChannels(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const keys = await filesOf(tx, ids);
  await deleteChannels(tx, ids);
  return keys;
}
