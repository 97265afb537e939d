import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { findSubscriptionById } from "#features/billing/orders/order-queries.ts";
import { decisionDue } from "#features/billing/rights/declarations.ts";
import { followEnding } from "#features/billing/rights/ending.ts";
import { day, lastDay } from "#features/billing/rights/mails.ts";
import { carryOut } from "#features/billing/rights/withdrawal.ts";
import { CARD } from "#features/billing/test-billing.ts";
import {
  backOf,
  entitledBy,
  isClaimed,
  lawfulEnd,
  type Promised,
  type RawRow,
  rawLedger,
  type Step,
  type Steps,
  shareAfter,
  wishedDay,
  written,
} from "#features/billing/test-promises.ts";
import type { ProviderMemory } from "#features/billing/test-provider.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import type { Letter } from "#platform/mail/layout.ts";
import type { LocalProvider } from "#platform/payments/local/provider.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

const DAY_MS = 86_400_000;

/** A job that a step asked for; it runs when the history says so. */
type Job = { name: string; data: { declarationId?: string; subscriptionId?: string } };
/** A buyer with their inviter, and all that was sent to them in one history. */
export type Lane = { person: Person; inviter: Person; guest: Person; letters: Letter[]; jobs: Job[] };

/** Where a history happens: a process, its team, and the provider with its memory. */
export interface World {
  readonly server: TestServer;
  readonly admin: Person;
  readonly provider: LocalProvider;
  readonly memory: ProviderMemory;
  /** Does something at the provider at another time. */
  at<T>(time: number, act: () => Promise<T>): Promise<T>;
}

/** What happens to one buyer, step by step; each step compares mails and screens with the ledger. */
export class History {
  readonly #community: World;
  readonly #lane: Lane;
  readonly promised: Promised[] = [];
  /** The place of the provider's last object that was settled. */
  #settled = 0;
  constructor(community: World, lane: Lane) {
    this.#community = community;
    this.#lane = lane;
  }

  get #person(): Person {
    return this.#lane.person;
  }
  get #db() {
    return this.#community.server.platform.db;
  }

  ledger = () => rawLedger(this.#community.server, this.#person.id);

  /** Lives through all steps and compares what was promised with what has become of it. */
  async live({ first, steps, lag }: Steps): Promise<void> {
    for (const step of [first, ...steps]) {
      await this.step(step);
      if (!lag) await this.#runJobs();
    }
    await this.#runJobs();
    await this.#settleAll();
    if (await this.#followEndings()) await this.#settleAll();
    await this.compare();
  }

  async #runJobs(): Promise<void> {
    const { platform } = this.#community.server;
    for (const { name, data } of this.#lane.jobs.splice(0))
      if (name === "billing.withdrawal")
        await carryOut(platform, { declarationId: data.declarationId ?? "" });
      else await followEnding(platform, { subscriptionId: data.subscriptionId ?? "" });
  }

  /** Settles what the provider made of the buyer since the last time, and other objects that an event named. */
  async #settleNew(...changed: readonly string[]): Promise<void> {
    const { memory, server } = this.#community;
    const { rows } = await this.#db.rawQuery<{ customer: string }>(
      "select customer_id as customer from billing_customers where member_id = $1",
      [this.#person.id],
    );
    const { ids, place } = memory.madeSince(rows[0]?.customer ?? null, this.#settled);
    this.#settled = place;
    for (const id of new Set([...ids, ...changed])) await settle(server.platform, id);
  }

  /** Settles all that the provider knows of the buyer, whether its events came or not. */
  async #settleAll(): Promise<void> {
    this.#settled = 0;
    await this.#settleNew();
  }

  async #followEndings(): Promise<boolean> {
    const { rows } = await this.#db.rawQuery<{ id: string }>(
      "select id from billing_subscriptions where member_id = $1 and ends_at is not null",
      [this.#person.id],
    );
    for (const { id } of rows) await followEnding(this.#community.server.platform, { subscriptionId: id });
    return rows.length > 0;
  }

  async #paid(pick: number): Promise<RawRow | undefined> {
    const paid = (await this.ledger()).filter(({ kind }) => kind === "paid");
    return paid[pick % Math.max(1, paid.length)];
  }

  async #numberOf(by: "order" | "invoice" | "address" | "wrong", pick: number): Promise<string> {
    if (by === "wrong") return "B-2020-NIEMALS2";
    if (by === "address") return "";
    const paid = await this.#paid(pick);
    if (!paid || by === "order") return paid?.order ?? "B-2020-NIEMALS2";
    const { rows } = await this.#db.rawQuery<{ number: string }>(
      "select number from billing_documents where payment = $1 and kind = 'invoice'",
      [paid.payment],
    );
    return rows[0]?.number ?? "";
  }

  async step(step: Step): Promise<void> {
    switch (step.do) {
      case "buy":
        await this.#buy(step);
        break;
      case "cancel":
        await this.#cancel(step);
        break;
      case "withdraw":
        await this.#withdraw(step);
        break;
      case "press":
        await this.#press();
        break;
      case "keep": {
        const kept = await this.#person.call("DELETE /api/billing/subscription/cancellation");
        if (kept.status === 200) await this.#forgetEnds();
        break;
      }
      case "renew":
        await this.#renew();
        break;
      case "refund":
      case "end":
        await this.#staff(step);
        break;
      default:
        await this.#bank(step);
    }
  }

  async #buy({ plan, daysAgo, atOnce }: Extract<Step, { do: "buy" }>): Promise<void> {
    const body = { plan, client_id: randomUUID(), start_at_once: atOnce };
    const ordered = await this.#person.call("POST /api/billing/checkout", { body });
    if (ordered.status !== 200) return;
    const { provider } = this.#community;
    const before = this.#lane.letters.length;
    await this.#community.at(Date.now() - daysAgo * DAY_MS, () =>
      provider.pay(ordered.body.url.split("/").at(-1) ?? "", CARD),
    );
    await this.#settleNew();
    const mail = this.#lane.letters
      .slice(before)
      .find(({ template }) => template === "purchase_confirmed_test");
    const { begins_at: begins } = await this.#person.must("GET /api/billing/status");
    const starts = String(mail?.data && "starts" in mail.data ? mail.data.starts : "");
    expect(starts.includes(begins ? day(new Date(begins), "de") : "ab sofort")).toBe(true);
  }

  async #cancel({ pick, by, kind, wish }: Extract<Step, { do: "cancel" }>): Promise<void> {
    const number = await this.#numberOf(by, pick);
    const { rows: subscriptions } = await this.#db.rawQuery<{ id: string; order: string }>(
      `select s.id, o.number as "order" from billing_subscriptions s join billing_orders o on o.id = s.order_id
       where s.member_id = $1 and s.active`,
      [this.#person.id],
    );
    const states = new Map<string, { until: Date; stored: Date | null }>();
    for (const { id, order } of subscriptions) {
      const found = await findSubscriptionById(this.#db, id);
      if (found)
        states.set(order, {
          until: found.until,
          stored: found.endsAt ?? (found.renews ? null : found.until),
        });
    }
    const before = [
      this.#lane.letters.length,
      JSON.stringify(await this.ledger()),
      JSON.stringify(subscriptions),
    ] as const;
    const end = wish === null ? null : wishedDay(wish);
    const text = "Ich möchte kündigen.";
    const receipt = await this.#lane.guest.must("POST /api/billing/cancellations", {
      body: { name: "Anna", email: this.#person.email, number, kind, end, text, language: "de" },
    });
    const [mail, ...others] = this.#lane.letters.slice(before[0]);
    expect(others).toEqual([]);
    const { rows } = await this.#db.rawQuery<{ why: string; at: Date }>(
      "select why, at from billing_reviews where about = $1",
      [receipt.number],
    );
    if (mail?.template === "cancellation_review") {
      // A person decides, and until then nothing has happened.
      expect(rows).toMatchObject([{ why: "no_match" }]);
      expect(JSON.stringify(await this.ledger())).toBe(before[1]);
      expect(mail.data.due).toBe(lastDay(decisionDue(new Date(receipt.received_at)), "de"));
      return;
    }
    if (mail?.template === "cancellation_received_cause") {
      expect(rows).toMatchObject([{ why: "for_cause" }]);
      await this.#endedForCause(wish, before[1], states);
      return;
    }
    expect(rows).toEqual([]);
    if (mail?.template === "cancellation_received_pass") {
      expect(JSON.stringify(await this.ledger())).toBe(before[1]);
      const order = await this.#orderOf(number);
      const until = entitledBy(await this.ledger()).findLast((one) => one.order === order)?.to;
      if (until) expect(mail.data.until).toBe(day(new Date(until), "de"));
      return;
    }
    if (mail?.template !== "cancellation_received_until" && mail?.template !== "cancellation_received_later")
      throw new Error(`an unknown mail: ${mail?.template}`);
    const order = (await this.#orderOf(number)) ?? "";
    const state = states.get(order);
    if (!state) throw new Error("only what runs is cancelled");
    const lawful = lawfulEnd(state.until, wish);
    const expected = state.stored && state.stored < lawful ? state.stored : lawful;
    const isLater = mail.template === "cancellation_received_later";
    expect(mail.data.until).toBe(isLater ? lastDay(expected, "de") : day(expected, "de"));
    const screen = (
      await this.#community.admin.must("GET /api/admin/billing/members/{id}", {
        params: { id: this.#person.id },
      })
    ).subscriptions;
    expect(screen.find((one) => one.order === order)).toMatchObject({
      renews: false,
      until: expected.toISOString(),
    });
    this.#promiseEnd({ what: "ends", order, at: expected });
  }

  async #endedForCause(
    wish: number | null,
    ledgerBefore: string,
    states: Map<string, { until: Date; stored: Date | null }>,
  ): Promise<void> {
    const known = (JSON.parse(ledgerBefore) as RawRow[]).length;
    const rows = await this.ledger();
    if (rows.length === known) return; // it ends beyond the paid month: like an ordinary one
    const ended = rows.filter(({ kind }) => kind === "ended");
    const order = ended.at(-1)?.order ?? "";
    for (const { order: one, to } of entitledBy(rows))
      if (ended.some((row) => row.order === one))
        expect(to).toBeLessThanOrEqual(
          Math.max(...ended.filter((row) => row.order === one).map(({ at }) => at.getTime())),
        );
    const state = states.get(order);
    if (state && (wish === null || wish < 0)) {
      const { subscription } = await this.#person.must("GET /api/billing/status");
      if (subscription) expect(subscription.renews).toBe(false);
    }
  }

  /** The order that a declaration was matched to. */
  async #orderOf(number: string): Promise<string | undefined> {
    const db = this.#db;
    if (number.startsWith("B-")) return number;
    if (number) {
      const { rows } = await db.rawQuery<{ order: string }>(
        `select o.number as "order" from billing_documents d join billing_orders o on o.id = d.order_id where d.number = $1`,
        [number],
      );
      return rows[0]?.order;
    }
    const { rows } = await db.rawQuery<{ order: string }>(
      `select o.number as "order" from billing_subscriptions s join billing_orders o on o.id = s.order_id
       where s.member_id = $1 and s.active and s.ends_at is not null order by o.created_at desc limit 1`,
      [this.#person.id],
    );
    const [found] = rows;
    if (found) return found.order;
    return entitledBy(await this.ledger()).at(-1)?.order;
  }

  async #withdraw({ pick, by }: Extract<Step, { do: "withdraw" }>): Promise<void> {
    const number = await this.#numberOf(by, pick);
    const at = this.#lane.letters.length;
    const ledger = JSON.stringify(await this.ledger());
    const receipt = await this.#lane.guest.must("POST /api/billing/withdrawals", {
      body: { name: "Anna", email: this.#person.email, number, language: "de" },
    });
    const [mail] = this.#lane.letters.slice(at);
    const { rows } = await this.#db.rawQuery<{ payment: string | null }>(
      "select payment from billing_declarations where number = $1",
      [receipt.number],
    );
    const payment = rows[0]?.payment ?? null;
    expect(mail?.template).toBe(payment ? "withdrawal_received" : "withdrawal_review");
    expect(JSON.stringify(await this.ledger())).toBe(ledger); // the money moves by a job
    if (mail?.template !== "withdrawal_received" || !payment) return;
    const before = JSON.parse(ledger) as RawRow[];
    const paid = before.find((row) => row.payment === payment && row.kind === "paid");
    const left = (paid?.cents ?? 0) - backOf(before, payment);
    expect(mail.data.amount).toBe(written(left));
    expect(mail.data.order).toBe(paid?.order);
    // The right ends with the fourteenth day at the earliest, and seven days of weekends and holidays later at most.
    expect(Date.now() - new Date(paid?.at ?? 0).getTime()).toBeLessThan(22 * DAY_MS);
    this.promised.push({ what: "withdrawn", payment });
  }

  async #press(): Promise<void> {
    const at = this.#lane.letters.length;
    const pressed = await this.#person.call("POST /api/billing/subscription/cancellation");
    if (pressed.status !== 200) return;
    const status = await this.#person.must("GET /api/billing/status");
    expect(status.subscription).toEqual(pressed.body);
    expect(pressed.body.renews).toBe(false);
    const [mail] = this.#lane.letters.slice(at);
    if (mail?.template !== "subscription_cancelled") return; // it was cancelled already
    expect(mail.data.until).toBe(day(new Date(pressed.body.until), "de"));
    expect(mail.data.lasts).toBe(day(new Date(status.premium_until ?? pressed.body.until), "de"));
  }

  async #renew(): Promise<void> {
    const { rows } = await this.#db.rawQuery<{ id: string; until: Date }>(
      "select id, until from billing_subscriptions where member_id = $1 and active order by until limit 1",
      [this.#person.id],
    );
    const [one] = rows;
    // Three months ahead are enough.
    if (!one || one.until.getTime() > Date.now() + 100 * DAY_MS) return;
    await this.#community.at(one.until.getTime(), () => this.#community.provider.renew(one.id));
    await this.#settleNew(one.id);
  }

  async #staff(step: Extract<Step, { do: "refund" | "end" }>): Promise<void> {
    const paid = await this.#paid(step.pick);
    if (!paid) return;
    if (step.do === "refund") {
      const rowsBefore = await this.ledger();
      const back = backOf(rowsBefore, paid.payment);
      const refunded = await this.#community.admin.call("POST /api/admin/billing/payments/{payment}/refund", {
        params: { payment: paid.payment },
        body: { cents: step.cents, reason: "Kulanz", client_id: randomUUID() },
      });
      const left = paid.cents - back;
      const may = left > 0 && (step.cents ?? left) <= left && !isClaimed(rowsBefore, paid.payment);
      expect(refunded.status).toBe(may ? 200 : 409);
      if (may) expect(backOf(await this.ledger(), paid.payment)).toBe(back + (step.cents ?? left));
      return;
    }
    const ended = await this.#community.admin.call("POST /api/admin/billing/orders/{order}/end", {
      params: { order: paid.order },
      body: { when: step.when, reason: "Kulanz" },
    });
    if (ended.status !== 200) return;
    expect(ended.body.subscriptions.find((one) => one.order === paid.order)?.renews ?? false).toBe(false);
    if (step.when === "now")
      expect(
        entitledBy(await this.ledger()).filter(
          (one) => one.order === paid.order && one.to > Date.now() + 1_000,
        ),
      ).toEqual([]);
  }

  async #bank(step: Extract<Step, { do: "dispute" | "won" | "lost" }>): Promise<void> {
    const paid = await this.#paid(step.pick);
    if (!paid) return;
    const dispute = this.#community.memory.disputeOf(paid.payment);
    if (step.do === "dispute" && !dispute) {
      const at = this.#lane.letters.length;
      await this.#community.provider.dispute(paid.payment);
      await this.#settleNew(paid.payment);
      const mails = this.#lane.letters.slice(at).filter(({ template }) => template === "payment_disputed");
      expect(mails).toHaveLength(1);
    } else if (step.do !== "dispute" && dispute?.status === "needs_response") {
      await this.#community.provider.decide(dispute.id, step.do);
      await this.#settleNew(paid.payment);
    }
  }

  #promiseEnd(end: Extract<Promised, { what: "ends" }>): void {
    const at = this.promised.findIndex((one) => one.what === "ends" && one.order === end.order);
    if (at >= 0) this.promised.splice(at, 1);
    this.promised.push(end);
  }

  /** The member lets a subscription go on: what was promised of an end no longer holds where none is stored. */
  async #forgetEnds(): Promise<void> {
    const { rows } = await this.#db.rawQuery<{ order: string }>(
      `select o.number as "order" from billing_subscriptions s join billing_orders o on o.id = s.order_id
       where s.member_id = $1 and s.ends_at is not null`,
      [this.#person.id],
    );
    for (const one of this.promised.filter(({ what }) => what === "ends"))
      if (one.what === "ends" && !rows.some(({ order }) => order === one.order))
        this.promised.splice(this.promised.indexOf(one), 1);
  }

  /** Screens, papers, mails and earnings against the ledger; and what was promised, once all is carried out. */
  async compare(): Promise<void> {
    const rows = await this.ledger();
    const entitled = entitledBy(rows);
    const status = await this.#person.must("GET /api/billing/status");
    const now = Date.now();
    const gap = entitled.findIndex(
      ({ from, payment }, nth) =>
        from > now &&
        rows.some(
          (row) => row.payment === payment && row.kind === "paid" && row.waits && row.at.getTime() < from,
        ) &&
        from > (entitled[nth - 1]?.to ?? 0),
    );
    const startedPasses = gap < 0 ? entitled : entitled.slice(0, gap);
    expect(status.premium_until).toBe(
      startedPasses.length > 0 ? new Date(startedPasses.at(-1)?.to ?? 0).toISOString() : null,
    );
    expect(status.begins_at).toBe(gap < 0 ? null : new Date(entitled[gap]?.from ?? 0).toISOString());
    const { items } = await this.#person.must("GET /api/billing/purchases");
    for (const purchase of items) {
      const { rows: papers } = await this.#db.rawQuery<{ payment: string }>(
        "select payment from billing_documents where number = $1",
        [purchase.number],
      );
      const payment = papers[0]?.payment ?? "";
      expect(purchase.refunded_cents).toBe(backOf(rows, payment));
      // What an invoice and its credit notes leave is what was kept.
      const kept = purchase.documents.reduce((sum, { cents }) => sum + cents, 0);
      expect(kept).toBe(purchase.cents - purchase.refunded_cents);
      expect(purchase.begins_at).toBe(
        entitled.find((one) => one.payment === payment)
          ? new Date(entitled.find((one) => one.payment === payment)?.from ?? 0).toISOString()
          : null,
      );
    }
    const sent = (template: Letter["template"]) =>
      this.#lane.letters.filter((letter) => letter.template === template);
    const amounts = rows.filter(({ kind }) => kind === "refunded").map(({ cents }) => written(-cents));
    expect(
      sent("purchase_refunded")
        .map(({ data }) => ("amount" in data ? data.amount : ""))
        .sort(),
    ).toEqual(amounts.sort());
    expect(sent("payment_disputed")).toHaveLength(rows.filter(({ kind }) => kind === "disputed").length);
    for (const one of this.promised) await this.#kept(one, rows);
    await this.#earnings(rows);
  }

  async #kept(one: Promised, rows: readonly RawRow[]): Promise<void> {
    if (one.what === "withdrawn") {
      const paid = rows.find((row) => row.payment === one.payment && row.kind === "paid");
      // What the bank took back, or decides about, is not paid back by us.
      if (!isClaimed(rows, one.payment)) expect(backOf(rows, one.payment)).toBe(paid?.cents);
      return;
    }
    // Ended for cause or by the team, a person decides about the money.
    const decided = rows.some(
      ({ kind, order, source }) => kind === "ended" && order === one.order && !source.startsWith("ending:"),
    );
    if (decided) return;
    // After the end of a contract nothing is kept of what was charged for later.
    for (const paid of rows.filter(({ kind, order }) => kind === "paid" && order === one.order)) {
      const after = shareAfter(paid, one.at);
      // A payment is made some seconds after its month began.
      if (after > 1 && !isClaimed(rows, paid.payment))
        expect(backOf(rows, paid.payment)).toBeGreaterThanOrEqual(after - 1);
    }
  }

  /** What the inviter earns belongs to a payment that counts. */
  async #earnings(rows: readonly RawRow[]): Promise<void> {
    const { rows: earned } = await this.#db.rawQuery<{ payment: string; cents: number }>(
      `select e.payment, e.cents from invite_earnings e where e.inviter_id = $1 and e.kind = 'earned'
         and not exists(select from invite_earnings r where r."of" = e.id)`,
      [this.#lane.inviter.id],
    );
    for (const { payment } of earned) {
      const own = rows.filter((row) => row.payment === payment);
      const count = (kind: string) => own.filter((row) => row.kind === kind).length;
      const paid = own.find(({ kind }) => kind === "paid");
      expect(backOf(rows, payment)).toBeLessThan(paid?.cents ?? 0);
      expect(count("disputed")).toBe(count("dispute_won"));
    }
    const shown = await this.#lane.inviter.must("GET /api/invites/earnings");
    expect(shown.earned_cents).toBe(earned.reduce((sum, { cents }) => sum + cents, 0));
    expect(shown.premium_conversions).toBe(earned.length);
  }
}
