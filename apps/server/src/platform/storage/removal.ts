import type { Tx } from "#platform/db/database.ts";
import { codeOf } from "#platform/errors.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import type { Storage } from "#platform/storage/storage.ts";

type Removal = { keys: string[] };
const RETRIES = 30;
/** Files that nothing points to any more; tried again until they are gone. */
const removeJob = defineJob<Removal>("files.remove", RETRIES);
/** The queues that features had for it before; what waits in them is still done. */
const FORMER = ["accounts.drop-files", "groups.drop-files", "posts.drop-files"];

/** Removes files once this transaction, which took away what pointed to them, has committed. */
export async function removeFiles(
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  keys: readonly (string | null)[],
): Promise<void> {
  const storedKeys = keys.filter((key) => key !== null);
  if (storedKeys.length > 0) await jobs.send(tx, removeJob, { keys: storedKeys });
}

/**
 * Removes files that were kept for a row of the database, once writing it failed with `error`. Not where the database was away: it may
 * have committed what it could not answer any more, and a file that nothing points to does less harm than one that is missing.
 */
export async function dropAfter(
  storage: Pick<Storage, "drop">,
  error: unknown,
  keys: readonly string[],
): Promise<void> {
  if (codeOf(error) === "unavailable") return;
  for (const key of keys) await storage.drop(key);
}

/** Registers who removes them. */
export function removalJobs({ jobs, storage }: Pick<Platform, "jobs" | "storage">): void {
  const former = FORMER.map((name) => defineJob<Removal>(name, RETRIES));
  for (const job of [removeJob, ...former])
    jobs.work(job, async ({ keys }) => {
      for (const key of keys) await storage.remove(key);
    });
}
