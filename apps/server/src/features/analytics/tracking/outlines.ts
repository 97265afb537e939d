import type { newOutline } from "@kompagnon/contract/analytics/model.ts";
import { DEVICES, type Device } from "@kompagnon/contract/analytics/rules.ts";
import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";
import type { z } from "zod";
import type { Ingest } from "#features/analytics/ingest/ingest.ts";
import { freshOutlines, keepOutline, numbersOf } from "#features/analytics/ingest/write-queries.ts";
import { type Caller, ownSession } from "#features/analytics/tracking/caller.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Interval in ms at which the known layouts are read again. */
const REFRESH_INTERVAL_MS = 30_000;
const layoutsByDatabase = new WeakMap<Queryable, { at: number; keys: Promise<Set<string>> }>();
const keyOf = (path: string, device: Device) => `${device} ${path}`;

async function fetchLayouts(db: Queryable): Promise<Set<string>> {
  return new Set((await freshOutlines(db)).map(({ path, device }) => keyOf(path, device)));
}
function knownLayouts(db: Queryable): Promise<Set<string>> {
  const have = layoutsByDatabase.get(db);
  if (have && have.at > Date.now() - REFRESH_INTERVAL_MS) return have.keys;
  const keys = fetchLayouts(db);
  keys.catch(() => layoutsByDatabase.delete(db));
  layoutsByDatabase.set(db, { at: Date.now(), keys });
  return keys;
}

/** Whether a page's layout is not known yet in some width. */
export async function needsOutline(db: Queryable, path: string): Promise<boolean> {
  const keys = await knownLayouts(db);
  return DEVICES.some((device) => !keys.has(keyOf(path, device)));
}

/** Keeps how a page is laid out; at most once in a while for the same page and width. */
export async function takeOutline(
  { db }: Platform,
  ingest: Ingest,
  caller: Caller,
  { sessionId, pagePathname, device, width, height, boxes }: z.output<typeof newOutline>,
) {
  ownSession(ingest, caller, sessionId);
  const path = trackedPath(pagePathname);
  const [numbered] = await numbersOf(db, [path]);
  if (numbered) await keepOutline(db, numbered.id, device, { width, height, boxes });
  (await knownLayouts(db)).add(keyOf(path, device));
  return { ok: true } as const;
}
