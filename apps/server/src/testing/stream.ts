import { randomUUID } from "node:crypto";
import type { LiveData, LiveKind } from "@kompagnon/contract/live/events.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

export type Received = { id: string; kind: string; data: unknown };

/** An open live stream as a browser has it; `close` it at the end. */
export class Stream {
  readonly events: Received[] = [];
  last = "";
  ended = false;
  readonly #abort = new AbortController();
  readonly #waiting = new Set<() => void>();

  /** Opens a stream for a person, from a cursor if one is given; waits for `hello`. */
  static async open(person: Person, last?: string): Promise<Stream> {
    const { ticket } = await person.must("POST /api/rt/ticket");
    return Stream.with(person.url, ticket, last);
  }

  /** Opens a stream at a process with a ticket that another may have given. */
  static async with(url: string, ticket: string, last?: string): Promise<Stream> {
    const stream = new Stream();
    const query = new URLSearchParams({ t: ticket, ...(last && { last }) });
    const response = await fetch(`${url}/api/rt/stream?${query}`, { signal: stream.#abort.signal });
    if (response.status !== 200 || !response.body) throw new Error(`stream answered ${response.status}`);
    void stream.#read(response.body);
    await stream.next((event) => event.kind === "hello" || event.kind === "resync");
    return stream;
  }

  /** The next (or an earlier) event that fits; rejects after `within` ms. */
  async next(fits: (event: Received) => boolean, within = 15_000): Promise<Received> {
    const deadline = Date.now() + within;
    for (;;) {
      const found = this.events.find(fits);
      if (found) return found;
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(
          `no such event within ${within} ms; got ${JSON.stringify(this.events).slice(0, 500)}`,
        );
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          this.#waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, left);
        this.#waiting.add(wake);
      });
    }
  }

  /**
   * Waits for an event of its own that is published now: whatever was published before has come, or never will. Names the
   * process that it is published through and the member who reads.
   */
  async caughtUp({ platform }: Pick<TestServer, "platform">, { id }: Person): Promise<void> {
    const marker = randomUUID();
    await platform.db.transaction((tx) =>
      platform.live.publish(tx, memberTopic(id), "chat_created", { chat_id: marker }),
    );
    const found = await this.next(({ data }) => JSON.stringify(data).includes(marker));
    this.events.splice(this.events.indexOf(found), 1);
  }

  /** Resolves when there are more than `than` events, or the stream has ended. */
  async more(than: number): Promise<void> {
    while (this.events.length <= than && !this.ended)
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
  }

  /** All data of a kind so far. */
  of<K extends LiveKind>(kind: K): LiveData<K>[] {
    return this.events.filter((event) => event.kind === kind).map(({ data }) => data as LiveData<K>); // the server parsed it
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let buffer = "";
    try {
      for await (const chunk of body) {
        buffer += decoder.decode(chunk, { stream: true });
        for (let end = buffer.indexOf("\n\n"); end >= 0; end = buffer.indexOf("\n\n")) {
          this.#take(buffer.slice(0, end));
          buffer = buffer.slice(end + 2);
        }
      }
    } catch (error) {
      if (!this.#abort.signal.aborted && !(error instanceof TypeError)) throw error; // TypeError: the server ended it
    }
    this.ended = true;
    for (const wake of [...this.#waiting]) wake();
  }

  #take(frame: string): void {
    const fields = new Map(
      frame
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
    );
    const [id = "", kind, data] = [fields.get("id"), fields.get("event"), fields.get("data")];
    if (!kind || data === undefined) return;
    if (id) this.last = id;
    this.events.push({ id, kind, data: JSON.parse(data) });
    for (const wake of [...this.#waiting]) wake();
  }
}
