import {
  deleteChannels,
  deleteReader,
  filesOf,
  insertChannel,
  insertReaders,
} from "#features/chats/channels/channel-queries.ts";
import { chatTopic } from "#features/chats/messages/message-events.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member no longer reads channels, or they are gone. */
    "chat.left": { chatIds: readonly string[] };
  }
}

/** Creates the conversation of a channel for `readers`, some of which are `moderators`. */
export async function openChannel(
  platform: Pick<Platform, "live">,
  tx: Tx,
  readers: readonly string[],
  moderators: readonly string[],
): Promise<string> {
  const id = newId();
  await insertChannel(tx, id);
  await addReaders(platform, tx, { channelIds: [id], memberIds: readers, moderates: false });
  await addReaders(platform, tx, { channelIds: [id], memberIds: moderators, moderates: true });
  return id;
}

/** Lets members read channels, live included. What was written before counts as read. */
export async function addReaders(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  {
    channelIds,
    memberIds,
    moderates,
  }: { channelIds: readonly string[]; memberIds: readonly string[]; moderates: boolean },
): Promise<void> {
  if (channelIds.length === 0 || memberIds.length === 0) return;
  await insertReaders(tx, channelIds, memberIds, moderates);
  await live.changeTopics(tx, memberIds.map(memberTopic), { add: channelIds.map(chatTopic) });
}

/** A member no longer reads channels; nothing later reaches their streams. */
export async function expel(
  { live, domainEvents }: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  channelIds: readonly string[],
  memberId: string,
): Promise<void> {
  if (channelIds.length === 0) return;
  await deleteReader(tx, channelIds, memberId);
  await live.changeTopics(tx, memberTopic(memberId), { remove: channelIds.map(chatTopic) });
  await domainEvents.publish(tx, "chat.left", { chatIds: channelIds });
}

/**
 * Removes channels with all their messages and readers; nothing later reaches the streams of `audience`, the topics that
 * together all readers have. Answers the storage keys to drop after the commit.
 */
export async function closeChannels(
  { live, domainEvents }: Pick<Platform, "live" | "domainEvents">,
  tx: Tx,
  ids: readonly string[],
  audience: string | readonly string[],
): Promise<string[]> {
  const keys = await filesOf(tx, ids);
  await deleteChannels(tx, ids);
  await live.changeTopics(tx, audience, { remove: ids.map(chatTopic) });
  await domainEvents.publish(tx, "chat.left", { chatIds: ids });
  return keys;
}
