import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { refreshAgreements } from "./refresh.ts";

/** Keeps what is known of agreements true. Draws nothing. */
export function AgreementsListener() {
  useLiveEvent("agreement_changed", () => void refreshAgreements());
  useResync(() => void refreshAgreements());
  return null;
}
