import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { numbers } from "#ui/formatters.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Loaded, Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { type MatchingStatus, stageOf, statusQuery } from "./api.ts";
import { Faces } from "./faces.tsx";

/**
 * The match suggestions and the member's progress, for the dashboard (spec: community, section 2). `loud`: its button is the
 * primary one of the page; otherwise another card already leads on.
 */
export function MatchingCard({ loud }: { loud: boolean }) {
  const { data: status, error, refetch } = useQuery(statusQuery());
  return (
    <Card
      as="section"
      className="flex flex-col gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1"
      aria-labelledby="who-fits"
    >
      <Heading paused={status?.allowed === true && status.paused} />
      <Loaded
        data={status}
        failed={error && <ErrorState error={error} onRetry={() => refetch()} className="py-0!" />}
        loading={
          <div aria-busy="true" className="grid gap-5">
            <Skeleton className="h-60" />
            <SkeletonText lines={2} />
          </div>
        }
      >
        {(status) => (status.allowed ? <Progress status={status} loud={loud} /> : <Beginning />)}
      </Loaded>
    </Card>
  );
}

function Heading({ paused }: { paused: boolean }) {
  const { t } = useTranslation("matching");
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 id="who-fits" className="text-lg">
        {t("overview.fits")}
      </h2>
      {paused && <Badge tone="warn">{t("overview.paused")}</Badge>}
    </div>
  );
}

/** Before there is a deck: who is here, and the way to everybody. */
function Beginning() {
  const { t } = useTranslation("matching");
  return (
    <>
      <Faces deck={false} />
      <Onward to={peoplePaths.search()} loud={false}>
        {t("overview.all_people")}
      </Onward>
    </>
  );
}

function Progress({ status, loud }: { status: MatchingStatus; loud: boolean }) {
  const { t, i18n } = useTranslation("matching");
  const number = numbers(i18n.language);
  const { viewed_profiles: viewed, total_profiles: total } = status;
  const stage = stageOf(status);
  if (stage === "no_one")
    return (
      <Words title={t("overview.nobody_title")} text={t("overview.nobody_text")}>
        <Onward to={peoplePaths.search()} loud={loud}>
          {t("overview.find_people")}
        </Onward>
      </Words>
    );
  if (stage === "done") return <AllSeen status={status} loud={loud} />;
  return (
    <>
      <Faces deck />
      {/* A member who has not started gets this from the next step. */}
      {stage === "going" && (
        <>
          <div>
            <p className="text-ink-soft text-sm tabular-nums">
              {t("status.viewed", { viewed: number.format(viewed), total: number.format(total) })}
            </p>
            <ProgressBar label={t("overview.progress")} value={viewed} max={total} className="mt-2" />
          </div>
          <Facts status={status} />
          <Onward to={matchingPaths.deck} loud={loud}>
            {t("overview.continue")}
          </Onward>
        </>
      )}
    </>
  );
}

/** All cards are seen: leads to the matches, or to other people. */
function AllSeen({ status, loud }: { status: MatchingStatus; loud: boolean }) {
  const { t } = useTranslation("matching");
  const matched = status.total_matches > 0;
  return (
    <Words title={t("overview.done_title")} text={t("overview.done_text")}>
      <Facts status={status} />
      <div className="flex flex-wrap gap-2.5">
        {matched && (
          <Onward to={chatsPaths.chats} loud={loud}>
            {t("overview.to_matches")}
          </Onward>
        )}
        <Onward to={matchingPaths.filters} loud={loud && !matched}>
          {t("overview.widen")}
        </Onward>
      </div>
    </Words>
  );
}

/** What has come of it so far; what is none is not said. */
function Facts({ status }: { status: MatchingStatus }) {
  const { t, i18n } = useTranslation("matching");
  const facts = [
    { name: t("overview.left"), value: status.remaining_profiles },
    { name: t("overview.matches"), value: status.total_matches },
    { name: t("overview.pending"), value: status.pending_matches },
  ].filter(({ value }) => value > 0);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-display text-xl tabular-nums">{numbers(i18n.language).format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
        <p className="mt-0.5 text-pretty text-ink-soft">{text}</p>
      </div>
      {children}
    </>
  );
}

const Onward = ({ to, loud, children }: { to: string; loud: boolean; children: ReactNode }) => (
  <ButtonLink to={to} variant={loud ? "primary" : "secondary"} className="self-start">
    {children}
    <ArrowRight aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
  </ButtonLink>
);
