import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { statusQuery } from "../api.ts";
import { useHere } from "../gate/wanted.ts";
import { dayCount, daysLeft } from "../plans.ts";
import { TestOffer } from "../test/test-offer.tsx";
import { PlanLinks } from "./plan-links.tsx";

/** Why the dialog is open: the member wants more time, or met a limit that premium removes. */
export type BuyReason = "get" | "extend" | "groups" | "deals" | "tools";

/** The plans there are, each leading to its order: wherever premium helps (product: money). */
export function BuyDialog({
  reason,
  open,
  onOpenChange,
  aside,
}: {
  reason: BuyReason;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Another way out than buying. */
  aside?: ReactNode;
}) {
  const { t, i18n } = useTranslation("billing");
  const { data: status } = useQuery({ ...statusQuery(), enabled: open });
  const here = useHere();
  const pricing = useSitePath("pricing");
  const [testing, setTesting] = useState(false);
  const left = status?.plan === "premium" ? daysLeft(status.premium_until) : 0;
  const text = reason === "groups" || reason === "deals" ? t(`buy.${reason}_text`) : t("buy.lead");
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open && !testing}
      onOpenChange={onOpenChange}
      title={t(`buy.${reason}`)}
      description={left > 0 ? t("buy.remaining", { days: dayCount(left, i18n.language) }) : text}
    >
      <div className="grid gap-4">
        {(reason === "get" || reason === "tools") && <TestOffer onAsk={setTesting} onStarted={close} />}
        <PlanLinks subscribed={status?.subscription != null} onGo={close} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Link
            to={pricing}
            state={here}
            onClick={close}
            className="inline-flex min-h-10 items-center rounded-control text-accent text-sm underline underline-offset-2"
          >
            {t("to_pricing")}
          </Link>
          {aside}
        </div>
      </div>
    </Dialog>
  );
}
