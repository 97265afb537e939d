/** Addresses of moderation. */
export const moderationPaths = {
  /** What moderators decided about something of one's own. */
  decisions: "/dashboard/decisions",
  /** One of them. */
  decision: (id: string) => `/dashboard/decisions?decision=${encodeURIComponent(id)}`,
  /** The moderators' queue, and one case of it. */
  queue: "/dashboard/admin/reports",
  case: (id: string) => `/dashboard/admin/reports/${encodeURIComponent(id)}`,
  audit: "/dashboard/admin/audit",
} as const;
