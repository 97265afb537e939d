import { lazy } from "react";

/** Replaces every page for a member who requested the deletion of their account. */
export const KeepAccount = lazy(async () => ({
  default: (await import("./components/keep-account.tsx")).KeepAccount,
}));
/** New terms, to be accepted. */
export const TermsDialog = lazy(async () => ({
  default: (await import("./components/terms-dialog.tsx")).TermsDialog,
}));

export const RunningReset = lazy(async () => ({
  default: (await import("./reset/running-reset.tsx")).RunningReset,
}));
/** Six digits or a backup code, wherever a code is due. */
export const SecondFactor = lazy(async () => ({
  default: (await import("./components/second-factor.tsx")).SecondFactor,
}));
/** The proof of work that forms for everybody ask for. */
export { type Captcha, CaptchaStatus, useCaptcha } from "./captcha.tsx";
/** In the place of what only members with a confirmed address may do. */
export { ConfirmEmail } from "./components/confirm-email-bar.tsx";
/** The frame of pages in front of the door. Drawn ahead of time, so it is not fetched later. */
export { Entrance } from "./components/entrance.tsx";
/** What a field for a new password says below it. */
export { PasswordStrength } from "./components/password-strength.tsx";
export { type Factor, factorBody, isComplete, NO_FACTOR } from "./factor.ts";
/** Keeps the slug of a member's link until the visitor signs up. */
export { keepInvite } from "./invite-slug.ts";
