import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { Random } from "../fuzz/random.ts";
import { Caller } from "./caller.ts";
import { EventRecorder } from "./event-recorder.ts";

/** A semaphore: at most n run at a time, in the order of their calls. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take(work: () => Promise<void>): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** What everybody in a run shares: whether it still goes on, and what was found wrong on the way. */
export type Community = {
  isRunning: boolean;
  /** Writes that were answered. */
  acknowledged: number;
  /** Wrong responses, and events that a bot received twice, too early, or without access. */
  wrong: string[];
  /** Limits how many bots act at a time; all listen all the time. */
  turns: Turns;
};

/** What a member has: premium from the start, none at all, or what they buy on the way. */
export type BotKind = "premium" | "plain" | "buyer";

const TRY_AGAIN_MS = 250;
/** No answer, or the word that something is away or full: the same is asked again, as a browser does. */
const isAway = (status: number): boolean => [0, 502, 503, 507].includes(status);

/** A simulated member, who receives the events of their stream. */
export class Bot {
  readonly person: Person;
  readonly kind: BotKind;
  readonly random: Random;
  readonly events: EventRecorder;
  /** The number of the newest message received in each conversation; they arrive in order. */
  readonly lastSeqs = new Map<string, number>();
  /** Conversations this member is in. */
  readonly conversations = new Set<string>();
  /**
   * Conversations whose missed messages are fetched after a resync and not received as events, until the next message arrives.
   */
  readonly #fetched = new Set<string>();
  readonly #community: Community;

  constructor(person: Person, status: BotKind, community: Community, seed: number) {
    this.person = Caller.of(person);
    this.kind = status;
    this.random = new Random(seed, 0);
    this.#community = community;
    this.events = new EventRecorder(this.person, {
      message: (chat, seq) => this.#hear(chat, seq),
      resync: () => {
        for (const chat of this.conversations) this.#fetched.add(chat);
      },
    });
  }

  #hear(chat: string, seq: number): void {
    if (!this.conversations.has(chat)) this.complain(`heard message ${seq} of ${chat}, which is others'`);
    const last = this.lastSeqs.get(chat) ?? 0;
    const mayMiss = this.#fetched.delete(chat);
    if (seq !== last + 1 && !(mayMiss && seq > last))
      this.complain(`heard message ${seq} of ${chat} after ${last}`);
    this.lastSeqs.set(chat, Math.max(last, seq));
  }

  /** Whether a bot received all messages of a conversation. */
  hasReceived(chat: string, all: number): boolean {
    const last = this.lastSeqs.get(chat) ?? 0;
    return last === all || (last < all && this.#fetched.has(chat));
  }

  /** Notes that something is wrong. */
  complain(what: string): void {
    this.#community.wrong.push(`${this.person.id}: ${what}`);
  }

  /** Does one of these after the other until the run is over. */
  async run(doings: readonly ((bot: Bot) => Promise<void>)[]): Promise<void> {
    while (this.#community.isRunning)
      await this.#community.turns.take(async () => {
        if (this.#community.isRunning) await this.random.pick(doings)(this);
      });
  }

  /**
   * Asks until there is an answer; `done` unless it was a refusal, which is a fault unless it is one of `refusals`.
   */
  async insist<T>(
    what: string,
    ask: () => Promise<{ status: number; body: T }>,
    refusals: readonly string[] = [],
  ): Promise<{ done: boolean; body: T | null; refusal: string }> {
    for (;;) {
      const { status, body } = await ask().catch(() => ({ status: 0, body: null }));
      if (status >= 200 && status < 400) {
        this.#community.acknowledged += 1;
        return { done: true, body, refusal: "" };
      }
      if (!isAway(status)) {
        const refusal = String((body as { error?: unknown } | null)?.error ?? status);
        if (!refusals.includes(refusal))
          this.complain(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
        return { done: false, body: null, refusal };
      }
      await sleep(TRY_AGAIN_MS);
    }
  }
}
