import { FOLLOWS_MAX } from "@kompagnon/contract/people/rules.ts";
import { beginningOf, Fail } from "#features/people/finding/finding.ts";
import {
  countFollowers,
  countFollows,
  deleteFollow,
  deleteMute,
  findTies,
  followedAmong,
  insertFollow,
  insertMute,
  listTied,
  lockFollows,
} from "#features/people/follows/follow-queries.ts";
import { findProfiles, lockBlocks, memberCards, viewProfile } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A member started to follow another one. */
    "member.followed": { followerId: string; followedId: string };
    "member.unfollowed": { followerId: string; followedId: string };
  }
}

/** Publishes a member's relation to another one to their other devices. */
async function publishRelation(
  { live }: Pick<Platform, "live">,
  tx: Tx,
  memberId: string,
  otherId: string,
): Promise<void> {
  const { following, muted } = await findTies(tx, memberId, otherId);
  await live.publish(tx, memberTopic(memberId), "relation_changed", { user_id: otherId, following, muted });
}

/** Follows a member, or no longer. Throws not_found, own_account, too_many_follows. */
export async function setFollow(
  platform: Pick<Platform, "db" | "domainEvents" | "live">,
  followerId: string,
  followedId: string,
  on: boolean,
): Promise<{ following: boolean; followers: number }> {
  const { db, domainEvents } = platform;
  if (on && followerId === followedId) throw new Fail("own_account");
  await db.transaction(async (tx) => {
    await lockFollows(tx, followerId);
    // A block that is being set waits for us, or we for it: a follow never outlives one.
    await lockBlocks(tx, followerId, followedId);
    if (!on && (await deleteFollow(tx, followerId, followedId))) {
      await domainEvents.publish(tx, "member.unfollowed", { followerId, followedId });
      return publishRelation(platform, tx, followerId, followedId);
    }
    await viewProfile(tx, followerId, followedId);
    if (!on) return;
    if ((await followedAmong(tx, followerId, [followedId])).size > 0) return;
    if ((await countFollows(tx, followerId)) >= FOLLOWS_MAX) throw new Fail("too_many_follows");
    await insertFollow(tx, followerId, followedId);
    await publishRelation(platform, tx, followerId, followedId);
    await domainEvents.publish(tx, "member.followed", { followerId, followedId });
  });
  return { following: on, followers: await countFollowers(db, followedId) };
}

/** Keeps a member's posts out of one's feed, or no longer. Throws not_found, own_account. */
export async function setMute(
  platform: Pick<Platform, "db" | "live">,
  muterId: string,
  mutedId: string,
  on: boolean,
): Promise<void> {
  if (on && muterId === mutedId) throw new Fail("own_account");
  await platform.db.transaction(async (tx) => {
    await lockFollows(tx, muterId);
    if (!on && (await deleteMute(tx, muterId, mutedId)))
      return publishRelation(platform, tx, muterId, mutedId);
    await viewProfile(tx, muterId, mutedId);
    if (on && (await insertMute(tx, muterId, mutedId))) await publishRelation(platform, tx, muterId, mutedId);
  });
}

/**
 * Deletes the follows across a block in both directions. Runs in the transaction that sets the block, which already holds the
 * lock.
 */
export async function endFollows(
  platform: Pick<Platform, "live">,
  tx: Tx,
  blocker: string,
  blocked: string,
): Promise<void> {
  await deleteFollow(tx, blocked, blocker);
  if (await deleteFollow(tx, blocker, blocked)) await publishRelation(platform, tx, blocker, blocked);
}

type PageQuery = { limit: number; cursor?: string | undefined };

async function tiedPage(
  db: Queryable,
  {
    list,
    viewerId,
    memberId,
    query: { limit, cursor },
  }: { list: Parameters<typeof listTied>[1]; viewerId: string; memberId: string; query: PageQuery },
) {
  const before = cursor ? decodeCursor(cursor) : null;
  const rows = await listTied(db, list, { viewerId, memberId, limit: limit + 1 }, before);
  return pageOf(rows, limit, encodeCursor);
}

/** A page of a member's followers or of the members that they follow. Throws not_found. */
export async function followsOf(
  db: Queryable,
  {
    list,
    viewerId,
    memberId,
    query,
  }: { list: "followers" | "follows"; viewerId: string; memberId: string; query: PageQuery },
) {
  await viewProfile(db, viewerId, memberId);
  const { shown, next_cursor } = await tiedPage(db, { list, viewerId, memberId, query });
  const ids = shown.map(({ id }) => id);
  const [cards, profiles, followed] = await Promise.all([
    memberCards(db, ids),
    findProfiles(db, ids),
    followedAmong(db, viewerId, ids),
  ]);
  const bios = new Map(profiles.map(({ id, bio }) => [id, beginningOf(bio)]));
  const items = ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, bio: bios.get(id) ?? "", following: followed.has(id) }] : [];
  });
  return { items, next_cursor };
}

/** A page of the members that a member has muted. */
export async function mutesOf(db: Queryable, memberId: string, query: PageQuery) {
  const { shown, next_cursor } = await tiedPage(db, { list: "mutes", viewerId: memberId, memberId, query });
  const cards = await memberCards(
    db,
    shown.map(({ id }) => id),
  );
  const items = shown.flatMap(({ id, at }) => {
    const card = cards.get(id);
    return card ? [{ ...card, muted_at: at.toISOString() }] : [];
  });
  return { items, next_cursor };
}
