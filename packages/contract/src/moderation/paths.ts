/** Addresses of moderation. */
export const moderationPaths = {
  /** Moderators' decisions about the member's own content. */
  decisions: "/dashboard/decisions",
  /** One of them. */
  decision: (id: string) => `/dashboard/decisions?decision=${encodeURIComponent(id)}`,
  /** The moderators' queue, and one case of it. */
  queue: "/dashboard/admin/reports",
  case: (id: string) => `/dashboard/admin/reports/${encodeURIComponent(id)}`,
  audit: "/dashboard/admin/audit",
} as const;
