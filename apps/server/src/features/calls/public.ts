import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { listOpen } from "#features/calls/queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What other features may use of calls. */
export { lockCalls } from "#features/calls/queries.ts";
export { relayOnly } from "#features/calls/relay.ts";

/** Whether a member is in a call, or one rings; `lockCalls` keeps it so. */
export const isInCall = async (db: Queryable, memberId: string): Promise<boolean> =>
  (await listOpen(db, [memberId], RING_SECONDS)).length > 0;
