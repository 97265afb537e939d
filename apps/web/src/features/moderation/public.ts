import { lazy } from "react";

/** Reports something to the moderators. */
export const ReportDialog = lazy(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));

/** Tells a reader what a text has of a scam. */
export const ScamWarning = lazy(async () => ({
  default: (await import("./scam-warning.tsx")).ScamWarning,
}));

/** Entries of the audit log. */
export const AuditEntries = lazy(async () => ({
  default: (await import("./audit-entries.tsx")).AuditEntries,
}));
