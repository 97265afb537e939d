import type { newMessage } from "@kompagnon/contract/chats/model.ts";
import { MENTION_ALL } from "@kompagnon/contract/groups/rules.ts";
import type { z } from "zod";
import { messagesOf, searchIn, sendMessage } from "#features/chats/public.ts";
import { readableChannels, requireChannel } from "#features/groups/channels/channels.ts";
import { membersNamed } from "#features/groups/members/member-queries.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** A name after an @ that no letter, digit or address stands before. Names are letters only. */
const MENTION = /(?<![\p{L}\p{M}\p{N}_.@/-])@([\p{L}\p{M}]{1,40})/gu;
const EVERYBODY: ReadonlySet<string> = new Set([MENTION_ALL, "all", "everyone"]);
/** More names than this in one message mention nobody further. */
const NAMES_MAX = 50;

/** The names that a message, composed as it came in, mentions (lowercased), and whether it calls everybody. */
export function mentionsIn(text: string): { names: string[]; everyone: boolean } {
  const found = [...text.matchAll(MENTION)].map(([, name = ""]) => name.toLowerCase());
  const names = [...new Set(found)].slice(0, NAMES_MAX);
  return { names, everyone: names.some((name) => EVERYBODY.has(name)) };
}

/** Writes in a channel; whom the text mentions is looked up among the group's members. Throws what sending throws. */
export async function writeIn(
  platform: Platform,
  viewerId: string,
  groupId: string,
  channelId: string,
  body: z.output<typeof newMessage>,
) {
  await requireChannel(platform.db, viewerId, groupId, channelId);
  const { names, everyone } = mentionsIn(body.text);
  const ids = names.length ? await membersNamed(platform.db, groupId, names) : [];
  // Whether they may call everybody is decided where the message is stored, at its moment.
  return sendMessage(platform, viewerId, channelId, body, { ids, everyone });
}

/** A page of a channel's messages. Throws not_found, forbidden. */
export async function readIn(
  db: Database,
  viewerId: string,
  groupId: string,
  channelId: string,
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
