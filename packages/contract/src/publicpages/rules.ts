/** What may have a page that everybody can read. */
export const PUBLIC_KINDS = ["member", "group", "job"] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** Preview pictures, in pixels: what every messenger and network takes. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Addresses of the pages that their owners opened to everybody. The server writes them itself. */
export const publicPagesPaths = {
  /** A member's card, by the name they have at the moment. */
  member: (name: string) => `/m/${encodeURIComponent(name)}`,
  group: (id: string) => `/g/${encodeURIComponent(id)}`,
  job: (id: string) => `/job/${encodeURIComponent(id)}`,
  /** The preview picture of a page about the product. */
  sitePreview: (page: string, language: string) => `/api/og/site/${page}.${language}.png`,
} as const;
