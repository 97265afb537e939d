import type { newMessage } from "@kompagnon/contract/chats/model.ts";
import { MENTION_ALL } from "@kompagnon/contract/groups/rules.ts";
import { mentionKeysIn } from "@kompagnon/contract/wire/mentions.ts";
import type { z } from "zod";
import { messagesOf, searchIn, sendMessage } from "#features/chats/public.ts";
import { readableChannels, requireChannel } from "#features/groups/channels/channels.ts";
import { membersNamed } from "#features/groups/members/member-queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

const EVERYBODY: ReadonlySet<string> = new Set([MENTION_ALL, "all", "everyone"]);
/** Maximum number of names that one message can mention. */
const NAMES_MAX = 50;

/** The keys of the members that each mention of a message may mean, and whether it mentions everyone. */
export function mentionsIn(text: string): { names: string[][]; everyone: boolean } {
  const names = mentionKeysIn(text).slice(0, NAMES_MAX);
  return { names, everyone: names.flat().some((name) => EVERYBODY.has(name)) };
}

/** Of those who have one of the names, by their keys, for each mention the likeliest. */
function mentionedOf(names: readonly (readonly string[])[], found: ReadonlyMap<string, string>): string[] {
  const ids = names.map((keys) => keys.flatMap((key) => found.get(key) ?? []).at(0));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/**
 * The members that a text mentions, and whether it calls everybody, which is decided where it is stored. `find` answers the ids of
 * members by the keys of their names.
 */
export async function mentionedMembers(
  text: string,
  find: (keys: string[]) => Promise<ReadonlyMap<string, string>>,
) {
  const { names, everyone } = mentionsIn(text);
  const ids = names.length > 0 ? mentionedOf(names, await find(names.flat())) : [];
  return { ids, everyone };
}

/** The members that a text in a group's channel mentions. */
export const calledIn = (db: Queryable, groupId: string, text: string) =>
  mentionedMembers(text, (keys) => membersNamed(db, groupId, keys));

/** Writes in a channel; mentions are resolved among the group's members. Throws what sending throws. */
export async function writeIn(
  platform: Platform,
  viewerId: string,
  { groupId, channelId }: { groupId: string; channelId: string },
  body: z.output<typeof newMessage>,
) {
  await requireChannel(platform.db, viewerId, groupId, channelId);
  const called = await calledIn(platform.db, groupId, body.text);
  return sendMessage(platform, viewerId, { chatId: channelId, input: body, called });
}

/** A page of a channel's messages. Throws not_found, forbidden. */
export async function readIn(
  db: Database,
  viewerId: string,
  { groupId, channelId }: { groupId: string; channelId: string },
  query: Parameters<typeof messagesOf>[3],
) {
  await requireChannel(db, viewerId, groupId, channelId);
  return messagesOf(db, viewerId, channelId, query);
}

/** Messages in all channels of a group that contain some words. Throws not_found, forbidden. */
export async function searchGroup(
  db: Queryable,
  viewerId: string,
  groupId: string,
  query: Parameters<typeof searchIn>[3],
) {
  return searchIn(db, viewerId, await readableChannels(db, viewerId, groupId), query);
}
