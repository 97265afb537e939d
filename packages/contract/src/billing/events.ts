import { billingStatus } from "./model.ts";

/** Live events of billing. */
export const billingEvents = {
  /** What one may use has changed: bought, given back, disputed, begun as a test or ended. */
  entitlement_changed: billingStatus.pick({ plan: true, premium: true, premium_until: true }),
};
