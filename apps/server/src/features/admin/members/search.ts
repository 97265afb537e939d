import type { ListedMember, memberFilter } from "@kompagnon/contract/admin/model.ts";
import { EXPORTED_MEMBERS_MAX } from "@kompagnon/contract/admin/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { z } from "zod";
import {
  type IdRange,
  listMembers,
  listMembersByEmail,
  listMembersContaining,
  listMembersNamed,
  type MemberFilter,
  type MemberRow,
} from "#features/admin/members/member-queries.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { profileOf } from "#features/profiles/public.ts";
import { csvFile } from "#platform/csv.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";
import type { Platform } from "#platform/platform.ts";

type Filter = z.output<z.ZodObject<typeof memberFilter>>;
type Query = Filter & { limit: number; cursor?: string | undefined };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FIRST = "00000000-0000-0000-0000-000000000000";
const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** A part of a name is looked for by threes of letters. */
const PART_MIN = 3;

/** The first id that is made at a time: ids begin with the milliseconds. */
function firstIdAt(time: string): string {
  const hex = Math.max(0, Date.parse(time)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`;
}

/** Where a list goes on: behind an id, or behind a name among those that begin so or have it somewhere. */
type Place = { by: "id" | "name" | "part"; behind: string };
const encode = ({ by, behind }: Place): string => Buffer.from(`${by} ${behind}`).toString("base64url");
/** A place of one of these kinds. Throws invalid_input for a cursor that is not ours, or is another list's. */
function placeOf<By extends Place["by"]>(cursor: string | undefined, kinds: readonly By[]) {
  if (!cursor) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const by = kinds.find((kind) => text.startsWith(`${kind} `));
  const behind = text.slice((by ?? "").length + 1);
  const isOurs = by === "id" ? ID.test(behind) : behind !== "" && !behind.includes("\0");
  if (!by || !isOurs)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { by, behind };
}

const present = (row: MemberRow): ListedMember => ({
  id: row.id,
  username: row.username,
  level: row.level,
  banned: row.banned,
  premium_until: row.premiumUntil?.toISOString() ?? null,
  joined_at: row.joinedAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
});

const flagOf = (flag: "true" | "false" | undefined): boolean | null =>
  flag === undefined ? null : flag === "true";

type Found = { rows: MemberRow[]; more: Place | null };
/** One page out of what was found: one row more than a page holds. */
function cut(found: MemberRow[], limit: number, place: (last: MemberRow) => Place): Found {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, more: last && found.length > limit ? place(last) : null };
}

/** By the order in which they joined. */
async function inOrder(db: Queryable, query: Query, range: IdRange, filter: MemberFilter) {
  const place = placeOf(query.cursor, ["id"]);
  const newest = query.sort !== "oldest";
  const from = !newest && place && place.behind >= range.from ? place.behind : range.from;
  const to = newest && place && place.behind < range.to ? place.behind : range.to;
  // The one that the last page ended with is found again where the list goes upwards: it is taken away.
  const found = await listMembers(db, {
    limit: query.limit + 2,
    range: { from, to },
    filter,
    newestFirst: newest,
  });
  const rest = found.filter(({ id }) => id !== place?.behind).slice(0, query.limit + 1);
  return cut(rest, query.limit, ({ id }) => ({ by: "id", behind: id }));
}

/** By name: first those that begin so, then those that have it elsewhere. */
async function byName(db: Queryable, query: Query, range: IdRange, filter: MemberFilter) {
  const place = placeOf(query.cursor, ["name", "part"]);
  const { limit } = query;
  const words = fold(query.q);
  const named = (by: "name" | "part") => (last: MemberRow) => ({ by, behind: last.key ?? "" });
  const after = place?.by === "name" ? place.behind : null;
  const beginning =
    place?.by === "part"
      ? []
      : await listMembersNamed(db, { limit: limit + 1, range, filter, beginning: words, after });
  if (beginning.length > limit || words.length < PART_MIN) return cut(beginning, limit, named("name"));
  const behind = place?.by === "part" ? place.behind : null;
  const left = limit - beginning.length;
  const parts = await listMembersContaining(db, {
    limit: left + 1,
    range,
    filter,
    part: words,
    after: behind,
  });
  const { rows, more } = cut(parts, left, named("part"));
  // A page may be full of beginnings exactly: the next one begins with the parts.
  const next = left === 0 && parts.length > 0 ? { by: "part" as const, behind: "\u0001" } : more;
  return { rows: [...beginning, ...rows], more: next };
}

/** Searches members. A search by e-mail address is logged, without the address. */
export async function membersOf(platform: Pick<Platform, "db">, actorId: string, query: Query) {
  const { db } = platform;
  const { q, level, banned, premium, joined_from: from, joined_to: to } = query;
  const range = { from: from ? firstIdAt(from) : FIRST, to: to ? firstIdAt(to) : LAST };
  const filter = { level: level ?? null, banned: flagOf(banned), premium: flagOf(premium) };
  const answer = ({ rows, more }: Found) => ({
    items: rows.map(present),
    next_cursor: more && encode(more),
  });
  const sought = q.toLowerCase();
  if (ID.test(sought))
    return answer({
      rows: await listMembers(db, { limit: 1, range: only(sought), filter, newestFirst: false }),
      more: null,
    });
  if (sought.includes("@")) {
    const place = placeOf(query.cursor, ["id"]);
    const before = place ? { ...range, to: place.behind } : range;
    const rows = await listMembersByEmail(db, {
      limit: query.limit + 1,
      range: before,
      filter,
      beginning: sought,
    });
    // Every page is logged, so that a forged cursor does not bypass the log.
    const after = { found: Math.min(rows.length, query.limit) };
    await recordStaffAction(db, { actorId, action: "members.sought_by_email", after });
    return answer(cut(rows, query.limit, ({ id }) => ({ by: "id", behind: id })));
  }
  const find = sought !== "" || query.sort === "name" ? byName : inOrder;
  return answer(await find(db, query, range, filter));
}

/** The range that has this id alone. */
function only(id: string): IdRange {
  const next = (BigInt(`0x${id.replaceAll("-", "")}`) + 1n).toString(16).padStart(32, "0").slice(-32);
  const parts = [next.slice(0, 8), next.slice(8, 12), next.slice(12, 16), next.slice(16, 20), next.slice(20)];
  return { from: id, to: parts.join("-") };
}

/** Rows per query. */
const AT_ONCE = 500;

/** Exports members as a file; the export is logged. */
export async function membersFile(platform: Pick<Platform, "db">, actorId: string, filter: Filter) {
  const facts = { sort: filter.sort, banned: flagOf(filter.banned), premium: flagOf(filter.premium) };
  await recordStaffAction(platform.db, { actorId, action: "members.exported", after: facts });
  const { language } = await profileOf(platform.db, actorId);
  return csvFile(
    {
      head: ["id", "username", "level", "banned", "premium_until", "joined_at", "last_seen_at"],
      max: EXPORTED_MEMBERS_MAX,
      language,
    },
    (cursor) => membersOf(platform, actorId, { ...filter, limit: AT_ONCE, ...(cursor && { cursor }) }),
    ({ id, username, level, banned, ...times }) => [
      id,
      username,
      level,
      banned,
      times.premium_until,
      times.joined_at,
      times.last_seen_at,
    ],
  );
}
