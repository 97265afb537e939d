import { billingStatus } from "./model.ts";

/** Live events of billing. */
export const billingEvents = {
  /** The member's entitlement has changed: bought, refunded, disputed, test version started or ended. */
  entitlement_changed: billingStatus.pick({ plan: true, premium: true, premium_until: true }),
};
