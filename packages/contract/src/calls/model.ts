import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id } from "../wire/model.ts";

/** So long a call rings before it is missed, in seconds. */
export const RING_SECONDS = 45;
/** What a signal carries is at most this long, as JSON. */
export const SIGNAL_MAX = 20_000;

/** Where WebRTC looks for ways; credentials are good for ten minutes. */
export const iceServers = z
  .object({
    iceServers: z.array(
      z.object({
        urls: z.array(z.string()),
        username: z.string().optional(),
        credential: z.string().optional(),
      }),
    ),
    /** `relay` keeps both addresses private. */
    iceTransportPolicy: z.enum(["all", "relay"]),
  })
  .meta({ id: "IceServers" });

/** What can be stored: neither zero bytes nor halves of characters. */
const storable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");
const words = z.string().refine(storable, { message: "invalid_format" });
const plain = z.union([words, z.number(), z.boolean(), z.null()]);
/**
 * A session description or candidate as WebRTC creates it, alone or under a name; no deeper, so that all of it can be validated.
 */
export const signalPayload = z
  .record(words, z.union([plain, z.record(words, plain)]))
  .refine((payload) => JSON.stringify(payload).length <= SIGNAL_MAX, { message: "too_big" })
  .meta({ id: "CallSignalPayload" });
export type SignalPayload = z.infer<typeof signalPayload>;

/**
 * A signal. `hangup` may carry `{ reason: "failed" }` when no connection came about, `decline` `{ busy: true }` when the
 * device is in a call that we don't know of.
 */
export const signal = z
  .object({
    toUserId: id,
    callId: id,
    payload: signalPayload.optional(),
  })
  .meta({ id: "CallSignal" });
/** A signal as it reaches the other side. */
export const received = z.object({
  callId: id,
  fromUserId: id,
  toUserId: id,
  chat_id: id,
  from: memberCard,
  payload: signalPayload.optional(),
});
