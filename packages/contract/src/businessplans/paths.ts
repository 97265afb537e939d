/** Addresses of the pages of business plans. */
export const businessplansPaths = {
  /** Mine, and the way to a new one. */
  list: "/dashboard/resources/business-plan",
  /** The editor of a business plan. */
  edit: (id: string) => `/dashboard/resources/business-plan/${encodeURIComponent(id)}`,
} as const;
