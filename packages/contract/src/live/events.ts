import { z } from "zod";
import * as apis from "../apis.ts";
import { merged } from "../wire/feature.ts";
import { time } from "../wire/model.ts";

/** Events of the stream itself (design: realtime). */
const streamEvents = {
  /** First on every stream: the cursor to resume from before anything was fetched. */
  hello: z.object({ cursor: z.string() }),
  /** The cursor is too old or of another epoch: fetch everything again. */
  resync: z.object({ cursor: z.string() }),
  /** Heartbeat, every 25 s. */
  ping: z.object({ at: time }),
  /** With `banned`, `GET /api/auth/ban` tells the text. */
  force_logout: z.object({ reason: z.enum(["signed_out", "banned", "password_changed", "deleted"]) }),
};

/** Every event a stream may carry: its kind (the SSE event name) and the shape of its data. */
export const liveEvents = { ...streamEvents, ...merged(apis, "events") };
export type LiveKind = keyof typeof liveEvents;
export type LiveData<K extends LiveKind> = z.infer<(typeof liveEvents)[K]>;
/** One event as features handle it. */
export type LiveEvent = { [K in LiveKind]: { kind: K; data: LiveData<K> } }[LiveKind];
/** Kinds that only travel by hint and are never stored. */
export const EPHEMERAL_KINDS = [
  "chat_typing",
  "user_status_changed",
  "feed_news",
  "jobs_news",
] as const satisfies readonly LiveKind[];
