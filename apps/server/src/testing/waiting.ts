import { expect, vi } from "vitest";
import type { TestServer } from "#testing/test-server.ts";

/** Waiting for a condition, for checks that something does not happen: what would have done it is over. */

const WITHIN_MS = 10_000;
const DUE = `select name, state::text from jobs.job
  where state in ('created', 'retry', 'active') and start_after <= now() and starts_with(name, '__pgboss') = false
  union all select queue, 'shared' from shared_work`;

/** Waits until no job is due or at work, whatever its queue: what was to be done has been done. */
export const jobsDone = ({ platform }: Pick<TestServer, "platform">): Promise<void> =>
  vi.waitFor(async () => expect((await platform.db.rawQuery(DUE)).rows).toEqual([]), {
    timeout: WITHIN_MS,
    interval: 20,
  });

/** Waits until one or several database sessions wait for a lock that a transaction of the test holds. */
export const someoneWaits = ({ platform }: Pick<TestServer, "platform">, count = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      // By a connection of its own: a transaction sees the activity as it was when it first looked.
      const { rows } = await platform.db.rawQuery(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows.length).toBeGreaterThanOrEqual(count);
    },
    { timeout: WITHIN_MS, interval: 20 },
  );

/** Waits until a check passes: for what comes about by jobs and events. */
export const soon = (check: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });
