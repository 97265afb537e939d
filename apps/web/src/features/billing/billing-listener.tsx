import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { onPremiumRequired } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { refreshEntitlement } from "./api.ts";
import { keepPremiumHint } from "./premium-hint.ts";

const Windows = lazy(() => import("./windows.tsx"));

/**
 * Follows what one may use in every open tab. What came of a payment, and the offer of Premium wherever the server answers
 * that it takes that, are windows of their own: fetched when there is one to be shown.
 */
export function BillingListener() {
  const [search] = useSearchParams();
  const [refusals, setRefusals] = useState(0);
  useLiveEvent("entitlement_changed", ({ premium }) => {
    keepPremiumHint(premium);
    void refreshEntitlement();
  });
  useResync(refreshEntitlement);
  useEffect(() => onPremiumRequired(() => setRefusals((before) => before + 1)), []);
  return (
    <Suspense fallback={null}>
      {(refusals > 0 || search.has("billing")) && <Windows refusals={refusals} />}
    </Suspense>
  );
}
