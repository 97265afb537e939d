import { AsyncLocalStorage } from "node:async_hooks";
import fc from "fast-check";
import { vi } from "vitest";
import { aBuyer, providerOf } from "#features/billing/test-billing.ts";
import { History, type Lane, type World } from "#features/billing/test-history.ts";
import { histories, type Steps } from "#features/billing/test-promises.ts";
import { ProviderMemory } from "#features/billing/test-provider.ts";
import { insertRedemption } from "#features/invites/links/link-queries.ts";
import { aReferrer } from "#features/invites/test-invites.ts";
import type { LocalProvider } from "#platform/payments/local/provider.ts";
import { aGuest, aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

/** Histories that happen next to one another, each to a buyer of its own. */
const LANES = 4;
/** What a history leaves behind. The ledger refuses to forget, so that it is emptied as a replica would. */
const TABLES = [
  "billing_orders",
  "billing_ledger",
  "billing_documents",
  "billing_subscriptions",
  "billing_declarations",
  "billing_reviews",
  "invite_earnings",
  "held_invites",
  "notifications",
];

/** A process with buyers who live through one history after another. */
export class Community implements World {
  readonly server: TestServer;
  readonly admin: Person;
  readonly provider: LocalProvider;
  readonly memory: ProviderMemory;
  readonly #lanes: Lane[] = [];
  readonly #clock = new AsyncLocalStorage<number>();

  private constructor(server: TestServer, admin: Person) {
    this.server = server;
    this.admin = admin;
    this.provider = providerOf(server);
    this.memory = new ProviderMemory(this.provider);
    this.provider.now = () => Math.floor((this.#clock.getStore() ?? Date.now()) / 1000);
  }

  static async start(): Promise<Community> {
    // All histories come from one address: ten thousand of them within the hour are more than tests may otherwise ask for.
    const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1000000" } });
    const community = new Community(server, await aMember(server));
    for (let nth = 0; nth < LANES; nth += 1) await community.#addLane();
    community.#record();
    return community;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Does something at the provider at another time. */
  at<T>(time: number, act: () => Promise<T>): Promise<T> {
    return this.#clock.run(time, act);
  }

  async #addLane(): Promise<void> {
    const person = await aBuyer(this.server);
    const { referrer: inviter } = await aReferrer(this.server);
    const ids = { inviteeId: person.id, inviterId: inviter.id };
    await insertRedemption(this.server.platform.db, { ...ids, address: null, device: null });
    this.#lanes.push({ person, inviter, guest: aGuest(this.server), letters: [], jobs: [] });
  }

  /** Keeps mails and jobs with the buyer that they are about, instead of sending them. */
  #record(): void {
    const { mail, jobs } = this.server.platform;
    vi.spyOn(mail, "send").mockImplementation(async (_, letter) => {
      this.#lanes.find(({ person }) => person.email === letter.to)?.letters.push(letter);
    });
    const send = jobs.send.bind(jobs);
    vi.spyOn(jobs, "send").mockImplementation(async (tx, job, data, ...rest) => {
      // Its transaction is none of the database's; what an event would name is settled by the history.
      if (job.name === "payments.deliver") return;
      if (job.name !== "billing.withdrawal" && job.name !== "billing.ending")
        return send(tx, job, data, ...rest);
      const { declarationId, subscriptionId } = data as Lane["jobs"][number]["data"]; // of these two jobs
      const { rows } = await tx.rawQuery<{ id: string }>(
        `select member_id as id from billing_declarations where id = $1
         union all select member_id from billing_subscriptions where id = $2`,
        [declarationId ?? null, subscriptionId ?? null],
      );
      this.#lanes
        .find(({ person }) => person.id === rows[0]?.id)
        ?.jobs.push({
          name: job.name,
          data: { ...(declarationId && { declarationId }), ...(subscriptionId && { subscriptionId }) },
        });
    });
  }

  /** Lets a history happen to each buyer, all at the same time. */
  async live(all: readonly Steps[]): Promise<void> {
    await giveLevel(this.server, this.admin, 5);
    const ends = await Promise.allSettled(
      all.map(async (steps, nth) => {
        const lane = this.#lanes[nth];
        if (!lane) throw new Error("there are fewer buyers");
        await new History(this, lane).live(steps);
      }),
    );
    for (const [nth, end] of ends.entries())
      if (end.status === "rejected")
        throw new Error(`the history ${JSON.stringify(all[nth])}`, { cause: end.reason });
    await this.#forget();
  }

  /** Makes all buyers new ones. */
  async #forget(): Promise<void> {
    this.memory.forget();
    for (const lane of this.#lanes) Object.assign(lane, { letters: [], jobs: [] });
    const { db } = this.server.platform;
    await db.transaction(async (tx) => {
      await tx.rawQuery("set local session_replication_role = replica");
      // Deleted rows would stay in the way of thousands of histories.
      await tx.rawQuery(`truncate ${TABLES.join(", ")} cascade`);
    });
    // Forgets what is known of sessions as well.
    await db.rawQuery("update members set premium_until = null");
  }
}

/** Runs `count` random histories in a community. */
export const assertPromises = (community: Community, count: number, seed?: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(histories, { minLength: LANES, maxLength: LANES }), (all) =>
      community.live(all),
    ),
    { numRuns: Math.ceil(count / LANES), endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
