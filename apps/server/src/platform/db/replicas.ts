import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase, type Queryable } from "#platform/db/database.ts";
import { placeOf } from "#platform/db/hosts.ts";
import { statement } from "#platform/db/statement.ts";
import type { Log } from "#platform/log.ts";
import type { RedisClient } from "#platform/redis.ts";

const FLUSHED = statement("platform_flushed", `select pg_current_wal_flush_lsn()::text as "lsn!"`, {
  hot: true,
});
/** Up to where the database's log is on the disk: every commit that was answered is before. */
export async function findFlushed(db: Queryable): Promise<string> {
  const { rows } = await db.query(FLUSHED);
  return rows[0]?.lsn ?? "0/0";
}

const REPLAYED = statement(
  "platform_replayed",
  `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as "lsn?"`,
  { hot: true },
);
/** Up to where a replica has got; null for what is none. */
async function findReplayed(db: Queryable): Promise<string | null> {
  const { rows } = await db.query(REPLAYED);
  return rows[0]?.lsn ?? null;
}

/** How a replica does. */
type ReplicaState = { place: string; isUsed: boolean; lagMs: number | null };

/** Copies of the database that lists are read from which may be a second old. */
export interface Replicas {
  /** The database for a member's list: a replica that has all of the member's writes, or the primary. */
  for(memberId: string | null): Promise<Database>;
  /** The same for periodic reads without a member. */
  readonly anybody: Database;
  /** Records a write by a member (null: by any), so that later reads include it. */
  wrote(memberId: string | null): Promise<void>;
  states(): ReplicaState[];
  /** Lists that a replica answered since the start. */
  reads(): number;
  stop(): Promise<void>;
}

const CHECK_INTERVAL_MS = 200;
/** A replica that is further behind, or has not said anything for so long, in ms, is left out. */
const LAG_MAX_MS = 1_000;
const ANSWERS_WITHIN_MS = 600;
/** Longer than a replica that is used can be behind: what was written before is everywhere. */
const NOTE_MS = 5_000;
const ANYBODY = "anybody";

/** A position in PostgreSQL's log, `16/B374D848`, as a number. */
const positionOf = (lsn: string): bigint => {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/** Error codes of standbys only: they refuse writes, and cancel queries that conflict with the replay. */
const OF_STANDBYS = new Set(["25006", "40001", "40P01"]);

class Replica {
  readonly place: string;
  readonly db: Database;
  /** Reads here, and of the database itself where that fails. */
  readonly reading: Database;
  replayed = 0n;
  lagMs: number | null = null;
  #heardAt = Number.NEGATIVE_INFINITY;
  reads = 0;

  constructor(url: string, { primary, max, watched, log }: Options) {
    this.place = placeOf(url);
    this.db = watched(openDatabase({ connectionString: url, max }, log));
    const failed = (error: unknown) => {
      if (!OF_STANDBYS.has((error as { code?: string }).code ?? "")) this.leaveOut(); // set by PostgreSQL
    };
    this.reading = {
      ...primary,
      query: async (statement, ...given) => {
        try {
          const result = await this.db.query(statement, ...given);
          this.reads += 1;
          return result;
        } catch (error) {
          failed(error);
          return primary.query(statement, ...given);
        }
      },
      read: async (statement, take, ...given) => {
        try {
          await this.db.read(statement, take, ...given);
          this.reads += 1;
        } catch (error) {
          failed(error);
          await primary.read(statement, take, ...given);
        }
      },
    };
  }

  get isUsed(): boolean {
    const isHeard = performance.now() - this.#heardAt < LAG_MAX_MS;
    return isHeard && this.lagMs !== null && this.lagMs <= LAG_MAX_MS;
  }

  leaveOut(): void {
    this.lagMs = null;
  }

  /** Asks how far it is; false where it is no replica any more, or says nothing in time. */
  async look(): Promise<boolean> {
    const late = sleep(ANSWERS_WITHIN_MS, null, { ref: false });
    const lsn = await Promise.race([findReplayed(this.db).catch(() => null), late]);
    if (lsn === null) return false;
    this.replayed = positionOf(lsn);
    this.#heardAt = performance.now();
    return true;
  }
}

/** Where the database was when: tells how far behind a position is. */
class Course {
  #points: { at: number; position: bigint }[] = [];

  add(position: bigint): void {
    this.#points.push({ at: performance.now(), position });
    if (this.#points.length > 50) this.#points.shift();
  }

  /** How long ago the database was where a replica is, in ms. */
  lagOf(replayed: bigint): number | null {
    const behind = this.#points.find(({ position }) => position > replayed);
    if (behind) return performance.now() - behind.at;
    return this.#points.length > 0 ? 0 : null;
  }
}

type Options = {
  urls: readonly string[];
  primary: Database;
  /** Connections to each. */
  max: number;
  /** The same replica, watched where that is asked for. */
  watched: (db: Database) => Database;
  /** Where processes tell one another who wrote; while it is away, everything is read from the database itself. */
  redis: RedisClient;
  prefix: string;
  log: Log;
};

/** Opens replicas and goes on looking at how they do. */
export function openReplicas(options: Options): Replicas {
  const { urls, primary, redis, prefix, log } = options;
  const replicas = urls.map((url) => new Replica(url, options));
  const course = new Course();
  let isStopped = false;
  const keyOf = (memberId: string | null) => `${prefix}wrote:${memberId ?? ANYBODY}`;
  const look = async () => {
    course.add(positionOf(await findFlushed(primary)));
    await Promise.all(
      replicas.map(async (replica) => {
        const wasUsed = replica.isUsed;
        replica.lagMs = (await replica.look()) ? course.lagOf(replica.replayed) : null;
        if (wasUsed !== replica.isUsed)
          log.warn(
            { replica: replica.place, lagMs: replica.lagMs },
            replica.isUsed ? "replica is used" : "replica is left out",
          );
      }),
    );
  };
  const watch = async () => {
    while (!isStopped) {
      await look().catch(() => undefined); // the database itself is away: so are lists
      await sleep(CHECK_INTERVAL_MS, undefined, { ref: false });
    }
  };
  const watching = watch();
  /** The same for the same person, so that their lists do not jump between copies. */
  const choose = (memberId: string | null): Replica | null => {
    const used = replicas.filter(({ isUsed }) => isUsed);
    const [byte = 0] = createHash("sha256")
      .update(memberId ?? "")
      .digest();
    return used[byte % Math.max(1, used.length)] ?? null;
  };
  const find = async (memberId: string | null): Promise<Database> => {
    const replica = choose(memberId);
    if (!replica || redis.status !== "ready") return primary;
    try {
      // Two commands, for in a Cluster they lie on different machines.
      const notes = await Promise.all([redis.get(keyOf(memberId)), redis.get(keyOf(null))]);
      const required = notes.map((lsn) => (lsn ? positionOf(lsn) : 0n)).reduce((a, b) => (a > b ? a : b));
      // The replay position is queried only after a recent write.
      if (required > replica.replayed) await replica.look();
      return required > replica.replayed || !replica.isUsed ? primary : replica.reading;
    } catch {
      return primary; // Redis says so itself
    }
  };
  return {
    for: find,
    anybody: {
      ...primary,
      query: async (statement, ...given) => (await find(null)).query(statement, ...given),
      read: async (statement, take, ...given) => (await find(null)).read(statement, take, ...given),
    },
    async wrote(memberId) {
      const lsn = await findFlushed(primary);
      if (redis.status === "ready")
        await redis.set(keyOf(memberId), lsn, "PX", NOTE_MS).catch(() => undefined); // as above
    },
    states: () => replicas.map(({ place, isUsed, lagMs }) => ({ place, isUsed, lagMs })),
    reads: () => replicas.reduce((sum, { reads }) => sum + reads, 0),
    async stop() {
      isStopped = true;
      await watching;
      await Promise.all(replicas.map(({ db }) => db.end()));
    },
  };
}
