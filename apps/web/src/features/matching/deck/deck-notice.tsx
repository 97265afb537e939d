import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { BuyDialog } from "#features/billing/public.ts";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { changeStatus, type MatchingStatus, preferencesQuery } from "../api.ts";

/** What stands in the way: a pause, or today's Deals being used up. */
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
  return status.deals_left === 0 ? <UsedUp /> : null;
}

function UsedUp() {
  const { t } = useTranslation("matching");
  const { t: ui } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <Banner
      action={
        <Button size="sm" variant="secondary" onClick={show}>
          {ui("offers.get_premium")}
        </Button>
      }
    >
      {t("deck.limit")}
      <Suspense fallback={null}>
        {used && <BuyDialog reason="deals" open={open} onOpenChange={setOpen} />}
      </Suspense>
    </Banner>
  );
}
