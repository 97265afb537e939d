import { lazy } from "react";

/** What other parts of the app may use of this feature. */
export { ConfirmEmailBar } from "./components/confirm-email-bar.tsx";
export const KeepAccount = lazy(async () => ({
  default: (await import("./components/keep-account.tsx")).KeepAccount,
}));
export const TermsDialog = lazy(async () => ({
  default: (await import("./components/terms-dialog.tsx")).TermsDialog,
}));
