import { lazy } from "react";

/** Instead of every page, for whoever asked for their account to be erased. */
export const KeepAccount = lazy(async () => ({
  default: (await import("./components/keep-account.tsx")).KeepAccount,
}));
/** New terms, to be accepted. */
export const TermsDialog = lazy(async () => ({
  default: (await import("./components/terms-dialog.tsx")).TermsDialog,
}));
