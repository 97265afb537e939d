import type { Tx } from "#platform/db/database.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** Files that nothing points to any more; tried again until they are gone. */
const dropJob = defineJob<{ keys: string[] }>("posts.drop-files", 30);

/** Removes files once this transaction has committed. */
export const dropFiles = async (
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length > 0) await jobs.send(tx, dropJob, { keys: [...keys] });
};

/** Registers who removes them. */
export const workOnFiles = ({ jobs, storage }: Pick<Platform, "jobs" | "storage">): void =>
  jobs.work(dropJob, async ({ keys }) => {
    for (const key of keys) await storage.remove(key);
  });
