import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** An agreement was sent to somebody, who hears of it unless they muted who sent it. */
    "agreement.sent": { agreementId: string; subject: string; fromId: string; toId: string; muted: boolean };
    /** Somebody signed; `complete`: as the second of the two. */
    "agreement.signed": {
      agreementId: string;
      versionId: string;
      subject: string;
      byId: string;
      toId: string;
      complete: boolean;
    };
    /** What was sent waits no longer. `how`: what the other one is told, if anything. */
    "agreement.ended": {
      agreementId: string;
      subject: string;
      byId: string;
      toId: string;
      how: "void" | "declined" | "silent";
    };
  }
}

/** Tells the browsers of those it concerns that an agreement changed. */
export const publishAgreement = (
  { live }: Pick<Platform, "live">,
  tx: Tx,
  agreementId: string,
  memberIds: readonly (string | null)[],
): Promise<void> =>
  live.publish(
    tx,
    memberIds.flatMap((id) => (id === null ? [] : memberTopic(id))),
    "agreement_changed",
    { agreement_id: agreementId },
  );
