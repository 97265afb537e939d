import { RING_SECONDS } from "@kompagnon/contract/calls/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { callsJobs, endByItself } from "#features/calls/jobs.ts";
import { isBetween } from "#features/calls/policy.ts";
import { exportCalls, listOpen } from "#features/calls/queries.ts";
import { callsRoutes } from "#features/calls/routes.ts";
import type * as tables from "#features/calls/tables.ts";
import { countUnreadIn } from "#features/chats/public.ts";
import { lockMembers, notify, settle } from "#features/notifications/public.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { defineSharedJob } from "#platform/jobs/jobs.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** The notifications that calls send. */
const callsNotifications: NotificationKinds<"call_missed"> = {
  call_missed: {
    path: ({ chat_id: chatId }) => (chatId ? chatsPaths.chat(chatId) : notificationsPaths.notifications),
  },
};

type MissedCall = { callId: string; chatId: string; callerId: string; calleeId: string };
const missedJob = defineSharedJob<MissedCall>("notifications.call-missed");
const bundleOf = (chatId: string): string => `call_missed:${chatId}`;

/**
 * Notifies of missed calls once per conversation until it is read, and not at all if the member has already read the line there.
 */
function notifyOfMissedCalls(platform: Platform): void {
  const { domainEvents, jobs } = platform;
  // Queued, because the line is written in a transaction that has written already.
  domainEvents.within("call.missed", (tx, call) => jobs.sendShared(tx, missedJob, call));
  domainEvents.after("chat.read", ({ chatId, memberId }) => settle(platform, memberId, bundleOf(chatId)));
  jobs.workShared(missedJob, async (tx, all) => {
    await lockMembers(
      tx,
      all.map(({ calleeId }) => calleeId),
    );
    for (const { chatId, callerId, calleeId: memberId } of all) {
      // A member who reads the chat from here on settles this notification after us.
      if ((await countUnreadIn(tx, memberId, chatId)) === 0) continue;
      const notice = {
        type: "call_missed",
        bundle: bundleOf(chatId),
        text: null,
        about: { chat_id: chatId },
      } as const;
      await notify(platform, tx, { ...notice, memberId, actorId: callerId });
    }
  });
}

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
