/** What may have a page that everybody can read. */
export const PUBLIC_KINDS = ["member", "group", "job"] as const;
export type PublicKind = (typeof PUBLIC_KINDS)[number];

/** Preview pictures, in pixels: what every messenger and network takes. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
