import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { newActions } from "@kompagnon/contract/posts/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { z } from "zod";
import {
  asMillis,
  type CardJson,
  card,
  type MediaJson,
  type MentionJson,
  mayRead,
  mediaOf,
  mentionsOf,
} from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** The actions of a post as stored. */
export type StoredActions = z.output<typeof newActions>;

/** A quoted post, as JSON. */
export type QuotedJson = {
  id: string;
  content: string;
  authorId: string | null;
  createdAt: number;
  author: CardJson | null;
  media: MediaJson[] | null;
  mentions: MentionJson[] | null;
};

/** A post as the viewer gets it, before it is put into the wire's words. */
export type PostRow = {
  id: string;
  content: string;
  authorId: string | null;
  createdAt: Date;
  actions: StoredActions | null;
  quotes: boolean;
  quoteId: string | null;
  language: Language | null;
  embeddable: boolean;
  likes: number;
  comments: number;
  reposts: number;
  shares: number;
  hidden: boolean;
  signs: ScamSign[] | null;
  author: CardJson | null;
  media: MediaJson[] | null;
  mentions: MentionJson[] | null;
  liked: boolean;
  saved: boolean;
  reposted: boolean;
  quoted: QuotedJson | null;
};

const QUOTED = `(select json_build_object('id', q.id, 'content', q.content, 'authorId', q.author_id,
    'createdAt', ${asMillis("q.created_at")}, 'author', ${card("q.author_id")}, 'media', ${mediaOf("q.id")},
    'mentions', ${mentionsOf("q.id", "is null")})
  from posts q where q.id = p.quote_id and ${mayRead("q")})`;

const POST = `p.id, p.content, p.author_id as "authorId", p.created_at as "createdAt", p.actions, p.quotes,
  p.quote_id as "quoteId", p.language, p.embeddable, p.likes, p.comments, p.reposts, p.shares, p.hidden_at is not null as hidden, p.signs,
  ${card("p.author_id")} as "author?: CardJson", ${mediaOf("p.id")} as "media?: MediaJson[]", ${mentionsOf("p.id", "is null")} as "mentions?: MentionJson[]",
  exists(select from post_likes x where x.post_id = p.id and x.member_id = $1::uuid) as liked,
  exists(select from post_saves x where x.post_id = p.id and x.member_id = $1::uuid) as saved,
  exists(select from post_reposts x where x.post_id = p.id and x.member_id = $1::uuid) as reposted,
  case when p.quote_id is not null then ${QUOTED} end as "quoted?: QuotedJson"`;

const FIND = statement("find_post", `select ${POST} from posts p where p.id = $2::uuid and ${mayRead("p")}`);
const FIND_MANY = statement(
  "find_posts",
  `select ${POST} from unnest($2::uuid[]) with ordinality as asked(id, place) join posts p on p.id = asked.id
         where ${mayRead("p")} order by asked.place`,
);

/** A post that the viewer may read; null if there is none. */
export async function findPost(db: Queryable, viewerId: string, id: string): Promise<PostRow | null> {
  const { rows } = await db.query(FIND, [viewerId, id]);
  return rows[0] ?? null;
}

/** Those of these posts that the viewer may read, in the order asked for. */
export async function findMany(db: Queryable, viewerId: string, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query(FIND_MANY, [viewerId, ids]);
  return rows;
}

const FIND_AUTHOR = statement(
  "find_post_author",
  `select p.author_id as "authorId" from posts p where p.id = $2::uuid and ${mayRead("p")}`,
);
/** Whose a post is that the viewer may read; null if there is none. */
export async function findAuthor(
  db: Queryable,
  viewerId: string,
  id: string,
): Promise<{ authorId: string | null } | null> {
  const { rows } = await db.query(FIND_AUTHOR, [viewerId, id]);
  return rows[0] ?? null;
}

/** What counts while a post is acted on. */
export type LockedPost = {
  id: string;
  authorId: string | null;
  content: string;
  quoteId: string | null;
  likes: number;
  reposts: number;
  shares: number;
};
const LOCKED = `p.id, p.author_id as "authorId", p.content, p.quote_id as "quoteId", p.likes, p.reposts, p.shares`;

const LOCK_POST = statement(
  "lock_post",
  `select ${LOCKED} from posts p
             where p.id = $2::uuid and ${mayRead("p")} for no key update of p`,
);
/**
 * A post that the viewer may read, locked until the transaction ends. Every change of a post's counts takes this lock first,
 * which avoids deadlocks.
 */
export async function lockPost(tx: Queryable, viewerId: string, id: string): Promise<LockedPost | null> {
  const { rows } = await tx.query(LOCK_POST, [viewerId, id]);
  return rows[0] ?? null;
}

const lockPostsOf = (how: string): string =>
  `select w.place::int as "place!", a.email_confirmed_at is not null as "confirmed!", ${LOCKED}
   from json_to_recordset($1::json) as w (place int, viewer uuid, post uuid)
   join posts p on p.id = w.post join member_accounts a on a.id = w.viewer
   where ${mayRead("p", "w.viewer")} order by p.id for no key update of p ${how}`;
const LOCK_POSTS = statement("lock_posts", lockPostsOf(""));
const LOCK_FREE_POSTS = statement("lock_free_posts", lockPostsOf("skip locked"));
/** A locked post, and whether the viewer has confirmed their address. */
export type LockedPostForViewer = LockedPost & { confirmed: boolean };
/**
 * For each viewer the post that they act on, locked in one order for everybody; null where they may not read it. Who is not
 * patient does not wait for others who hold a lock: null as well.
 */
export async function lockPosts(
  tx: Queryable,
  wishes: readonly { viewerId: string; postId: string }[],
  patient: boolean,
): Promise<(LockedPostForViewer | null)[]> {
  const lookups = wishes.map(({ viewerId, postId }, place) => ({ place, viewer: viewerId, post: postId }));
  const { rows } = await tx.query(patient ? LOCK_POSTS : LOCK_FREE_POSTS, [JSON.stringify(lookups)]);
  const found = new Map(rows.map(({ place, ...post }) => [place, post]));
  return wishes.map((_, place) => found.get(place) ?? null);
}

const LOCK_ANY_POST = statement(
  "posts_lock_any_post",
  `select ${LOCKED} from posts p where p.id = $1
     for no key update of p`,
);
/** A post, locked as above, without a check of who may read it. */
export async function lockAnyPost(tx: Queryable, id: string): Promise<LockedPost | null> {
  const { rows } = await tx.query(LOCK_ANY_POST, [id]);
  return rows[0] ?? null;
}

const LOCK_WITH_QUOTED = statement(
  "posts_lock_with_quoted",
  `select ${LOCKED} from posts p where p.id = $1 or p.id = (select quote_id from posts where id = $1)
     order by p.id for no key update of p`,
);
/**
 * A post to be removed, without a check of who may read it, locked as above with the post it quotes, whose count changes with it:
 * in the order in which an erasure locks its posts.
 */
export async function lockWithQuoted(tx: Queryable, id: string): Promise<LockedPost | null> {
  const { rows } = await tx.query(LOCK_WITH_QUOTED, [id]);
  return rows.find((post) => post.id === id) ?? null;
}

const FIND_STORED = statement(
  "find_stored_post",
  "select id from posts where author_id = $1 and client_id = $2",
);
/** The post that an author stored under a client_id; null if there is none. */
export async function findStored(db: Queryable, authorId: string, clientId: string): Promise<string | null> {
  const { rows } = await db.query(FIND_STORED, [authorId, clientId]);
  return rows[0]?.id ?? null;
}

const SET_EMBEDDABLE = statement(
  "posts_set_embeddable",
  "update posts set embeddable = $3 where id = $2 and author_id = $1 and removed_at is null",
);
/** Lets other sites show a post of one's own, or not; false if it is not one's own, or removed. */
export async function setEmbeddable(
  db: Queryable,
  authorId: string,
  id: string,
  embeddable: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query(SET_EMBEDDABLE, [authorId, id, embeddable]);
  return rowCount > 0;
}

const DELETE_POST = statement("posts_delete_post", "delete from posts where id = $1");
/** Removes a locked post with all dependent rows but its files; a quote no longer counts for the quoted post. */
export async function deletePost(tx: Queryable, { id, quoteId }: LockedPost): Promise<void> {
  await tx.query(DELETE_POST, [id]);
  if (quoteId) await countRepost(tx, quoteId, -1);
}

const COUNT_REPOST = statement("count_repost", "update posts set reposts = reposts + $2::int where id = $1");
/** Counts a repost of a post. */
export const countRepost = (tx: Queryable, id: string, by: 1 | -1) => tx.query(COUNT_REPOST, [id, by]);

const withhold = (column: string): string =>
  `update posts set ${column} = case when $2::boolean then coalesce(${column}, now()) end where id = $1`;
const WITHHOLD = {
  hidden_at: statement("hide_post", withhold("hidden_at")),
  removed_at: statement("remove_post", withhold("removed_at")),
};
/** Takes a post out of sight, or lets it be seen again; whether there is one. */
export async function withholdPost(
  tx: Queryable,
  id: string,
  column: keyof typeof WITHHOLD,
  withheld: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(WITHHOLD[column], [id, withheld]);
  return rowCount > 0;
}

const CLEAR_SIGNS = statement("posts_clear_signs", "update posts set signs = null where id = $1");
/** Takes the signs of a scam from a post. */
export const clearPostSigns = (tx: Queryable, id: string) => tx.query(CLEAR_SIGNS, [id]);

const FIND_TRANSLATION = statement(
  "posts_find_translation",
  "select content from post_translations where post_id = $1 and language = $2",
);
/** A post's text in a language, if it was translated before. */
export const findTranslation = async (
  db: Queryable,
  postId: string,
  language: Language,
): Promise<string | null> => (await db.query(FIND_TRANSLATION, [postId, language])).rows[0]?.content ?? null;

const KEEP_TRANSLATION = statement(
  "posts_keep_translation",
  `insert into post_translations (post_id, language, content)
     select id, $2, $3 from posts where id = $1 on conflict do nothing`,
);
/** Keeps a post's words in a language; a post that is gone meanwhile keeps none. */
export const keepTranslation = (
  db: Queryable,
  postId: string,
  language: Language,
  content: string,
): Promise<unknown> => db.query(KEEP_TRANSLATION, [postId, language, content]);
