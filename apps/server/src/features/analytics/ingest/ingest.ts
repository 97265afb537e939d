import { createHash, randomBytes } from "node:crypto";
import { Fail } from "#features/analytics/errors.ts";
import { HitBuffer } from "#features/analytics/ingest/buffer.ts";
import { saltOf } from "#features/analytics/ingest/day-queries.ts";
import type { Happened, Hit } from "#features/analytics/ingest/records.ts";
import { dayText } from "#features/analytics/ingest/sums.ts";
import { createTokens, idOf, type Tokens } from "#features/analytics/ingest/tokens.ts";
import { createWriter } from "#features/analytics/ingest/write.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** The salt of today, the same in all processes. */
type Salts = { today(): Promise<Buffer> };
function createSalts(db: Queryable): Salts {
  let known: { day: string; salt: Promise<Buffer> } | undefined;
  return {
    today() {
      const day = dayText(new Date());
      if (known?.day === day) return known.salt;
      const salt = saltOf(db, day, randomBytes(32));
      salt.catch(() => {
        known = undefined;
      });
      known = { day, salt };
      return salt;
    },
  };
}

/**
 * Batches remembered by this process: one that is sent again after a lost response is recognized. Other processes recognize it by
 * the stored rows.
 */
const REMEMBERED_BATCHES_MAX = 20_000;
const FULL_SECONDS = 2;

/** What a process takes in. */
export type Ingest = {
  readonly buffer: HitBuffer;
  readonly tokens: Tokens;
  readonly salts: Salts;
  /** Takes all of these. Throws unavailable while too much waits. */
  take(hits: readonly Hit[]): void;
  /** The same once for a session's batch, in whichever process; false if this one took it before. */
  takeOnce(session: string, batchId: string, hits: readonly Happened[]): boolean;
};

const ingests = new WeakMap<Platform["db"], Ingest>();

/** The one that belongs to a process. */
export function ingestOf({ db, config, log }: Pick<Platform, "db" | "config" | "log">): Ingest {
  const found = ingests.get(db);
  if (found) return found;
  const buffer = new HitBuffer(createWriter(db), log);
  const seenBatches = new Set<string>();
  const take = (hits: readonly Hit[]) => {
    if (!buffer.offer(hits)) throw new Fail("unavailable", { retryAfter: FULL_SECONDS });
  };
  const ingest: Ingest = {
    buffer,
    tokens: createTokens(config.secret),
    salts: createSalts(db),
    take,
    takeOnce(session, batchId, hits) {
      const key = idOf(createHash("md5").update(`${session} ${batchId}`).digest());
      if (seenBatches.has(key)) return false;
      take(hits.map((hit) => ({ ...hit, batch: key })));
      const oldest = seenBatches.size >= REMEMBERED_BATCHES_MAX ? seenBatches.keys().next().value : undefined;
      if (oldest !== undefined) seenBatches.delete(oldest);
      seenBatches.add(key);
      return true;
    },
  };
  ingests.set(db, ingest);
  return ingest;
}
