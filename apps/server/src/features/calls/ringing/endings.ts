import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import type { LiveData } from "@kompagnon/contract/live/events.ts";
import { type CallRow, endRow } from "#features/calls/queries.ts";
import { LIFE_SECONDS } from "#features/calls/ringing/signals.ts";
import { recordCallInChat } from "#features/chats/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A call was not answered; the conversation shows it. */
    "call.missed": { callId: string; chatId: string; callerId: string; calleeId: string };
  }
}

type CallRecord = {
  /** Makes doing it twice have the effect of once; ours, because a caller could use up ids of their own. */
  traceId: string;
  callId: string;
  chatId: string;
  callerId: string;
  calleeId: string;
  call: CallTrace;
};
/** Writes into the conversation what became of a call, in a transaction of its own: messages lock first. */
export const callRecordJob = defineJob<CallRecord>("calls.trace");

/** Has a line left in the conversation if and only if this transaction commits. */
export const askForCallRecord = (
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  { id, chat_id, caller_id, callee_id }: CallRow,
  call: CallTrace,
): Promise<void> =>
  jobs.send(tx, callRecordJob, {
    traceId: newId(),
    callId: id,
    chatId: chat_id,
    callerId: caller_id,
    calleeId: callee_id,
    call,
  });

/** Leaves the line, and tells of a missed call. */
export async function recordCall(
  platform: Platform,
  { traceId, callId, chatId, callerId, calleeId, call }: CallRecord,
): Promise<void> {
  const { db, domainEvents } = platform;
  await db.transaction(async (tx) => {
    const fresh = await recordCallInChat(platform, tx, { traceId, chatId, callerId, call });
    if (fresh && call.outcome === "missed")
      await domainEvents.publish(tx, "call.missed", { callId, chatId, callerId, calleeId });
  });
}

/** Who ended a call, and how. */
export type Ending = {
  byUserId: string;
  state: CallTrace["outcome"];
  /** The callee's device says it is in another call. */
  busy?: boolean;
};

const REASONS = { ended: "hangup", missed: "missed", failed: "failed" } as const satisfies Record<
  Exclude<CallTrace["outcome"], "declined">,
  LiveData<"rtc_hangup">["reason"]
>;

/** Ends a call whose turn is taken, and tells all devices of both; false if it was over already. */
export async function finish(
  platform: Platform,
  tx: Tx,
  call: CallRow,
  { byUserId, state, busy = false }: Ending,
): Promise<boolean> {
  const seconds = await endRow(tx, call.id, state);
  if (seconds === null) return false;
  const both = [memberTopic(call.caller_id), memberTopic(call.callee_id)];
  const ending = { callId: call.id, byUserId };
  const toBoth = { topic: both, lifeSeconds: LIFE_SECONDS };
  if (state === "declined")
    await platform.live.publishEvent(tx, { ...toBoth, kind: "rtc_decline", data: { ...ending, busy } });
  else
    await platform.live.publishEvent(tx, {
      ...toBoth,
      kind: "rtc_hangup",
      data: { ...ending, reason: REASONS[state] },
    });
  await askForCallRecord(platform, tx, call, { outcome: state, seconds });
  return true;
}
