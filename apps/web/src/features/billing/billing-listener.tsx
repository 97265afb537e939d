import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { onPremiumRequired } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { refreshEntitlement } from "./api.ts";
import { keepPremiumHint } from "./premium-hint.ts";

const Windows = lazy(() => import("./windows.tsx"));

/**
 * Keeps the member's entitlement current in every open tab. The outcome of a payment, and the offer of Premium after each refusal
 * that it would avoid, are dialogs of their own: fetched when they are shown.
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
