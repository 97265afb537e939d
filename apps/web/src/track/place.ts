import { trackedPath } from "@kompagnon/contract/analytics/tracked-path.ts";

/** Where the visitor is, without what would name anybody: no query, ids and names left out. */
export const pathHere = (): string => trackedPath(location.pathname);

/** Titles of public pages; elsewhere a title may contain a member's name. */
export const titleHere = (path = pathHere()): string =>
  path.startsWith("/dashboard") || path.includes(":id") ? "" : document.title.slice(0, 200);

const pageHeight = (): number => document.documentElement.scrollHeight;
/** The window, and how long the page is. */
export const viewportHere = () => ({ width: innerWidth, height: innerHeight, pageHeight: pageHeight() });

/** From the side where reading begins: the same button of a mirrored page is the same place. */
export const fromStart = (x: number, width = 0): number =>
  document.documentElement.dir === "rtl" ? innerWidth - x - width : x;

/** The lower edge of the window on the page, in px. */
export const seenTo = (): number => Math.min(scrollY + innerHeight, pageHeight());
/** How much of the page was seen, in percent. */
export const depthHere = (): number =>
  Math.min(100, Math.round((seenTo() / Math.max(1, pageHeight())) * 100));
