import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBuyer, CARD, orderOf, providerOf } from "#features/billing/test-billing.ts";
import { histories, modelOf, type Step } from "#features/billing/webhook/histories.ts";
import { receive, workOff } from "#features/billing/webhook/inbox.ts";
import { reconcile, settle } from "#features/billing/webhook/settle.ts";
import type { Kind, LocalObject, ObjectOf } from "#platform/payments/local/objects.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** Histories that are walked; more by hand (`BILLING_HISTORIES=1000`). */
const RUNS = Number(process.env["BILLING_HISTORIES"] ?? 12);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const objects = async () =>
  (
    await server.platform.db.rawQuery<{ object: LocalObject }>(
      "select object from local_payment_objects order by nth",
    )
  ).rows.map(({ object }) => object);
const premiumOf = async (person: Person) =>
  (
    await server.platform.db.rawQuery<{ until: Date | null }>(
      "select premium_until as until from members where id = $1",
      [person.id],
    )
  ).rows[0]?.until ?? null;

describe("what arrives", () => {
  const send = (
    payload: string,
    { secret = server.platform.payments.secrets[0] ?? "", timestamp = Date.now() / 1000 } = {},
  ) => {
    const { webhooks } = server.platform.payments.stripe();
    const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(timestamp) });
    return fetch(`${server.url}/api/billing/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": header },
      body: payload,
    });
  };
  const event = (more: object = {}) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: "event",
      type: "payment_intent.succeeded",
      livemode: false,
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: "pi_test_nothing" } },
      ...more,
    });
  const stored = async () =>
    Number((await server.platform.db.rawQuery("select count(*) as n from billing_events")).rows[0]?.["n"]);

  test("is taken once, however often it comes", async () => {
    const before = await stored();
    const payload = event();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(payload)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await stored()).toBe(before + 1);
  });

  test.each([
    ["forged", { secret: "whsec_somebodyelse" }],
    ["stale", { timestamp: Date.now() / 1000 - 400 }],
    ["from the future", { timestamp: Date.now() / 1000 + 400 }],
  ])("%s is refused and changes nothing", async (_what, how) => {
    const before = await stored();
    expect((await send(event(), how)).status).toBe(400);
    expect(await stored()).toBe(before);
  });

  test("without a signature, too large, or no JSON is refused", async () => {
    const url = `${server.url}/api/billing/webhook`;
    const headers = { "content-type": "application/json" };
    expect((await fetch(url, { method: "POST", headers, body: event() })).status).toBe(400);
    expect((await send(event({ more: "x".repeat(600_000) }))).status).toBe(413);
    expect((await send("kein JSON")).status).toBe(400);
  });

  test("of the other kind of money is answered and left alone", async () => {
    const before = await stored();
    expect((await send(event({ livemode: true }))).status).toBe(200);
    expect(await stored()).toBe(before);
  });

  test("and cannot be worked off waits, and goes through later", async () => {
    const { platform } = server;
    const payload = event({ data: { object: { id: "re_test_missing" } } });
    await receive(platform, Buffer.from(payload), headerOf(payload));
    await workOff(platform);
    const { rows } = await platform.db.rawQuery(
      "select tries, done_at from billing_events where object_id = 're_test_missing'",
    );
    expect(rows).toEqual([{ tries: 1, done_at: null }]);
  });
  const headerOf = (payload: string) =>
    server.platform.payments
      .stripe()
      .webhooks.generateTestHeaderString({ payload, secret: server.platform.payments.secrets[0] ?? "" });
});

/** One history is lived through, with its events lost, doubled and late; then what the provider remembers is fetched. */
async function live(
  person: Person,
  steps: readonly Step[],
  deliveries: readonly { copies: number; late: number }[],
) {
  const { platform } = server;
  const provider = providerOf(server);
  const stripe = platform.payments.stripe();
  let clock = Math.floor(Date.now() / 1000) - 400 * 86_400;
  provider.now = () => clock;
  const seen = new Set((await objects()).map(({ id }) => id));
  const queue: { due: number; object: string }[] = [];
  const mine = async <K extends Kind>(kind: K): Promise<ObjectOf<K>[]> =>
    (await objects()).filter((one): one is ObjectOf<K> => one.object === kind && !known.has(one.id));
  const known = new Set(seen);
  let nth = 0;
  const take = async (turn: number) => {
    for (const one of await objects()) {
      if (one.object !== "event" || seen.has(one.id)) continue;
      seen.add(one.id);
      const { copies, late } = deliveries[nth++ % deliveries.length] ?? { copies: 1, late: 0 };
      for (let copy = 0; copy < copies; copy++)
        queue.push({ due: turn + late + copy, object: one.data.object.id });
    }
    const due = queue.filter((one) => one.due <= turn).reverse();
    queue.splice(0, queue.length, ...queue.filter((one) => one.due > turn));
    for (const { object } of due) await settle(platform, object);
    return due.length;
  };
  const act = async (step: Step) => {
    if (step.do === "buy") {
      if (step.plan === "monthly")
        for (const one of await mine("subscription")) if (one.status === "active") return;
      await provider.pay(await orderOf(person, step.plan), CARD);
      return;
    }
    const of = async <K extends Kind>(kind: K) => {
      const all = await mine(kind);
      return all[step.pick % Math.max(all.length, 1)];
    };
    if (step.do === "renew") return provider.renew((await of("subscription"))?.id ?? "");
    if (step.do === "end") {
      const subscription = await of("subscription");
      if (subscription?.status === "active") await stripe.subscriptions.cancel(subscription.id);
      return;
    }
    if (step.do === "won" || step.do === "lost") {
      const dispute = await of("dispute");
      if (dispute?.status === "needs_response") await provider.decide(dispute.id, step.do);
      return;
    }
    const intent = await of("payment_intent");
    if (!intent) return;
    if (step.do === "dispute") {
      if (!(await mine("dispute")).some(({ payment_intent }) => payment_intent === intent.id))
        await provider.dispute(intent.id);
      return;
    }
    const amount = step.do === "part" ? { amount: 500 } : {};
    // What was given back already can't be given back again.
    await stripe.refunds.create({ payment_intent: intent.id, ...amount }).catch(() => undefined);
  };
  let turn = 0;
  let delivered = 0;
  for (const step of steps) {
    clock += step.days * 86_400;
    await act(step);
    turn++;
    delivered += await take(turn);
  }
  delivered += await take(Number.MAX_SAFE_INTEGER);
  delivered += await reconcile(platform, new Date(0));
  return delivered;
}

test(
  "however events are lost, doubled and late, what one may use is the provider's truth",
  async () => {
    let delivered = 0;
    await fc.assert(
      fc.asyncProperty(histories, async ({ steps, deliveries }) => {
        const person = await aBuyer(server);
        delivered += await live(person, steps, deliveries);
        expect(await premiumOf(person)).toEqual(modelOf(await objects(), person.id));
        // Nothing twice: one row a source and kind, and what is owed adds up.
        const { rows } = await server.platform.db.rawQuery<{ paid: number; back: number; papers: number }>(
          `select coalesce(sum(cents) filter (where kind = 'paid'), 0)::int as paid,
             coalesce(sum(cents) filter (where kind = 'refunded'), 0)::int as back,
             (select coalesce(sum(cents), 0)::int from billing_documents where member_id = $1) as papers
           from billing_ledger where member_id = $1`,
          [person.id],
        );
        expect((rows[0]?.paid ?? 0) + (rows[0]?.back ?? 0)).toBe(rows[0]?.papers);
        await server.platform.db.rawQuery("delete from local_payment_objects");
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(delivered).toBeGreaterThan(RUNS);
    // Prints the counts of a long run.
    if (process.env["BILLING_HISTORIES"]) console.info(`${RUNS} histories, ${delivered} deliveries`);
  },
  RUNS * 30_000,
);
