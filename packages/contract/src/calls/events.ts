import { z } from "zod";
import { id } from "../wire/model.ts";
import { received } from "./model.ts";

/** Signals of calls, by kind; stored for 60 seconds, so that a reconnect within a ring still rings. */
export const callsEvents = {
  rtc_ring: received,
  rtc_offer: received,
  rtc_answer: received,
  rtc_ice: received,
  /** To both sides: a device has accepted; the others stop ringing. */
  rtc_accept: z.object({ callId: id, byUserId: id, session: id }),
  rtc_decline: z.object({ callId: id, byUserId: id, busy: z.boolean() }),
  rtc_hangup: z.object({ callId: id, byUserId: id, reason: z.enum(["hangup", "missed", "failed"]) }),
};
