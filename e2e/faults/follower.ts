import { setTimeout as sleep } from "node:timers/promises";
import type { Message } from "@kompagnon/contract/chats/model.ts";
import { expect, vi } from "vitest";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { Stream } from "../../apps/server/src/testing/stream.ts";

/** A browser that stays connected whatever happens: reconnects by itself from its last cursor. */
export class Follower {
  readonly messages: Message[] = [];
  /** Kinds of what arrived, also of what is never stored. */
  readonly kinds = new Set<string>();
  resyncs = 0;
  #person: Person;
  #last: string | undefined;
  #stream: Stream | undefined;
  #closed = false;
  readonly done: Promise<void>;
  /** Resolves when the first stream is open: from then on nothing may be missed. */
  readonly connected: Promise<void>;
  #connect: () => void = () => undefined;

  constructor(person: Person) {
    this.#person = person;
    this.connected = new Promise((resolve) => {
      this.#connect = resolve;
    });
    this.done = this.#run();
  }

  /** Waits until that many messages arrived. */
  async until(count: number, within: number): Promise<void> {
    await vi.waitFor(() => expect(this.messages.length).toBeGreaterThanOrEqual(count), {
      timeout: within,
      interval: 20,
    });
  }

  /** Waits for a message with this text: whatever was to come before it has come. */
  async untilText(text: string, within: number): Promise<void> {
    await vi.waitFor(() => expect(this.messages.at(-1)?.text).toBe(text), { timeout: within, interval: 20 });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stream?.close();
    await this.done;
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      try {
        const stream = await Stream.open(this.#person, this.#last);
        this.#stream = stream;
        this.#connect();
        await this.#follow(stream);
      } catch {
        await sleep(100); // the server is away: that is what this test is about
      }
    }
  }

  async #follow(stream: Stream): Promise<void> {
    for (;;) {
      // What was read is let go: streams stay open for hours.
      for (const { id, kind, data } of stream.events.splice(0)) {
        this.kinds.add(kind);
        if (kind === "message_created") this.messages.push(data as Message); // the server parsed it
        if (kind === "resync") this.resyncs++;
        if (id) this.#last = id;
      }
      if (stream.ended || this.#closed) return;
      await stream.more(0);
    }
  }
}
