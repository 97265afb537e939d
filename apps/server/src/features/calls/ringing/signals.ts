import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import { isBetween, isOpen, mayTalk } from "#features/calls/policy.ts";
import { type CallRow, findCall } from "#features/calls/queries.ts";
import { relayOnly } from "#features/calls/relay.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** Signals are no news any more after this long; a reconnect within a ring still rings. */
export const LIFE_SECONDS = 60;

type Kind = "rtc_ring" | "rtc_offer" | "rtc_answer" | "rtc_ice";

/** Passes something on to the devices of the other side. */
export async function publishToOther(
  { live, config }: Platform,
  tx: Tx,
  call: CallRow,
  { fromId, kind, payload }: { fromId: string; kind: Kind; payload: SignalPayload | undefined },
): Promise<void> {
  const passed = payload && config.calls.relayOnly ? relayOnly(payload) : payload;
  if (passed === null) return;
  const toId = fromId === call.caller_id ? call.callee_id : call.caller_id;
  const from = (await memberCards(tx, [fromId])).get(fromId);
  if (!from) throw new Fail("not_found");
  const data = {
    callId: call.id,
    fromUserId: fromId,
    toUserId: toId,
    chat_id: call.chat_id,
    from,
    ...(passed && { payload: passed }),
  };
  await live.publishEvent(tx, { topic: memberTopic(toId), kind, data, lifeSeconds: LIFE_SECONDS });
}

/** A call of the viewer's with this member. Throws not_found. */
export async function callWith(
  db: Queryable,
  viewerId: string,
  { callId, toUserId }: { callId: string; toUserId: string },
): Promise<CallRow> {
  const call = await findCall(db, callId);
  if (!call || !isBetween(call, viewerId, toUserId)) throw new Fail("not_found");
  return call;
}

/** Passes a session description or a candidate on. Throws not_found, call_over. */
export async function pass(
  platform: Platform,
  viewer: Viewer,
  kind: Exclude<Kind, "rtc_ring">,
  input: { callId: string; toUserId: string; payload?: SignalPayload | undefined },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const call = await callWith(tx, viewer.id, input);
    // For a device that does not talk the call is over, whatever the others do.
    if (!isOpen(call) || !mayTalk(call, viewer)) throw new Fail("call_over");
    await publishToOther(platform, tx, call, { fromId: viewer.id, kind, payload: input.payload });
  });
}
