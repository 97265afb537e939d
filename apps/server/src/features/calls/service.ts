import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { isOpen, mayTalk } from "#features/calls/policy.ts";
import { acceptRow, lockCalls } from "#features/calls/queries.ts";
import { finish } from "#features/calls/ringing/endings.ts";
import type { Input } from "#features/calls/ringing/ring.ts";
import { callWith, LIFE_SECONDS } from "#features/calls/ringing/signals.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Takes a call on this device; the others stop ringing. Throws not_found, call_over, taken_elsewhere. */
export async function accept({ db, live }: Platform, viewer: Viewer, input: Input): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCalls(tx, [input.callId]);
    const call = await callWith(tx, viewer.id, input);
    if (call.callee_id !== viewer.id) throw new Fail("not_found");
    if (call.state === "active") {
      if (call.callee_session === viewer.sessionId) return;
      throw new Fail("taken_elsewhere");
    }
    if (!(await acceptRow(tx, call.id, viewer.sessionId, RING_SECONDS))) throw new Fail("call_over");
    const both = [memberTopic(call.caller_id), memberTopic(call.callee_id)];
    const acceptance = { callId: call.id, byUserId: viewer.id, session: viewer.sessionId };
    await live.publishEvent(tx, {
      topic: both,
      kind: "rtc_accept",
      data: acceptance,
      lifeSeconds: LIFE_SECONDS,
    });
  });
}

/** Declines a call that rings, on all devices. Throws not_found, call_over. */
export async function decline(platform: Platform, viewer: Viewer, input: Input): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockCalls(tx, [input.callId]);
    const call = await callWith(tx, viewer.id, input);
    if (call.callee_id !== viewer.id) throw new Fail("not_found");
    if (call.state !== "ringing") throw new Fail("call_over");
    const busy = input.payload?.["busy"] === true;
    await finish(platform, tx, call, { byUserId: viewer.id, state: "declined", busy });
  });
}

/** Ends a call; before it was accepted, the caller gives up and the callee declines. Throws not_found, call_over. */
export async function hangUp(platform: Platform, viewer: Viewer, input: Input): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await lockCalls(tx, [input.callId]);
    const call = await callWith(tx, viewer.id, input);
    if (!isOpen(call) || !mayTalk(call, viewer)) throw new Fail("call_over");
    const talked = input.payload?.["reason"] === "failed" ? "failed" : "ended";
    const unanswered = call.caller_id === viewer.id ? "missed" : "declined";
    const state = call.state === "active" ? talked : unanswered;
    await finish(platform, tx, call, { byUserId: viewer.id, state });
  });
}
