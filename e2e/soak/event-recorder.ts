import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "../../apps/server/src/testing/person.ts";

/** Handlers of received events; messages by the number within their conversation. */
type EventHandlers = { message: (chatId: string, seq: number) => void; resync: () => void };

const RECONNECT_AFTER_MS = 100;

/** A live stream that stays open whatever happens, as a browser's does; of its events only what is listened for is parsed. */
export class EventRecorder {
  /** How many events arrived, and how often everything had to be fetched again. */
  received = 0;
  resyncs = 0;
  /** Resolves when the first stream is open: from then on nothing may be missed. */
  readonly connected: Promise<void>;
  readonly #done: Promise<void>;
  readonly #person: Person;
  readonly #handlers: EventHandlers;
  #connect: () => void = () => undefined;
  #end: () => void = () => undefined;
  #isClosed = false;
  #last = "";

  constructor(person: Person, handlers: EventHandlers) {
    this.#person = person;
    this.#handlers = handlers;
    this.connected = new Promise((resolve) => {
      this.#connect = resolve;
    });
    this.#done = this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end();
    await this.#done;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed)
      try {
        const { ticket } = await this.#person.must("POST /api/rt/ticket");
        await this.#follow(ticket);
      } catch {
        await sleep(RECONNECT_AFTER_MS); // the server is away: that is what the run is about
      }
  }

  /** Resolves when a stream ends that was open; rejects if none opens. */
  #follow(ticket: string): Promise<void> {
    const query = new URLSearchParams({ t: ticket, ...(this.#last && { last: this.#last }) });
    return new Promise((resolve, reject) => {
      const request = http.get(`${this.#person.url}/api/rt/stream?${query}`, { agent: false });
      this.#end = () => void request.destroy();
      request.on("error", reject).on("response", (response) => {
        if (response.statusCode !== 200) {
          request.destroy();
          return void reject(new Error(`stream answered ${response.statusCode}`));
        }
        let buffer = "";
        response
          .setEncoding("utf8")
          .on("data", (chunk: string) => {
            buffer = this.#handleFrames(buffer + chunk);
          })
          .on("error", () => undefined) // ended in the middle: `close` follows
          .on("close", resolve);
      });
    });
  }

  /** Takes whole events in; answers what is left of the text. */
  #handleFrames(text: string): string {
    let from = 0;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n", from)) {
      this.#handleFrame(text.slice(from, end));
      from = end + 2;
    }
    return text.slice(from);
  }

  #handleFrame(frame: string): void {
    if (frame.startsWith(":")) return;
    const [id = "", kind] = frame.startsWith("id: ")
      ? [lineOf(frame, 0, "id: "), lineOf(frame, frame.indexOf("\n") + 1, "event: ")]
      : ["", lineOf(frame, 0, "event: ")];
    this.received += 1;
    if (kind === "message_created") {
      const data = frame.slice(frame.indexOf("\ndata: ") + "\ndata: ".length);
      const { chat_id, seq } = JSON.parse(data) as { chat_id: string; seq: number }; // the server parsed it
      this.#handlers.message(chat_id, seq);
    } else if (kind === "resync") {
      this.resyncs += 1;
      this.#handlers.resync();
    }
    if (kind === "hello" || kind === "resync") this.#connect();
    if (id) this.#last = id;
  }
}

/** The rest of the line that begins at `from` with `name`. */
const lineOf = (text: string, from: number, name: string): string => {
  const end = text.indexOf("\n", from);
  return text.slice(from + name.length, end < 0 ? undefined : end);
};
