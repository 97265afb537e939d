import { afterAll, beforeAll, expect, test } from "vitest";
import { aBuyer, CARD, orderOf, providerOf } from "#features/billing/test-billing.ts";
import { workOff } from "#features/billing/webhook/inbox.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await startTestServer({ working: true, env: { PAYMENTS: "local" } });
  other = await startTestServer({ sharing: one, working: true, env: { PAYMENTS: "local" } });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const BUYERS = 12;
const DAY_MS = 86_400_000;

test("two processes that work the inbox off at once grant everything once", async () => {
  const buyers: Person[] = [];
  for (let n = 0; n < BUYERS; n++) buyers.push(await aBuyer(one));
  await Promise.all(
    buyers.map(async (buyer, n) => {
      const server = n % 2 ? one : other;
      const session = await orderOf(buyer, n % 3 ? "30d" : "6m");
      await Promise.all([providerOf(server).pay(session, CARD), providerOf(one).pay(session, CARD)]);
      await Promise.all([workOff(one.platform), workOff(other.platform)]);
    }),
  );
  await jobsDone(one);
  await soon(async () => {
    const { rows } = await one.platform.db.rawQuery("select from billing_events where done_at is null");
    expect(rows).toEqual([]);
  });
  const { rows } = await one.platform.db.rawQuery<{ n: number; papers: number; numbers: number }>(
    `select (select count(*)::int from billing_ledger) as n, (select count(*)::int from billing_documents) as papers,
       (select max(last) from billing_counters) as numbers`,
  );
  // One payment each, one invoice each, and no number was skipped.
  expect(rows).toEqual([{ n: BUYERS, papers: BUYERS, numbers: BUYERS }]);
  for (const [n, buyer] of buyers.entries()) {
    const { premium_until } = await buyer.must("GET /api/billing/premium-until");
    const days = Math.round((Date.parse(premium_until ?? "") - Date.now()) / DAY_MS);
    expect(days).toBeGreaterThanOrEqual(n % 3 ? 30 : 181);
    expect(days).toBeLessThanOrEqual(n % 3 ? 30 : 184);
  }
});
