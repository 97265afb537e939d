import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseDue } from "#features/accounts/status/deletion.ts";
import { compareEntitlements } from "#features/billing/jobs.ts";
import {
  aBuyer,
  buy,
  CARD,
  orderOf,
  paymentOf,
  providerOf,
  settleAll,
} from "#features/billing/test-billing.ts";
import { notifyOfExpiry } from "#features/billing/testversion/testversion.ts";
import { aMember } from "#testing/builders.ts";
import { mailsTo, mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const daysFromNow = (iso: string | null) => Math.round((Date.parse(iso ?? "") - Date.now()) / DAY);

describe("buying", () => {
  test("a pass makes premium live as soon as the provider's event has come, in every open tab", async () => {
    const anna = await aBuyer(server);
    const stream = await Stream.open(anna);
    await providerOf(server).pay(await orderOf(anna, "30d"), CARD);
    const { data } = await stream.next(({ kind }) => kind === "entitlement_changed");
    expect(data).toMatchObject({ plan: "premium", premium: true });
    const status = await anna.must("GET /api/billing/status");
    expect(status).toMatchObject({ plan: "premium", payments: "local", subscription: null });
    expect(daysFromNow(status.premium_until)).toBe(30);
    expect(await anna.must("GET /api/me")).toMatchObject({ plan: "premium", premium: true });
    const mail = await mailTo(server, anna.email, "Testkauf");
    expect(mail.match(/application\/pdf/g)?.length).toBeGreaterThanOrEqual(3);
    stream.close();
  });

  test("a second pass is put behind the first", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "30d");
    await buy(server, anna, "30d");
    const { premium_until } = await anna.must("GET /api/billing/premium-until");
    expect(daysFromNow(premium_until)).toBe(60);
  });

  test("pressing twice leads to one checkout", async () => {
    const anna = await aBuyer(server);
    const body = { plan: "6m", client_id: randomUUID() } as const;
    const presses = Array.from({ length: 8 }, () => anna.must("POST /api/billing/link", { body }));
    expect(new Set((await Promise.all(presses)).map(({ url }) => url)).size).toBe(1);
  });

  test("leads back to the page that was wanted, whether it is paid or called off", async () => {
    const anna = await aBuyer(server);
    const body = { plan: "30d", return_to: "/dashboard/ai?x=1" } as const;
    const { url } = await anna.must("POST /api/billing/link", { body });
    const session = await providerOf(server).session(url.split("/").at(-1) ?? "");
    expect(new URL(session?.success_url ?? "").searchParams.get("to")).toBe("/dashboard/ai?x=1");
    expect(new URL(session?.cancel_url ?? "").searchParams.get("to")).toBe("/dashboard/ai?x=1");
  });

  test.each(["https://evil.test/", "//evil.test/", "/dashboard//evil.test", "/login"])(
    "refuses to lead to %s",
    async (return_to) => {
      const anna = await aBuyer(server);
      const answer = await anna.call("POST /api/billing/link", { body: { plan: "30d", return_to } });
      expect([answer.status, answer.error.error]).toEqual([400, "invalid_input"]);
    },
  );

  test("wants a confirmed address, the age, and one subscription at a time", async () => {
    const young = await aBuyer(server, { age: 15 });
    const unconfirmed = await aMember(server);
    const body = { plan: "30d" } as const;
    expect((await young.call("POST /api/billing/link", { body })).error.error).toBe("too_young");
    expect((await unconfirmed.call("POST /api/billing/link", { body })).error.error).toBe(
      "email_unconfirmed",
    );
    const berta = await aBuyer(server);
    await buy(server, berta, "monthly");
    const again = await berta.call("POST /api/billing/checkout", { body: { plan: "monthly" } });
    expect(again.error.error).toBe("subscription_runs");
  });

  test("a refused card buys nothing", async () => {
    const anna = await aBuyer(server);
    expect(await providerOf(server).pay(await orderOf(anna, "30d"), "4000000000000002")).toBe(
      "card_declined",
    );
    await settleAll(server);
    expect((await anna.must("GET /api/billing/purchases")).items).toEqual([]);
  });
});

describe("money that goes back", () => {
  test("takes the entitlement along, in full only", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "30d");
    const payment = await paymentOf(server, anna);
    const stripe = server.platform.payments.stripe();
    await stripe.refunds.create({ payment_intent: payment, amount: 500 });
    await soon(async () =>
      expect((await anna.must("GET /api/billing/purchases")).items).toMatchObject([
        { state: "partly_refunded", refunded_cents: 500 },
      ]),
    );
    expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "premium" });
    await stripe.refunds.create({ payment_intent: payment });
    await soon(async () =>
      expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free", premium: false }),
    );
    expect((await anna.must("GET /api/billing/purchases")).items).toMatchObject([
      {
        state: "refunded",
        documents: [{ kind: "invoice" }, { kind: "credit_note" }, { kind: "credit_note" }],
      },
    ]);
  });

  test("a dispute suspends what it is about, and a won one gives it back", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "30d");
    const first = await paymentOf(server, anna);
    await buy(server, anna, "30d");
    await buy(server, anna, "6m");
    const before = (await anna.must("GET /api/billing/status")).premium_until;
    const dispute = await providerOf(server).dispute(first);
    const until = async () => (await anna.must("GET /api/billing/status")).premium_until;
    await soon(async () => expect(await until()).not.toBe(before));
    expect(daysFromNow(before) - daysFromNow(await until())).toBeGreaterThanOrEqual(29);
    await providerOf(server).decide(dispute?.id ?? "", "won");
    await soon(async () => expect(await until()).toBe(before));
  });

  test("one withdraws with one press, within two weeks and once", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "6m");
    const params = { order };
    await anna.must("POST /api/billing/orders/{order}/withdrawal", { params });
    await soon(async () => expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" }));
    expect((await anna.must("GET /api/billing/purchases")).items).toMatchObject([
      { state: "refunded", refunded_cents: 9_999, withdrawable_until: null },
    ]);
    const again = await anna.call("POST /api/billing/orders/{order}/withdrawal", { params });
    expect(again.error.error).toBe("withdrawal_over");
    expect(await mailTo(server, anna.email, "Widerruf")).toContain(order);
  });

  test("one withdraws without signing in: with order and address at once, else a person looks", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "30d");
    const guest = await aMember(server);
    const declaration = { name: "Anna", email: anna.email, text: "", language: "de" } as const;
    const unknown = await guest.must("POST /api/billing/withdrawals", {
      body: { ...declaration, number: "B-2026-NIEMALS2" },
    });
    const known = await guest.must("POST /api/billing/withdrawals", {
      body: { ...declaration, number: order },
    });
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    await soon(async () => expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" }));
    const { rows } = await server.platform.db.rawQuery("select why from billing_reviews where about = $1", [
      unknown.number,
    ]);
    expect(rows).toEqual([{ why: "no_match" }]);
  });
});

describe("a subscription", () => {
  test("renews, is cancelled with one press and kept with another, and ends", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "monthly");
    const running = await anna.must("GET /api/billing/status");
    expect(running.subscription).toMatchObject({ renews: true });
    const cancelled = await anna.must("POST /api/billing/subscription/cancellation");
    expect(cancelled).toMatchObject({ renews: false });
    expect(await mailTo(server, anna.email, "gekündigt")).toContain("Premium hast du bis zum");
    expect(await anna.must("DELETE /api/billing/subscription/cancellation")).toMatchObject({ renews: true });
    const { rows } = await server.platform.db.rawQuery<{ id: string }>(
      "select id from billing_subscriptions where member_id = $1",
      [anna.id],
    );
    await providerOf(server).renew(rows[0]?.id ?? "");
    await soon(async () => expect((await anna.must("GET /api/billing/purchases")).items).toHaveLength(2));
    await jobsDone(server);
    const later = await anna.must("GET /api/billing/status");
    expect(daysFromNow(later.premium_until)).toBeGreaterThan(daysFromNow(running.premium_until) + 27);
  });

  test("has one checkout at a time, which the next one closes", async () => {
    const anna = await aBuyer(server);
    const first = await orderOf(anna, "monthly");
    const second = await orderOf(anna, "monthly");
    expect(await providerOf(server).pay(first, CARD)).toBe("expired");
    expect(await providerOf(server).pay(second, CARD)).toBe("paid");
    // Nothing has come of it yet, and still there is no other one.
    const again = await anna.call("POST /api/billing/checkout", { body: { plan: "monthly" } });
    expect(again.error.error).toBe("subscription_runs");
  });

  test("paid twice, as by two windows, is charged again once; the second month counts, and can be withdrawn from alone", async () => {
    const anna = await aBuyer(server);
    const first = await orderOf(anna, "monthly");
    const second = await orderOf(anna, "monthly");
    const { db } = server.platform;
    const reopen = `update local_payment_objects set object = jsonb_set(object, '{status}', '"open"') where id = $1`;
    await db.rawQuery(reopen, [first]);
    for (const session of [first, second]) expect(await providerOf(server).pay(session, CARD)).toBe("paid");
    await settleAll(server);
    await jobsDone(server);
    const renewing = async () => {
      const { rows } = await db.rawQuery<{ ending: boolean; active: boolean }>(
        `select (object->>'cancel_at_period_end')::boolean as ending, object->>'status' = 'active' as active from local_payment_objects
         where kind = 'subscription' and object->'metadata'->>'member' = $1 order by nth`,
        [anna.id],
      );
      return rows.map(({ ending, active }) => {
        if (!active) return "over";
        return ending ? "ends" : "renews";
      });
    };
    expect(await renewing()).toEqual(["renews", "ends"]);
    const status = await anna.must("GET /api/billing/status");
    expect(status.subscription).toMatchObject({ renews: true });
    expect(daysFromNow(status.premium_until)).toBeGreaterThan(57);
    const { rows } = await db.rawQuery<{ order: string }>(
      `select found->>'order' as order from billing_reviews where why = 'second_subscription'`,
    );
    expect(rows).toHaveLength(1);
    await anna.must("POST /api/billing/orders/{order}/withdrawal", {
      params: { order: rows[0]?.order ?? "" },
    });
    await soon(async () => expect(await renewing()).toEqual(["renews", "over"]));

    for (let press = 0; press < 3; press++)
      expect(await anna.must("POST /api/billing/subscription/cancellation")).toMatchObject({ renews: false });
    expect(await renewing()).toEqual(["ends", "over"]);
    await jobsDone(server);
    expect(
      mailsTo(server, anna.email).filter((mail) => mail.includes("Premium hast du bis zum")),
    ).toHaveLength(1);
  });

  test("ends by a declaration without signing in", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "monthly");
    const body = { name: "Anna", email: anna.email, number: order, language: "de" } as const;
    await anna.must("POST /api/billing/cancellations", { body });
    await soon(async () =>
      expect((await anna.must("GET /api/billing/status")).subscription).toMatchObject({ renews: false }),
    );
    expect(await mailTo(server, anna.email, "Deine Kündigung")).toContain("Dein Vertrag endet am");
  });
});

/** A member with a confirmed address. */
async function aConfirmed(at: TestServer): Promise<Person> {
  const person = await aMember(at);
  await at.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [person.id]);
  return person;
}

describe("the test version", () => {
  test("opens the premium tools once an account", async () => {
    const anna = await aConfirmed(server);
    expect(await anna.must("GET /api/test-version")).toMatchObject({ testversion_eingeloest: false });
    const presses = Array.from({ length: 6 }, () => anna.call("POST /api/test-version/start"));
    const answers = await Promise.all(presses);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({ error: "test_version_used" });
    expect(await anna.must("GET /api/test-version")).toMatchObject({ active: true, duration_days: 7 });
    expect(await anna.must("GET /api/billing/plan")).toEqual({ plan: "test", premium: true });
  });

  test("ends by itself, and is not there a second time", async () => {
    const anna = await aConfirmed(server);
    await anna.must("POST /api/test-version/start");
    const { db } = server.platform;
    // The clock is moved by what it is compared with.
    await db.rawQuery("update members set test_until = now() - interval '1 second' where id = $1", [anna.id]);
    await db.rawQuery("update test_versions set ends_at = now() - interval '1 second' where member_id = $1", [
      anna.id,
    ]);
    expect(await anna.must("GET /api/billing/plan")).toEqual({ plan: "free", premium: false });
    expect(await anna.must("GET /api/test-version")).toMatchObject({
      testversion_eingeloest: true,
      active: false,
    });
    expect((await anna.call("POST /api/test-version/start")).error.error).toBe("test_version_used");
  });
});

test("papers are there in every script", async () => {
  for (const language of ["de", "ar", "hi", "zh", "ru"] as const) {
    const anna = await aBuyer(server, { language });
    const { documents } = await buy(server, anna, "30d");
    const params = { id: documents[0]?.id ?? "" };
    const pdf = await anna.must("GET /api/billing/documents/{id}", { params });
    expect(pdf.size).toBeGreaterThan(5_000);
  }
});

test("premium that is not what the ledger says is put right by night", async () => {
  const anna = await aBuyer(server);
  await buy(server, anna, "30d");
  await server.platform.db.rawQuery("update members set premium_until = null where id = $1", [anna.id]);
  expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" });
  await compareEntitlements(server.platform);
  expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "premium" });
});

describe("an end that comes", () => {
  test("is announced three days and one day before, once each, by notification and by mail", async () => {
    const anna = await aMember(server);
    const { db } = server.platform;
    const notices = async () =>
      (await anna.must("GET /api/notifications")).items.map(({ payload }) => payload.plan);
    const endsIn = (hours: number) =>
      db.rawQuery("update members set test_until = $2 where id = $1", [
        anna.id,
        new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000),
      ]);
    await endsIn(60);
    await notifyOfExpiry(server.platform);
    await notifyOfExpiry(server.platform);
    await jobsDone(server);
    expect(await notices()).toEqual(["test"]);
    expect(await mailTo(server, anna.email, "Deine Testversion endet")).toContain("verlängert sich nicht");
    await endsIn(20);
    await notifyOfExpiry(server.platform);
    await jobsDone(server);
    expect(await notices()).toEqual(["test", "test"]);
  });

  test("is not told of a subscription that renews", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "monthly");
    await server.platform.db.rawQuery(
      "update members set premium_until = now() + interval '2 days' where id = $1",
      [anna.id],
    );
    await notifyOfExpiry(server.platform);
    await jobsDone(server);
    expect((await anna.must("GET /api/notifications")).items).toEqual([]);
  });
});

test("an erased member's subscription ends, and what the law keeps stays", async () => {
  const anna = await aBuyer(server);
  await buy(server, anna, "monthly");
  const { db } = server.platform;
  await db.rawQuery("update members set deletion_due_at = now() - interval '1 minute' where id = $1", [
    anna.id,
  ]);
  await eraseDue(server.platform);
  await jobsDone(server);
  const { rows } = await db.rawQuery<{ object: { status: string } }>(
    "select object from local_payment_objects where kind = 'subscription' and object->'metadata'->>'member' = $1",
    [anna.id],
  );
  expect(rows.map(({ object }) => object.status)).toEqual(["canceled"]);
  const kept = await db.rawQuery("select kind from billing_ledger where member_id = $1", [anna.id]);
  expect(kept.rows).toEqual([{ kind: "paid" }]);
});

test("the ledger refuses to be changed", async () => {
  const { db } = server.platform;
  for (const sql of [
    "update billing_ledger set cents = 1",
    "delete from billing_ledger",
    "truncate billing_ledger",
  ])
    await expect(db.rawQuery(sql)).rejects.toThrow("append-only");
});
