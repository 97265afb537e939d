import { FOLLOWS_MAX } from "@kompagnon/contract/people/rules.ts";
import { beginningOf } from "#features/people/finding.ts";
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
  takeFollowTurn,
} from "#features/people/follow-queries.ts";
import { findProfiles, memberCards, takeBlockTurn, viewProfile } from "#features/profiles/door.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import { decodePlace, encodePlace } from "#platform/keyset.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** Tells a member's other devices how they stand to somebody now. */
export async function tellRelation(
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
  platform: Pick<Platform, "db" | "facts" | "live">,
  followerId: string,
  followedId: string,
  on: boolean,
): Promise<{ following: boolean; followers: number }> {
  const { db, facts } = platform;
  if (on && followerId === followedId) throw new Fail("own_account");
  await db.transaction(async (tx) => {
    await takeFollowTurn(tx, followerId);
    // A block that is being set waits for us, or we for it: a follow never outlives one.
    await takeBlockTurn(tx, followerId, followedId);
    if (!on && (await deleteFollow(tx, followerId, followedId)))
      return tellRelation(platform, tx, followerId, followedId);
    await viewProfile(tx, followerId, followedId);
    if (!on) return;
    if ((await followedAmong(tx, followerId, [followedId])).size > 0) return;
    if ((await countFollows(tx, followerId)) >= FOLLOWS_MAX) throw new Fail("too_many_follows");
    await insertFollow(tx, followerId, followedId);
    await tellRelation(platform, tx, followerId, followedId);
    await facts.tell(tx, "member.followed", { followerId, followedId });
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
    await takeFollowTurn(tx, muterId);
    if (!on && (await deleteMute(tx, muterId, mutedId))) return tellRelation(platform, tx, muterId, mutedId);
    await viewProfile(tx, muterId, mutedId);
    if (on && (await insertMute(tx, muterId, mutedId))) await tellRelation(platform, tx, muterId, mutedId);
  });
}

/** Across a block nobody follows anybody; told in the transaction that sets the block, which has taken its turn. */
export async function endFollows(
  platform: Pick<Platform, "live">,
  tx: Tx,
  blocker: string,
  blocked: string,
): Promise<void> {
  await deleteFollow(tx, blocked, blocker);
  if (await deleteFollow(tx, blocker, blocked)) await tellRelation(platform, tx, blocker, blocked);
}

type Wish = { limit: number; cursor?: string | undefined };

async function pageOf(
  db: Queryable,
  list: Parameters<typeof listTied>[1],
  viewerId: string,
  memberId: string,
  { limit, cursor }: Wish,
) {
  const before = cursor ? decodePlace(cursor) : null;
  const rows = await listTied(db, list, { viewerId, memberId, limit: limit + 1 }, before);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: rows.length > limit && last ? encodePlace(last) : null };
}

/** A page of who follows a member, or of whom they follow. Throws not_found. */
export async function followsOf(
  db: Queryable,
  list: "followers" | "follows",
  viewerId: string,
  memberId: string,
  wish: Wish,
) {
  await viewProfile(db, viewerId, memberId);
  const { shown, next_cursor } = await pageOf(db, list, viewerId, memberId, wish);
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

/** A page of whom a member has muted. */
export async function mutesOf(db: Queryable, memberId: string, wish: Wish) {
  const { shown, next_cursor } = await pageOf(db, "mutes", memberId, memberId, wish);
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
