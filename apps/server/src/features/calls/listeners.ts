import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { endByItself } from "#features/calls/jobs.ts";
import { isBetween } from "#features/calls/policy.ts";
import { listOpen } from "#features/calls/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** A block ends what the two are saying. */
export function callsListeners(platform: Platform): void {
  platform.domainEvents.after("block.changed", ({ blocker, blocked, on }) =>
    on ? endBetween(platform, blocker, blocked) : undefined,
  );
}

async function endBetween(platform: Platform, a: string, b: string): Promise<void> {
  for (const call of await listOpen(platform.db, [a, b], RING_SECONDS))
    if (isBetween(call, a, b))
      await endByItself(platform, call.id, call.state === "ringing" ? "ringing" : "active");
}
