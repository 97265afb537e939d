import { isPublic, type MediaJson, mayRead } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const RESERVE_QUOTA = statement(
  "posts_reserve_quota",
  `insert into media_use as u (member_id, kilobytes) select $1, $2::int where $2::int <= $3::int
     on conflict (member_id) do update set kilobytes = u.kilobytes + $2::int where u.kilobytes + $2::int <= $3::int`,
);
/** Takes a part of a member's quota in one conditional update; false if it would not fit. In kilobytes. */
export async function reserveQuota(
  db: Queryable,
  memberId: string,
  kilobytes: number,
  quota: number,
): Promise<boolean> {
  const { rowCount } = await db.query(RESERVE_QUOTA, [memberId, kilobytes, quota]);
  return rowCount > 0;
}

const RELEASE_QUOTA = statement(
  "posts_release_quota",
  "update media_use set kilobytes = greatest(0, kilobytes - $2::int) where member_id = $1",
);
/** Gives room back. */
const releaseQuota = (db: Queryable, memberId: string, kilobytes: number) =>
  db.query(RELEASE_QUOTA, [memberId, kilobytes]);

/** The share of the quota that a file of this size uses. */
export const kilobytesOf = (bytes: number): number => Math.ceil(bytes / 1024);

/** A picture or a video to be kept; `size` in bytes, of all its files. */
export type NewMedia = {
  id: string;
  memberId: string;
  kind: "image" | "video";
  type: string;
  file: string;
  preview: string | null;
  size: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  alt: string;
};

const MEDIA = `d.id, d.kind, d.preview is not null as preview, d.width, d.height, d.seconds, d.alt`;

const INSERT_MEDIA = statement(
  "posts_insert_media",
  `insert into post_media as d (id, member_id, kind, type, file, preview, size, width, height, seconds, alt, scrubbed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true) returning ${MEDIA}`,
);
/** Keeps an upload that waits to be published. */
export async function insertMedia(db: Queryable, one: NewMedia): Promise<MediaJson> {
  const { rows } = await db.query(INSERT_MEDIA, [
    one.id,
    one.memberId,
    one.kind,
    one.type,
    one.file,
    one.preview,
    one.size,
    one.width,
    one.height,
    one.seconds,
    one.alt,
  ]);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

/** An upload of a member's that waits to be published, locked until the transaction ends. */
export type Waiting = { kind: "image" | "video"; preview: string | null; size: number };
const LOCK_WAITING = statement(
  "posts_lock_waiting",
  `select kind, preview, size from post_media where id = $2 and member_id = $1 and post_id is null for update`,
);
/** Finds it; null if it is not theirs, or published. */
export async function lockWaiting(tx: Queryable, memberId: string, id: string): Promise<Waiting | null> {
  const { rows } = await tx.query(LOCK_WAITING, [memberId, id]);
  return rows[0] ?? null;
}

const SET_PREVIEW = statement(
  "posts_set_preview",
  `update post_media d set preview = $2, size = $3 where d.id = $1 returning ${MEDIA}`,
);
/** Gives a locked upload another still picture. */
export async function setPreview(
  tx: Queryable,
  id: string,
  preview: string,
  size: number,
): Promise<MediaJson> {
  const { rows } = await tx.query(SET_PREVIEW, [id, preview, size]);
  const [row] = rows;
  if (!row) throw new Error("a locked row is there");
  return row;
}

const SET_ALT = statement(
  "posts_set_alt",
  `update post_media d set alt = $3 where d.id = $2 and d.member_id = $1 and d.post_id is null returning ${MEDIA}`,
);
/** Describes an upload that waits; null if it is not the member's, or published. */
export async function setAlt(
  db: Queryable,
  memberId: string,
  id: string,
  alt: string,
): Promise<MediaJson | null> {
  const { rows } = await db.query(SET_ALT, [memberId, id, alt]);
  return rows[0] ?? null;
}

const ATTACH_MEDIA = statement(
  "posts_attach_media",
  `update post_media d set post_id = $2, position = asked.place - 1
     from unnest($3::uuid[]) with ordinality as asked(id, place)
     where d.id = asked.id and d.member_id = $1 and d.post_id is null returning d.kind`,
);
/** Publishes a member's waiting uploads with a post, in this order; the kinds of those there were. */
export async function attachMedia(
  tx: Queryable,
  memberId: string,
  postId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query(ATTACH_MEDIA, [memberId, postId, ids]);
  return rows.map(({ kind }) => kind);
}

type Gone = { keys: string[]; size: number; memberId: string | null };
const GONE = `array_remove(array[d.file, d.preview], null) as keys, d.size, d.member_id as "memberId"`;

/** Gives the quota of removed files back; answers their storage keys. */
async function released(tx: Queryable, rows: readonly Gone[]): Promise<string[]> {
  const sizes = new Map<string, number>();
  for (const { memberId, size } of rows)
    if (memberId) sizes.set(memberId, (sizes.get(memberId) ?? 0) + kilobytesOf(size));
  // In one order, so that two sweeps don't wait for one another.
  for (const [memberId, kilobytes] of [...sizes].sort()) await releaseQuota(tx, memberId, kilobytes);
  return rows.flatMap(({ keys }) => keys);
}

const DELETE_WAITING = statement(
  "posts_delete_waiting",
  `delete from post_media d where d.id = $2 and d.member_id = $1 and d.post_id is null returning ${GONE}`,
);
/** Throws a waiting upload away; its storage keys, or null if it is not the member's, or published. */
export async function deleteWaiting(tx: Queryable, memberId: string, id: string): Promise<string[] | null> {
  const { rows } = await tx.query(DELETE_WAITING, [memberId, id]);
  return rows.length > 0 ? released(tx, rows) : null;
}

const RELEASE_MEDIA = statement(
  "posts_release_media",
  `delete from post_media d where d.post_id = $1 returning ${GONE}`,
);
/** Removes the media of a post; their storage keys. */
export async function releaseMedia(tx: Queryable, postId: string): Promise<string[]> {
  const { rows } = await tx.query(RELEASE_MEDIA, [postId]);
  return released(tx, rows);
}

const DELETE_STALE = statement(
  "posts_delete_stale",
  `delete from post_media d where d.post_id is null and d.created_at < now() - interval '1 day' returning ${GONE}`,
);
/** Removes uploads that were not published within a day; answers their storage keys. */
export async function deleteStale(tx: Queryable): Promise<string[]> {
  const { rows } = await tx.query(DELETE_STALE);
  return released(tx, rows);
}

/** Where the files of media lie. */
export type MediaFiles = { kind: "image" | "video"; type: string; file: string; preview: string | null };
const FILES = "d.kind, d.type, d.file, d.preview";

const FIND_MEDIA = statement(
  "find_media",
  `select ${FILES} from post_media d left join posts p on p.id = d.post_id
             where d.id = $2::uuid and case when d.post_id is null then d.member_id = $1::uuid else ${mayRead("p")} end`,
);
/** Media that a member may see: of a post they may read, or their own upload. */
export async function findMedia(db: Queryable, viewerId: string, id: string): Promise<MediaFiles | null> {
  const { rows } = await db.query(FIND_MEDIA, [viewerId, id]);
  return rows[0] ?? null;
}

const FIND_PUBLIC_MEDIA = statement(
  "find_public_media",
  `select ${FILES} from post_media d join posts p on p.id = d.post_id
             where d.id = $1::uuid and p.embeddable and ${isPublic("p")}`,
);
/** Media that anybody may see: of a public post that other sites may show. */
export async function findPublicMedia(db: Queryable, id: string): Promise<MediaFiles | null> {
  const { rows } = await db.query(FIND_PUBLIC_MEDIA, [id]);
  return rows[0] ?? null;
}

const LIST_MEDIA = statement(
  "posts_list_media",
  `select ${MEDIA} from post_media d where d.post_id = $1 order by d.position`,
);
/** The media of a post, without a check of who may see them. */
export async function listMedia(db: Queryable, postId: string): Promise<MediaJson[]> {
  const { rows } = await db.query(LIST_MEDIA, [postId]);
  return rows;
}

const FIND_MEDIA_OF = statement(
  "posts_find_media_of",
  `select ${FILES} from post_media d where d.id = $2 and d.post_id = $1`,
);
/** One of the media of a post, without a check of who may see it. */
export async function findMediaOf(db: Queryable, postId: string, id: string): Promise<MediaFiles | null> {
  const { rows } = await db.query(FIND_MEDIA_OF, [postId, id]);
  return rows[0] ?? null;
}

const LIST_UNSCRUBBED = statement(
  "posts_list_unscrubbed",
  "select id, file, type from post_media where not scrubbed and kind = 'video' order by id limit $1",
);
/** Files from before metadata was removed. */
export async function listUnscrubbed(
  db: Queryable,
  limit: number,
): Promise<{ id: string; file: string; type: string }[]> {
  const { rows } = await db.query(LIST_UNSCRUBBED, [limit]);
  return rows;
}

const SET_SCRUBBED = statement(
  "posts_set_scrubbed",
  "update post_media set scrubbed = true, file = $3 where id = $1 and file = $2",
);
/** Notes that a file was scrubbed, and its new storage key; false if it was deleted meanwhile. */
export async function setScrubbed(tx: Queryable, id: string, before: string, now: string): Promise<boolean> {
  const { rowCount } = await tx.query(SET_SCRUBBED, [id, before, now]);
  return rowCount > 0;
}
