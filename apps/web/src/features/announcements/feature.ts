import type { WebFeature } from "#platform/feature.ts";
import { AnnouncementNotice } from "./announcement-notice.tsx";

/** What the team says above every page. */
export const announcements = {
  bar: { order: 5, component: AnnouncementNotice },
  adminEntries: () => import("./admin-entries.ts"),
} satisfies WebFeature;
