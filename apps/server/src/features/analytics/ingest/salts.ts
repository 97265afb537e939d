import { randomBytes } from "node:crypto";
import { saltOf } from "#features/analytics/ingest/salt-queries.ts";
import { dayText } from "#features/analytics/ingest/sums.ts";
import type { Queryable } from "#platform/db/database.ts";

/** The salt of today, the same in all processes. */
export type Salts = { today(): Promise<Buffer> };
export function createSalts(db: Queryable): Salts {
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
