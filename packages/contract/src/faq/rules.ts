/** The day on which answers and sources of the founding FAQ were last read against one another. */
export const FAQ_CHECKED_ON = "2026-11-23";

/** Addresses of the founding FAQ. */
export const faqPaths = {
  faq: "/dashboard/resources/faq",
  /** One of its questions. */
  question: (key: string) => `/dashboard/resources/faq#q-${encodeURIComponent(key)}`,
} as const;
