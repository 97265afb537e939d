/** Addresses of the pages of business plans. */
export const businessplansPaths = {
  /** Mine, and the way to a new one. */
  list: "/dashboard/resources/business-plan",
  /** Where one is written. */
  edit: (id: string) => `/dashboard/resources/business-plan/${encodeURIComponent(id)}`,
} as const;
