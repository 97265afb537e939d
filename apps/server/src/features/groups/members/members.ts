import type { GroupMember } from "@kompagnon/contract/groups/model.ts";
import { statusesOf } from "#features/chats/public.ts";
import { changing, requireIn } from "#features/groups/members/locks.ts";
import {
  deleteBan,
  findMember,
  listBans,
  listMembers,
  type MemberPosition,
  type MemberRow,
} from "#features/groups/members/member-queries.ts";
import { canModerate, canReadGroup } from "#features/groups/policy.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

const unknown = (id: string) => ({ id, username: "user", avatar_url: null, verified: false });

async function hydrate(
  platform: Platform,
  rows: readonly (Pick<MemberRow, "id" | "role" | "joinedAt"> & { blocked?: boolean })[],
): Promise<GroupMember[]> {
  const ids = rows.map(({ id }) => id);
  const seen = rows.filter(({ blocked }) => !blocked).map(({ id }) => id);
  const [cards, statuses] = await Promise.all([
    memberCards(platform.db, ids),
    seen.length ? statusesOf(platform, seen) : null,
  ]);
  return rows.map(({ id, role, joinedAt }) => ({
    ...(cards.get(id) ?? unknown(id)),
    role,
    joined_at: joinedAt.toISOString(),
    status: statuses?.get(id) ?? "offline",
  }));
}

const encode = ({ rank, name, id }: MemberPosition): string =>
  Buffer.from(`${rank} ${id} ${name}`).toString("base64url");
const POSITION = /^([012]) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([\p{L}\p{M}]{0,20})$/u;
function decode(cursor: string): MemberPosition {
  const [, rank, id, name] = POSITION.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (rank === undefined || id === undefined || name === undefined)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { rank: Number(rank), id, name };
}

/** A page of members with their presence; blocked pairs are offline to one another. Throws not_found, forbidden. */
export async function membersOf(
  platform: Platform,
  viewerId: string,
  groupId: string,
  { q, limit, cursor }: { q?: string | undefined; limit: number; cursor?: string | undefined },
) {
  const { db } = platform;
  await requireIn(db, viewerId, groupId, canReadGroup);
  const after = cursor ? decode(cursor) : null;
  const rows = await listMembers(db, viewerId, groupId, { q, limit: limit + 1, after });
  const { shown, next_cursor } = pageOf(rows, limit, encode);
  return {
    items: await hydrate(platform, shown),
    next_cursor,
  };
}

/** One member as the owner gets them. Throws not_found. */
export async function memberOf(platform: Platform, groupId: string, memberId: string): Promise<GroupMember> {
  const row = await findMember(platform.db, groupId, memberId);
  const [member] = row ? await hydrate(platform, [row]) : [];
  if (!member) throw new Fail("not_found");
  return member;
}

/** A page of those who may not come back. Throws not_found, forbidden. */
export async function bansOf(
  db: Queryable,
  viewerId: string,
  groupId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireIn(db, viewerId, groupId, canModerate);
  const rows = await listBans(db, groupId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  const cards = await memberCards(
    db,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.map(({ id }) => cards.get(id) ?? unknown(id)),
    next_cursor,
  };
}

/** Lifts a ban. Throws not_found, forbidden. */
export const liftBan = (platform: Platform, viewerId: string, groupId: string, memberId: string) =>
  changing(platform, { viewerId, groupId, may: canModerate }, async (tx) => {
    if (!(await deleteBan(tx, groupId, memberId))) throw new Fail("not_found");
  });
