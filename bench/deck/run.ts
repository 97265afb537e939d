/**
 * Measures the next deck and a decision, on the product's own SQL, schema and engine, against a primary-key lookup in the same
 * run. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on 127.0.0.1:5432; it makes and drops its own database.
 * Start with `node --initial-old-space-size=256`: V8's first heap is so small that its collections, which a server outgrows,
 * would double the p99. Ends with 1 if a target is not met.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type pg from "pg";
import { Report } from "../report.ts";
import { CandidatePools, decide, decideAlone, type MeasuredViewer, nextDeck } from "./calls.ts";
import { checkSimultaneousLikes } from "./check.ts";
import { connect, inFreshDatabase } from "./database.ts";
import { generate } from "./generate.ts";
import { type Latency, load, quietest, timeCalls } from "./measure.ts";

const { values: given } = parseArgs({
  options: {
    members: { type: "string", default: "100000,1000000" },
    viewers: { type: "string", default: "400" },
    seen: { type: "string", default: "5000" },
    rounds: { type: "string", default: "1500" },
  },
});
const rounds = Number(given.rounds);

/** The figures to reach, in milliseconds (design: matching, 'To reach'). */
const DECK_P99_ALONE = 5;
const DECK_P99_OF_FOUR = 15;
const DECISION_P99 = 1;

const report = new Report("a primary-key lookup", { withRate: true });

/** Times one way of deciding over pairs of a viewer and a card; `skip`: cards to skip, for new pairs. */
async function decisions(
  client: pg.Client,
  viewers: readonly MeasuredViewer[],
  skip: number,
  work: (client: pg.Client, swiper: MeasuredViewer, target: MeasuredViewer, liked: boolean) => Promise<void>,
): Promise<Latency> {
  const { rows } = await client.query<MeasuredViewer>(
    "select member, place, language from deck_cards where active order by md5(member::text) limit 200 offset $1",
    [skip],
  );
  return timeCalls([client], rounds, async (caller, round) => {
    const swiper = viewers[round % viewers.length];
    const target = rows[Math.floor(round / viewers.length) % rows.length];
    if (swiper && target && swiper.member !== target.member)
      await work(caller, swiper, target, round % 3 === 0);
  });
}

async function bench(members: number): Promise<void> {
  const started = performance.now();
  const first = await connect();
  await generate(first, {
    members,
    viewers: Number(given.viewers),
    seen: Number(given.seen),
    received: 1_000,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${members} cards made in ${seconds} s; load ${load()}; the quietest of three of each`);
  const { rows: viewers } = await first.query<MeasuredViewer>("select member, place, language from viewers");
  const clients = [first, await connect(), await connect(), await connect()];
  const reader = await connect();
  const pools = new CandidatePools(reader);
  await pools.fill(viewers.map(({ language }) => language));
  const viewer = (round: number) => viewers[round % viewers.length] ?? { member: "", place: 0, language: 0 };
  const deck = (filtered: boolean) => async (client: pg.Client, round: number) => {
    await nextDeck(client, viewer(round), pools, filtered);
  };
  const lookup = await quietest(() =>
    timeCalls([first], rounds, async (client, round) => {
      await client.query({
        name: "lookup",
        text: "select * from deck_cards where member = $1",
        values: [viewer(round).member],
      });
    }),
  );
  report.tell("primary-key lookup", lookup, lookup);
  const alone = await quietest(() => timeCalls([first], rounds, deck(false)));
  report.tell("next deck, one caller", alone, lookup, DECK_P99_ALONE);
  const four = await quietest(() => timeCalls(clients, rounds, deck(false)));
  report.tell("next deck, four callers", four, lookup, DECK_P99_OF_FOUR);
  const narrow = await quietest(() => timeCalls([first], rounds / 2, deck(true)));
  report.tell("next deck with narrow filters, one caller", narrow, lookup);
  await first.query("set synchronous_commit = off");
  const statement = await quietest((attempt) =>
    decisions(first, viewers, attempt * 200, (client, swiper, target, liked) =>
      decideAlone(client, swiper.place, target.place, liked, randomUUID()),
    ),
  );
  report.tell("decision, without the disk wait", statement, lookup, DECISION_P99);
  const whole = await quietest((attempt) =>
    decisions(first, viewers, 1_000 + attempt * 200, async (client, swiper, target, liked) => {
      await decide(client, swiper.member, target.member, liked, randomUUID());
    }),
  );
  report.tell("the same with context, lesson and transaction", whole, lookup);
  await checkSimultaneousLikes(clients);
  for (const client of [...clients, reader]) await client.end();
}

for (const members of given.members.split(",").map(Number)) await inFreshDatabase(() => bench(members));
report.end();
