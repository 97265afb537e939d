import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, PenLine } from "lucide-react";
import { NextEventsCard, nextQuery } from "#features/events/public.ts";
import { GroupTalkCard } from "#features/groups/public.ts";
import { MatchingCard, statusQuery } from "#features/matching/public.ts";
import { upcomingStepQuery } from "#features/partnerships/public.ts";
import { isOpen, QuestProgress, questQuery } from "#features/quest/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Figures, useFigures } from "./figures.tsx";
import { type NextStep, nextStepOf } from "./next-step.ts";
import { useIsComing } from "./queries.ts";
import { useWaiting, WaitingCard } from "./waiting-card.tsx";

/** The path on which it is my turn, kept current. */
function useAhead() {
  const ahead = useQuery(upcomingStepQuery());
  const renew = () => void ahead.refetch();
  useLiveEvent("path_changed", renew);
  useLiveEvent("trial_changed", renew);
  useResync(renew);
  return ahead;
}

/** The shape of the overview until everything on it is there. */
function OverviewSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t("loading")}
      </span>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      <div className="mt-4 grid gap-4 sm:mt-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

/** `/dashboard`: what to do next, what waits for me, who fits me, what my groups talk about (spec: community, section 2). */
export default function OverviewPage() {
  const { t: shell } = useTranslation("shell");
  const coming = useIsComing();
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-8 sm:py-10 short:py-3!">
      <DocumentTitle>{shell("nav.home")}</DocumentTitle>
      {coming ? <OverviewSkeleton /> : <Overview />}
    </div>
  );
}

function Overview() {
  const { t } = useTranslation("overview");
  const { username } = useMember();
  const { data: status } = useQuery(statusQuery());
  const { data: quest } = useQuery(questQuery());
  const figures = useFigures();
  const waiting = useWaiting();
  const { data: path } = useAhead();
  const { data: events } = useQuery(nextQuery());
  const next = nextStepOf(status, quest, path?.ahead);
  return (
    <>
      <h1 className="text-xl sm:text-2xl">
        {username ? t("greeting", { name: username }) : t("greeting_plain")}
      </h1>
      {figures.length > 0 ? (
        <Figures figures={figures} />
      ) : (
        <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
      )}
      <div className="mt-4 grid grid-cols-1 items-start gap-4 sm:mt-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        {(next || waiting.anything) && (
          <div className="grid min-w-0 gap-4 lg:col-start-1">
            {next && <NextStepCard step={next} />}
            {waiting.anything && <WaitingCard {...waiting} />}
          </div>
        )}
        <MatchingCard loud={!next} />
        {events && events.items.length > 0 && <NextEventsCard dates={events.items} />}
        <GroupTalkCard />
        {/* Not shown if the next step is a post already. */}
        {!(next?.kind === "quest" && next.key === "first_post") && <WriteCard />}
      </div>
    </>
  );
}

/** Something to do for everybody: say what one works on. */
function WriteCard() {
  const { t } = useTranslation("overview");
  return (
    <Card as="section" aria-labelledby="write" className="grid justify-items-start gap-1 lg:col-start-1">
      <h2 id="write" className="text-lg">
        {t("write_title")}
      </h2>
      <p className="text-ink-soft">{t("write_text")}</p>
      <ButtonLink
        to={postsPaths.feed}
        variant="secondary"
        className="mt-3"
        icon={<PenLine aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {t("write_action")}
      </ButtonLink>
    </Card>
  );
}

/** The title of a step, its reason, and its button. */
function useWords(): (step: NextStep) => { title: string; why: string; action: string } {
  const { t: matching } = useTranslation("matching");
  const { t: quest } = useTranslation("quest");
  const { t } = useTranslation("overview");
  return (step) => {
    switch (step.kind) {
      case "path":
        return {
          title: t("path_title", { name: step.name }),
          why: t(`path_step.${step.step}`, { name: step.name }),
          action: t("path_action"),
        };
      case "setup":
        return {
          title: matching("overview.setup_title"),
          why: matching(step.missing === "picture" ? "overview.setup_text" : "overview.needs_text"),
          action: matching("overview.setup_action"),
        };
      case "first_deal":
        return {
          title: matching("overview.waiting", { count: step.waiting }),
          why: matching("overview.waiting_text"),
          action: matching("overview.begin"),
        };
      case "quest":
        return {
          title: quest(`steps.${step.key}.title`),
          why: quest(`steps.${step.key}.why`),
          action: quest(`steps.${step.key}.action`),
        };
    }
  };
}

/** The one thing to do next: the page's only loud button. Below it how far the first steps are. */
function NextStepCard({ step }: { step: NextStep }) {
  const { t } = useTranslation("overview");
  const { data: quest } = useQuery(questQuery());
  const { title, why, action } = useWords()(step);
  return (
    <Card
      as="section"
      aria-labelledby="next-step"
      className="flex flex-col border-accent/25! bg-accent-soft! sm:p-7"
    >
      <p className="font-semibold text-accent text-sm">{t("next_label")}</p>
      <h2 id="next-step" className="wrap-anywhere mt-1 text-balance text-xl sm:text-2xl">
        {title}
      </h2>
      <p className="mt-1.5 max-w-[42ch] text-pretty text-ink-soft">{why}</p>
      <ButtonLink to={step.to} size="lg" className="mt-5 max-sm:w-full sm:self-start">
        {action}
        <ArrowRight aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
      </ButtonLink>
      {isOpen(quest) && (
        <div className="mt-4 border-accent/15 border-t pt-2.5">
          <QuestProgress quest={quest} />
        </div>
      )}
    </Card>
  );
}
