import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OUTCOME_TERM } from "#features/matching/engine/outcomes.ts";
import { learnOutcomes } from "#features/matching/outcomes/learn-outcomes.ts";
import { readModel } from "#features/matching/queries.ts";
import { newId } from "#platform/id.ts";
import { aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const cameOf = async (matchId: string) =>
  (
    await server.platform.db.rawQuery<{ came: string | null }>("select came from matches where id = $1", [
      matchId,
    ])
  ).rows[0]?.came;
const usual = async () => (await readModel(server.platform.db))?.w[OUTCOME_TERM.replied] ?? 0;
const write = (by: Person, chatId: string) =>
  by.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text: "Donnerstag um acht?" },
  });
/** Two who matched some days ago. */
async function aMatch(daysAgo: number) {
  const pair = await aPairInChat(server);
  await sql("update matches set created_at = now() - make_interval(days => $2) where id = $1", [
    pair.matchId,
    daysAgo,
  ]);
  return pair;
}
/** A trial project of theirs that began, and what each said in the end. */
async function aTrial({ anna, berta, chatId }: Awaited<ReturnType<typeof aMatch>>, verdicts: string[]) {
  const id = newId();
  await sql(
    "insert into trials (id, conversation_id, proposer_id, goal, weeks, status, started_at) values ($1, $2, $3, 'Shop', 2, 'done', now())",
    [id, chatId, anna.id],
  );
  for (const [n, verdict] of verdicts.entries())
    await sql(
      "insert into trial_debriefs (trial_id, member_id, verdict, good, hard) values ($1, $2, $3, '', '')",
      [id, [anna, berta][n]?.id, verdict],
    );
}

test("what became of matches is learned once for each step that they come further", async () => {
  const { db } = server.platform;
  const fresh = await aMatch(1);
  const silent = await aMatch(4);
  const answered = await aMatch(4);
  const began = await aMatch(22);
  const apart = await aMatch(22);
  const together = await aMatch(22);
  const blocked = await aMatch(22);
  await write(silent.anna, silent.chatId);
  for (const pair of [answered, together]) {
    await write(pair.anna, pair.chatId);
    await write(pair.berta, pair.chatId);
  }
  await aTrial(began, []);
  await aTrial(apart, ["together", "apart"]);
  await aTrial(together, ["together", "together"]);
  await sql("insert into blocks (blocker, blocked) values ($1, $2)", [blocked.berta.id, blocked.anna.id]);

  await learnOutcomes(db);
  const came = async () =>
    Promise.all(
      [fresh, silent, answered, began, apart, together, blocked].map(({ matchId }) => cameOf(matchId)),
    );
  expect(await came()).toEqual([null, "nothing", "replied", "trial", "apart", "together", "broken"]);
  const learned = await usual();
  expect(learned).not.toBe(0);

  await learnOutcomes(db);
  expect(await usual()).toBe(learned);
  await write(silent.berta, silent.chatId);
  await learnOutcomes(db);
  expect(await cameOf(silent.matchId)).toBe("replied");
  expect(await usual()).not.toBe(learned);
});

test("a conversation of days lasts, one of an evening does not", async () => {
  const { db } = server.platform;
  const evening = await aMatch(8);
  const days = await aMatch(8);
  for (const { anna, berta, chatId } of [evening, days])
    for (let n = 0; n < 5; n++) {
      await write(anna, chatId);
      await write(berta, chatId);
    }
  await sql(
    "update messages set created_at = created_at - interval '4 days' where conversation_id = $1 and seq = 1",
    [days.chatId],
  );
  await learnOutcomes(db);
  expect([await cameOf(evening.matchId), await cameOf(days.matchId)]).toEqual(["only_replied", "lasting"]);
});

test("a stage is not learned before its time, and counts as a no after it", async () => {
  const { db } = server.platform;
  const pair = await aMatch(5);
  await write(pair.anna, pair.chatId);
  await write(pair.berta, pair.chatId);
  await aTrial(pair, ["together", "together"]);
  const cameAfter = async (days: number) => {
    await sql("update matches set created_at = now() - make_interval(days => $2) where id = $1", [
      pair.matchId,
      days,
    ]);
    await learnOutcomes(db);
    return cameOf(pair.matchId);
  };
  expect(await cameAfter(5)).toBe("replied");
  expect(await cameAfter(10)).toBe("lasting");
  expect(await cameAfter(22)).toBe("together");
  const talk = await aMatch(22);
  await write(talk.anna, talk.chatId);
  await write(talk.berta, talk.chatId);
  const easeOf = async () => (await readModel(db))?.w[OUTCOME_TERM.lasting] ?? 0;
  const before = await easeOf();
  await learnOutcomes(db);
  expect(await cameOf(talk.matchId)).toBe("only_replied");
  expect(await easeOf()).toBeLessThan(before);
});

test("what is learned does not touch how gladly anybody is seen", async () => {
  const { db } = server.platform;
  const pair = await aMatch(5);
  const cards = async () =>
    (
      await db.rawQuery(
        "select pop, pop_h, pick, pick_h, taste, words from deck_cards where member = any($1)",
        [[pair.anna.id, pair.berta.id]],
      )
    ).rows;
  const before = await cards();
  await learnOutcomes(db);
  expect(await cameOf(pair.matchId)).toBe("nothing");
  expect(await cards()).toEqual(before);
});
