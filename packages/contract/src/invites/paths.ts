/** Addresses of invitations. */
export const invitesPaths = {
  system: "/dashboard/settings/invitesystem",
  /** A member's link, as it is shared. */
  link: (slug: string) => `/invite/${encodeURIComponent(slug)}`,
  payouts: "/dashboard/admin/payouts",
} as const;
