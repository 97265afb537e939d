import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleQuestionMark } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/use-live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { mineQuery, refreshFigures } from "./cache.ts";
import { EarningsCard } from "./system/earnings-card.tsx";
import { LinkCard } from "./system/link-card.tsx";
import { MonthsCard } from "./system/months-card.tsx";
import { GreyCard } from "./system/part.tsx";
import { PayoutsCard } from "./system/payouts-card.tsx";
import { PeopleCard } from "./system/people-card.tsx";
import { SlugForm } from "./system/slug-form.tsx";
import { StatsCard } from "./system/stats-card.tsx";

/** `/dashboard/settings/invitesystem`: the member's link, who joined by it, and its earnings (spec: account, section 2). */
export default function SystemPage() {
  const { t } = useTranslation("invites");
  const mine = useQuery(mineQuery());
  const link = mine.data?.items[0];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid max-w-xl gap-1.5">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-pretty text-ink-soft">{t("lead")}</p>
        </div>
        <ButtonLink
          size="sm"
          variant="quiet"
          className="-ms-3"
          to={helpPaths.article("invite_people")}
          icon={<CircleQuestionMark aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("how")}
        </ButtonLink>
      </header>
      {mine.isPending && <GreyCard className="h-64" />}
      {mine.isError && !mine.data && (
        <ErrorState title={t("failed")} error={mine.error} onRetry={() => mine.refetch()} />
      )}
      {mine.data && (link ? <Figures {...link} /> : <SlugForm />)}
    </div>
  );
}

/** Kept current by the live stream; asked for every ten seconds only while that is down. */
function Figures({ slug, url }: { slug: string; url: string }) {
  useLiveEvent("invites_changed", () => void refreshFigures());
  useResync(() => void refreshFigures());
  return (
    <>
      <LinkCard url={url} slug={slug} />
      <EarningsCard />
      <StatsCard slug={slug} />
      <PeopleCard slug={slug} />
      <PayoutsCard />
      <MonthsCard />
    </>
  );
}
