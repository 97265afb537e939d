import { COVERED_DAYS, DOCUMENT_BYTES_MAX, TRASH_DAYS } from "@kompagnon/contract/documents/rules.ts";
import {
  dropCovered,
  dropStates,
  listDueDocuments,
  listDueTrash,
  releaseBytes,
  sweepLinks,
  sweepTickets,
} from "#features/documents/due-queries.ts";
import { publishRemoved } from "#features/documents/events.ts";
import { listPeople } from "#features/documents/people-queries.ts";
import { deleteDocuments, lockDocument } from "#features/documents/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";

/** From here on covered parts and states without a name make room for what is written now, however young they are. */
const CROWDED_BYTES = DOCUMENT_BYTES_MAX / 2;
/** Unnamed states kept in addition to the newest. */
const UNNAMED_STATES_MAX = 20;
/** The same in a document that is crowded. */
const CROWDED_STATES_MAX = 2;
/** Documents looked at in one go. */
const BATCH = 100;

/**
 * Frees space in a locked document: deletes all but the last unnamed states, and in a crowded document also log entries covered
 * by an older state of the owner, or by one that is an hour old: no other member can empty the log with a forged state. Answers
 * the freed bytes.
 */
export async function makeRoom(tx: Tx, id: string, bytes: number): Promise<number> {
  const crowded = bytes > CROWDED_BYTES;
  const covered = crowded ? await dropCovered(tx, id, 0) : 0;
  const keep = crowded ? CROWDED_STATES_MAX : UNNAMED_STATES_MAX;
  const freed = covered + (await dropStates(tx, id, { keep, days: null }));
  if (freed > 0) await releaseBytes(tx, id, freed);
  return freed;
}

/**
 * Deletes entries that have been covered for 30 days: until then, a corrupt or forged state can be undone from the entries
 * themselves.
 */
export async function forgetCovered(platform: Platform): Promise<void> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = await listDueDocuments(platform.db, COVERED_DAYS, after, BATCH);
    for (const id of ids)
      await platform.db.transaction(async (tx) => {
        if (!(await lockDocument(tx, id))) return;
        const parts = await dropCovered(tx, id, COVERED_DAYS);
        const states = await dropStates(tx, id, { keep: 1, days: COVERED_DAYS });
        if (parts + states > 0) await releaseBytes(tx, id, parts + states);
      });
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return;
  }
}

/** Empties the trash of what lay in it for 30 days. */
export async function emptyTrash(platform: Platform): Promise<void> {
  for (;;) {
    const due = await listDueTrash(platform.db, TRASH_DAYS, BATCH);
    for (const one of due)
      await platform.db.transaction(async (tx) => {
        const row = await lockDocument(tx, one);
        if (!row?.trashedAt) return;
        const people = await listPeople(tx, one);
        await removeFiles(platform, tx, await deleteDocuments(tx, [one]));
        await publishRemoved(
          platform,
          tx,
          row,
          people.filter(({ role }) => role === "owner").map(({ memberId }) => memberId),
        );
      });
    if (due.length < BATCH) return;
  }
}

/** Takes tickets and links away that are over. */
export async function sweep({ db }: Pick<Platform, "db">): Promise<void> {
  await sweepTickets(db);
  await sweepLinks(db);
}

/** What documents do by the clock. */
export function documentsJobs(platform: Platform): void {
  platform.jobs.repeat("documents.tidy", "17 3 * * *", async () => {
    await emptyTrash(platform);
    await forgetCovered(platform);
  });
  platform.jobs.repeat("documents.sweep", "23 * * * *", () => sweep(platform));
}
