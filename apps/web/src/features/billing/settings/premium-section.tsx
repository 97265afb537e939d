import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Receipt } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { dates } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshEntitlement, statusQuery, testQuery } from "../api.ts";

const messageOf = (failure: unknown, otherwise: string): string =>
  failure instanceof ApiError && failure.message ? failure.message : otherwise;

/** Opens the provider's pages of the member's payment methods and receipts; resolves only if that failed. */
async function openPortal(failed: string): Promise<void> {
  try {
    const { url } = await call("POST /api/billing/portal");
    location.assign(url);
  } catch (failure) {
    toast(messageOf(failure, failed), { kind: "warn", id: "portal" });
  }
}

/** Ends the subscription with the paid month, or takes that back. `date`: when the month ends. */
function useEnding(date: string) {
  const { t } = useTranslation("billing");
  const set = async (ending: boolean): Promise<void> => {
    try {
      const subscription = await (ending
        ? call("POST /api/billing/subscription/cancellation")
        : call("DELETE /api/billing/subscription/cancellation"));
      queryClient.setQueryData(statusQuery().queryKey, (before) => before && { ...before, subscription });
      if (ending)
        toast(t("settings.cancelled", { date }), {
          kind: "good",
          id: "subscription",
          action: { label: t("settings.undo"), onClick: () => void set(false) },
        });
      else toast(t("settings.kept"), { kind: "good", id: "subscription" });
    } catch (failure) {
      toast(messageOf(failure, t("failed")), { kind: "warn", id: "subscription" });
      void refreshEntitlement();
    }
  };
  return { set };
}

/**
 * The subscription and the links to purchases and to the member's rights; the test version while it runs. `children`: what the
 * settings say first.
 */
export function PremiumSection({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const status = useQuery(statusQuery());
  const { data: test } = useQuery(testQuery());
  const day = (time: string) => dates(i18n.language, { dateStyle: "long" }).format(new Date(time));
  const rights = [
    [billingPaths.withdraw, ui("offers.withdraw")],
    [billingPaths.cancelContract, ui("offers.cancel_contract")],
    [useSitePath("pricing"), ui("offers.pricing")],
  ] as const;
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 sm:p-6">
      <h2 id={id} className="sr-only">
        {t("settings.title")}
      </h2>
      {children}
      {status.isPending && <Skeleton className="h-11" />}
      {status.isError && !status.data && (
        <ErrorState className="py-4!" error={status.error} onRetry={() => status.refetch()} />
      )}
      {test?.active && test.ends_at && <p>{t("settings.test", { date: day(test.ends_at) })}</p>}
      {status.data?.begins_at && <p>{t("settings.begins", { date: day(status.data.begins_at) })}</p>}
      {status.data?.subscription && (
        <Subscription
          renews={status.data.subscription.renews}
          date={day(status.data.subscription.until)}
          premium={day(status.data.premium_until ?? status.data.subscription.until)}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink
          to={billingPaths.purchases}
          variant="secondary"
          icon={<Receipt aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("purchases.title")}
        </ButtonLink>
        {status.data?.premium_until && status.data.payments !== "off" && (
          <Button variant="quiet" onClick={() => openPortal(t("failed"))}>
            {t("settings.portal")}
          </Button>
        )}
      </div>
      <nav aria-label={t("purchases.lead")} className="flex flex-wrap gap-x-5 text-ink-soft text-sm">
        {rights.map(([to, words]) => (
          <Link key={to} to={to} className="py-2 underline-offset-4 hover:text-ink hover:underline">
            {words}
          </Link>
        ))}
      </nav>
    </Card>
  );
}

/** When it goes on or ends; cancelled with one press, which can be taken back. */
function Subscription({ renews, date, premium }: { renews: boolean; date: string; premium: string }) {
  const { t } = useTranslation("billing");
  const ending = useEnding(date);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 grow basis-60">
        {renews ? t("settings.renews", { date }) : t("settings.ends", { date, lasts: premium })}
      </p>
      <Button size="sm" variant="secondary" onClick={() => ending.set(renews)}>
        {renews ? t("settings.cancel") : t("settings.keep")}
      </Button>
    </div>
  );
}
