/** Addresses of the pages of analytics. */
export const analyticsPaths = {
  /** The dashboard; `?tab=` opens one of its tabs. */
  data: "/dashboard/admin/data",
  session: (id: string) => `/dashboard/admin/data/sessions/${encodeURIComponent(id)}`,
  /** How the product does, by week. */
  health: "/dashboard/admin/health",
} as const;
