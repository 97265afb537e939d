import { lazy, Suspense, useEffect, useState } from "react";
import { onPremiumRequired } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { refreshEntitlement } from "./api.ts";
import { useOutcome } from "./outcome/outcome.ts";
import { keepPremiumHint } from "./premium-hint.ts";

const OutcomeDialog = lazy(async () => ({
  default: (await import("./outcome/outcome-dialog.tsx")).OutcomeDialog,
}));
const BuyDialog = lazy(async () => ({ default: (await import("./buy/buy-dialog.tsx")).BuyDialog }));

const StartAsked = lazy(async () => ({
  default: (await import("./test/start-asked.tsx")).StartAsked,
}));

/**
 * Follows what one may use in every open tab, tells what came of a payment, and offers Premium wherever the server
 * answers that it takes that.
 */
export function BillingListener() {
  const { asked, plan, clear } = useOutcome();
  const [offered, setOffered] = useState(false);
  const [offering, setOffering] = useState(false);
  useLiveEvent("entitlement_changed", ({ premium }) => {
    keepPremiumHint(premium);
    void refreshEntitlement();
  });
  useResync(refreshEntitlement);
  useEffect(
    () =>
      onPremiumRequired(() => {
        setOffered(true);
        setOffering(true);
      }),
    [],
  );
  return (
    <Suspense fallback={null}>
      {asked === "test" && <StartAsked onClose={clear} />}
      {asked && asked !== "test" && <OutcomeDialog key={asked} outcome={asked} plan={plan} onClose={clear} />}
      {offered && <BuyDialog reason="tools" open={offering} onOpenChange={setOffering} />}
    </Suspense>
  );
}
