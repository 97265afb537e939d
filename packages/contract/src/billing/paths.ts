import type { Plan } from "./rules.ts";

/** Addresses of the billing pages. */
export const billingPaths = {
  pricing: "/pricing",
  /** The summary above the order button. */
  order: (plan: Plan) => `/dashboard/order/${plan}`,
  success: "/billing/success",
  cancel: "/billing/cancel",
  purchases: "/dashboard/settings/purchases",
  withdraw: "/withdraw",
  cancelContract: "/cancel-contract",
} as const;
