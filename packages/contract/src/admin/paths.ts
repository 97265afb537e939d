/** Addresses of the admin area. */
export const adminPaths = {
  overview: "/dashboard/admin",
  /** Lost second factors, and appeals against bans. */
  requests: "/dashboard/admin/requests",
  members: "/dashboard/admin/members",
  member: (id: string) => `/dashboard/admin/members/${encodeURIComponent(id)}`,
} as const;
