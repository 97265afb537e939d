import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import type { PodHours } from "@kompagnon/contract/pods/rules.ts";
import { publishToMembers } from "#features/pods/events.ts";
import { needsOf, podsOf } from "#features/pods/mine.ts";
import { deleteAsk, lockPlacing, saveAsk } from "#features/pods/placing/ask-queries.ts";
import { placeJob } from "#features/pods/placing/placing.ts";
import { lockPerson, saveZone } from "#features/pods/queries.ts";
import { requireRoomFor } from "#features/pods/service.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

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
