import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import { useSyncExternalStore } from "react";
import { CONSENT_CHANGED, keptConsent } from "./consent.ts";

const follow = (changed: () => void) => {
  addEventListener(CONSENT_CHANGED, changed);
  return () => removeEventListener(CONSENT_CHANGED, changed);
};
/** Whether the question is open on this page. */
export const useAsked = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.documentElement.hasAttribute("data-ask"),
    () => false,
  );
/** What was answered on this device. */
export const useConsent = (): ConsentChoice | null =>
  useSyncExternalStore(
    follow,
    () => keptConsent()?.choice ?? null,
    () => null,
  );
