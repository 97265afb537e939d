import type { LiveState } from "./bus.ts";
import { readEventStream, type StreamEvent } from "./event-stream.ts";

/** What a connection needs. */
export type ConnectionParts = {
  /** A fresh ticket; a rejection with `status` 401 or 403 means that the session is over. */
  mintTicket: () => Promise<string>;
  /** Where to resume: a cursor, or `ago-<ms>` for what came within that time. */
  resumeAt: () => string;
  onEvent: (event: StreamEvent) => void;
  onState: (state: LiveState) => void;
  /** The session is over; the connection has closed itself. */
  onRefused: () => void;
  /** Address of the stream without its query. */
  address: string;
  random?: () => number;
};

/** The server's heartbeat comes every 25 s; silence longer than this means that the stream is dead. */
const SILENCE_MS = 40_000;
/** The first reconnect comes soon, later ones spread out: the whole community may have lost the same server. */
const FIRST_WITHIN_MS = 1_500;
const WITHIN_MS = 5_000;
const AT_LEAST_MS = 100;
/** After this number of failures in a row features poll. */
const DOWN_AFTER = 2;

/** How long to wait before reconnecting after `failures` in a row, in ms. */
export const reconnectDelay = (failures: number, random: () => number = Math.random): number =>
  AT_LEAST_MS + random() * ((failures < 2 ? FIRST_WITHIN_MS : WITHIN_MS) - AT_LEAST_MS);

/** The one stream of a browser: kept open, resuming where it broke off, until closed. */
export class Connection {
  readonly #parts: ConnectionParts;
  #closed = false;
  #failures = 0;
  #heardAt = Date.now();
  #attempt = new AbortController();
  #wakeUp = () => {};

  /** Opens at once. */
  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#attempt.abort();
    this.#wakeUp();
  }

  /** Something suggests that the network is back: waits no longer, and does not trust a stream that is silent. */
  nudge(): void {
    this.#abortIfSilent();
    this.#wakeUp();
  }

  #abortIfSilent(): void {
    if (Date.now() - this.#heardAt > SILENCE_MS) this.#attempt.abort();
  }

  async #run(): Promise<void> {
    const { onState, onRefused, random } = this.#parts;
    while (!this.#closed) {
      let requestedDelay = 0;
      try {
        await this.#listen();
      } catch (failure) {
        if (isRefusal(failure)) {
          this.#closed = true;
          onState("down");
          onRefused();
          return;
        }
        requestedDelay = retryAfterOf(failure);
      }
      if (this.#closed) return;
      this.#failures += 1;
      onState(this.#failures >= DOWN_AFTER ? "down" : "connecting");
      await this.#pause(Math.max(reconnectDelay(this.#failures, random), requestedDelay));
    }
  }

  /** One stream from its ticket to its end. */
  async #listen(): Promise<void> {
    const { mintTicket, resumeAt, address } = this.#parts;
    this.#attempt = new AbortController();
    this.#heardAt = Date.now();
    const { signal } = this.#attempt;
    const watch = setInterval(() => this.#abortIfSilent(), 5_000);
    try {
      const ticket = await mintTicket();
      if (this.#closed) return;
      const query = new URLSearchParams({ t: ticket, last: resumeAt() });
      const response = await fetch(`${address}?${query}`, {
        signal,
        cache: "no-store",
        referrerPolicy: "no-referrer",
      });
      if (!response.ok || !response.body)
        throw new StreamFailure(response.status, response.headers.get("retry-after"));
      await readEventStream(response.body, this.#take, () => {
        this.#heardAt = Date.now();
      });
    } finally {
      clearInterval(watch);
    }
  }

  readonly #take = (event: StreamEvent): void => {
    if (this.#closed) return;
    this.#parts.onEvent(event);
    if (event.kind !== "hello") return;
    this.#failures = 0;
    this.#parts.onState("live");
  };

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The stream was refused; the ticket may have been late, so that trying again makes sense whatever the status. */
class StreamFailure extends Error {
  readonly retryAfter: number | null;
  constructor(status: number, retryAfter: string | null) {
    super(`The live stream was answered with ${status}`);
    this.retryAfter = retryAfter === null ? null : Number(retryAfter);
  }
}

const isRefusal = (failure: unknown): boolean => {
  const { status } = failure as { status?: number }; // ApiError of the ticket call
  return status === 401 || status === 403;
};

const retryAfterOf = (failure: unknown): number => {
  const { retryAfter } = failure as { retryAfter?: number | null }; // ApiError and StreamFailure carry it, in seconds
  return retryAfter ? Math.min(retryAfter, 60) * 1_000 : 0;
};
