import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { SAVE_CARD } from "../../apps/server/src/features/matching/deck/deck-sql.ts";
import { decide } from "./calls.ts";

/** Any profile: a model, a skill, a goal, an age. */
const NEWCOMER = 1 | (1 << 11) | (1 << 21) | (30 << 24);
/** Pairs that like one another at the same moment. */
const PAIRS = 400;

const count = async (client: pg.Client, sql: string): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${sql}`);
  return rows[0]?.n ?? -1;
};

/** Newcomers who never swiped, by twos. */
async function freshPairs(client: pg.Client): Promise<[string, string][]> {
  const pairs = Array.from({ length: PAIRS }, (): [string, string] => [randomUUID(), randomUUID()]);
  await client.query(
    "insert into members (id, email, terms_version, terms_accepted_at) select id, id || '@example.test', '1', now() from unnest($1::uuid[]) as id",
    [pairs.flat()],
  );
  for (const member of pairs.flat())
    await client.query({ ...SAVE_CARD, values: [member, 0, NEWCOMER, true, 0] });
  return pairs;
}

/** Of 400 simultaneous mutual Deals, exactly 400 become matches, each reported to exactly one caller. */
export async function checkSimultaneousLikes(clients: readonly pg.Client[]): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error("no clients");
  const pairs = await freshPairs(first);
  const before = await count(first, "matches");
  const jobs = pairs.flatMap(([a, b]) => [
    { from: a, to: b },
    { from: b, to: a },
    { from: a, to: b },
  ]);
  const outcomes: string[] = [];
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let job = jobs[next++]; job; job = jobs[next++])
        outcomes.push((await decide(client, job.from, job.to, true, randomUUID())).outcome);
    }),
  );
  const reported = outcomes.filter((outcome) => outcome === "match").length;
  const made = (await count(first, "matches")) - before;
  assert.equal(made, PAIRS, "matches made");
  assert.equal(reported, PAIRS, "matches reported");
  assert.equal(outcomes.filter((outcome) => outcome === "known").length, PAIRS, "repeated decisions");
  assert.equal(await count(first, "deck_cards where inbox < 0"), 0, "negative counters");
  console.log(`${PAIRS} simultaneous mutual Deals: ${made} matches, each reported once`);
}
