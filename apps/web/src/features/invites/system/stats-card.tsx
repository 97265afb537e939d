import { STATS_REFRESH_SECONDS } from "@kompagnon/contract/invites/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Out } from "#platform/call.ts";
import { usePollingInterval } from "#platform/live/polling.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormattedDate, FormattedNumber, Money } from "#ui/format.tsx";
import { statsQuery } from "../cache.ts";
import { Answer, Part } from "./part.tsx";

/** The members who joined by the link: the figures and the names. */
function useStats(slug: string) {
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

type Redemption = Out<"GET /api/invites/{slug}/stats">["redemptions"][number];
/** The name of members who have not chosen one yet (spec: public, section 6). */
const NAMELESS = "user";
/** The number of people shown at first. */
const FIRST = 8;

/** The members who joined by the link: name, day, and whether they have premium. */
export function PeopleCard({ slug }: { slug: string }) {
  const { t } = useTranslation("invites");
  return (
    <Part title={t("people.title")}>
      <Answer query={useStats(slug)} size="h-32">
        {({ redemptions }) =>
          redemptions.length > 0 ? (
            <People people={redemptions} />
          ) : (
            <EmptyState
              className="py-2!"
              icon={<UserRoundPlus strokeWidth={1.75} />}
              title={t("people.empty")}
            >
              {t("people.empty_text")}
            </EmptyState>
          )
        }
      </Answer>
    </Part>
  );
}

function People({ people }: { people: readonly Redemption[] }) {
  const { t } = useTranslation("invites");
  const [all, setAll] = useState(false);
  return (
    <div className="grid gap-2">
      <ul className="grid divide-y divide-line">
        {people.slice(0, all ? people.length : FIRST).map(({ name, at, is_premium, purchased_premium }) => (
          <li key={`${at} ${name}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <bdi className="min-w-0 grow basis-40 font-medium wrap-anywhere">
              {name === NAMELESS ? t("people.newcomer") : name}
            </bdi>
            {is_premium && <Badge tone="good">{t("people.premium")}</Badge>}
            {!is_premium && purchased_premium && <Badge>{t("people.bought")}</Badge>}
            <span className="text-ink-soft text-sm tabular-nums">
              <FormattedDate time={at} />
            </span>
          </li>
        ))}
      </ul>
      {!all && people.length > FIRST && (
        <Button variant="quiet" className="-ms-4 justify-self-start" onClick={() => setAll(true)}>
          {t("people.all")}
        </Button>
      )}
    </div>
  );
}
