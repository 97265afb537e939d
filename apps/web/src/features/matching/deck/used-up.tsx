import { Suspense, useState } from "react";
import { BuyDialog } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

/** Today's Deals are used up: tomorrow there are new ones, or there is Premium. */
export function UsedUp() {
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
