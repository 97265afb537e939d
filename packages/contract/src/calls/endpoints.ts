import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { iceServers, received, signal } from "./model.ts";

const about = {
  access: "member",
  limit: "600/minute",
  status: 202,
  body: signal,
  bodyLimit: 32 * 1024,
  output: z.object({ callId: id }).meta({ id: "SentSignal" }),
} as const;

/** Signals of one-to-one voice calls (spec: community, section 7; product: groups and chats). */
export const callsEndpoints = endpoints({
  "GET /api/rtc/ice-servers": {
    about: "STUN and TURN servers with credentials for ten minutes.",
    access: "member",
    limit: "60/minute",
    output: iceServers,
  },
  "POST /api/rtc/ring": {
    ...about,
    about: "Calls someone one has a conversation with. The caller makes the call's id.",
    limit: "20/minute",
    errors: { busy: 409, cannot_call: 403 },
  },
  "POST /api/rtc/offer": { ...about, about: "Passes a session description on.", errors: { call_over: 410 } },
  "POST /api/rtc/answer": { ...about, about: "Passes the answer on.", errors: { call_over: 410 } },
  "POST /api/rtc/ice": { ...about, about: "Passes a candidate on.", errors: { call_over: 410 } },
  "POST /api/rtc/accept": {
    ...about,
    about: "Accepts a call on this device; of several the first wins.",
    errors: { call_over: 410, taken_elsewhere: 409 },
  },
  "POST /api/rtc/decline": { ...about, about: "Declines a call.", errors: { call_over: 410 } },
  "POST /api/rtc/hangup": {
    ...about,
    about: "Ends a call, or gives ringing up.",
    errors: { call_over: 410 },
  },
});

/** Signals of calls, by kind; stored for 60 seconds, so that a reconnect within a ring still rings. */
const callsEvents = {
  rtc_ring: received,
  rtc_offer: received,
  rtc_answer: received,
  rtc_ice: received,
  /** To both sides: a device has accepted; the others stop ringing. */
  rtc_accept: z.object({ callId: id, byUserId: id, session: id }),
  rtc_decline: z.object({ callId: id, byUserId: id, busy: z.boolean() }),
  rtc_hangup: z.object({ callId: id, byUserId: id, reason: z.enum(["hangup", "missed", "failed"]) }),
};

/** The HTTP routes and live events of calls. */
export const calls = { endpoints: callsEndpoints, events: callsEvents };
