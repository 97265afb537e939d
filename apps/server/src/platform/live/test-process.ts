import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { LiveData } from "@kompagnon/contract/live/events.ts";
import { vi } from "vitest";
import { type Database, openDatabase, type Tx } from "#platform/db/database.ts";
import { createLive, type Live, type LiveOptions } from "#platform/live/live.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase } from "#testing/test-server.ts";

/** What the tests of the live stream stand on: a database of their own and processes' worth of live streams in it. */

const log = createLog("silent");

/** The database of one test file, and the connections of its processes; each is closed by its opener before `drop`. */
export type LiveDatabase = { open: () => Database; drop: () => Promise<void> };

/** Copies the migrated template. */
export async function createLiveDatabase(): Promise<LiveDatabase> {
  const { config, drop } = await createTestDatabase();
  return { open: () => openDatabase(config, log), drop };
}

/** A process's worth: a live stream behind an HTTP server that trusts its query string. */
export type TestProcess = {
  live: Live;
  db: Database;
  port: number;
  ended: Set<string>;
  stop: () => Promise<void>;
};

/**
 * Starts one. Streams open at `/?member=…&session=…&last=…`. When it stops its connections end as well: a database server
 * has a hundred, and a file starts a dozen of these within seconds.
 */
export async function startTestProcess(
  database: LiveDatabase,
  options: Partial<LiveOptions> = {},
): Promise<TestProcess> {
  const db = database.open();
  const ended = new Set<string>();
  const live = createLive({
    db,
    log,
    topicsOf: async (memberId) => [`u:${memberId}`, "c:all"],
    check: async (ids) => new Set(ids.filter((id) => ended.has(id))),
    ...options,
    timing: { pollMs: 100, sweepMs: 200, graceMs: 100, ...options.timing },
  });
  const server = http.createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://stand").searchParams;
    const memberId = query.get("member") ?? "m";
    const sessionId = query.get("session") ?? "s";
    void live.openStream({ request, response, memberId, sessionId, last: query.get("last") ?? undefined });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await live.start();
  return {
    live,
    db,
    ended,
    port: (server.address() as AddressInfo).port, // listening on TCP
    stop: async () => {
      await live.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.end();
    },
  };
}

/** One event as the browser sees it. */
export type Seen = { id: string; kind: string; data: { seq?: number } & Record<string, unknown> };

/** A browser's end of a stream. */
export class Listener {
  readonly seen: Seen[] = [];
  status = 0;
  closed = false;
  lastId = "";
  #request: http.ClientRequest | null = null;
  #response: http.IncomingMessage | null = null;

  /** Connects; resolves with the first event (hello) or when the server refuses. */
  static async open(stand: TestProcess, query: Record<string, string> = {}): Promise<Listener> {
    const listener = new Listener();
    const search = new URLSearchParams(query);
    await new Promise<void>((resolve, reject) => {
      listener.#request = http
        .get({ host: "127.0.0.1", port: stand.port, path: `/?${search}`, agent: false }, (response) => {
          listener.#listen(response, resolve);
        })
        .on("error", (error) => (listener.closed ? resolve() : reject(error)));
    });
    return listener;
  }

  /** The sequence numbers of the chat_read events seen. */
  get numbers(): number[] {
    return this.seen.filter(({ kind }) => kind === "chat_read").map(({ data }) => Number(data.seq));
  }

  kinds(): string[] {
    return this.seen.map(({ kind }) => kind);
  }

  pause(): void {
    this.#response?.pause();
  }

  close(): void {
    this.closed = true;
    this.#request?.destroy();
  }

  /** Resolves when the condition holds; rejects after 20 s. */
  async until(condition: (listener: Listener) => boolean, what = "the expected events"): Promise<void> {
    const holds = () => {
      if (!condition(this))
        throw new Error(`waited in vain for ${what}; seen: ${JSON.stringify(this.seen.slice(-5))}`);
    };
    await vi.waitFor(holds, { timeout: 20_000, interval: 5 });
  }

  #listen(response: http.IncomingMessage, started: () => void): void {
    this.#response = response;
    this.status = response.statusCode ?? 0;
    let rest = "";
    response.setEncoding("utf8");
    response.on("data", (text: string) => {
      const frames = (rest + text).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) this.#take(frame);
      if (frames.length > 0) started();
    });
    response.on("error", () => undefined); // broken off: close follows
    response.on("close", () => {
      this.closed = true;
      started();
    });
  }

  #take(frame: string): void {
    const fields = new Map(
      frame.split("\n").map((line): [string, string] => {
        const at = line.indexOf(": ");
        return [line.slice(0, at), line.slice(at + 2)];
      }),
    );
    const id = fields.get("id") ?? "";
    if (id) this.lastId = id;
    this.seen.push({ id, kind: fields.get("event") ?? "", data: JSON.parse(fields.get("data") ?? "null") });
  }
}

/**
 * Waits until a stand has read the outbox from beginning to end since now: what was committed before has been sent, or is
 * held back. The third of three readings began after the second had handed over what it found.
 */
export async function readAgain({ live }: Pick<TestProcess, "live">): Promise<void> {
  for (let readings = 0; readings < 3; readings++) {
    const before = Date.now() - live.figures().readAgoMs;
    await vi.waitFor(
      () => {
        if (Date.now() - live.figures().readAgoMs <= before) throw new Error("the outbox is not read");
      },
      { timeout: 5_000, interval: 5 },
    );
  }
}

/** Work within a transaction that takes now longer, now shorter: up to `most` more statements. */
export const someWork = async (tx: Tx, most: number): Promise<void> => {
  for (let left = Math.floor(Math.random() * (most + 1)); left > 0; left--) await tx.rawQuery("select 1");
};

const CHAT = randomUUID();

/** The data of a numbered event. */
export const numbered = (seq: number): LiveData<"chat_read"> => ({
  chat_id: CHAT,
  user_id: CHAT,
  seq,
  at: "2026-01-01T00:00:00.000Z",
});

/** Publishes a numbered event in a transaction of its own; `within` runs before the commit. */
export const publishNumber = (
  { live, db }: Pick<TestProcess, "live" | "db">,
  seq: number,
  topic: string | string[] = "c:all",
  within: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    // It writes something else first: this gives its events their place, though they are written at its end.
    await tx.rawQuery("select pg_current_xact_id()");
    await live.publish(tx, topic, "chat_read", numbered(seq));
    await within(tx);
  });
