import { lazy, Suspense } from "react";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { changeStatus, type MatchingStatus, preferencesQuery } from "../api.ts";

const UsedUp = lazy(async () => ({ default: (await import("./used-up.tsx")).UsedUp }));

/** The reason why decisions are blocked: a pause, or today's Deals being used up. */
export function DeckNotice({ status }: { status: MatchingStatus }) {
  const { t } = useTranslation("matching");
  const resume = async () => {
    try {
      const preferences = await call("PUT /api/matching/preferences", { body: { paused: false } });
      queryClient.setQueryData(preferencesQuery().queryKey, preferences);
      changeStatus(() => ({ paused: false }));
    } catch {
      toast(t("deck.resume_failed"), { kind: "warn", id: "resume" });
    }
  };
  if (status.paused)
    return (
      <Banner
        tone="warn"
        action={
          <Button size="sm" variant="secondary" onClick={resume}>
            {t("deck.resume")}
          </Button>
        }
      >
        {t("deck.paused")}
      </Banner>
    );
  return status.deals_left === 0 ? (
    <Suspense fallback={null}>
      <UsedUp />
    </Suspense>
  ) : null;
}
