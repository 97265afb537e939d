import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { placeOf } from "#platform/db/hosts.ts";
import type { Log } from "#platform/log.ts";

/** Of several database servers, the one that takes writes; it may become another at any time. */
export interface Primary {
  /** Its address now. */
  readonly url: string;
  /** Connects to whichever it is at that moment. */
  readonly Connection: typeof pg.Client;
  stop(): Promise<void>;
}

const CHECK_INTERVAL_MS = 300;
/** A server that says nothing for so long, in ms, is not the one. */
const ANSWERS_WITHIN_MS = 1_000;
/** How long a start waits for one. */
const START_WITHIN_MS = 60_000;
const IS_STANDBY = "select pg_is_in_recovery() as standby";

const clientFor = (url: string): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    application_name: "kompagnon watch",
  });
  client.on("error", () => undefined); // the next look tells
  return client;
};

const takesWrites = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ standby: boolean }>(IS_STANDBY);
  return rows[0]?.standby === false;
};

/** A connection to the server that takes writes; null if none of them does, or says so. */
async function find(urls: readonly string[]): Promise<{ url: string; client: pg.Client } | null> {
  const tried = await Promise.all(
    urls.map(async (url) => {
      const client = clientFor(url);
      try {
        await client.connect();
        if (await takesWrites(client)) return { url, client };
      } catch {} // away, or starting
      client.end().catch(() => undefined);
      return null;
    }),
  );
  const [first = null, ...more] = tried.filter((one) => one !== null);
  for (const { client } of more) client.end().catch(() => undefined);
  return first;
}

/** What pg holds of a connection, which its types do not tell. */
type Wired = { connection: { stream: { destroy: () => void } } };

class Watch implements Primary {
  readonly #urls: readonly string[];
  readonly #log: Log;
  readonly #open = new Map<pg.Client, string>();
  #found: { url: string; client: pg.Client };
  #isStopped = false;
  readonly #watching: Promise<void>;
  readonly Connection: typeof pg.Client;

  constructor(urls: readonly string[], found: { url: string; client: pg.Client }, log: Log) {
    this.#urls = urls;
    this.#found = found;
    this.#log = log;
    const current = () => this.url;
    const note = this.#note.bind(this);
    this.Connection = class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        const url = current();
        super({ ...config, connectionString: url });
        note(this, url);
      }
    };
    this.#watching = this.#watch();
  }

  get url(): string {
    return this.#found.url;
  }

  #note(client: pg.Client, url: string): void {
    this.#open.set(client, url);
    client.on("end", () => this.#open.delete(client));
    client.on("error", () => this.#open.delete(client));
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      await sleep(CHECK_INTERVAL_MS, undefined, { ref: false });
      const isStill = await takesWrites(this.#found.client).catch(() => false);
      if (!isStill && !this.#isStopped) await this.#change();
    }
  }

  async #change(): Promise<void> {
    this.#found.client.end().catch(() => undefined);
    const found = await find(this.#urls);
    if (!found) return;
    const { url } = this.#found;
    this.#found = found;
    if (url !== found.url)
      this.#log.warn(
        { from: placeOf(url), to: placeOf(found.url) },
        "another database server takes writes now",
      );
    // Pending queries on the old server are repeated on the new one.
    for (const [client, to] of this.#open)
      if (to !== found.url) {
        this.#open.delete(client);
        (client as unknown as Wired).connection.stream.destroy();
      }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#found.client.end().catch(() => undefined);
    await this.#watching;
  }
}

/** Finds the server that takes writes, waiting for one, and goes on watching. Rejects when there is none for a minute. */
export async function watchPrimary(urls: readonly string[], log: Log): Promise<Primary> {
  const until = Date.now() + START_WITHIN_MS;
  for (;;) {
    const found = await find(urls);
    if (found) return new Watch(urls, found, log);
    if (Date.now() > until)
      throw new Error(`None of ${urls.map(placeOf).join(", ")} takes writes. See npm run admin -- promote.`);
    await sleep(CHECK_INTERVAL_MS);
  }
}
