import { STATS_REFRESH_SECONDS } from "@kompagnon/contract/invites/rules.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedNumber, Money } from "#ui/format.tsx";
import { statsQuery } from "../cache.ts";
import { Answer, Part } from "./part.tsx";

/** The members who joined by the link: the figures and the names. */
export function useStats(slug: string) {
  const refetchInterval = usePollingInterval(STATS_REFRESH_SECONDS * 1000);
  return useQuery({ ...statsQuery(slug), refetchInterval });
}

/** The spec's figures come in euros; they are written from cents, as all money is. */
const centsOf = (euros: number): number => Math.round(euros * 100);

/** The figures of the member's link. */
export function StatsCard({ slug }: { slug: string }) {
  const { t } = useTranslation("invites");
  return (
    <Part title={t("stats.title")}>
      <Answer query={useStats(slug)} size="h-20">
        {({ total, premium, premiumConversions, revenueEUR, earningsEUR }) => (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 md:grid-cols-5">
            <Figure name={t("stats.total")}>
              <FormattedNumber value={total} />
            </Figure>
            <Figure name={t("stats.premium")}>
              <FormattedNumber value={premium} />
            </Figure>
            <Figure name={t("stats.conversions")}>
              <FormattedNumber value={premiumConversions} />
            </Figure>
            <Figure name={t("stats.revenue")}>
              <Money cents={centsOf(revenueEUR)} />
            </Figure>
            <Figure name={t("stats.earnings")}>
              <Money cents={centsOf(earningsEUR)} />
            </Figure>
          </dl>
        )}
      </Answer>
    </Part>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="font-display font-semibold text-xl">{children}</dd>
  </div>
);
