import type { Queryable } from "#platform/db/database.ts";

/** One's own follows and mutes change one after the other. Comes before the first write, so that events keep that order. */
export const lockFollows = (tx: Queryable, memberId: string) =>
  tx.query(
    { name: "follows_turn", text: "select pg_advisory_xact_lock(hashtextextended('follows ' || $1, 0))" },
    [memberId],
  );

/** How many a member follows. */
export async function countFollows(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>("select count(*) as n from follows where follower = $1", [
    memberId,
  ]);
  return rows[0]?.n ?? 0;
}

/** How many follow a member. */
export async function countFollowers(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>("select count(*) as n from follows where followed = $1", [
    memberId,
  ]);
  return rows[0]?.n ?? 0;
}

/** Notes that somebody follows a member; false if they did. */
export async function insertFollow(tx: Queryable, follower: string, followed: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into follows (follower, followed, created_at)
     values ($1, $2, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`,
    [follower, followed],
  );
  return rowCount > 0;
}

/** Somebody follows a member no longer; false if they did not. */
export async function deleteFollow(tx: Queryable, follower: string, followed: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from follows where follower = $1 and followed = $2", [
    follower,
    followed,
  ]);
  return rowCount > 0;
}

/** Notes that somebody mutes a member; false if they did. */
export async function insertMute(tx: Queryable, muter: string, muted: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into mutes (muter, muted, created_at)
     values ($1, $2, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`,
    [muter, muted],
  );
  return rowCount > 0;
}

/** Somebody mutes a member no longer; false if they did not. */
export async function deleteMute(tx: Queryable, muter: string, muted: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from mutes where muter = $1 and muted = $2", [muter, muted]);
  return rowCount > 0;
}

/** Whom of these a member follows. */
export async function followedAmong(
  db: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    {
      name: "followed_among",
      text: "select followed as id from follows where follower = $1 and followed = any($2::uuid[])",
    },
    [memberId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** How two members stand to each other here. */
export type Ties = { following: boolean; follows_me: boolean; muted: boolean };

/** How a viewer and a member stand to each other. */
export async function findTies(db: Queryable, viewerId: string, memberId: string): Promise<Ties> {
  const { rows } = await db.query<Ties>(
    {
      name: "find_ties",
      text: `select exists(select from follows where follower = $1 and followed = $2) as following,
                    exists(select from follows where follower = $2 and followed = $1) as follows_me,
                    exists(select from mutes where muter = $1 and muted = $2) as muted`,
    },
    [viewerId, memberId],
  );
  return rows[0] ?? { following: false, follows_me: false, muted: false };
}

// $1 is the viewer. Blocked, banned and unfinished members are not listed; oneself is.
const LISTED = `m.deletion_due_at is null and (m.banned_at is null or m.banned_until <= now())
  and exists (select from profiles p where p.member_id = m.id and p.username is not null)
  and not exists (select from blocks b where (b.blocker = $1 and b.blocked = m.id) or (b.blocker = m.id and b.blocked = $1))`;

const LISTS = {
  followers: { member: "l.follower", of: "follows l", where: "l.followed = $2" },
  follows: { member: "l.followed", of: "follows l", where: "l.follower = $2" },
  mutes: { member: "l.muted", of: "mutes l", where: "l.muter = $2" },
} as const;

/** A page of who follows a member, whom they follow, or whom they muted, the last first. */
export async function listTied(
  db: Queryable,
  list: keyof typeof LISTS,
  { viewerId, memberId, limit }: { viewerId: string; memberId: string; limit: number },
  before: { at: Date; id: string } | null,
): Promise<{ id: string; at: Date }[]> {
  const { member, of, where } = LISTS[list];
  const { rows } = await db.query<{ id: string; at: Date }>(
    `select ${member} as id, l.created_at as at from ${of} join members m on m.id = ${member}
     where ${where} and ($4::timestamptz is null or (l.created_at, ${member}) < ($4, $5::uuid)) and ${LISTED}
     order by l.created_at desc, ${member} desc limit $3`,
    [viewerId, memberId, limit, before?.at ?? null, before?.id ?? null],
  );
  return rows;
}

/** How many follow a member, and how many they follow. */
export async function countsOf(
  db: Queryable,
  memberId: string,
): Promise<{ followers: number; follows: number }> {
  const { rows } = await db.query<{ followers: number; follows: number }>(
    {
      name: "people_counts",
      text: `select (select count(*) from follows where followed = $1) as followers,
                    (select count(*) from follows where follower = $1) as follows`,
    },
    [memberId],
  );
  return rows[0] ?? { followers: 0, follows: 0 };
}

/** Whom a member follows and mutes, and who follows them, for their export. */
export async function collectTies(db: Queryable, memberId: string) {
  const read = async (text: string) => (await db.query(text, [memberId])).rows;
  return {
    follows: await read(
      `select p.username, f.created_at from follows f left join profiles p on p.member_id = f.followed
       where f.follower = $1 order by f.created_at`,
    ),
    followers: await read(
      `select p.username, f.created_at from follows f left join profiles p on p.member_id = f.follower
       where f.followed = $1 order by f.created_at`,
    ),
    muted: await read(
      `select p.username, u.created_at from mutes u left join profiles p on p.member_id = u.muted
       where u.muter = $1 order by u.created_at`,
    ),
  };
}
