import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { deadSessions } from "#features/accounts/public.ts";
import { findCall, listAllOpen, lockCalls } from "#features/calls/queries.ts";
import { callRecordJob, finish, recordCall } from "#features/calls/ringing/endings.ts";
import { unansweredJob } from "#features/calls/ringing/ring.ts";
import type { Platform } from "#platform/platform.ts";

/** Max duration of a call: longer ones were left by browsers that disconnected without hanging up. */
const LONGEST_HOURS = 12;
/** Beyond the ringing itself, for a job that is late. */
const GRACE_SECONDS = 30;

/** What calls do by the clock and in queues. */
export function callsJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.work(unansweredJob, ({ callId }) => endByItself(platform, callId, "ringing"));
  jobs.work(callRecordJob, (record) => recordCall(platform, record));
  jobs.repeat("calls.sweep", "* * * * *", () => sweepCalls(platform));
}

/** Ends an abandoned call if it is still in the expected state: a ringing one becomes a missed call. */
export async function endByItself(
  platform: Platform,
  callId: string,
  seen: "ringing" | "active",
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockCalls(tx, [callId]);
    const call = await findCall(tx, callId);
    if (call?.state !== seen) return;
    const state = seen === "ringing" ? "missed" : "ended";
    await finish(platform, tx, call, { byUserId: call.caller_id, state });
  });
}

/** Ends calls that go on for too long, or whose devices were signed out. */
export async function sweepCalls(platform: Platform): Promise<void> {
  const { db } = platform;
  const open = await listAllOpen(db, { ringSeconds: RING_SECONDS + GRACE_SECONDS, hours: LONGEST_HOURS });
  if (open.length === 0) return;
  const sessions = open.flatMap(({ caller_session, callee_session }) => [
    caller_session,
    ...(callee_session === null ? [] : [callee_session]),
  ]);
  const dead = await deadSessions(db, sessions);
  for (const { id, state, overdue, caller_session, callee_session } of open)
    if (overdue || dead.has(caller_session) || (callee_session !== null && dead.has(callee_session)))
      await endByItself(platform, id, state === "ringing" ? "ringing" : "active");
}
