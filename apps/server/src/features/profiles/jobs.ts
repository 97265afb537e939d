import { findNamesWithoutLooks, foldNames, setLooks } from "#features/profiles/queries.ts";
import { looksOf } from "#platform/names/skeleton.ts";
import type { Platform } from "#platform/platform.ts";

/** What profiles do by the clock: names from before they were compared by their looks, and folded. */
export function profilesJobs({ db, jobs }: Platform): void {
  jobs.repeat("profiles.name-looks", "7 * * * *", async () => {
    await foldNames(db);
    for (const { id, name } of await findNamesWithoutLooks(db)) await setLooks(db, id, looksOf(name), name);
  });
}
