import type { Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** An agreement was sent to a member, who is notified unless they muted the sender. */
    "agreement.sent": { agreementId: string; subject: string; fromId: string; toId: string; muted: boolean };
    /** A member signed; `complete`: it was the second signature. */
    "agreement.signed": {
      agreementId: string;
      versionId: string;
      subject: string;
      byId: string;
      toId: string;
      complete: boolean;
    };
    /** A sent version is no longer pending. `how`: what the other side is notified of, if anything. */
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
