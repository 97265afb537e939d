/** Addresses of the founding FAQ. */
export const faqPaths = {
  faq: "/dashboard/resources/faq",
  /** One of its questions. */
  question: (key: string) => `/dashboard/resources/faq#q-${encodeURIComponent(key)}`,
} as const;
