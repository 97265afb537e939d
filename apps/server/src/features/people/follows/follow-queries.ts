import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LOCK_FOLLOWS = statement(
  "follows_turn",
  "select pg_advisory_xact_lock(hashtextextended('follows ' || $1, 0))",
);
/** One's own follows and mutes change one after the other. Comes before the first write, so that events keep that order. */
export const lockFollows = (tx: Queryable, memberId: string) => tx.query(LOCK_FOLLOWS, [memberId]);

const COUNT_FOLLOWS = statement(
  "people_count_follows",
  "select count(*) as n from follows where follower = $1",
);
/** How many a member follows. */
export async function countFollows(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_FOLLOWS, [memberId]);
  return rows[0]?.n ?? 0;
}

const COUNT_FOLLOWERS = statement(
  "people_count_followers",
  "select count(*) as n from follows where followed = $1",
);
/** How many follow a member. */
export async function countFollowers(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_FOLLOWERS, [memberId]);
  return rows[0]?.n ?? 0;
}

const INSERT_FOLLOW = statement(
  "people_insert_follow",
  `insert into follows (follower, followed, created_at)
     values ($1, $2, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`,
);
/** Stores a follow; false if it exists. */
export async function insertFollow(tx: Queryable, follower: string, followed: string): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_FOLLOW, [follower, followed]);
  return rowCount > 0;
}

const DELETE_FOLLOW = statement(
  "people_delete_follow",
  "delete from follows where follower = $1 and followed = $2",
);
/** Deletes a follow; false if there is none. */
export async function deleteFollow(tx: Queryable, follower: string, followed: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE_FOLLOW, [follower, followed]);
  return rowCount > 0;
}

const INSERT_MUTE = statement(
  "people_insert_mute",
  `insert into mutes (muter, muted, created_at)
     values ($1, $2, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`,
);
/** Stores a mute; false if it exists. */
export async function insertMute(tx: Queryable, muter: string, muted: string): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_MUTE, [muter, muted]);
  return rowCount > 0;
}

const DELETE_MUTE = statement("people_delete_mute", "delete from mutes where muter = $1 and muted = $2");
/** Deletes a mute; false if there is none. */
export async function deleteMute(tx: Queryable, muter: string, muted: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE_MUTE, [muter, muted]);
  return rowCount > 0;
}

const FOLLOWED_AMONG = statement(
  "followed_among",
  "select followed as id from follows where follower = $1 and followed = any($2::uuid[])",
);
/** Which of these members a member follows. */
export async function followedAmong(
  db: Queryable,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query(FOLLOWED_AMONG, [memberId, ids]);
  return new Set(rows.map(({ id }) => id));
}

/** How two members stand to each other here. */
export type Ties = { following: boolean; follows_me: boolean; muted: boolean };

const FIND_TIES = statement(
  "find_ties",
  `select exists(select from follows where follower = $1 and followed = $2) as following,
                    exists(select from follows where follower = $2 and followed = $1) as follows_me,
                    exists(select from mutes where muter = $1 and muted = $2) as muted`,
);
/** How a viewer and a member stand to each other. */
export async function findTies(db: Queryable, viewerId: string, memberId: string): Promise<Ties> {
  const { rows } = await db.query(FIND_TIES, [viewerId, memberId]);
  return rows[0] ?? { following: false, follows_me: false, muted: false };
}

// $1 is the viewer. Blocked, banned and unfinished members are not listed; oneself is.
const LISTED = `exists (select from member_profiles p where p.member_id = m.id and p.username is not null)
  and not exists (select from member_blocks b where (b.blocker = $1 and b.blocked = m.id) or (b.blocker = m.id and b.blocked = $1))`;

const tied = (member: string, of: string): string => `select ${member} as id, l.created_at as at from ${of}
    and ($4::timestamptz is null or (l.created_at, ${member}) < ($4, $5::uuid)) and ${LISTED}
  order by l.created_at desc, ${member} desc limit $3`;
const LISTS = {
  followers: statement(
    "people_followers",
    tied("l.follower", "follows l join visible_members m on m.id = l.follower where l.followed = $2"),
    { plan: "custom" },
  ),
  follows: statement(
    "people_follows",
    tied("l.followed", "follows l join visible_members m on m.id = l.followed where l.follower = $2"),
    { plan: "custom" },
  ),
  mutes: statement(
    "people_mutes",
    tied("l.muted", "mutes l join visible_members m on m.id = l.muted where l.muter = $2"),
    { plan: "custom" },
  ),
};

/** A page of a member's followers, followed or muted members, the last first. */
export async function listTied(
  db: Queryable,
  list: keyof typeof LISTS,
  { viewerId, memberId, limit }: { viewerId: string; memberId: string; limit: number },
  before: { at: Date; id: string } | null,
): Promise<{ id: string; at: Date }[]> {
  const { rows } = await db.query(LISTS[list], [
    viewerId,
    memberId,
    limit,
    before?.at ?? null,
    before?.id ?? null,
  ]);
  return rows;
}

const COUNTS_OF = statement(
  "people_counts",
  `select (select count(*) from follows where followed = $1) as followers,
                    (select count(*) from follows where follower = $1) as follows`,
);
/** How many follow a member, and how many they follow. */
export async function countsOf(
  db: Queryable,
  memberId: string,
): Promise<{ followers: number; follows: number }> {
  const { rows } = await db.query(COUNTS_OF, [memberId]);
  return rows[0] ?? { followers: 0, follows: 0 };
}

const FOLLOWS_OF = statement(
  "people_export_follows",
  `select p.username, f.created_at from follows f left join member_profiles p on p.member_id = f.followed
   where f.follower = $1 order by f.created_at`,
);
const FOLLOWERS_OF = statement(
  "people_export_followers",
  `select p.username, f.created_at from follows f join visible_members v on v.id = f.follower
   left join member_profiles p on p.member_id = f.follower
   where f.followed = $1 order by f.created_at`,
);
const MUTED_BY = statement(
  "people_export_mutes",
  `select p.username, u.created_at from mutes u left join member_profiles p on p.member_id = u.muted
   where u.muter = $1 order by u.created_at`,
);
/** A member's follows, mutes and followers, for their export. */
export async function collectTies(db: Queryable, memberId: string) {
  return {
    follows: (await db.query(FOLLOWS_OF, [memberId])).rows,
    followers: (await db.query(FOLLOWERS_OF, [memberId])).rows,
    muted: (await db.query(MUTED_BY, [memberId])).rows,
  };
}
