import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { POD_FOUND_SIZE, POD_WIDEN_DAYS, PODS_MAX, type PodHours } from "@kompagnon/contract/pods/rules.ts";
import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { USUAL_TIME_ZONE } from "#features/notifications/public.ts";
import { publishToMembers, publishToPod } from "#features/pods/events.ts";
import { needsOf, podsOf } from "#features/pods/mine.ts";
import {
  deleteAsk,
  listIncompatiblePairs,
  listInside,
  listWaiting,
  listWithRoom,
  lockPlacing,
  saveAsk,
  widenSince,
} from "#features/pods/placing/ask-queries.ts";
import { type Facts, type Placement, pairKey, place } from "#features/pods/placing/fit.ts";
import { countOpen, insertPod, lockPerson, lockPod, saveZone } from "#features/pods/queries.ts";
import { joinWithin, requireRoomFor } from "#features/pods/service.ts";
import { offsetOf } from "#features/pods/weeks/weeks.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** Waiting members, and circles with room, per run. */
const WAITING_MAX = 1000;
const ROOMS_MAX = 200;
/** Placements per transaction. */
const BATCH = 25;
const DAY_MS = 86_400_000;

/** Places waiting members; queued by each new request. */
export const placeJob = defineJob<Record<never, never>>("pods.place");

type Row = { id: string; language: string; models: readonly string[]; timeZone: string | null };
const factsOf = ({ id, language, models, timeZone }: Row, at: Date): Facts => ({
  id,
  language,
  models,
  offset: offsetOf(timeZone ?? USUAL_TIME_ZONE, at),
});

/** Finds the placements of this moment, under the placing lock. */
async function findPlacements(tx: Tx, now: Date): Promise<Placement[]> {
  const waiting = await listWaiting(tx, ADULT_AGE, WAITING_MAX);
  if (waiting.length === 0) return [];
  const podIds = await listWithRoom(tx, POD_FOUND_SIZE, ROOMS_MAX);
  const inside = await listInside(tx, podIds);
  const apart = await listIncompatiblePairs(tx, [...new Set([...waiting, ...inside].map(({ id }) => id))]);
  return place({
    waiting: waiting.map((one) => ({ ...factsOf(one, now), hours: one.hours, askedAt: one.askedAt })),
    rooms: podIds.map((podId) => ({
      podId,
      inside: inside.flatMap((one) => (one.podId === podId ? [factsOf(one, now)] : [])),
    })),
    apart: new Set(apart.map(([a, b]) => pairKey(a, b))),
    size: POD_FOUND_SIZE,
    now,
  });
}

/** Those of a placement who still have room for a circle; their asking is done with either way. */
async function ready(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids.toSorted()) {
    await lockPerson(tx, id);
    if ((await countOpen(tx, id)) < PODS_MAX) found.push(id);
    else await deleteAsk(tx, id);
  }
  return found;
}

async function carryOut(platform: Platform, tx: Tx, { podId, ids }: Placement): Promise<boolean> {
  const joining = await ready(tx, ids);
  if (joining.length < (podId ? 1 : 2)) return false;
  const id = podId ?? newId();
  await lockPod(tx, id);
  if (!podId) await insertPod(tx, { id, origin: "found", originId: null });
  for (const memberId of joining) {
    await deleteAsk(tx, memberId);
    await joinWithin(tx, id, memberId);
  }
  await publishToPod(platform, tx, id);
  await publishToMembers(platform, tx, joining);
  await platform.domainEvents.publish(tx, "pod.found", { podId: id, memberIds: joining });
  return true;
}

/**
 * Places waiting members, and notifies those who have waited for a week that others fit from now on. Safe in several processes at
 * once: they take turns, and each reads the state again.
 */
export async function placeWaiting(platform: Platform, now = new Date()): Promise<void> {
  const { db, domainEvents } = platform;
  for (let more = true; more; )
    more = await db.transaction(async (tx) => {
      await lockPlacing(tx);
      const placements = await findPlacements(tx, now);
      let placed = 0;
      for (const one of placements.slice(0, BATCH)) if (await carryOut(platform, tx, one)) placed += 1;
      return placements.length > BATCH && placed > 0;
    });
  await db.transaction(async (tx) => {
    await lockPlacing(tx);
    const memberIds = await widenSince(tx, new Date(now.getTime() - POD_WIDEN_DAYS * DAY_MS));
    if (memberIds.length === 0) return;
    await publishToMembers(platform, tx, memberIds);
    await domainEvents.publish(tx, "pod.widened", { memberIds });
  });
}

/** Asks for a circle that the product puts together. Throws too_many_pods, pod_needs. */
export async function ask(
  platform: Platform,
  memberId: string,
  { hours, timeZone }: { hours: PodHours; timeZone: string },
): Promise<MyPods> {
  const { db, jobs } = platform;
  await db.transaction(async (tx) => {
    await lockPerson(tx, memberId);
    if ((await needsOf(tx, memberId)).length > 0) throw new Fail("pod_needs");
    await requireRoomFor(tx, memberId);
    await saveZone(tx, memberId, timeZone);
    await saveAsk(tx, memberId, hours);
    await publishToMembers(platform, tx, [memberId]);
    await jobs.send(tx, placeJob, {});
  });
  return podsOf(db, memberId);
}

/** Asks no longer. */
export async function withdrawAsk(platform: Platform, memberId: string): Promise<MyPods> {
  const { db } = platform;
  await db.transaction(async (tx) => {
    // Waits for a placement in progress, which may include this member.
    await lockPlacing(tx);
    if (await deleteAsk(tx, memberId)) await publishToMembers(platform, tx, [memberId]);
  });
  return podsOf(db, memberId);
}
