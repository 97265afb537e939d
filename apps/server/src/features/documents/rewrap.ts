import {
  listForeignKeys,
  listForeignTitles,
  listForeignVersions,
  type StoredKey,
  writeKey,
  writeTitleKey,
  writeVersionKey,
} from "#features/documents/rewrap-queries.ts";
import { about } from "#features/documents/sealing.ts";
import type { Platform } from "#platform/platform.ts";
import { vaultOf } from "#platform/vault.ts";

const BATCH = 200;

/**
 * Seals every key of documents, titles and names of versions that another master key sealed by the current one; answers how
 * many. One that changed meanwhile is left alone: it is new, and so sealed by the current one.
 */
export async function rewrapDocuments({ db, config }: Pick<Platform, "db" | "config">): Promise<number> {
  const vault = vaultOf(config);
  const run = async <Row extends StoredKey>(
    list: (current: string, limit: number) => Promise<Row[]>,
    bound: (row: Row) => string,
    write: (row: Row, next: { master: string; key: Buffer }) => Promise<unknown>,
  ): Promise<number> => {
    for (let count = 0; ; ) {
      const rows = await list(vault.current, BATCH);
      for (const row of rows)
        await write(row, vault.rewrap({ master: row.master, key: row.key }, bound(row)));
      count += rows.length;
      if (rows.length < BATCH) return count;
    }
  };
  const titles = await run(
    (current, limit) => listForeignTitles(db, current, limit),
    ({ id }) => about.title(id),
    (row, next) => writeTitleKey(db, row, next),
  );
  const keys = await run(
    (current, limit) => listForeignKeys(db, current, limit),
    ({ id, place }) => about.key(id, place),
    (row, next) => writeKey(db, row, next),
  );
  const versions = await run(
    (current, limit) => listForeignVersions(db, current, limit),
    ({ id, place }) => about.version(id, place),
    (row, next) => writeVersionKey(db, row, next),
  );
  return titles + keys + versions;
}
