import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buy, paymentOf, providerOf, settleAll } from "#features/billing/test-billing.ts";
import { centsAt } from "#features/invites/earnings/earnings.ts";
import { anEarning, aReferrer, cameBy, IBAN } from "#features/invites/test-invites.ts";
import { aMember, randomLetters } from "#testing/builders.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const REWARD = centsAt(300, 8_621);
const earningsOf = (person: Awaited<ReturnType<typeof aMember>>) => person.must("GET /api/invites/earnings");

describe("a link", () => {
  test("is created once and belongs to one member only", async () => {
    const { referrer, slug } = await aReferrer(server);
    expect((await referrer.must("GET /api/invites/mine")).items).toMatchObject([{ slug }]);
    const again = await referrer.call("POST /api/invites", { body: { slug: `x${slug}` } });
    expect(again.error.error).toBe("link_exists");
    const other = await aMember(server);
    const taken = await other.call("POST /api/invites", { body: { slug: slug.toUpperCase() } });
    expect(taken.error.error).toBe("slug_taken");
    expect((await other.call("GET /api/invites/{slug}/stats", { params: { slug } })).status).toBe(404);
  });

  test("has a slug that does not impersonate the team or a member", async () => {
    const person = await aMember(server);
    const lena = `Lena${randomLetters(6)}`;
    await aMember(server, { username: lena });
    const codes = [];
    for (const slug of ["ab", "a b", "ä-ö", "x".repeat(65), "admin", "Kompagnon-Team", "href", lena])
      codes.push((await person.call("POST /api/invites", { body: { slug } })).error.error);
    expect(codes).toEqual([
      ...Array(4).fill("invalid_input"),
      "slug_reserved",
      "slug_reserved",
      "slug_reserved",
      "slug_taken",
    ]);
  });
});

describe("coming by a link", () => {
  test("is written down at sign-up, told to the inviter without a name, and counted live", async () => {
    const { referrer, slug } = await aReferrer(server);
    const stream = await Stream.open(referrer);
    await cameBy(server, slug);
    await stream.next(({ kind }) => kind === "invites_changed");
    stream.close();
    await jobsDone(server);
    const { items } = await referrer.must("GET /api/notifications");
    expect(items).toMatchObject([{ type: "invite", payload: { sender: null } }]);
    const stats = await referrer.must("GET /api/invites/{slug}/stats", { params: { slug } });
    expect(stats).toMatchObject({
      total: 1,
      premium: 0,
      revenueEUR: 0,
      premiumConversions: 0,
      earningsEUR: 0,
    });
    expect(Object.keys(stats.redemptions[0] ?? {}).sort()).toEqual([
      "at",
      "is_premium",
      "name",
      "purchased_premium",
    ]);
  });

  test("can be said within a day of signing up, once, and never of oneself", async () => {
    const { referrer, slug } = await aReferrer(server);
    const newcomer = await aMember(server);
    const params = { slug };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => newcomer.must("POST /api/invites/{slug}/redeem", { params })),
    );
    expect(answers.filter(({ already_member }) => !already_member)).toHaveLength(1);
    const own = await referrer.call("POST /api/invites/{slug}/redeem", { params });
    expect(own.error.error).toBe("invite_own");
    const old = await aMember(server);
    await server.platform.db.rawQuery(
      "update members set created_at = now() - interval '25 hours' where id = $1",
      [old.id],
    );
    expect((await old.call("POST /api/invites/{slug}/redeem", { params })).error.error).toBe("invite_late");
    const unknown = await newcomer.call("POST /api/invites/{slug}/redeem", { params: { slug: "niemand" } });
    expect(unknown.error.error).toBe("invite_unknown");
  });
});

describe("earning", () => {
  test("comes with the first payment that counts, once, and goes with it", async () => {
    const { referrer, slug } = await aReferrer(server);
    const invitee = await cameBy(server, slug);
    await buy(server, invitee, "30d");
    await buy(server, invitee, "6m");
    expect(await earningsOf(referrer)).toMatchObject({
      premium_conversions: 1,
      earned_cents: REWARD,
      waiting_cents: REWARD,
      payable_cents: 0,
    });
    const stats = await referrer.must("GET /api/invites/{slug}/stats", { params: { slug } });
    expect(stats).toMatchObject({ total: 1, premium: 1, premiumConversions: 1, revenueEUR: 119.98 });
    const { rows } = await server.platform.db.rawQuery<{ payment: string }>(
      "select payment from invite_earnings where invitee_id = $1",
      [invitee.id],
    );
    await server.platform.payments.stripe().refunds.create({ payment_intent: rows[0]?.payment ?? "" });
    await soon(async () => expect(await earningsOf(referrer)).toMatchObject({ earned_cents: 0 }));
  });

  test("is suspended by a dispute and comes back with a won one", async () => {
    const { referrer, slug } = await aReferrer(server);
    const invitee = await cameBy(server, slug);
    await buy(server, invitee, "30d");
    const dispute = await providerOf(server).dispute(await paymentOf(server, invitee));
    await settleAll(server);
    expect(await earningsOf(referrer)).toMatchObject({ earned_cents: 0 });
    await providerOf(server).decide(dispute?.id ?? "", "won");
    await settleAll(server);
    expect(await earningsOf(referrer)).toMatchObject({ earned_cents: REWARD });
  });

  test("is held until it is decided when two accounts pay with one card", async () => {
    const { referrer, slug } = await aReferrer(server);
    const invitee = await cameBy(server, slug);
    await buy(server, referrer, "30d", "4111111111111111");
    await buy(server, invitee, "30d", "4111111111111111");
    expect(await earningsOf(referrer)).toMatchObject({ earned_cents: REWARD, held_cents: REWARD });
    const admin = await aMember(server);
    await giveLevel(server, admin, 5);
    const { items } = await admin.must("GET /api/admin/held-invites");
    const held = items.find(({ inviter_id }) => inviter_id === referrer.id);
    expect(held).toMatchObject({ reason: "same_card" });
    const params = { id: held?.id ?? "" };
    const body = { release: false, note: "Dieselbe Person." };
    await admin.must("POST /api/admin/held-invites/{id}/decision", { params, body });
    expect(await earningsOf(referrer)).toMatchObject({ earned_cents: 0, held_cents: 0 });
    const again = await admin.call("POST /api/admin/held-invites/{id}/decision", { params, body });
    expect(again.error.error).toBe("already_resolved");
    // Refused is refused, however often they buy.
    await buy(server, invitee, "6m", "4222222222222222");
    expect(await earningsOf(referrer)).toMatchObject({ earned_cents: 0 });
  });
});

describe("a payout", () => {
  const body = { iban: "DE89 3704 0044 0532 0130 00", holder: "Erika Müller" };

  test("takes everything payable, once under parallel presses, from 25 euros and to a real account", async () => {
    const { referrer } = await aReferrer(server);
    await anEarning(server, referrer, await aMember(server), 2_499);
    expect((await referrer.call("POST /api/invites/payouts", { body })).error.error).toBe("payout_too_small");
    await anEarning(server, referrer, await aMember(server), 259);
    const wrong = await referrer.call("POST /api/invites/payouts", {
      body: { ...body, iban: "DE89370400440532013001" },
    });
    expect(wrong.error).toMatchObject({ error: "invalid_input", details: [{ code: "iban_invalid" }] });
    const presses = Array.from({ length: 6 }, () => referrer.call("POST /api/invites/payouts", { body }));
    const answers = await Promise.all(presses);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await earningsOf(referrer)).toMatchObject({ payable_cents: 0, requested_cents: 2_758 });
    const { rows } = await server.platform.db.rawQuery("select sealed from payouts where member_id = $1", [
      referrer.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain("3704");
  });

  test("is decided by the team with step-up, goes into the file, and is paid once; the statement adds up", async () => {
    const { referrer } = await aReferrer(server);
    await anEarning(server, referrer, await aMember(server), 2_600);
    const { id } = await referrer.must("POST /api/invites/payouts", { body });
    const admin = await aMember(server);
    await giveLevel(server, admin, 5, { confirmed: false });
    const params = { id };
    const decide = { params, body: { approved: true, reason: "" } };
    const refused = await admin.call("POST /api/admin/payouts/{id}/decision", decide);
    expect(refused.error.error).toBe("step_up_required");
    await giveLevel(server, admin, 5);
    await admin.must("POST /api/admin/payouts/{id}/decision", decide);
    const file = await (await admin.must("GET /api/admin/payouts/batch")).text();
    expect(file).toContain("pain.001.001.09");
    expect(file).toContain(`<IBAN>${IBAN}</IBAN>`);
    expect(file).toContain("26.00");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => admin.call("POST /api/admin/payouts/{id}/paid", { params })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { items } = await referrer.must("GET /api/invites/statements");
    expect(items).toMatchObject([
      { opening_cents: 0, earned_cents: 2_600, paid_cents: 2_600, closing_cents: 0 },
    ]);
    const month = { month: items[0]?.month ?? "" };
    const pdf = await referrer.must("GET /api/invites/statements/{month}", { params: month });
    expect(pdf.size).toBeGreaterThan(5_000);
  });

  test("that is rejected is payable again", async () => {
    const { referrer } = await aReferrer(server);
    await anEarning(server, referrer, await aMember(server), 2_600);
    const { id } = await referrer.must("POST /api/invites/payouts", { body });
    const admin = await aMember(server);
    await giveLevel(server, admin, 5);
    const decision = { params: { id }, body: { approved: false, reason: "Name und Konto passen nicht." } };
    await admin.must("POST /api/admin/payouts/{id}/decision", decision);
    expect(await earningsOf(referrer)).toMatchObject({ payable_cents: 2_600, requested_cents: 0 });
    expect((await referrer.must("GET /api/invites/payouts")).items).toMatchObject([
      { state: "rejected", reason: "Name und Konto passen nicht." },
    ]);
  });

  test("is neither approved nor exported nor paid once its earning was reversed", async () => {
    const { db, domainEvents } = server.platform;
    const admin = await aMember(server);
    await giveLevel(server, admin, 5);
    const aRequest = async () => {
      const { referrer } = await aReferrer(server);
      const invitee = await aMember(server);
      await anEarning(server, referrer, invitee, 2_600);
      const { id } = await referrer.must("POST /api/invites/payouts", { body });
      const reversed = async () => {
        const { rows } = await db.rawQuery<{ payment: string }>(
          "select payment from invite_earnings where invitee_id = $1",
          [invitee.id],
        );
        const event = { memberId: invitee.id, payment: rows[0]?.payment ?? "", at: new Date() };
        await db.transaction((tx) =>
          domainEvents.publish(tx, "payment.turned", { ...event, counts: false, livemode: false }),
        );
      };
      return { params: { id }, reversed };
    };
    const approve = (params: { id: string }) =>
      admin.call("POST /api/admin/payouts/{id}/decision", { params, body: { approved: true, reason: "" } });
    const early = await aRequest();
    await early.reversed();
    expect((await approve(early.params)).error.error).toBe("payout_uncovered");

    const late = await aRequest();
    expect((await approve(late.params)).status).toBe(200);
    await late.reversed();
    const { items } = await admin.must("GET /api/admin/payouts", { query: { state: "approved" } });
    expect(items.find(({ id }) => id === late.params.id)).toMatchObject({ covered: false });
    const batch = await admin.call("GET /api/admin/payouts/batch");
    if (batch.status === 200)
      expect(await batch.body.text()).not.toContain(late.params.id.replaceAll("-", ""));
    else expect(batch.error.error).toBe("batch_empty");
    const paid = await admin.call("POST /api/admin/payouts/{id}/paid", { params: late.params });
    expect(paid.error.error).toBe("payout_uncovered");
    // The bank may have been faster than the reversal: that is recorded with its reason, or the payout is rejected.
    const rejected = await admin.must("POST /api/admin/payouts/{id}/decision", {
      params: late.params,
      body: { approved: false, reason: "Der Kauf wurde widerrufen." },
    });
    expect(rejected.state).toBe("rejected");
  });

  test("needs a reason when it is rejected, and a holder that a bank can write", async () => {
    const { referrer } = await aReferrer(server);
    await anEarning(server, referrer, await aMember(server), 2_600);
    const unwritable = await referrer.call("POST /api/invites/payouts", { body: { ...body, holder: "…—" } });
    expect(unwritable.error).toMatchObject({ details: [{ field: "holder", code: "holder_unwritable" }] });
    const { id } = await referrer.must("POST /api/invites/payouts", {
      body: { ...body, holder: "Łukasz Groß" },
    });
    const admin = await aMember(server);
    await giveLevel(server, admin, 5);
    const decide = (approved: boolean) =>
      admin.call("POST /api/admin/payouts/{id}/decision", {
        params: { id },
        body: { approved, reason: " " },
      });
    expect((await decide(false)).error).toMatchObject({
      error: "invalid_input",
      details: [{ field: "reason" }],
    });
    expect((await decide(true)).status).toBe(200);
    expect(await (await admin.must("GET /api/admin/payouts/batch")).text()).toContain(
      "<Nm>Lukasz Gross</Nm>",
    );
  });

  test("shows its account one at a time, with a line in the log", async () => {
    const { referrer } = await aReferrer(server);
    await anEarning(server, referrer, await aMember(server), 2_600);
    const { id } = await referrer.must("POST /api/invites/payouts", { body });
    const admin = await aMember(server);
    await giveLevel(server, admin, 5);
    const { items } = await admin.must("GET /api/admin/payouts");
    expect(JSON.stringify(items)).not.toContain(IBAN.slice(0, 12));
    expect(JSON.stringify(items)).not.toContain("Müller");
    const account = await admin.must("POST /api/admin/payouts/{id}/account", { params: { id } });
    expect(account).toEqual({ iban: IBAN, holder: "Erika Müller" });
    const log = await admin.must("GET /api/admin/audit", { query: { subject: referrer.id } });
    expect(log.items[0]).toMatchObject({ action: "payout.account_revealed", after: { payout: id } });
  });

  test("two members who invite each other are both held", async () => {
    const one = await aReferrer(server);
    const other = await cameBy(server, one.slug);
    const { slug } = await other.must("POST /api/invites", {
      body: { slug: `back-${one.slug}`.slice(0, 40) },
    });
    await one.referrer.call("POST /api/invites/{slug}/redeem", { params: { slug } });
    const admin = await aMember(server);
    await giveLevel(server, admin, 5);
    const { items } = await admin.must("GET /api/admin/held-invites");
    const held = items.filter(({ inviter_id }) => [one.referrer.id, other.id].includes(inviter_id));
    expect(held.map(({ reason }) => reason)).toEqual(["mutual", "mutual"]);
  });
});
