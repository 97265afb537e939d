import { RING_SECONDS, type SignalPayload } from "@kompagnon/contract/calls/model.ts";
import { isBetween, isOpen } from "#features/calls/policy.ts";
import {
  findCall,
  insertCall,
  listOpen,
  listSeated,
  lockCalls,
  type NewCall,
} from "#features/calls/queries.ts";
import { askForCallRecord } from "#features/calls/ringing/endings.ts";
import { publishToOther } from "#features/calls/ringing/signals.ts";
import { conversationBetween } from "#features/chats/public.ts";
import { findProfiles } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

export const unansweredJob = defineJob<{ callId: string }>("calls.unanswered");

/** A signal as it was asked for. */
export type Input = { callId: string; toUserId: string; payload?: SignalPayload | undefined };

/** Only where the two have a conversation in which both may write. */
async function requireConversation(tx: Tx, callerId: string, calleeId: string): Promise<string> {
  const chat = await conversationBetween(tx, callerId, calleeId);
  if (!chat) throw new Fail("not_found");
  const seen = (await findProfiles(tx, [callerId, calleeId])).filter(({ hidden }) => !hidden);
  if (chat.blocked || seen.length < 2) throw new Fail("cannot_call");
  return chat.id;
}

/**
 * Rings all devices of a member. Idempotent by call id. A callee who is in another call gets a missed call in the conversation
 * instead. Throws not_found, cannot_call, busy.
 */
export async function ring(platform: Platform, viewer: Viewer, input: Input): Promise<void> {
  const { callId, toUserId } = input;
  const rings = await platform.db.transaction(async (tx) => {
    // Two who call each other at the same moment: the second one finds the first one's call.
    await lockCalls(tx, [viewer.id, toUserId]);
    const chatId = await requireConversation(tx, viewer.id, toUserId);
    const existing = await findCall(tx, callId);
    if (existing) {
      if (!isBetween(existing, viewer.id, toUserId) || existing.caller_id !== viewer.id)
        throw new Fail("not_found");
      return existing.state !== "busy";
    }
    const open = await listOpen(tx, [viewer.id, toUserId], RING_SECONDS);
    const call = {
      id: callId,
      chat_id: chatId,
      caller_id: viewer.id,
      callee_id: toUserId,
      caller_session: viewer.sessionId,
    };
    // A member in a room is as busy as one in a call.
    const seated = await listSeated(tx, [viewer.id, toUserId]);
    const isBusy = open.some(
      ({ caller_id, callee_id }) => caller_id === viewer.id || callee_id === viewer.id,
    );
    if (isBusy || seated.includes(viewer.id)) return false;
    const isFree = open.length === 0 && seated.length === 0;
    if (isFree) await startRinging(platform, tx, call, input);
    else await missBusy(platform, tx, call);
    return isFree;
  });
  if (!rings) throw new Fail("busy");
}

type Beginning = Omit<NewCall, "state">;

async function missBusy(platform: Platform, tx: Tx, beginning: Beginning): Promise<void> {
  const call = await insertCall(tx, { ...beginning, state: "busy" });
  if (!call) throw new Fail("not_found");
  await askForCallRecord(platform, tx, call, { outcome: "missed", seconds: 0 });
}

async function startRinging(
  platform: Platform,
  tx: Tx,
  beginning: Beginning,
  { payload }: Input,
): Promise<void> {
  const call = await insertCall(tx, { ...beginning, state: "ringing" });
  if (!call || !isOpen(call)) throw new Fail("not_found");
  await publishToOther(platform, tx, call, { fromId: call.caller_id, kind: "rtc_ring", payload });
  const until = new Date(Date.now() + RING_SECONDS * 1000);
  await platform.jobs.send(tx, unansweredJob, { callId: call.id }, until);
}
