import { hashtagsOf, mentionedIn } from "@kompagnon/contract/posts/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { postPicture } from "#features/posts/sample/pictures.ts";
import { POSTS, type SamplePost } from "#features/posts/sample/posts.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { languageIn } from "#platform/language-in.ts";
import { PEOPLE } from "#sample/people.ts";

type MakeId = SampleCommunity["makeId"];
type Load = { tx: Tx; ids: readonly string[]; now: number; makeId: MakeId };
/** A drawn picture in its two sizes, where it lies. */
export type SamplePicture = {
  post: number;
  position: number;
  id: string;
  bytes: number;
  width: number;
  height: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a member joined; nobody writes before. */
const joinedAt = (now: number, place: number): number => now - (PEOPLE.length - place) * 30 * HOUR;
/** The newer, the closer together; nobody writes before they joined, or quotes what was not written. To the millisecond. */
const postedAt = (now: number, index: number): number => {
  const post = POSTS[index];
  const free = joinedAt(now, post?.by ?? 0) + (2 + (index % 20)) * HOUR;
  const quoted = post?.quote ? POSTS.findIndex(({ key }) => key === post.quote) : -1;
  const wanted =
    quoted < 0
      ? now - (0.4 + 0.5 * index ** 1.55) * HOUR
      : postedAt(now, quoted) + (9 + pick(index, 30)) * HOUR;
  return Math.round(Math.min(Math.max(wanted, free), now - (20 + (index % 30)) * MINUTE));
};
/** A whole number from 0 up to `below` that is the same at every start. */
const pick = (seed: number, below: number): number => ((seed * 2_654_435_761) % 4_294_967_296) % below;

const postId = ({ makeId, now }: Pick<Load, "makeId" | "now">, index: number): string =>
  makeId(`post ${POSTS[index]?.by} ${POSTS[index]?.text.slice(0, 40)}`, postedAt(now, index));

const languageOf = (index: number): Language => PEOPLE[POSTS[index]?.by ?? 0]?.language ?? "en";

/** Draws the pictures of the posts and stores them. */
export async function storePostPictures({
  platform: { storage },
  now,
  makeId,
}: SampleCommunity): Promise<SamplePicture[]> {
  const wanted = POSTS.flatMap((post, index) =>
    (post.pictures ?? []).map((picture, position) => ({ picture, index, position })),
  );
  return Promise.all(
    wanted.map(async ({ picture, index, position }) => {
      const id = makeId(`post picture ${index} ${position}`, postedAt(now, index));
      const { full, small, width, height } = await postPicture(picture, languageOf(index), index);
      await storage.put(`posts/${id}.webp`, full, "image/webp");
      await storage.put(`posts/${id}-small.webp`, small, "image/webp");
      return { post: index, position, id, bytes: full.length + small.length, width, height };
    }),
  );
}

/** Loads posts with pictures, comments, likes, reposts and saves, and who follows whom; people and groups are there. */
export async function loadPosts(
  tx: Tx,
  community: SampleCommunity,
  pictures: readonly SamplePicture[],
): Promise<void> {
  const load = { tx, ...community };
  for (const [index, post] of POSTS.entries()) await insertPost(load, post, index);
  for (const [index, post] of POSTS.entries()) {
    await name(load, postId(load, index), null, post.text);
    await insertComments(load, post, index);
    await mark(load, post, index);
  }
  await insertPictures(load, pictures);
  await insertFollows(load);
  await tx.rawQuery(`update posts p set
    likes = (select count(*) from post_likes x where x.post_id = p.id),
    saves = (select count(*) from post_saves x where x.post_id = p.id),
    shares = (select count(*) from post_shares x where x.post_id = p.id),
    comments = (select count(*) from post_comments x where x.post_id = p.id),
    reposts = (select count(*) from post_reposts x where x.post_id = p.id) + (select count(*) from posts q where q.quote_id = p.id)`);
  await tx.rawQuery(`insert into post_models (model, created_at, post_id)
    select m, p.created_at, p.id from posts p join profiles f on f.member_id = p.author_id, unnest(f.business_models) m`);
}

async function insertPost(load: Load, post: SamplePost, index: number): Promise<void> {
  const { tx, ids, now, makeId } = load;
  const at = postedAt(now, index);
  const quoted = post.quote ? POSTS.findIndex(({ key }) => key === post.quote) : -1;
  const group = post.group && (await groupNamed(load, post.group));
  const actions = {
    ...(post.hiring && { hiring: post.hiring }),
    ...(post.dm && { dm: true }),
    ...(group && { groupJoin: { groupId: group } }),
  };
  await tx.rawQuery(
    `insert into posts (id, author_id, client_id, content, tags, actions, quotes, quote_id, created_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, (select language from profiles where member_id = $2)))`,
    [
      postId(load, index),
      ids[post.by],
      makeId(`post client ${index}`, at),
      post.text,
      hashtagsOf(post.text),
      Object.keys(actions).length > 0 ? JSON.stringify(actions) : null,
      quoted >= 0,
      quoted >= 0 ? postId(load, quoted) : null,
      new Date(at),
      languageIn(post.text),
    ],
  );
}

/** The id of a group that the groups' loader made. */
async function groupNamed({ tx }: Load, groupName: string): Promise<string> {
  const { rows } = await tx.rawQuery<{ id: string }>("select id from groups where name = $1", [groupName]);
  const [row] = rows;
  if (!row) throw new Error(`no sample group ${groupName}`);
  return row.id;
}

/** Names that a text mentions lead to their members. */
const name = ({ tx }: Load, post: string, comment: string | null, text: string) =>
  tx.rawQuery(
    `insert into post_mentions (post_id, comment_id, member_id)
     select $1::uuid, $2::uuid, f.member_id from profiles f where f.username_key = any($3::text[])`,
    [post, comment, mentionedIn(text).flat()],
  );

async function insertComments(load: Load, post: SamplePost, index: number): Promise<void> {
  const { tx, ids, now, makeId } = load;
  let at = postedAt(now, index);
  let parent: string | null = null;
  for (const [n, line] of post.comments.entries()) {
    const [, answer, by = "", text = ""] = /^(> )?(\d+): (.*)$/s.exec(line) ?? [];
    const place = Number(by);
    // Never in the future, and nobody before they joined.
    const wanted = Math.max(at + (4 + pick(index * 31 + n, 50)) * MINUTE, joinedAt(now, place) + HOUR);
    at = Math.round(Math.max(at + 1000, Math.min(wanted, now - (post.comments.length - n) * 5000)));
    const id = makeId(`comment ${index}.${n}`, at);
    await tx.rawQuery(
      `insert into post_comments (id, post_id, parent_id, author_id, client_id, text, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        postId(load, index),
        answer ? parent : null,
        ids[place],
        makeId(`comment client ${index}.${n}`, at),
        text,
        new Date(at),
      ],
    );
    await name(load, postId(load, index), id, text);
    if (!answer) parent = id;
  }
}

/** Who liked, reposted, saved and shared a post: people of its language more often, and more where more was said. */
async function mark({ tx, ids, now, makeId }: Load, post: SamplePost, index: number): Promise<void> {
  const at = postedAt(now, index);
  const id = postId({ makeId, now }, index);
  const language = PEOPLE[post.by]?.language;
  const warmth = 5 + post.comments.length * 4 + pick(index, 9);
  for (const [place, person] of PEOPLE.entries()) {
    if (place === post.by || joinedAt(now, place) > now - HOUR) continue;
    const luck = pick(index * 61 + place * 7, 100) * (person.language === language ? 1 : 1.8);
    const later = new Date(
      Math.round(Math.min(at + (3 + pick(index + place * 13, 700)) * MINUTE, now - 1000 * (1 + place))),
    );
    const add = (table: string) =>
      tx.rawQuery(`insert into ${table} (post_id, member_id, created_at) values ($1, $2, $3)`, [
        id,
        ids[place],
        later,
      ]);
    if (luck < warmth * 1.4) await add("post_likes");
    if (luck < warmth / 14) await add("post_reposts");
    if (pick(index * 17 + place * 29, 100) < 2) await add("post_saves");
    if (pick(index * 19 + place * 23, 100) < 1)
      await tx.rawQuery("insert into post_shares (post_id, member_id, kind) values ($1, $2, 'link')", [
        id,
        ids[place],
      ]);
  }
}

async function insertPictures(
  { tx, ids, now, makeId }: Load,
  pictures: readonly SamplePicture[],
): Promise<void> {
  for (const { post: index, position, id, bytes, width, height } of pictures) {
    const post = POSTS[index];
    const author = ids[post?.by ?? 0];
    await tx.rawQuery(
      `insert into post_media (id, member_id, post_id, position, kind, type, file, preview, size, width, height, alt, created_at)
       values ($1, $2, $3, $4, 'image', 'image/webp', $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        author,
        postId({ makeId, now }, index),
        position,
        `posts/${id}.webp`,
        `posts/${id}-small.webp`,
        bytes,
        width,
        height,
        post?.pictures?.[position]?.alt ?? "",
        new Date(postedAt(now, index)),
      ],
    );
    await tx.rawQuery(
      `insert into media_use as u (member_id, kilobytes) values ($1, $2)
       on conflict (member_id) do update set kilobytes = u.kilobytes + excluded.kilobytes`,
      [author, Math.ceil(bytes / 1024)],
    );
  }
}

/** Everybody follows some whose language or models they share, and a few others. */
async function insertFollows({ tx, ids, now }: Load): Promise<void> {
  for (const [place, person] of PEOPLE.entries())
    for (const [other, them] of PEOPLE.entries()) {
      if (place === other) continue;
      const near = person.models.some((model) => them.models.includes(model)) ? 26 : 0;
      const chance = near + (person.language === them.language ? 12 : 3);
      if (pick(place * 97 + other * 41, 100) >= chance) continue;
      const since =
        Math.max(joinedAt(now, place), joinedAt(now, other)) + (1 + pick(place + other, 20)) * HOUR;
      await tx.rawQuery("insert into follows (follower, followed, created_at) values ($1, $2, $3)", [
        ids[place],
        ids[other],
        new Date(Math.round(Math.min(since, now - HOUR))),
      ]);
    }
}
