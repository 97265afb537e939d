import net from "node:net";
import pg from "pg";
import { Messages, textOf } from "#platform/db/pipeline/messages.ts";
import { readColumns, readRow, type TakeRows } from "#platform/db/pipeline/rows.ts";
import type { Statement } from "#platform/db/statement.ts";

type Columns = ReturnType<typeof readColumns>;
type Stream = NodeJS.ReadWriteStream & { destroy(): void };
type Prepared = { name: string; columns: Columns | null };
type Pending = {
  prepared: Prepared;
  rows: Record<string, unknown>[];
  /** Takes rows as bytes; without it they are collected as objects. */
  take: TakeRows | null;
  begun: boolean;
  error: Error | null;
  since: number;
  resolve: (rows: Record<string, unknown>[]) => void;
  reject: (error: Error) => void;
};

/** How the server is reached; `Connection` where it may become another one. */
export type PipelineConfig = pg.ClientConfig & { Connection?: typeof pg.Client };

/** The connection is lost or unfit: what was under way has no answer, and may be asked for elsewhere. */
export class PipelineLost extends Error {}

/** PostgreSQL's codes after which a prepared statement is of no use: unknown, or its result has another shape now. */
const UNFIT = new Set(["26000", "0A000"]);
/** Max wait in ms: a longer wait means that the connection is stuck. */
const TIMEOUT_MS = 4_000;
/** Statement timeout in ms: other statements wait behind it. */
const STATEMENT_TIMEOUT_MS = 2_000;

/** A message begins with its type and its length, which does not count the type. */
const HEADER = 5;
// The types of the protocol's messages, by their letters.
const DATA_ROW = 68;
const READY = 90;
const ERROR = 69;
const ROW_DESCRIPTION = 84;

/**
 * A message of which a part has come: memory for all of it (for the header while that is incomplete), and how much is there. Large
 * rows come in a thousand chunks: putting these together one by one would copy gigabytes.
 */
type BegunMessage = { bytes: Buffer; filled: number };

const messageLength = (bytes: Buffer, at: number): number => 1 + bytes.readInt32BE(at + 1);

function beginMessage(rest: Buffer): BegunMessage {
  const bytes = Buffer.allocUnsafe(rest.length < HEADER ? HEADER : messageLength(rest, 0));
  return { bytes, filled: rest.copy(bytes) };
}

/** Copies what is missing, as far as a chunk has it from `at` on; answers where the chunk goes on. */
function fill(begun: BegunMessage, chunk: Buffer, at: number): number {
  const copied = chunk.copy(begun.bytes, begun.filled, at);
  begun.filled += copied;
  return at + copied;
}

/** Where answers come in: into the same memory again and again, so that none of it becomes garbage. */
type Inlet = { socket: net.Socket; take: (chunk: Buffer) => void };
const INLET_BYTES = 64 * 1024;

function openInlet(): Inlet {
  const socket: net.Socket = new net.Socket({
    onread: {
      buffer: Buffer.allocUnsafeSlow(INLET_BYTES),
      callback: (length, buffer) => {
        inlet.take((buffer as Buffer).subarray(0, length)); // the one above
        return true;
      },
    },
  });
  // While pg signs in it gets what it would have got.
  const inlet: Inlet = { socket, take: (chunk) => void socket.emit("data", Buffer.from(chunk)) };
  return inlet;
}

/**
 * One plan for all values, of look-ups by key: what they read is in memory, where the usual price of a page read out of
 * order makes the planner read small tables whole, once for every row. A plan is kept until statistics change: one that reads a
 * table whole because it is nearly empty would still do so when it has grown.
 */
const SETTINGS =
  "-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c enable_seqscan=off -c jit=off";

/**
 * One connection on which many prepared statements are under way at once. Those asked for in one turn of the event loop
 * leave in one write, planned once and never described again; each is a transaction of its own, so that an error stays
 * its own. Only for short reads: each waits for the ones before it.
 */
export class Pipeline {
  readonly #stream: Stream;
  readonly #client: pg.Client;
  readonly #types: pg.CustomTypesConfig;
  readonly #messages = new Messages();
  readonly #prepared = new Map<string, Prepared>();
  readonly #queue: Pending[] = [];
  #head = 0;
  #scheduled = false;
  #begun: BegunMessage | null = null;
  #lost: PipelineLost | null = null;
  readonly #watch: NodeJS.Timeout;
  readonly #onLost: () => void;

  private constructor(client: pg.Client, inlet: Inlet, types: pg.CustomTypesConfig, onLost: () => void) {
    this.#client = client;
    this.#types = types;
    this.#onLost = onLost;
    // pg has signed in; from here on its stream is read here.
    this.#stream = (client as unknown as { connection: { stream: Stream } }).connection.stream; // not in pg's types
    this.#stream.removeAllListeners("data");
    this.#stream.on("data", (chunk: Buffer) => this.#read(chunk));
    // With TLS the socket carries what the stream has to decrypt first.
    if (this.#stream === inlet.socket) inlet.take = (chunk) => this.#read(chunk);
    this.#stream.on("close", () => this.#lose("connection closed"));
    client.on("error", (error) => this.#lose(error.message));
    this.#watch = setInterval(() => {
      const oldest = this.#queue[this.#head];
      if (oldest && performance.now() - oldest.since > TIMEOUT_MS) this.#lose("no answer");
    }, TIMEOUT_MS / 4).unref();
  }

  /** Connects; `onLost` is called once when the connection is of no use any more. */
  static async open(
    config: PipelineConfig,
    types: pg.CustomTypesConfig,
    onLost: () => void,
  ): Promise<Pipeline> {
    const inlet = openInlet();
    const client = new (config.Connection ?? pg.Client)({
      ...config,
      stream: () => inlet.socket,
      keepAlive: true,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      options: `${config.options ?? ""} ${SETTINGS}`.trim(),
    });
    // A server that throws everybody out may do so right behind its welcome, before anybody else listens.
    let refused: Error | null = null;
    client.on("error", (error) => {
      refused ??= error;
    });
    await client.connect();
    if (refused) {
      inlet.socket.destroy();
      throw refused as Error; // set by the listener
    }
    return new Pipeline(client, inlet, types, onLost);
  }

  /** Statements without an answer yet. */
  get waiting(): number {
    return this.#queue.length - this.#head;
  }

  /** Runs a statement; its rows as objects, or handed to `take` as they came. Rejects with PipelineLost or PostgreSQL's error. */
  run(
    { name, text }: Statement,
    values: readonly unknown[],
    take: TakeRows | null = null,
  ): Promise<Record<string, unknown>[]> {
    if (this.#lost) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      let prepared = this.#prepared.get(name);
      if (!prepared) {
        prepared = { name, columns: null };
        this.#prepared.set(name, prepared);
        this.#messages.prepare(name, text);
      }
      this.#messages.run(name, values.map(textOf));
      this.#queue.push({
        prepared,
        rows: [],
        take,
        begun: false,
        error: null,
        since: performance.now(),
        resolve,
        reject,
      });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        if (!this.#lost) this.#stream.write(this.#messages.take());
      });
    });
  }

  /** Ends the connection once everything under way is answered. */
  async end(): Promise<void> {
    clearInterval(this.#watch);
    while (this.waiting > 0 && !this.#lost) await new Promise((resolve) => setImmediate(resolve));
    this.#lost ??= new PipelineLost("ended");
    this.#stream.destroy();
  }

  #read(chunk: Buffer): void {
    let at = this.#begun ? this.#complete(this.#begun, chunk) : 0;
    while (at + HEADER <= chunk.length) {
      const next = at + messageLength(chunk, at);
      if (next > chunk.length) break;
      this.#message(chunk, at, next);
      at = next;
    }
    if (at < chunk.length) this.#begun = beginMessage(chunk.subarray(at));
  }

  /** Adds a chunk's beginning to a message, and reads the message if it is whole; answers where the chunk goes on. */
  #complete(begun: BegunMessage, chunk: Buffer): number {
    let at = fill(begun, chunk, 0);
    if (begun.filled === HEADER && begun.bytes.length === HEADER) {
      const whole = Buffer.allocUnsafe(messageLength(begun.bytes, 0));
      begun.bytes.copy(whole);
      begun.bytes = whole;
      at = fill(begun, chunk, at);
    }
    if (begun.filled < begun.bytes.length) return at;
    this.#begun = null;
    this.#message(begun.bytes, 0, begun.bytes.length);
    return at;
  }

  #message(bytes: Buffer, at: number, next: number): void {
    const body = at + HEADER;
    switch (bytes[at]) {
      case DATA_ROW:
        this.#row(bytes, body);
        break;
      case READY:
        this.#done();
        break;
      case ERROR:
        this.#refused(bytes.toString("utf8", body, next));
        break;
      case ROW_DESCRIPTION: {
        const pending = this.#queue[this.#head];
        if (pending) pending.prepared.columns = readColumns(bytes, body, this.#types);
        break;
      }
      default:
        break;
    }
  }

  #row(bytes: Buffer, from: number): void {
    const pending = this.#queue[this.#head];
    if (!pending || pending.error) return;
    try {
      if (pending.take) {
        if (!pending.begun) pending.take.begin();
        pending.begun = true;
        pending.take.row(bytes, from);
      } else pending.rows.push(readRow(pending.prepared.columns ?? [], bytes, from));
    } catch (error) {
      pending.error = error instanceof Error ? error : new Error(String(error));
    }
  }

  #done(): void {
    const pending = this.#queue[this.#head];
    if (!pending) return;
    this.#head += 1;
    if (this.#head === this.#queue.length) {
      this.#queue.length = 0;
      this.#head = 0;
    } else if (this.#head > 1_000) {
      this.#queue.splice(0, this.#head);
      this.#head = 0;
    }
    if (!pending.error && pending.take) this.#endTaking(pending, pending.take);
    if (pending.error) pending.reject(pending.error);
    else pending.resolve(pending.rows);
  }

  #endTaking(pending: Pending, take: TakeRows): void {
    try {
      if (!pending.begun) take.begin();
      take.end();
    } catch (error) {
      pending.error = error instanceof Error ? error : new Error(String(error));
    }
  }

  #refused(body: string): void {
    const fields = new Map(body.split("\0").map((field) => [field[0], field.slice(1)]));
    const code = fields.get("C") ?? "";
    const pending = this.#queue[this.#head];
    // An error that answers no statement announces the connection's end.
    if (!pending || UNFIT.has(code)) this.#lose(fields.get("M") ?? code);
    else pending.error = Object.assign(new Error(fields.get("M")), { code });
  }

  #lose(reason: string): void {
    if (this.#lost) return;
    this.#lost = new PipelineLost(reason);
    clearInterval(this.#watch);
    this.#stream.destroy();
    this.#client.end().catch(() => undefined);
    for (const { reject } of this.#queue.splice(this.#head)) reject(this.#lost);
    this.#queue.length = 0;
    this.#head = 0;
    this.#onLost();
  }
}
