import type { newOutline } from "@kompagnon/contract/analytics/model.ts";
import { DEVICES, type Device } from "@kompagnon/contract/analytics/rules.ts";
import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";
import type { z } from "zod";
import type { Ingest } from "#features/analytics/ingest/ingest.ts";
import { numbersOf } from "#features/analytics/ingest/write-queries.ts";
import { type Caller, ownSession } from "#features/analytics/tracking/caller.ts";
import { freshOutlines, keepOutline } from "#features/analytics/tracking/outline-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Interval in ms at which the known layouts are read again. */
const KNOWN_MS = 30_000;
const known = new WeakMap<Queryable, { at: number; keys: Promise<Set<string>> }>();
const keyOf = (path: string, device: Device) => `${device} ${path}`;

async function fetchKnown(db: Queryable): Promise<Set<string>> {
  return new Set((await freshOutlines(db)).map(({ path, device }) => keyOf(path, device)));
}
function knownOf(db: Queryable): Promise<Set<string>> {
  const have = known.get(db);
  if (have && have.at > Date.now() - KNOWN_MS) return have.keys;
  const keys = fetchKnown(db);
  keys.catch(() => known.delete(db));
  known.set(db, { at: Date.now(), keys });
  return keys;
}

/** Whether a page's layout is not known yet in some width. */
export async function needsOutline(db: Queryable, path: string): Promise<boolean> {
  const keys = await knownOf(db);
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
  (await knownOf(db)).add(keyOf(path, device));
  return { ok: true } as const;
}
