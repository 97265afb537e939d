import { Suspense } from "react";
import { PremiumFact } from "#features/billing/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Until when the member has Premium, and the button that adds to it. */
export function PremiumUntil() {
  const { t } = useTranslation("settings");
  const me = useMember();
  return (
    <>
      {me.premium_until ? (
        <FormattedDate time={me.premium_until} dateStyle="long" />
      ) : (
        t(me.plan === "premium" ? "account.premium_open" : "account.premium_none")
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mt-2">
        <Suspense fallback={<Skeleton className="h-10 w-36" />}>
          <PremiumFact />
        </Suspense>
      </div>
    </>
  );
}
