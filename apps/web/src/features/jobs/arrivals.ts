import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { APPLICATIONS_REMEMBERED_MAX, APPLICATIONS_TOLD_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { call } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { refreshApplications } from "./api.ts";

const keyOf = (me: string) => `jobs.applications.seen.${me}` as const;

/** The applications that were announced on this device, the newest last; null before the first check. */
export function notifiedIdsOf(me: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(readItem(keyOf(me)) ?? "null");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : null;
  } catch {
    return null; // the stored value is invalid
  }
}

/** Remembers announced applications; the oldest are dropped. */
export function rememberNotified(me: string, ids: readonly string[]): void {
  const notifiedIds = notifiedIdsOf(me) ?? [];
  const all = [...notifiedIds, ...ids.filter((id) => !notifiedIds.includes(id))];
  storeItem(keyOf(me), JSON.stringify(all.slice(-APPLICATIONS_REMEMBERED_MAX)));
}

/** Which of a list, the newest first, are news; a device that never looked takes all of them for known. */
export function newsAmong(
  notifiedIds: readonly string[] | null,
  ids: readonly string[],
  arrived: string | null,
): string[] {
  const news =
    notifiedIds === null ? ids.filter((id) => id === arrived) : ids.filter((id) => !notifiedIds.includes(id));
  return news.slice(0, APPLICATIONS_TOLD_MAX);
}

/** The applications to announce now: `arrived` by its live event, null when polling. */
export async function arrivalsOf(me: string, arrived: string | null): Promise<JobApplication[]> {
  refreshApplications();
  const notifiedIds = notifiedIdsOf(me);
  if (arrived !== null && notifiedIds?.includes(arrived)) return [];
  const list = await call("GET /api/jobs/applications", { query: { box: "received" } }).catch(() => null);
  if (!list) return []; // the next try finds them
  const ids = list.items.map(({ id }) => id);
  const news = newsAmong(notifiedIds, ids, arrived);
  rememberNotified(me, ids.toReversed());
  return list.items.filter(({ id }) => news.includes(id));
}
