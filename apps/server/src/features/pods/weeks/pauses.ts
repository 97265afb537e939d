import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { POD_PAUSE_WEEKS_MAX } from "@kompagnon/contract/pods/rules.ts";
import { publishToMembers, publishToPod } from "#features/pods/events.ts";
import { podsOf } from "#features/pods/mine.ts";
import { nowOf } from "#features/pods/present.ts";
import { findZone, listAllOf, lockPerson } from "#features/pods/queries.ts";
import {
  changePause,
  endPause,
  insertPause,
  listPauses,
  type PauseRow,
} from "#features/pods/weeks/pause-queries.ts";
import { pauseIn, weekOf, weeksBetween } from "#features/pods/weeks/weeks.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** Changes a member's pause; their circles are notified. */
async function change(
  platform: Platform,
  memberId: string,
  run: (tx: Tx, week: string, running: PauseRow | null) => Promise<unknown>,
): Promise<MyPods> {
  const { db } = platform;
  await db.transaction(async (tx) => {
    await lockPerson(tx, memberId);
    const { week } = nowOf(await findZone(tx, memberId), new Date());
    await run(tx, week, pauseIn(await listPauses(tx, [memberId]), week));
    await publishToMembers(platform, tx, [memberId]);
    for (const podId of await listAllOf(tx, memberId)) await publishToPod(platform, tx, podId);
  });
  return podsOf(db, memberId);
}

/** Pauses from this week to the one of a day, or to another one than before. Throws invalid_input. */
export const pause = (platform: Platform, memberId: string, until: string): Promise<MyPods> =>
  change(platform, memberId, async (tx, week, running) => {
    const last = weekOf(until);
    const weeks = weeksBetween(week, last);
    // Counted from its first week: a pause that is drawn out again and again is none.
    const whole = weeksBetween(running?.fromWeek ?? week, last) + 1;
    if (weeks < 0 || whole > POD_PAUSE_WEEKS_MAX)
      throw new Fail("invalid_input", { details: [{ field: "until", code: "invalid_value" }] });
    if (running) await changePause(tx, running.id, last);
    else await insertPause(tx, { id: newId(), memberId, fromWeek: week, untilWeek: last });
  });

/** Ends one's pause; the week that is now still rests. */
export const resume = (platform: Platform, memberId: string): Promise<MyPods> =>
  change(platform, memberId, async (tx, week, running) => {
    if (running) await endPause(tx, running.id, week);
  });
