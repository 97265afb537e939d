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

/** The one stream of a browser. */
export interface Connection {
  close(): void;
  /** Something suggests that the network is back: do not wait any longer, and do not trust a stream that is silent. */
  nudge(): void;
}

/** The server's heartbeat comes every 25 s; silence longer than this means that the stream is dead. */
const SILENCE_MS = 40_000;
/** The first reconnect comes soon, later ones spread out: the whole community may have lost the same server. */
const FIRST_WITHIN_MS = 1_500;
const WITHIN_MS = 5_000;
const AT_LEAST_MS = 100;
/** After so many failures in a row rooms poll. */
const DOWN_AFTER = 2;

/** How long to wait before reconnecting after `failures` in a row, in ms. */
export const reconnectDelay = (failures: number, random: () => number = Math.random): number =>
  AT_LEAST_MS + random() * ((failures < 2 ? FIRST_WITHIN_MS : WITHIN_MS) - AT_LEAST_MS);

/** Opens the stream and keeps it open, resuming where it broke off, until closed. */
export function openConnection(parts: ConnectionParts): Connection {
  const { mintTicket, resumeAt, onEvent, onState, onRefused, address, random = Math.random } = parts;
  let closed = false;
  let failures = 0;
  let heardAt = Date.now();
  let attempt = new AbortController();
  let wakeUp = () => {};

  const listen = async () => {
    attempt = new AbortController();
    heardAt = Date.now();
    const { signal } = attempt;
    const watch = setInterval(() => {
      if (Date.now() - heardAt > SILENCE_MS) attempt.abort();
    }, 5_000);
    try {
      const ticket = await mintTicket();
      if (closed) return;
      const query = new URLSearchParams({ t: ticket, last: resumeAt() });
      const response = await fetch(`${address}?${query}`, {
        signal,
        cache: "no-store",
        referrerPolicy: "no-referrer",
      });
      if (!response.ok || !response.body)
        throw new StreamFailure(response.status, response.headers.get("retry-after"));
      const take = (event: StreamEvent) => {
        if (closed) return;
        onEvent(event);
        if (event.kind !== "hello") return;
        failures = 0;
        onState("live");
      };
      await readEventStream(response.body, take, () => {
        heardAt = Date.now();
      });
    } finally {
      clearInterval(watch);
    }
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!closed) {
      let asked = 0;
      try {
        await listen();
      } catch (failure) {
        if (isRefusal(failure)) {
          closed = true;
          onState("down");
          onRefused();
          return;
        }
        asked = askedToWait(failure);
      }
      if (closed) return;
      failures += 1;
      onState(failures >= DOWN_AFTER ? "down" : "connecting");
      await pause(Math.max(reconnectDelay(failures, random), asked));
    }
  };
  void run();
  return {
    close() {
      closed = true;
      attempt.abort();
      wakeUp();
    },
    nudge() {
      if (Date.now() - heardAt > SILENCE_MS) attempt.abort();
      wakeUp();
    },
  };
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

const askedToWait = (failure: unknown): number => {
  const { retryAfter } = failure as { retryAfter?: number | null }; // ApiError and StreamFailure carry it, in seconds
  return retryAfter ? Math.min(retryAfter, 60) * 1_000 : 0;
};
