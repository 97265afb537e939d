import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginWaiting } from "#features/billing/jobs.ts";
import { followEndings } from "#features/billing/rights/ending.ts";
import {
  aBuyer,
  buy,
  CARD,
  orderOf,
  paymentOf,
  providerOf,
  settleAll,
} from "#features/billing/test-billing.ts";
import { aGuest, aMember } from "#testing/builders.ts";
import { mailsTo, mailTo } from "#testing/mailbox.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  admin = await aMember(server);
  await giveLevel(server, admin, 5);
});
afterAll(() => server.stop());

const german = (iso: string | Date) =>
  new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(new Date(iso));
/** A calendar day in Berlin, some days from now. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(Date.now() + days * 86_400_000);
const declarationOf = (person: Person, number = "") =>
  ({ name: "Anna Beispiel", email: person.email, number, language: "de" }) as const;
type Wishes = { text?: string; end?: string; kind?: "ordinary" | "for_cause" };
const cancel = (body: ReturnType<typeof declarationOf> & Wishes) =>
  aGuest(server).must("POST /api/billing/cancellations", { body });
const subscriptionOf = async (person: Person) => (await person.must("GET /api/billing/status")).subscription;
const openCases = async () => (await admin.must("GET /api/admin/billing/reviews")).items;
const caseOf = async (declaration: string) => {
  const found = (await openCases()).find((one) => one.declaration === declaration);
  if (!found) throw new Error("a person has to decide it");
  return found;
};
/** Moves everything that was paid into the past. */
const age = (person: Person, days: number) =>
  server.platform.db.transaction(async (tx) => {
    await tx.rawQuery("alter table billing_ledger disable trigger all");
    await tx.rawQuery("update billing_ledger set at = at - make_interval(days => $2) where member_id = $1", [
      person.id,
      days,
    ]);
    await tx.rawQuery("alter table billing_ledger enable trigger all");
  });

describe("an ordinary cancellation", () => {
  test("with a reason ends the subscription with the paid month, and the mail says that day", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "monthly");
    const before = await subscriptionOf(anna);
    await cancel({ ...declarationOf(anna, order), text: "Ich brauche es nicht mehr." });
    expect(await subscriptionOf(anna)).toEqual({ renews: false, until: before?.until });
    const mail = await mailTo(server, anna.email, "Dein Vertrag endet am");
    expect(mail).toContain(`Dein Vertrag endet am ${german(before?.until ?? "")}.`);
    expect(mail).toContain("Ich brauche es nicht mehr.");
    await jobsDone(server);
    await settleAll(server);
    expect(await subscriptionOf(anna)).toEqual({ renews: false, until: before?.until });
  });

  test("wished within the paid month or in the past ends with the paid month", async () => {
    for (const end of [dayFromNow(3), "2020-01-01"]) {
      const anna = await aBuyer(server);
      const { order } = await buy(server, anna, "monthly");
      const before = await subscriptionOf(anna);
      await cancel({ ...declarationOf(anna, order), end });
      expect(await subscriptionOf(anna)).toEqual({ renews: false, until: before?.until });
    }
  });

  test("wished later ends with that day: it renews until then, and the rest of the last month goes back", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "monthly");
    const before = await subscriptionOf(anna);
    const end = dayFromNow(45);
    await cancel({ ...declarationOf(anna, order), end });
    const now = await subscriptionOf(anna);
    expect(now?.renews).toBe(false);
    expect(german(new Date(Date.parse(now?.until ?? "") - 1))).toBe(german(`${end}T12:00:00Z`));
    const mail = await mailTo(server, anna.email, "wie du es wolltest");
    expect(mail).toContain(german(`${end}T12:00:00Z`));
    await jobsDone(server);

    const { rows } = await server.platform.db.rawQuery<{ id: string }>(
      "select id from billing_subscriptions where member_id = $1",
      [anna.id],
    );
    const id = rows[0]?.id ?? "";
    const provider = providerOf(server);
    const real = provider.now;
    provider.now = () => Math.floor(Date.parse(before?.until ?? "") / 1000) + 60;
    await provider.renew(id);
    provider.now = real;
    await settleAll(server);
    await followEndings(server.platform);
    const object = await server.platform.db.rawQuery<{ ending: boolean }>(
      "select (object->>'cancel_at_period_end')::boolean as ending from local_payment_objects where id = $1",
      [id],
    );
    expect(object.rows).toEqual([{ ending: true }]);
    const [last, first] = (await anna.must("GET /api/billing/purchases")).items;
    expect(first?.refunded_cents).toBe(0);
    // About half of the second month is after the wished day.
    expect(last?.refunded_cents).toBeGreaterThan(700);
    expect(last?.refunded_cents).toBeLessThan(1_300);
    expect(last?.documents.map(({ kind }) => kind)).toEqual(["invoice", "credit_note"]);
    expect((await subscriptionOf(anna))?.until).toBe(now?.until);
    const status = await anna.must("GET /api/billing/status");
    expect(Math.abs(Date.parse(status.premium_until ?? "") - Date.parse(now?.until ?? ""))).toBeLessThan(
      60_000,
    );
    await followEndings(server.platform);
    expect((await anna.must("GET /api/billing/purchases")).items[0]?.refunded_cents).toBe(
      last?.refunded_cents,
    );
  });

  test("without a number ends the one subscription of the address, and does not repeat what was written", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "monthly");
    await cancel({ ...declarationOf(anna), text: "https://phishing.example.test" });
    expect(await subscriptionOf(anna)).toMatchObject({ renews: false });
    const mail = await mailTo(server, anna.email, "Dein Vertrag endet am");
    expect(mail).not.toContain("phishing");
    expect(mail).not.toContain("Anna Beispiel");
    expect(mail).toContain("in ein Formular");
  });

  test("with an invoice number counts as one with the order's number", async () => {
    const anna = await aBuyer(server);
    const { number } = await buy(server, anna, "monthly");
    expect(number).toMatch(/RE-/);
    await cancel(declarationOf(anna, ` ${number.toLowerCase()} `));
    expect(await subscriptionOf(anna)).toMatchObject({ renews: false });
  });

  test("with the number of a pass leaves the subscription alone and says when the pass ends", async () => {
    const anna = await aBuyer(server);
    const pass = await buy(server, anna, "30d");
    await age(anna, 2);
    await buy(server, anna, "monthly");
    await cancel(declarationOf(anna, pass.order));
    expect(await subscriptionOf(anna)).toMatchObject({ renews: true });
    const mail = await mailTo(server, anna.email, "von selbst");
    expect(mail).toContain(german(new Date(Date.parse(pass.paid_at) + 28 * 86_400_000)));
  });

  test("can be taken back, also one for a later day; an end that is stored is not moved by a later wish", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "monthly");
    const before = await subscriptionOf(anna);
    await cancel({ ...declarationOf(anna, order), end: dayFromNow(70) });
    expect(await subscriptionOf(anna)).toMatchObject({ renews: false });
    await anna.must("DELETE /api/billing/subscription/cancellation");
    expect(await subscriptionOf(anna)).toEqual(before);
    await cancel(declarationOf(anna, order));
    await cancel({ ...declarationOf(anna, order), end: dayFromNow(70) });
    expect(await subscriptionOf(anna)).toEqual({ renews: false, until: before?.until });
    await jobsDone(server);
    await anna.must("DELETE /api/billing/subscription/cancellation");
    await settleAll(server);
    expect(await subscriptionOf(anna)).toEqual(before);
  });
});

describe("a termination for cause", () => {
  test("ends access and renewal on receipt; a person decides about the money, as the mail says", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "monthly");
    const receipt = await cancel({
      ...declarationOf(anna, order),
      kind: "for_cause",
      text: "Ihr habt mich belogen.",
    });
    await soon(async () => expect(await subscriptionOf(anna)).toBeNull());
    expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" });
    expect((await anna.must("GET /api/billing/purchases")).items).toMatchObject([{ refunded_cents: 0 }]);
    const mail = await mailTo(server, anna.email, "entscheidet ein Mensch");
    const found = await caseOf(receipt.number);
    expect(found).toMatchObject({
      why: "for_cause",
      member_id: anna.id,
      payment: await paymentOf(server, anna),
    });
    expect(mail).toContain(german(new Date(Date.parse(found.due_at ?? "") - 1)));
  });

  test("ends a pass on the wished day, and what was bought behind it moves up", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "30d");
    const end = dayFromNow(10);
    await cancel({ ...declarationOf(anna, order), kind: "for_cause", text: "Grund.", end });
    const { premium_until } = await anna.must("GET /api/billing/premium-until");
    expect(german(new Date(Date.parse(premium_until ?? "") - 1))).toBe(german(`${end}T12:00:00Z`));
  });
});

describe("a withdrawal", () => {
  test("without a number is carried out where just one purchase can be withdrawn from", async () => {
    const anna = await aBuyer(server);
    await buy(server, anna, "30d");
    await aGuest(server).must("POST /api/billing/withdrawals", { body: declarationOf(anna) });
    await soon(async () =>
      expect((await anna.must("GET /api/billing/purchases")).items).toMatchObject([{ state: "refunded" }]),
    );
    expect(await mailTo(server, anna.email, "zahlen dir")).toContain("19,99");

    const berta = await aBuyer(server);
    await buy(server, berta, "30d");
    await buy(server, berta, "6m");
    const receipt = await aGuest(server).must("POST /api/billing/withdrawals", {
      body: declarationOf(berta),
    });
    expect(await caseOf(receipt.number)).toMatchObject({ why: "no_match" });
    await mailTo(server, berta.email, "Ein Mensch sieht sich");
  });

  test("with an invoice number is carried out at once", async () => {
    const anna = await aBuyer(server);
    const { number } = await buy(server, anna, "6m");
    await aGuest(server).must("POST /api/billing/withdrawals", { body: declarationOf(anna, number) });
    await soon(async () => expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" }));
  });

  test("that comes too late goes to a person, and the mail promises no money", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "30d");
    await age(anna, 20);
    const receipt = await aGuest(server).must("POST /api/billing/withdrawals", {
      body: declarationOf(anna, order),
    });
    expect(await caseOf(receipt.number)).toMatchObject({ why: "too_late" });
    await jobsDone(server);
    expect(mailsTo(server, anna.email).join()).not.toContain("zahlen dir");
  });
});

describe("the mail of a declaration", () => {
  test("to an address that does not belong to the order repeats nothing and says why it came", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "30d");
    const body = {
      name: "Gewinn!\nhttps://evil.example.test",
      email: "victim@example.test",
      number: order,
      text: "Klick https://evil.example.test",
      language: "de" as const,
    };
    await aGuest(server).must("POST /api/billing/withdrawals", { body });
    await aGuest(server).must("POST /api/billing/cancellations", { body });
    await jobsDone(server);
    const mails = mailsTo(server, "victim@example.test");
    expect(mails).toHaveLength(2);
    expect(mails.join()).not.toContain("evil");
    expect(mails.join()).not.toContain("ein Konto bei");
    expect(mails.join()).toContain("in ein Formular");
  });
});

describe("a case", () => {
  test("is opened, matched, refunded, ended, answered and closed from one page, each with a line in the log", async () => {
    const anna = await aBuyer(server);
    const { order } = await buy(server, anna, "monthly");
    const receipt = await aGuest(server).must("POST /api/billing/withdrawals", {
      body: {
        ...declarationOf(anna, "B-2020-FALSCH"),
        email: "other@example.test",
        text: "Bitte Geld zurück.",
      },
    });
    const { id, due_at } = await caseOf(receipt.number);
    expect(Date.parse(due_at ?? "") - Date.parse(receipt.received_at)).toBeGreaterThan(13 * 86_400_000);
    const params = { id };
    const opened = await admin.must("POST /api/admin/billing/reviews/{id}/declaration", { params });
    expect(opened).toMatchObject({
      name: "Anna Beispiel",
      email: "other@example.test",
      order: "B-2020-FALSCH",
      text: "Bitte Geld zurück.",
      kind: "withdrawal",
      member_id: null,
    });
    const unknown = await admin.call("POST /api/admin/billing/reviews/{id}/match", {
      params,
      body: { number: "B-0" },
    });
    expect(unknown.error.error).toBe("nothing_matches");
    const matched = await admin.must("POST /api/admin/billing/reviews/{id}/match", {
      params,
      body: { number: order },
    });
    const payment = matched.payment ?? "";
    expect(matched).toMatchObject({ member_id: anna.id, payment: await paymentOf(server, anna) });

    const part = await admin.must("POST /api/admin/billing/payments/{payment}/refund", {
      params: { payment },
      body: { cents: 500, reason: "Kulanz", client_id: crypto.randomUUID() },
    });
    expect(part.purchases[0]).toMatchObject({ refunded_cents: 500, state: "partly_refunded" });
    const much = await admin.call("POST /api/admin/billing/payments/{payment}/refund", {
      params: { payment },
      body: { cents: 1_500, reason: "Kulanz", client_id: crypto.randomUUID() },
    });
    expect(much.error.error).toBe("nothing_to_refund");
    const ended = await admin.must("POST /api/admin/billing/orders/{order}/end", {
      params: { order },
      body: { when: "now", reason: "Widerruf" },
    });
    expect(ended.subscriptions).toMatchObject([{ active: false, renews: false, order }]);
    expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" });
    const rest = await admin.must("POST /api/admin/billing/payments/{payment}/refund", {
      params: { payment },
      body: { reason: "Widerruf", client_id: crypto.randomUUID() },
    });
    expect(rest.purchases[0]).toMatchObject({ refunded_cents: 1_999, state: "refunded" });
    expect(rest.purchases[0]?.documents).toHaveLength(3);

    await admin.must("POST /api/admin/billing/reviews/{id}/answer", {
      params,
      body: { text: "Das Geld ist unterwegs." },
    });
    expect(await mailTo(server, "other@example.test", "Das Geld ist unterwegs.")).toContain(receipt.number);
    await admin.must("POST /api/admin/billing/reviews/{id}/resolution", {
      params,
      body: { note: "Erledigt." },
    });
    const { items } = await admin.must("GET /api/admin/audit", { query: { limit: 10 } });
    expect(items.slice(0, 7).map(({ action }) => action)).toEqual([
      "billing.resolved",
      "billing.answered",
      "billing.refunded",
      "billing.ended",
      "billing.refunded",
      "billing.matched",
      "billing.declaration_opened",
    ]);
    expect(JSON.stringify(items)).not.toContain("other@example.test");
  });

  test("of a second subscription has the payment that can be refunded", async () => {
    const anna = await aBuyer(server);
    const first = await orderOf(anna, "monthly");
    const second = await orderOf(anna, "monthly");
    const { db } = server.platform;
    await db.rawQuery(
      `update local_payment_objects set object = jsonb_set(object, '{status}', '"open"') where id = $1`,
      [first],
    );
    for (const session of [first, second]) await providerOf(server).pay(session, CARD);
    await settleAll(server);
    await jobsDone(server);
    const found = (await openCases()).find(
      ({ why, member_id }) => why === "second_subscription" && member_id === anna.id,
    );
    expect(found?.payment).toMatch(/^pi_/);
    await admin.must("POST /api/admin/billing/reviews/{id}/resolution", {
      params: { id: found?.id ?? "" },
      body: { note: "Doppelt bezahlt.", refund: true },
    });
    const { items } = await anna.must("GET /api/billing/purchases");
    expect(items.map(({ state }) => state).sort()).toEqual(["paid", "refunded"]);
  });
});

describe("a refund in full", () => {
  const refund = (payment: string, client_id: string) =>
    admin.call("POST /api/admin/billing/payments/{payment}/refund", {
      params: { payment },
      body: { reason: "Kulanz", client_id },
    });
  const aPayment = async () => {
    const buyer = await aBuyer(server);
    await buy(server, buyer, "30d");
    return { buyer, payment: await paymentOf(server, buyer) };
  };

  test("that is sent again after its answer was lost is the same refund, with one line in the log", async () => {
    const { payment, buyer } = await aPayment();
    const key = crypto.randomUUID();
    for (let nth = 0; nth < 2; nth++) {
      const { status, body } = await refund(payment, key);
      expect([status, body.purchases[0]?.refunded_cents]).toEqual([200, 1_999]);
    }
    const { items } = await admin.must("GET /api/admin/audit", { query: { limit: 5 } });
    expect(
      items.filter(({ action, subject_id: id }) => action === "billing.refunded" && id === buyer.id),
    ).toHaveLength(1);
    expect((await refund(payment, crypto.randomUUID())).error.error).toBe("nothing_to_refund");
  });

  test("of a case whose payment went back already says so, and the case can be closed without it", async () => {
    const { payment, buyer } = await aPayment();
    const [purchase] = (await buyer.must("GET /api/billing/purchases")).items;
    await refund(payment, crypto.randomUUID());
    const receipt = await aGuest(server).must("POST /api/billing/withdrawals", {
      body: declarationOf(buyer, purchase?.order ?? ""),
    });
    const params = { id: (await caseOf(receipt.number)).id };
    await admin.must("POST /api/admin/billing/reviews/{id}/match", {
      params,
      body: { number: purchase?.order ?? "" },
    });
    const resolve = (again: boolean) =>
      admin.call("POST /api/admin/billing/reviews/{id}/resolution", {
        params,
        body: { refund: again, note: "Erledigt." },
      });
    expect((await resolve(true)).error).toMatchObject({ error: "nothing_to_refund" });
    expect((await resolve(false)).status).toBe(200);
  });

  test("of a payment that the bank claims back is refused by name, and a withdrawal waits for the bank", async () => {
    const { payment, buyer } = await aPayment();
    const [purchase] = (await buyer.must("GET /api/billing/purchases")).items;
    const dispute = await providerOf(server).dispute(payment);
    await settleAll(server);
    expect((await refund(payment, crypto.randomUUID())).error.error).toBe("payment_disputed");
    await aGuest(server).must("POST /api/billing/withdrawals", {
      body: declarationOf(buyer, purchase?.order ?? ""),
    });
    await jobsDone(server);
    const state = async () => (await buyer.must("GET /api/billing/purchases")).items[0]?.state;
    expect(await state()).toBe("disputed");
    await providerOf(server).decide(dispute?.id ?? "", "won");
    await settleAll(server);
    await jobsDone(server);
    expect(await state()).toBe("refunded");
  });
});

describe("premium without an immediate start", () => {
  test("begins after the withdrawal period, as the mail and the settings say", async () => {
    const anna = await aBuyer(server);
    const { url } = await anna.must("POST /api/billing/link", { body: { plan: "30d" } });
    await providerOf(server).pay(url.split("/").at(-1) ?? "", CARD);
    await settleAll(server);
    const status = await anna.must("GET /api/billing/status");
    expect(status).toMatchObject({ plan: "free", premium_until: null });
    expect(await mailTo(server, anna.email, "Premium beginnt am")).toContain(german(status.begins_at ?? ""));
    const [purchase] = (await anna.must("GET /api/billing/purchases")).items;
    expect(purchase?.begins_at).toBe(status.begins_at);
    expect(purchase?.withdrawable_until).toBe(status.begins_at);
    await age(anna, 20);
    await beginWaiting(server.platform);
    expect(await anna.must("GET /api/billing/status")).toMatchObject({ plan: "premium", begins_at: null });
  });

  test("is all there is after two withdrawals within a year", async () => {
    const anna = await aBuyer(server);
    for (let nth = 0; nth < 2; nth++) {
      const { order } = await buy(server, anna, "30d");
      const left = await anna.must("POST /api/billing/orders/{order}/withdrawal", { params: { order } });
      // Before the money went back as well.
      expect(left.withdrawable_until).toBeNull();
      await jobsDone(server);
    }
    expect(await anna.must("GET /api/billing/status")).toMatchObject({ may_start_at_once: false });
    await providerOf(server).pay(await orderOf(anna, "30d"), CARD);
    await settleAll(server);
    const status = await anna.must("GET /api/billing/status");
    expect(status.plan).toBe("free");
    expect(Date.parse(status.begins_at ?? "")).toBeGreaterThan(Date.now() + 13 * 86_400_000);
  });
});

test("monthly orders that are sent at the same moment leave one checkout that can be paid", async () => {
  const anna = await aBuyer(server);
  const sessions = await Promise.all(Array.from({ length: 5 }, () => orderOf(anna, "monthly")));
  const { rows } = await server.platform.db.rawQuery<{ id: string }>(
    `select id from local_payment_objects where id = any($1::text[]) and object->>'status' = 'open'`,
    [await sessionsOf(anna)],
  );
  expect(rows).toHaveLength(1);
  expect(sessions).toContain(rows[0]?.id);
});
async function sessionsOf(person: Person): Promise<string[]> {
  const { rows } = await server.platform.db.rawQuery<{ id: string }>(
    "select session_id as id from billing_orders where member_id = $1 and session_id is not null",
    [person.id],
  );
  return rows.map(({ id }) => id);
}

test("a disputed payment suspends premium with a mail and a notification", async () => {
  const anna = await aBuyer(server);
  await buy(server, anna, "30d");
  await providerOf(server).dispute(await paymentOf(server, anna));
  await settleAll(server);
  await jobsDone(server);
  expect(await anna.must("GET /api/billing/plan")).toMatchObject({ plan: "free" });
  await mailTo(server, anna.email, "angefochten");
  const { items } = await anna.must("GET /api/notifications");
  expect(items).toMatchObject([{ type: "premium_expiring", payload: { plan: "disputed" } }]);
});

test("an invoice carries its recipient, also after the order", async () => {
  const anna = await aBuyer(server);
  const recipient = {
    name: "Anna Beispiel",
    company: "Beispiel GmbH",
    address: "Musterweg 1\n10115 Berlin",
    vat_id: "de 123 456 789",
  };
  const { url } = await anna.must("POST /api/billing/link", {
    body: { plan: "30d", start_at_once: true, recipient },
  });
  await providerOf(server).pay(url.split("/").at(-1) ?? "", CARD);
  await settleAll(server);
  const { rows } = await server.platform.db.rawQuery(
    "select recipient from billing_documents where member_id = $1",
    [anna.id],
  );
  expect(rows).toEqual([{ recipient: { ...recipient, vat_id: "DE123456789" } }]);
  const [purchase] = (await anna.must("GET /api/billing/purchases")).items;
  const pdf = await anna.must("GET /api/billing/documents/{id}", {
    params: { id: purchase?.documents[0]?.id ?? "" },
  });
  expect(pdf.size).toBeGreaterThan(5_000);
  const wrong = await anna.call("POST /api/billing/link", {
    body: { plan: "30d", recipient: { ...recipient, vat_id: "123" } },
  });
  expect(wrong.error).toMatchObject({ details: [{ field: "recipient.vat_id", code: "vat_id_invalid" }] });
});
