import { randomUUID } from "node:crypto";
import { type Area, type Ask, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** A post as its author and its readers noted it. */
type Post = { content: string; comments: number; likes: Set<Bot> };

/** Newest posts that get likes and comments. */
const NEWEST_MAX = 200;

async function verifyPosts(posts: ReadonlyMap<string, Post>, ask: Ask): Promise<string[]> {
  const stored = await ask<{
    id: string;
    content: string;
    likes: number;
    comments: number;
    liked: number;
    said: number;
  }>(
    `select p.id, p.content, p.likes, p.comments,
       (select count(*)::int from post_likes l where l.post_id = p.id) as liked,
       (select count(*)::int from post_comments c where c.post_id = p.id) as said from posts p`,
  );
  const wrong = differences(
    "posts",
    stored.map(({ content }) => content),
    [...posts.values()].map(({ content }) => content),
  );
  for (const { id, likes, comments, liked, said } of stored) {
    const noted = posts.get(id);
    if (likes !== noted?.likes.size || liked !== noted.likes.size)
      wrong.push(`${id}: ${likes} likes told, ${liked} stored, ${noted?.likes.size} noted`);
    if (comments !== noted?.comments || said !== noted.comments)
      wrong.push(`${id}: ${comments} comments told, ${said} stored, ${noted?.comments} noted`);
  }
  return wrong;
}

/** Posts, comments and likes: each there once, every count exact. */
export function settlePosts(): Area {
  const posts = new Map<string, Post>();
  const newest: [string, Post][] = [];
  const somePost = ({ random }: Bot): [string, Post] | [] => (newest.length === 0 ? [] : random.pick(newest));
  const post = async (bot: Bot) => {
    const body = { client_id: randomUUID(), content: `Beitrag ${randomUUID()}` };
    const made = await bot.insist("post", () => bot.person.call("POST /api/posts", { body }));
    if (!made.body) return;
    const noted: Post = { content: body.content, comments: 0, likes: new Set() };
    posts.set(made.body.id, noted);
    newest.push([made.body.id, noted]);
    if (newest.length > NEWEST_MAX) newest.shift();
  };
  const comment = async (bot: Bot) => {
    const [id, noted] = somePost(bot);
    if (!id || !noted) return;
    const body = { client_id: randomUUID(), text: `Kommentar ${randomUUID()}` };
    const { done } = await bot.insist("comment", () =>
      bot.person.call("POST /api/posts/{id}/comments", { params: { id }, body }),
    );
    if (done) noted.comments += 1;
  };
  const like = async (bot: Bot) => {
    const [id, noted] = somePost(bot);
    if (!id || !noted) return;
    const wanted = bot.random.chance(0.7);
    const route = wanted ? "PUT /api/posts/{id}/like" : "DELETE /api/posts/{id}/like";
    const { done } = await bot.insist("like", () => bot.person.call(route, { params: { id } }));
    if (done && wanted) noted.likes.add(bot);
    else if (done) noted.likes.delete(bot);
  };
  return { actions: [post, comment, like, like], verify: (ask) => verifyPosts(posts, ask) };
}
