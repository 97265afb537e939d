import type pg from "pg";
import type { Bot } from "./bot.ts";

/** Compares two lists whatever their order, and tells in which they differ. */
function differs(what: string, found: readonly string[], noted: readonly string[]): string[] {
  const [a, b] = [[...found].sort(), [...noted].sort()];
  if (a.length === b.length && a.every((one, at) => one === b[at])) return [];
  const missing = b.filter((one) => !a.includes(one));
  const more = a.filter((one, at) => !b.includes(one) || a[at - 1] === one);
  return [`${what}: ${missing.length} missing, ${more.length} unknown or twice`];
}

type Ask = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

/** Every message once, numbered without a gap, heard by both once and in order. */
async function verifyChats(bots: readonly Bot[], ask: Ask): Promise<string[]> {
  const wrong: string[] = [];
  const chats = new Set(bots.flatMap(({ messages }) => [...messages.keys()]));
  for (const chat of chats) {
    const stored = await ask<{ seq: number; text: string }>(
      "select seq, text from messages where conversation_id = $1 order by seq",
      [chat],
    );
    const noted = bots.flatMap(({ messages }) => messages.get(chat) ?? []);
    wrong.push(
      ...differs(
        `messages of ${chat}`,
        stored.map(({ text }) => text),
        noted,
      ),
    );
    if (stored.some(({ seq }, at) => seq !== at + 1)) wrong.push(`${chat}: its numbers have a gap`);
    for (const bot of bots) {
      if (!bot.messages.has(chat)) continue;
      const seen = bot.follower.messages.filter(({ chat_id }) => chat_id === chat).map(({ seq }) => seq);
      // Whoever wrote may hear of it as well; what is heard is heard once and in order, from the first to the last.
      if (seen.length !== stored.length || seen.some((seq, at) => seq !== at + 1))
        wrong.push(
          `${chat}: ${bot.person.id} heard ${seen.length} of ${stored.length} messages, or not in order`,
        );
    }
  }
  return wrong;
}

/** Every post and comment once, every like and count exact. */
async function verifyPosts(bots: readonly Bot[], ask: Ask): Promise<string[]> {
  const wrong: string[] = [];
  const posts = await ask<{
    id: string;
    content: string;
    likes: number;
    comments: number;
    own: number;
    said: number;
  }>(
    `select p.id, p.content, p.likes, p.comments,
       (select count(*)::int from post_likes l where l.post_id = p.id) as own,
       (select count(*)::int from post_comments c where c.post_id = p.id) as said from posts p`,
  );
  wrong.push(
    ...differs(
      "posts",
      posts.map(({ content }) => content),
      bots.flatMap((bot) => [...bot.posts.values()]),
    ),
  );
  for (const { id, likes, comments, own, said } of posts) {
    const liked = bots.filter((bot) => bot.likes.get(id)).length;
    const noted = bots.reduce((sum, bot) => sum + (bot.comments.get(id)?.length ?? 0), 0);
    if (likes !== liked || own !== liked)
      wrong.push(`${id}: ${likes} likes told, ${own} stored, ${liked} noted`);
    if (comments !== noted || said !== noted)
      wrong.push(`${id}: ${comments} comments told, ${said} stored, ${noted} noted`);
  }
  return wrong;
}

/** Every follower, and every part of the plan once and in its author's order. */
async function verifyMembers(bots: readonly Bot[], ask: Ask, plan: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const bot of bots) {
    const [row] = await ask<{ followers: number }>(
      "select count(*)::int as followers from follows where followed = $1",
      [bot.person.id],
    );
    const noted = bots.filter((other) => other.follows.get(bot.person.id)).length;
    if (row?.followers !== noted) wrong.push(`${bot.person.id}: ${row?.followers} followers, ${noted} noted`);
    const parts = await ask<{ seq: number }>(
      "select seq from document_parts where document_id = $1 and session = $2 order by seq",
      [plan, Buffer.from(bot.session, "hex")],
    );
    if (parts.length !== bot.edits || parts.some(({ seq }, at) => seq !== at))
      wrong.push(`${bot.person.id}: ${parts.length} edits, ${bot.edits} noted`);
  }
  return wrong;
}

/** Holds what is stored, counted and delivered against what the members noted; answers what is wrong. */
export async function verify(bots: readonly Bot[], client: pg.ClientBase, plan: string): Promise<string[]> {
  const ask: Ask = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<R>(text, values)).rows;
  return [
    ...(await verifyChats(bots, ask)),
    ...(await verifyPosts(bots, ask)),
    ...(await verifyMembers(bots, ask, plan)),
  ];
}
