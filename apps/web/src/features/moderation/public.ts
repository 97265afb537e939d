import { lazy } from "react";

/** Reports something to the moderators. */
export const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** Shows what stands in it to members from a level on. */
export const TeamOnly = lazy(async () => ({ default: (await import("./team-only.tsx")).TeamOnly }));
