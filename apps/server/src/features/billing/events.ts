import type { Plan } from "@kompagnon/contract/billing/rules.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Money came: it is in the ledger now. */
    "payment.made": {
      memberId: string;
      payment: string;
      plan: Plan;
      cents: number;
      at: Date;
      livemode: boolean;
      /** The provider's fingerprint of the card; null for other ways to pay. */
      cardFingerprint: string | null;
    };
    /** A payment counts no longer (`counts` false: refunded in full, disputed), or counts again (a dispute was won). */
    "payment.turned": { memberId: string; payment: string; counts: boolean; at: Date; livemode: boolean };
  }
}
