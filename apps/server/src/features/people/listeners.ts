import { endFollows } from "#features/people/follows/follows.ts";
import type { Platform } from "#platform/platform.ts";

/** A block ends following. */
export function peopleListeners(platform: Platform): void {
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (on) await endFollows(platform, tx, blocker, blocked);
  });
}
