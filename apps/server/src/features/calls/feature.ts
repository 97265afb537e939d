import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { callsJobs, endByItself } from "#features/calls/jobs.ts";
import { callsNotifications, notifyOfMissedCalls } from "#features/calls/notifications.ts";
import { isBetween } from "#features/calls/policy.ts";
import { exportCalls, listOpen } from "#features/calls/queries.ts";
import { callsRoutes } from "#features/calls/routes.ts";
import type * as tables from "#features/calls/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the calls feature holds about a member. */
const callsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    yield jsonFile("calls.json", await exportCalls(db, memberId));
  },
});

/** A block ends what the two are saying. */
function callsListeners(platform: Platform): void {
  platform.domainEvents.after("block.changed", ({ blocker, blocked, on }) =>
    on ? endBetween(platform, blocker, blocked) : undefined,
  );
}

async function endBetween(platform: Platform, a: string, b: string): Promise<void> {
  for (const call of await listOpen(platform.db, [a, b], RING_SECONDS))
    if (isBetween(call, a, b))
      await endByItself(platform, call.id, call.state === "ringing" ? "ringing" : "active");
}

/** The calls feature. */
export const calls = {
  name: "calls",
  routes: callsRoutes,
  jobs: callsJobs,
  listeners: (platform) => {
    callsListeners(platform);
    notifyOfMissedCalls(platform);
  },
  data: {
    calls: { exported: "calls.json", erased: "with the member" },
  },
  personal: callsPersonal,
  notifications: callsNotifications,
} as const satisfies Feature<typeof tables>;
