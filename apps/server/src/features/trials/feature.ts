import { notifyLater, withdraw } from "#features/notifications/public.ts";
import { collectTrials } from "#features/trials/queries.ts";
import { trialsRoutes } from "#features/trials/routes.ts";
import { hydrateTrials } from "#features/trials/service.ts";
import type * as tables from "#features/trials/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the trials feature holds about a member; it goes with the conversations. */
const trialsPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    const rows = await collectTrials(db, memberId);
    yield jsonFile("trial-projects.json", await hydrateTrials(db, memberId, rows));
  },
});

const proposed = (trialId: string): string => `trial:${trialId}`;

/** Notifies the recipient of a proposal until it is decided. */
function notifyOfProposals(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("trial.proposed", (tx, { trialId, chatId, memberId, invitedId }) =>
    notifyLater(platform, tx, {
      memberId: invitedId,
      actorId: memberId,
      type: "dm_invite",
      bundle: proposed(trialId),
      text: null,
      about: { chat_id: chatId },
    }),
  );
  domainEvents.within("trial.decided", async (tx, { trialId, members }) => {
    for (const memberId of members)
      await withdraw(platform, tx, { memberId, bundle: proposed(trialId), readToo: true });
  });
}

/** The trials feature. */
export const trials = {
  name: "trials",
  routes: trialsRoutes,
  listeners: notifyOfProposals,
  data: {
    trials: { exported: "trial-projects.json", erased: "with the member" },
    trialTasks: { exported: "trial-projects.json", erased: "with the member" },
    trialDebriefs: { exported: "trial-projects.json", erased: "with the member" },
  },
  personal: trialsPersonal,
  sample: {
    after: ["chats"],
    prepare: async (community) => {
      const { loadTrials } = await import("#features/trials/sample/load.ts");
      return (tx) => loadTrials(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
