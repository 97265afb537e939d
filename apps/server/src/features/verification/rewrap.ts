import {
  listDataKeys,
  listImageKeys,
  type StoredKey,
  writeDataKey,
  writeImageKey,
} from "#features/verification/queries.ts";
import { aboutData, aboutImage } from "#features/verification/sealing.ts";
import type { Platform } from "#platform/platform.ts";
import { type Vault, vaultOf } from "#platform/vault.ts";

const BATCH = 200;

/**
 * Seals every key that another master key sealed by the current one; answers how many. What is sealed itself stays as it is.
 * A key that changed meanwhile is left alone: it is new, and so sealed by the current one.
 */
export async function rewrapKeys({ db, config }: Pick<Platform, "db" | "config">): Promise<number> {
  const vault = vaultOf(config);
  const data = await inBatches(
    (after) => listDataKeys(db, vault.current, after, BATCH),
    (row) => writeDataKey(db, row, rewrapped(vault, row, aboutData(row.id))),
  );
  const images = await inBatches(
    (after) => listImageKeys(db, vault.current, after, BATCH),
    (row) => writeImageKey(db, row, rewrapped(vault, row, aboutImage(row))),
  );
  return data + images;
}

function rewrapped(vault: Vault, { masterId, wrappedKey }: StoredKey, about: string) {
  const { master, key } = vault.rewrap({ master: masterId, key: wrappedKey }, about);
  return { masterId: master, wrappedKey: key };
}

async function inBatches<Row extends StoredKey>(
  list: (after: string | null) => Promise<Row[]>,
  change: (row: Row) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await list(after);
    for (const row of rows) await change(row);
    count += rows.length;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return count;
  }
}
