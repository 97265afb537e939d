import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aMember } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { type Cluster, startCluster } from "../cluster.ts";
import { startServer } from "../servers.ts";
import { at } from "./talk.ts";

let cluster: Cluster;
let client: pg.Client;
beforeAll(async () => {
  cluster = await startCluster(1, { WEB_ROOT: "off", PAYMENTS: "local" });
  client = new pg.Client(cluster.env["DATABASE_URL"]);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cluster.stop();
});

/** Pays an order on the provider's page; whether the page said that it was paid. */
async function pay(buyer: Person, url: string): Promise<boolean> {
  const { url: session } = await buyer.must("POST /api/billing/link", {
    body: { plan: "30d", start_at_once: true },
  });
  const answer = await fetch(`${url}${new URL(session).pathname}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: url,
    },
    body: "card=4242424242424242",
  });
  return answer.status === 303;
}

test("kill -9 between a payment and its entitlement: every payer gets premium once, no other member gets it", async () => {
  const victim = await startServer(cluster.env);
  const buyers: Person[] = [];
  for (let n = 0; n < 30; n++) buyers.push(await aMember({ url: victim.url }));
  await client.query("update members set email_confirmed_at = now()");
  const paid = new Set<string>();
  let rounds = 0;
  let server = victim;
  for (const [n, buyer] of buyers.entries()) {
    const here = at(buyer, server.url);
    // The process dies while every third payment is under way, whatever it is doing just then.
    const dying = n % 3 === 2 ? server.stop("SIGKILL") : undefined;
    const isPaid = await pay(here, server.url).catch(() => false);
    if (isPaid) paid.add(buyer.id);
    if (!dying) continue;
    await dying;
    rounds++;
    server = await startServer({ ...cluster.env, PORT: new URL(victim.url).port });
  }
  expect(rounds).toBe(10);
  const due = async () =>
    (await client.query("select from billing_events where done_at is null")).rowCount ?? 0;
  // What died with its process on the way to us, the clock fetches; here it need not be waited for.
  await client.query("insert into jobs.job (name, data) values ('billing.reconcile', '{}')");
  const missing = async () =>
    (
      await client.query(
        `select from local_payment_objects o where o.kind = 'payment_intent'
           and not exists(select from billing_ledger l where l.payment = o.id)`,
      )
    ).rowCount ?? 0;
  await expect
    .poll(async () => (await due()) + (await missing()), { timeout: 100_000, interval: 500 })
    .toBe(0);
  const { rows } = await client.query<{ id: string; days: number; payments: number; taken: number }>(
    `select m.id, coalesce(round(extract(epoch from m.premium_until - now()) / 86400), 0)::int as days,
       (select count(*)::int from billing_ledger l where l.member_id = m.id and l.kind = 'paid') as payments,
       (select count(*)::int from local_payment_objects o where o.kind = 'payment_intent'
         and o.object->'metadata'->>'member' = m.id::text) as taken
     from members m`,
  );
  for (const { id, days, payments, taken } of rows) {
    // What the provider took is in the ledger, and what is in the ledger is premium.
    expect({ id, payments, days }).toEqual({ id, payments: taken, days: taken * 30 });
    if (paid.has(id)) expect(taken).toBe(1);
  }
  expect(paid.size).toBeGreaterThanOrEqual(20);
  await server.stop();
}, 240_000);
