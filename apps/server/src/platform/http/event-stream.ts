import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { INERT_POLICY } from "#platform/http/headers.ts";

/** The headers of an answer that is a stream of events. */
export const EVENT_STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "content-security-policy": INERT_POLICY,
  "x-frame-options": "DENY",
  "cross-origin-resource-policy": "same-origin",
};

/** A comment at least this often keeps proxies from closing a stream on which nothing happens. */
const KEEPALIVE_INTERVAL_MS = 10_000;

/** A reader that takes nothing for so long, in ms, is cut off. */
const DRAIN_MS = 30_000;

/** The answer of one request as server-sent events that end; `Events` has each event's data by its name. */
export class EventAnswer<Events extends object> {
  /** Aborted when the other side has gone, or the answer has ended. */
  readonly gone: AbortSignal;
  readonly #response: ServerResponse;
  readonly #beat: NodeJS.Timeout;

  /** Takes a raw response over (after `reply.hijack()`). */
  constructor(response: ServerResponse) {
    const gone = new AbortController();
    this.gone = gone.signal;
    this.#response = response;
    this.#beat = setInterval(() => response.write(":\n\n"), KEEPALIVE_INTERVAL_MS);
    response.on("error", () => undefined); // a broken connection: `close` follows
    response.once("close", () => {
      clearInterval(this.#beat);
      gone.abort();
    });
    if (response.destroyed) gone.abort();
    else response.writeHead(200, EVENT_STREAM_HEADERS).flushHeaders();
  }

  /** Sends an event; resolves when the stream accepts the next one, or the client has disconnected. */
  async send<K extends keyof Events & string>(kind: K, data: Events[K]): Promise<void> {
    if (this.gone.aborted) return;
    if (this.#response.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    const drained = new AbortController();
    const timer = setTimeout(() => drained.abort(), DRAIN_MS).unref();
    const signal = AbortSignal.any([this.gone, drained.signal]);
    await once(this.#response, "drain", { signal }).catch(() => undefined); // gone: said by the signal
    clearTimeout(timer);
    if (drained.signal.aborted) this.#response.destroy();
  }

  end(): void {
    clearInterval(this.#beat);
    this.#response.end();
  }
}
