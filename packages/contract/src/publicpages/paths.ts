/** Addresses of the pages that their owners opened to everybody. The server writes them itself. */
export const publicPagesPaths = {
  /** A member's card, by the name they have at the moment. */
  member: (name: string) => `/m/${encodeURIComponent(name)}`,
  group: (id: string) => `/g/${encodeURIComponent(id)}`,
  job: (id: string) => `/job/${encodeURIComponent(id)}`,
  /** The preview picture of a page about the product. */
  sitePreview: (page: string, language: string) => `/api/og/site/${page}.${language}.png`,
} as const;
