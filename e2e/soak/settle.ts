import { setTimeout as sleep } from "node:timers/promises";
import { aMatchingMember } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import type { Area, Ask } from "./area.ts";
import { settleConversations } from "./areas/conversations.ts";
import { settleDeck } from "./areas/deck.ts";
import { settleFiles } from "./areas/files.ts";
import { settleGroups } from "./areas/groups.ts";
import { settleJobs } from "./areas/jobs.ts";
import { settleMoney } from "./areas/money.ts";
import { settlePeople } from "./areas/people.ts";
import { settlePlan } from "./areas/plan.ts";
import { settlePosts } from "./areas/posts.ts";
import { Bot, type BotKind, type Community, Turns } from "./bot.ts";

/** Sign-ups at a time. */
const AT_ONCE = 4;
/** On a busy machine hashing a password may take longer than the product lets anybody wait. */
const TRIES = 5;
const BOT_KINDS: readonly BotKind[] = ["premium", "plain", "buyer"];
/** What a process knows of a caller is half a second old at most. */
const CALLER_CACHE_MS = 1_000;

/** Calls `one` for 0 to below `count`, several at once; answers in their order. */
async function several<T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < count; at = next++) answers[at] = await one(at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

async function arrive(url: string): Promise<Person> {
  for (let left = TRIES; ; left--)
    try {
      return await aMatchingMember({ url });
    } catch (error) {
      if (left === 1) throw error;
    }
}

/** Deal, Deal, and the chat of the two. */
async function befriend(one: Person, other: Person): Promise<string> {
  await one.must("POST /api/matching/swipes", { body: { user_id: other.id, liked: true } });
  const { matchId } = await other.must("POST /api/matching/swipes", {
    body: { user_id: one.id, liked: true },
  });
  if (!matchId) throw new Error("a mutual Deal is a match");
  return (await one.must("POST /api/matching/matches/{matchId}/chat", { params: { matchId } })).chatId;
}

/** Creates members of every standing, each with a chat with the next one, and the data of every area. */
export async function settle(
  url: string,
  count: number,
  seed: number,
  { ask, dataDir, atOnce }: { ask: Ask; dataDir: string; atOnce: number },
): Promise<{ bots: Bot[]; community: Community; areas: Area[] }> {
  const people = await several(count, () => arrive(url));
  const community: Community = { isRunning: true, acknowledged: 0, wrong: [], turns: new Turns(atOnce) };
  const bots = people.map(
    (person, at) => new Bot(person, BOT_KINDS[at % BOT_KINDS.length] ?? "plain", community, seed + at),
  );
  const premium = bots.filter(({ kind }) => kind === "premium");
  await ask("update members set email_confirmed_at = now(), created_at = now() - interval '9 days'");
  await ask("update members set premium_until = now() + interval '9 days' where id = any($1::uuid[])", [
    premium.map(({ person }) => person.id),
  ]);
  await sleep(CALLER_CACHE_MS);
  const pairs = bots.slice(1).map((bot, at) => [bots[at] ?? bot, bot] as const);
  const chats = await several(pairs.length, async (at) => {
    const [one, other] = pairs[at] ?? [];
    return one && other ? befriend(one.person, other.person) : "";
  });
  const areas = [
    await settleConversations(bots, chats, premium),
    settlePosts(),
    settlePeople(bots),
    await settlePlan(premium, ask),
    await settleGroups(bots, premium),
    settleDeck(bots, pairs),
    settleJobs(),
    settleMoney(bots),
    settleFiles(bots, chats, dataDir),
  ];
  await Promise.all(bots.map(({ events }) => events.connected));
  return { bots, community, areas };
}
