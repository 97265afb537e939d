import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { numbers } from "#ui/formatters.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { type MatchingStatus, statusQuery } from "./api.ts";

/** How far I am with matching, for the dashboard; a prompt to set it up when it is not (spec: community, section 2). */
export function MatchingCard() {
  const { t } = useTranslation("matching");
  const { data: status, error, refetch } = useQuery(statusQuery());
  return (
    <Card as="section" padding="lg" className="flex flex-col" aria-label={t("overview.title")}>
      {status ? (
        status.allowed ? (
          <Progress status={status} />
        ) : (
          <SetUp />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} className="py-0!" />
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="size-12 rounded-full" />
          <SkeletonText lines={3} />
          <Skeleton className="h-11 w-40" />
        </div>
      )}
    </Card>
  );
}

function Progress({ status }: { status: MatchingStatus }) {
  const { t, i18n } = useTranslation("matching");
  const number = numbers(i18n.language);
  const { viewed_profiles: viewed, total_profiles: total, remaining_profiles: left } = status;
  const facts = [
    { name: t("overview.left"), value: left },
    { name: t("overview.matches"), value: status.total_matches },
    { name: t("overview.pending"), value: status.pending_matches },
  ];
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Sign />
        {status.paused && <Badge tone="warn">{t("overview.paused")}</Badge>}
      </div>
      <h2 className="mt-5 text-xl">{t("overview.title")}</h2>
      <p className="mt-1 text-ink-soft tabular-nums">
        {left === 0 && total > 0
          ? t("overview.all_seen")
          : t("status.viewed", { viewed: number.format(viewed), total: number.format(total) })}
      </p>
      <ProgressBar label={t("overview.progress")} value={viewed} max={total} className="mt-3" />
      <dl className="mt-5 mb-6 grid grid-cols-3 gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-display text-xl tabular-nums">{number.format(value)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={matchingPaths.deck} className="mt-auto self-start">
        {t("overview.continue")}
        <Arrow />
      </ButtonLink>
    </>
  );
}

function SetUp() {
  const { t } = useTranslation("matching");
  return (
    <>
      <Sign />
      <h2 className="mt-5 text-xl">{t("overview.setup_title")}</h2>
      <p className="mt-1.5 mb-6 text-ink-soft">{t("overview.setup_text")}</p>
      <ButtonLink to={matchingPaths.setup} className="mt-auto self-start">
        {t("overview.setup_action")}
        <Arrow />
      </ButtonLink>
    </>
  );
}

const Sign = () => (
  <span
    aria-hidden="true"
    className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent"
  >
    <UsersRound className="size-6" strokeWidth={1.75} />
  </span>
);
const Arrow = () => <ArrowRight aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />;
