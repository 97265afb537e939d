import { chatTopic, findAccess, lockConversation } from "#features/chats/public.ts";
import { mayFound } from "#features/partnerships/policy.ts";
import { findPath, type PathRow } from "#features/partnerships/queries.ts";
import { findProfiles, memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** The two of a conversation, seen by one of them. */
export type Pair = { chatId: string; me: string; other: string; canWrite: boolean };

async function pairOf(db: Queryable, me: string, chatId: string, side: Side): Promise<Pair | null> {
  if (!side?.otherId) return null;
  const two = await findProfiles(db, [me, side.otherId]);
  if (two.length !== 2 || !mayFound(two)) return null;
  const hidden = two.some((one) => one.id === side.otherId && one.hidden);
  return { chatId, me, other: side.otherId, canWrite: !side.blocked && !hidden };
}
type Side = { otherId: string | null; blocked: boolean } | null;

/** The pair of one of a member's conversations, to read of; null also for channels, and for children. */
export const findPair = async (db: Queryable, memberId: string, chatId: string): Promise<Pair | null> =>
  pairOf(db, memberId, chatId, await findAccess(db, memberId, chatId));

function required(pair: Pair | null): Pair {
  if (!pair) throw new Fail("not_found");
  return pair;
}
/** The same. Throws not_found. */
export const readPair = async (db: Queryable, memberId: string, chatId: string): Promise<Pair> =>
  required(await findPair(db, memberId, chatId));

/** How the other is shown. Throws not_found once they are gone. */
export async function otherOf(db: Queryable, { other }: Pair) {
  const card = (await memberCards(db, [other])).get(other);
  if (!card) throw new Fail("not_found");
  return card;
}

/** Locks a member's conversation, before anything is written: what two decide happens one after the other. Throws not_found, cannot_write. */
export async function lockPair(tx: Tx, memberId: string, chatId: string): Promise<Pair> {
  const locked = await lockConversation(tx, memberId, chatId);
  const side = locked && { otherId: locked.other_id, blocked: locked.blocked ?? false };
  const pair = required(await pairOf(tx, memberId, chatId, side));
  if (!pair.canWrite) throw new Fail("cannot_write");
  return pair;
}

/** What was decided about a path that goes on. Throws path_aside. */
export async function requireGoing(tx: Tx, chatId: string): Promise<PathRow> {
  const path = await findPath(tx, chatId);
  if (path.aside_by !== null) throw new Fail("path_aside");
  return path;
}

/** Notifies both of a pair that their path changed, without the change itself. */
export const publishToBoth = ({ live }: Platform, tx: Tx, { chatId }: Pair) =>
  live.publish(tx, chatTopic(chatId), "path_changed", { chat_id: chatId });

/** Publishes to the member's own devices only: the other side does not learn whether and when they answer. */
export const publishToOwnDevices = ({ live }: Platform, tx: Tx, { chatId, me }: Pair) =>
  live.publish(tx, memberTopic(me), "path_changed", { chat_id: chatId });
