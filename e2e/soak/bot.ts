import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { aPart, aSession } from "../../apps/server/src/features/documents/test-documents.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { Follower } from "../faults/follower.ts";
import { Random } from "../fuzz/random.ts";

/** What everybody in a run shares: posts to like and comment on, and whether it still goes on. */
export type Community = {
  posts: string[];
  people: string[];
  isRunning: boolean;
  /** Writes that were answered, and what was answered that should not have been. */
  acknowledged: number;
  wrong: string[];
};

const TRY_AGAIN_MS = 50;
/** No answer, or the word that something is away: the same is asked again, as a browser does. */
const isAway = (status: number): boolean => status === 0 || status === 502 || status === 503;

/** A member who does what members do, and keeps a note of every write that was answered. */
export class Bot {
  readonly person: Person;
  readonly follower: Follower;
  /** Texts by conversation, in the order in which they were answered. */
  readonly messages = new Map<string, string[]>();
  readonly posts = new Map<string, string>();
  readonly comments = new Map<string, string[]>();
  readonly likes = new Map<string, boolean>();
  readonly follows = new Map<string, boolean>();
  /** Parts of the plan, by their place in this bot's session. */
  edits = 0;
  readonly session = aSession();
  readonly #random: Random;
  readonly #community: Community;
  readonly #plan: string;

  constructor(person: Person, community: Community, plan: string, seed: number) {
    this.person = person;
    this.follower = new Follower(person);
    this.#community = community;
    this.#plan = plan;
    this.#random = new Random(seed, 0);
  }

  async run(): Promise<void> {
    const doings = [
      this.#write,
      this.#write,
      this.#write,
      this.#post,
      this.#comment,
      this.#like,
      this.#follow,
      this.#edit,
    ];
    while (this.#community.isRunning) await this.#random.pick(doings).call(this);
  }

  /** Asks until there is an answer; null when it was a refusal, which is a fault here. */
  async #insist<T>(what: string, ask: () => Promise<{ status: number; body: T }>): Promise<T | null> {
    for (;;) {
      const { status, body } = await ask().catch(() => ({ status: 0, body: null }));
      if (status >= 200 && status < 300) {
        this.#community.acknowledged += 1;
        return body;
      }
      if (!isAway(status)) {
        this.#community.wrong.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
        return null;
      }
      await sleep(TRY_AGAIN_MS);
    }
  }

  async #write(): Promise<void> {
    const id = this.#random.pick([...this.messages.keys()]);
    const body = { client_id: randomUUID(), text: `${this.person.id} ${randomUUID()}` };
    const sent = await this.#insist("message", () =>
      this.person.call("POST /api/chats/{id}/messages", { params: { id }, body }),
    );
    if (sent) this.messages.get(id)?.push(body.text);
  }

  async #post(): Promise<void> {
    const body = { client_id: randomUUID(), content: `Beitrag ${randomUUID()}` };
    const made = await this.#insist("post", () => this.person.call("POST /api/posts", { body }));
    if (!made) return;
    this.posts.set(made.id, body.content);
    this.#community.posts.push(made.id);
  }

  async #comment(): Promise<void> {
    if (this.#community.posts.length === 0) return;
    const id = this.#random.pick(this.#community.posts);
    const body = { client_id: randomUUID(), text: `Kommentar ${randomUUID()}` };
    const made = await this.#insist("comment", () =>
      this.person.call("POST /api/posts/{id}/comments", { params: { id }, body }),
    );
    if (made) this.comments.set(id, [...(this.comments.get(id) ?? []), body.text]);
  }

  async #like(): Promise<void> {
    if (this.#community.posts.length === 0) return;
    const id = this.#random.pick(this.#community.posts);
    const wanted = this.#random.chance(0.7);
    const route = wanted ? "PUT /api/posts/{id}/like" : "DELETE /api/posts/{id}/like";
    if (await this.#insist("like", () => this.person.call(route, { params: { id } })))
      this.likes.set(id, wanted);
  }

  async #follow(): Promise<void> {
    const id = this.#random.pick(this.#community.people);
    if (id === this.person.id) return;
    const wanted = this.#random.chance(0.7);
    const route = wanted ? "PUT /api/users/{id}/follow" : "DELETE /api/users/{id}/follow";
    if (await this.#insist("follow", () => this.person.call(route, { params: { id } })))
      this.follows.set(id, wanted);
  }

  async #edit(): Promise<void> {
    const body = { parts: [aPart({ session: this.session, seq: this.edits })] };
    const id = this.#plan;
    if (
      await this.#insist("edit", () =>
        this.person.call("POST /api/documents/{id}/parts", { params: { id }, body }),
      )
    )
      this.edits += 1;
  }
}
