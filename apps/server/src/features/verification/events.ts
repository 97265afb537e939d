import type { Side } from "@kompagnon/contract/verification/rules.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A reviewer is about to see a case, or a picture of it: written down before they do. */
    "verification.viewed": { verificationId: string; reviewerId: string; what: "case" | Side };
    /** A reviewer has decided. */
    "verification.decided": {
      verificationId: string;
      reviewerId: string;
      approved: boolean;
      /** Why not; empty for an approval. */
      reason: string;
    };
  }
}
