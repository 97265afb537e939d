import { lazy } from "react";

/** Reports something to the moderators. */
export const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** Keeps the moderators' queue current; loaded for moderators only. */
export const ModerationListener = lazy(async () => ({
  default: (await import("./moderation-listener.tsx")).ModerationListener,
}));
