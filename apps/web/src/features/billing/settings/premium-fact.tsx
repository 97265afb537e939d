import { useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { BuyDialog } from "../buy/buy-dialog.tsx";
import { dayCount, daysLeft } from "../plans.ts";

/** How many days of premium are left, and the button that adds to them (spec: account, section 2). */
export function PremiumFact() {
  const { t, i18n } = useTranslation("billing");
  const me = useMember();
  const [open, setOpen] = useState(false);
  const left = daysLeft(me.premium_until);
  const bought = me.plan === "premium";
  return (
    <>
      {left > 0 && (
        <span className="text-ink-soft text-sm">
          {t("settings.remaining", { days: dayCount(left, i18n.language) })}
        </span>
      )}
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {bought ? t("settings.extend") : t("buy.get")}
      </Button>
      <BuyDialog reason={bought ? "extend" : "get"} open={open} onOpenChange={setOpen} />
    </>
  );
}
