import type { ConsentChoice } from "@kompagnon/contract/analytics/rules.ts";
import { useSyncExternalStore } from "react";
import { CONSENT_CHANGED, readConsent } from "./consent.ts";

const follow = (changed: () => void) => {
  addEventListener(CONSENT_CHANGED, changed);
  return () => removeEventListener(CONSENT_CHANGED, changed);
};
/** What was answered on this device. */
export const useConsent = (): ConsentChoice | null =>
  useSyncExternalStore(
    follow,
    () => readConsent()?.choice ?? null,
    () => null,
  );
