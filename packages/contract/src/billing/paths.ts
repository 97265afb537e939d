import type { Plan } from "./rules.ts";

/** Paths of the dashboard that a payment may lead back to: no other site, no protocol, nothing that a browser reads as one. */
export const RETURN_PATH = /^\/dashboard(?![^/?#])(?!.*(?:\/\/|\\))[!-~]{0,400}$/;
/** The path if a payment may lead back to it, else null. */
export const returnPath = (path: unknown): string | null =>
  typeof path === "string" && RETURN_PATH.test(path) ? path : null;

/** Addresses of the billing pages. */
export const billingPaths = {
  pricing: "/pricing",
  /** Where a guest who has chosen a plan signs up; the plan is kept until the wizard is done. */
  signUpFor: (plan: Plan | "test") => `/login?mode=sign-up&plan=${plan}`,
  /** The dashboard, asking whether the test version shall start. */
  startTest: "/dashboard?billing=test",
  /** The summary above the order button. */
  order: (plan: Plan) => `/dashboard/order/${plan}`,
  success: "/billing/success",
  cancel: "/billing/cancel",
  purchases: "/dashboard/settings/purchases",
  withdraw: "/withdraw",
  cancelContract: "/cancel-contract",
  /** Cases about money that a person decides. */
  reviews: "/dashboard/admin/billing",
  /** What a member ordered and paid, for admins. */
  member: (id: string) => `/dashboard/admin/billing/members/${encodeURIComponent(id)}`,
} as const;
