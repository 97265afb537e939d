import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { deadSessions } from "#features/accounts/public.ts";
import { isBetween } from "#features/calls/policy.ts";
import { exportCalls, findCall, listAllOpen, listOpen, lockCalls } from "#features/calls/queries.ts";
import { callRecordJob, finish, recordCall } from "#features/calls/ringing/endings.ts";
import { unansweredJob } from "#features/calls/ringing/ring.ts";
import { callsRoutes } from "#features/calls/routes.ts";
import type * as tables from "#features/calls/tables.ts";
import { countUnreadIn } from "#features/chats/public.ts";
import { lockMembers, notify, settle } from "#features/notifications/public.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { defineSharedJob } from "#platform/jobs/jobs.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Max duration of a call: longer ones were left by browsers that disconnected without hanging up. */
const LONGEST_HOURS = 12;
/** Beyond the ringing itself, for a job that is late. */
const GRACE_SECONDS = 30;

/** What calls do by the clock and in queues. */
function callsJobs(platform: Platform): void {
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

/** Ends calls that exceed the longest duration, or whose devices were signed out. */
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

/** The notifications that calls send. */
const callsNotifications: NotificationKinds<"call_missed"> = {
  call_missed: {
    path: ({ chat_id: chatId }) => (chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications),
  },
};

type MissedCall = { callId: string; chatId: string; callerId: string; calleeId: string };
const missedJob = defineSharedJob<MissedCall>("notifications.call-missed");
const bundleOf = (chatId: string): string => `call_missed:${chatId}`;

/**
 * Notifies of missed calls once per conversation until it is read, and not at all if the member has already read the line there.
 */
function notifyOfMissedCalls(platform: Platform): void {
  const { domainEvents, jobs } = platform;
  // Queued, because the line is written in a transaction that has written already.
  domainEvents.within("call.missed", (tx, call) => jobs.sendShared(tx, missedJob, call));
  domainEvents.after("chat.read", ({ chatId, memberId }) => settle(platform, memberId, bundleOf(chatId)));
  jobs.workShared(missedJob, async (tx, all) => {
    await lockMembers(
      tx,
      all.map(({ calleeId }) => calleeId),
    );
    for (const { chatId, callerId, calleeId: memberId } of all) {
      // A member who reads the chat from here on settles this notification after us.
      if ((await countUnreadIn(tx, memberId, chatId)) === 0) continue;
      const notice = {
        type: "call_missed",
        bundle: bundleOf(chatId),
        text: null,
        about: { chat_id: chatId },
      } as const;
      await notify(platform, tx, { ...notice, memberId, actorId: callerId });
    }
  });
}

/** What the calls feature holds about a member. */
const callsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("calls.json", await exportCalls(db, memberId));
  },
});

/** A block ends what the two are saying. */
function callsListeners(platform: Platform): void {
  platform.domainEvents.after("block.changed", ({ blocker, blocked, on }) =>
    on ? endBetween(platform, blocker, blocked) : undefined,
  );
}

async function endBetween(platform: Platform, a: string, b: string): Promise<void> {
  for (const call of await listOpen(platform.db, [a, b], RING_SECONDS))
    if (isBetween(call, a, b))
      await endByItself(platform, call.id, call.state === "ringing" ? "ringing" : "active");
}

/** The calls feature. */
export const calls = {
  name: "calls",
  routes: callsRoutes,
  jobs: callsJobs,
  listeners: (platform) => {
    callsListeners(platform);
    notifyOfMissedCalls(platform);
  },
  data: {
    calls: { exported: "calls.json", erased: "with the member" },
  },
  personal: callsPersonal,
  notifications: callsNotifications,
} as const satisfies Feature<typeof tables>;
