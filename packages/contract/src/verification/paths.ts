/** Addresses of identity verification. */
export const verificationPaths = {
  start: "/dashboard/settings/verifyaccount",
  confirm: "/dashboard/settings/verifyaccount/confirm",
  scan: "/dashboard/settings/verifyaccount/scan",
  submitted: "/dashboard/settings/verifyaccount/submitted",
  /** The reviewers' queue, and one case of it. */
  queue: "/dashboard/admin/verifications",
  case: (id: string) => `/dashboard/admin/verifications/${encodeURIComponent(id)}`,
} as const;
