import type { newPodCheckIn, Pod, PodWeek } from "@kompagnon/contract/pods/model.ts";
import type { PodCheer } from "@kompagnon/contract/pods/rules.ts";
import type { z } from "zod";
import { publishToPod } from "#features/pods/events.ts";
import { canCheer, canTakeBack, canWrite } from "#features/pods/policy.ts";
import { nowOf, presentEntry, presentPods } from "#features/pods/present.ts";
import { findPod, findZone, listMembers, lockPod, type PodRow } from "#features/pods/queries.ts";
import {
  deleteWords,
  type EntryRow,
  entriesAt,
  entriesBefore,
  findEntry,
  listCheers,
  saveCheckIn,
  saveCheer,
  saveGoal,
} from "#features/pods/weeks/entry-queries.ts";
import { canCheckIn, canSetGoal, type Now } from "#features/pods/weeks/weeks.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** One of the viewer's circles. Throws not_found. */
async function requirePod(db: Queryable, viewerId: string, id: string): Promise<PodRow> {
  const row = await findPod(db, viewerId, id);
  if (!row) throw new Fail("not_found");
  return row;
}

/** A circle with everybody's week. Throws not_found. */
export async function podOf(db: Queryable, viewerId: string, id: string, at = new Date()): Promise<Pod> {
  const [shown] = await presentPods(db, viewerId, [await requirePod(db, viewerId, id)], at);
  if (!shown) throw new Error("one row gives one circle");
  return shown;
}

const WEEK = /^\d{4}-\d\d-\d\d$/;
/** The week behind which a list goes on. Throws invalid_input for a cursor that is not ours. */
function weekOfCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!WEEK.test(cursor))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return cursor;
}

/** A page of the weeks that are over, from the one in which the viewer joined. Throws not_found. */
export async function weeksOf(
  db: Queryable,
  viewerId: string,
  id: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: PodWeek[]; next_cursor: string | null }> {
  const at = new Date();
  const row = await requirePod(db, viewerId, id);
  const members = await listMembers(db, [id]);
  const now = members.map(({ memberId, timeZone }) => ({ memberId, week: nowOf(timeZone, at).week }));
  const window = { from: row.firstWeek, before: weekOfCursor(cursor), weeks: limit + 1 };
  const rows = await entriesBefore(db, id, window, now);
  const weeks = [...new Set(rows.map(({ week }) => week))];
  const shown = weeks.slice(0, limit);
  const [cards, cheers] = await Promise.all([
    memberCards(
      db,
      rows.map(({ memberId }) => memberId),
    ),
    listCheers(
      db,
      rows.map((one) => one.id),
    ),
  ]);
  return {
    items: shown.map((week) => ({
      week,
      entries: rows
        .filter((one) => one.week === week)
        .map((one) => ({ ...presentEntry(one, cheers), member: cards.get(one.memberId) ?? null })),
    })),
    next_cursor: weeks.length > limit ? (shown.at(-1) ?? null) : null,
  };
}

/** The member's clock, and their entry of the current week. */
type OwnWeek = { now: Now; entry: EntryRow | null };

/** Changes one's own week in a circle, one change after the other. Throws not_found, pod_closed. */
async function changeOwnWeek(
  platform: Platform,
  memberId: string,
  podId: string,
  run: (tx: Tx, own: OwnWeek) => Promise<unknown>,
): Promise<Pod> {
  const { db } = platform;
  await requirePod(db, memberId, podId);
  await db.transaction(async (tx) => {
    await lockPod(tx, podId);
    if (!canWrite(await requirePod(tx, memberId, podId))) throw new Fail("pod_closed");
    const now = nowOf(await findZone(tx, memberId), new Date());
    const [entry = null] = await entriesAt(tx, [{ podId, memberId, week: now.week }]);
    await run(tx, { now, entry });
    await publishToPod(platform, tx, podId);
  });
  return podOf(db, memberId, podId);
}

/** Sets the goal of one's week, or another one. Throws not_found, pod_closed, goal_fixed. */
export const setGoal = (platform: Platform, memberId: string, podId: string, goal: string): Promise<Pod> =>
  changeOwnWeek(platform, memberId, podId, async (tx, { now, entry }) => {
    if (!canSetGoal(now, entry)) throw new Fail("goal_fixed");
    await saveGoal(tx, entry?.id ?? newId(), { podId, memberId, week: now.week }, { goal, day: now.day });
    await platform.domainEvents.publish(tx, "pod.written", { memberId, part: "goal" });
  });

/** Says how one's week went. Throws not_found, pod_closed, check_in_closed. */
export const checkIn = (
  platform: Platform,
  memberId: string,
  podId: string,
  { outcome, line }: z.output<typeof newPodCheckIn>,
): Promise<Pod> =>
  changeOwnWeek(platform, memberId, podId, async (tx, { now, entry }) => {
    if (!entry || !canCheckIn(now, entry)) throw new Fail("check_in_closed");
    await saveCheckIn(tx, entry.id, outcome, line);
    await platform.domainEvents.publish(tx, "pod.written", { memberId, part: "check_in" });
  });

const isEmpty = ({ goal, outcome }: EntryRow): boolean => goal === null && outcome === null;

/** An entry that a member may read: in one of their circles, since they joined, of a visible author. Throws not_found. */
export async function requireEntry(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<{ entry: EntryRow; pod: PodRow }> {
  const entry = await findEntry(db, id);
  const pod = entry && (await findPod(db, memberId, entry.podId));
  if (!entry || !pod) throw new Fail("not_found");
  const isMine = entry.memberId === memberId;
  if (!isMine && (entry.week < pod.firstWeek || !entry.inSight || isEmpty(entry)))
    throw new Fail("not_found");
  return { entry, pod };
}

/** Changes something about an entry, one change after the other. Throws not_found. */
async function changeEntry(
  platform: Platform,
  memberId: string,
  id: string,
  run: (tx: Tx, found: { entry: EntryRow; pod: PodRow }) => Promise<unknown>,
): Promise<Pod> {
  const { db } = platform;
  const { podId } = (await requireEntry(db, memberId, id)).entry;
  await db.transaction(async (tx) => {
    await lockPod(tx, podId);
    await run(tx, await requireEntry(tx, memberId, id));
    await publishToPod(platform, tx, podId);
  });
  return podOf(db, memberId, podId);
}

/** Takes the words of one's week back. Throws not_found, forbidden. */
export const takeBack = (platform: Platform, memberId: string, id: string): Promise<Pod> =>
  changeEntry(platform, memberId, id, async (tx, { entry }) => {
    if (!canTakeBack(memberId, entry)) throw new Fail("forbidden");
    await deleteWords(tx, id);
  });

/** Calls something to another about their week, or (null) takes it back. Throws not_found, forbidden, pod_closed. */
export const cheer = (
  platform: Platform,
  memberId: string,
  id: string,
  call: PodCheer | null,
): Promise<Pod> =>
  changeEntry(platform, memberId, id, async (tx, { entry, pod }) => {
    if (call !== null && !canWrite(pod)) throw new Fail("pod_closed");
    if (!canCheer(memberId, entry)) throw new Fail("forbidden");
    await saveCheer(tx, { entryId: id, memberId }, call);
  });
