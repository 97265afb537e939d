import type { Database, Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import type { Log } from "#platform/log.ts";

/** How long work is gathered before it is begun, in ms. */
const GATHER_MS = 30;
/** Max transactions whose work is merged into one run. */
const MAX_MERGED = 16;

type Rules = {
  queue: string;
  run: (tx: Tx, all: readonly object[]) => Promise<void>;
  /** Puts the failed work into the job queue, piece by piece; the queue retries each. */
  requeue: (tx: Tx, pieces: readonly object[]) => Promise<void>;
  log: Log;
};
type Claim = { id: number; pieces: object[] };

const TAKE = statement(
  "take_shared_work",
  `select id as "id!", pieces as "pieces!" from take_shared_work($1, $2)`,
);
const FINISH = statement("finish_shared_work", "select from finish_shared_work($1, $2)");

/** Does the work of a queue (`shared_work`) in this process: what is done and that it is done commit together. */
export class SharedWorker {
  readonly #db: Database;
  readonly #rules: Rules;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #again = false;
  #running = false;

  constructor(db: Database, rules: Rules) {
    this.#db = db;
    this.#rules = rules;
  }

  start(): void {
    this.#running = true;
    this.#begin();
  }

  /** There is work: it is begun soon, together with what comes until then. */
  wake(): void {
    if (!this.#running || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#begin();
    }, GATHER_MS).unref();
  }

  /** Resolves when what is under way is done. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#running = false;
    await this.#working;
  }

  #begin(): void {
    this.#again = this.#working !== null;
    if (this.#working) return;
    this.#working = this.#work()
      .catch((error: unknown) =>
        this.#rules.log.error({ err: error, queue: this.#rules.queue }, "shared work"),
      )
      .finally(() => {
        this.#working = null;
        if (this.#again && this.#running) this.#begin();
      });
  }

  async #work(): Promise<void> {
    for (;;) {
      const claimed = await this.#together();
      if (claimed < MAX_MERGED || !this.#running) return;
    }
  }

  /** Does what there is in one transaction; if that fails, each transaction's work by itself. Answers how much there was. */
  async #together(): Promise<number> {
    let claimed: Claim[] = [];
    try {
      await this.#db.transaction(
        async (tx) => {
          const { rows } = await tx.query(TAKE, [this.#rules.queue, MAX_MERGED]);
          claimed = rows.map(({ id, pieces }) => ({
            id,
            pieces: (JSON.parse(pieces) as object[]).map((piece) => ({ ...piece, ordinal: id })), // as senders wrote it
          }));
          if (claimed.length > 0) await this.#doAll(tx, claimed);
        },
        { plans: "kept" },
      );
    } catch (error) {
      if (claimed.length === 0) throw error;
      for (const one of claimed) await this.#alone(one);
    }
    return claimed.length;
  }

  async #doAll(tx: Tx, claimed: readonly Claim[]): Promise<void> {
    await this.#rules.run(
      tx,
      claimed.flatMap(({ pieces }) => pieces),
    );
    this.#crossOff(tx, claimed);
  }

  /** On the way with the commit; where it is not theirs any more PostgreSQL undoes everything. */
  #crossOff(tx: Tx, claimed: readonly Claim[]): void {
    const ids = claimed.map(({ id }) => id);
    tx.beforeCommit(() => tx.query(FINISH, [this.#rules.queue, ids]), "last");
  }

  async #alone(one: Claim): Promise<void> {
    try {
      await this.#db.transaction((tx) => this.#doAll(tx, [one]), { plans: "kept" });
    } catch {
      await this.#db
        .transaction(async (tx) => {
          await this.#rules.requeue(tx, one.pieces);
          this.#crossOff(tx, [one]);
        })
        // Another process has done it, or the database is read-only at the moment and the poll retries.
        .catch((error: unknown) =>
          this.#rules.log.warn({ err: error, queue: this.#rules.queue }, "shared work waits"),
        );
    }
  }
}
