import { notifyLater, withdraw } from "#features/notifications/public.ts";
import type { Platform } from "#platform/platform.ts";

const proposed = (trialId: string): string => `trial:${trialId}`;

/** Notifies the recipient of a proposal until it is decided. */
export function notifyOfProposals(platform: Platform): void {
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
