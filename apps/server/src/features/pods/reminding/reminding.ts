import { USUAL_TIME_ZONE, whoRests } from "#features/notifications/public.ts";
import { listDue, listZones, noteReminder } from "#features/pods/reminding/reminder-queries.ts";
import { type Now, nowIn } from "#features/pods/weeks/weeks.ts";
import type { Platform } from "#platform/platform.ts";

type Part = "goal" | "check_in";
/** When a member is reminded, by their own clocks: the day of the week, and the hours within which it may come. */
const HOURS = {
  goal: { weekday: 1, from: 9, to: 20 },
  check_in: { weekday: 5, from: 15, to: 20 },
} as const;
/** Members reminded per run. */
const BATCH = 500;

/** What is due by these clocks at this hour; null most of the time. */
function partAt({ weekday, hour }: Now): Part | null {
  const due = (part: Part) =>
    weekday === HOURS[part].weekday && hour >= HOURS[part].from && hour < HOURS[part].to;
  if (due("goal")) return "goal";
  return due("check_in") ? "check_in" : null;
}

/**
 * Reminds who has not set a goal on their Monday, or not checked in on their Friday: once a week and part, whatever the
 * number of their circles and of processes. Who rests in quiet hours is left for the next time this runs.
 */
export async function remindDue(platform: Platform, at = new Date()): Promise<void> {
  const { db } = platform;
  for (const zone of await listZones(db, USUAL_TIME_ZONE)) {
    const now = nowIn(zone, at);
    const part = partAt(now);
    if (!part) continue;
    const due = { zone, week: now.week, part, usual: USUAL_TIME_ZONE };
    const ids = await listDue(db, due, BATCH);
    const resting = await whoRests(db, ids, at);
    for (const memberId of ids)
      if (!resting.has(memberId)) await remind(platform, { memberId, week: now.week, part });
  }
}

async function remind(
  { db, domainEvents }: Platform,
  due: { memberId: string; week: string; part: Part },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await noteReminder(tx, due.memberId, due.week, due.part))
      await domainEvents.publish(tx, "pod.due", due);
  });
}
