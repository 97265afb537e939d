import { lazy } from "react";

/** Reports something to the moderators. */
export const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));
