import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { onPremiumRequired } from "#platform/call.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { refreshEntitlement, testQuery } from "./api.ts";
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

const TestBar = lazy(async () => ({ default: (await import("./test/test-bar.tsx")).TestBar }));

/** Counts down the test version while it runs. Not shown to members who bought premium meanwhile. */
export function TestNotice() {
  const { plan } = useMember();
  const { data: test } = useQuery(testQuery());
  const endsAt = test?.active ? test.ends_at : null;
  const [over, setOver] = useState<string | null>(null);
  if (endsAt === null || plan === "premium" || over === endsAt) return null;
  return (
    <div data-alone="">
      {/* Its place is kept until its file is there: the page below does not jump. */}
      <Suspense fallback={<div className="h-12" />}>
        <TestBar endsAt={endsAt} onEnd={() => setOver(endsAt)} />
      </Suspense>
    </div>
  );
}
