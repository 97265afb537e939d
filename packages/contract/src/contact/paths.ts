/** Addresses of writing to the team. */
export const contactPaths = {
  /** The public form. */
  contact: "/contact",
  /** The form with what it is about filled in. */
  about: (text: string) => `/contact?about=${encodeURIComponent(text)}`,
  /** What came in, for admins. */
  inbox: "/dashboard/admin/contact",
} as const;
