import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { HOURS_KNOWN } from "@kompagnon/contract/matching/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import type { Out } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { dates, numbers } from "#ui/formatters.ts";
import { Loaded } from "#ui/loaded.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useLabels } from "../labels.ts";
import { timesOf } from "./hours.ts";
import { LessList } from "./less-list.tsx";
import { ResetLearned } from "./reset-learned.tsx";

type Learned = Out<"GET /api/matching/learned">;

/**
 * What the deck learned from the member's decisions, in plain words, and the controls for it
 * (docs/decisions/matching-learning.md).
 */
export function LearnedTab() {
  const { t } = useTranslation("matching/learned");
  const { data, error, refetch } = useQuery(query("GET /api/matching/learned"));
  return (
    <div className="grid grid-cols-1 gap-5">
      <Part title={t("title")} lead={t("lead")}>
        <Loaded
          data={data}
          failed={error && <ErrorState className="py-6" error={error} onRetry={() => refetch()} />}
          loading={<SkeletonText lines={5} />}
        >
          {(data) => (
            <>
              <LearnedSummary learned={data} />
              <LessList less={data.less} />
              <ResetLearned />
            </>
          )}
        </Loaded>
      </Part>
      <Part title={t("rights_title")} lead={t("rights")}>
        <p className="text-pretty text-ink-soft">{t("object")}</p>
        <div>
          <ButtonLink variant="secondary" to={contactPaths.contact}>
            {t("object_action")}
          </ButtonLink>
        </div>
      </Part>
    </div>
  );
}

/** A titled part of the tab. */
function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-pretty text-ink-soft">{lead}</p>
      </div>
      {children}
    </Card>
  );
}

function LearnedSummary({ learned }: { learned: Learned }) {
  const { t, i18n } = useTranslation("matching/learned");
  const labels = useLabels();
  const say = (taste: Learned["tastes"][number]): string => {
    const way = taste.more ? "more" : "fewer";
    switch (taste.kind) {
      case "model":
        return t(`${way}.model`, { name: labels.model(taste.model) });
      case "skill":
        return t(`${way}.skill`, { name: labels.skill(taste.skill) });
      default:
        return t(`${way}.${taste.kind}`);
    }
  };
  const sentences = [
    ...learned.tastes.map(say),
    ...(learned.words ? [t("words")] : []),
    ...(learned.hours.length >= HOURS_KNOWN
      ? [t("hours", { times: timesOf(learned.hours, i18n.language) })]
      : []),
    ...(learned.decisions > 0 ? [t(`choosing.${learned.choosing}`)] : []),
  ];
  return (
    <div className="grid gap-3">
      {learned.since && (
        <p className="text-ink-soft text-sm">
          {t("counted", {
            date: dates(i18n.language, { dateStyle: "long" }).format(new Date(learned.since)),
            n: numbers(i18n.language).format(learned.decisions),
          })}
        </p>
      )}
      {learned.tastes.length === 0 && <p>{t("none")}</p>}
      {sentences.length > 0 && (
        <ul className="grid gap-1.5">
          {sentences.map((sentence) => (
            <li key={sentence} className="flex items-start gap-2.5">
              <Sparkles
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-accent"
                strokeWidth={1.75}
              />
              <span className="text-pretty">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      {learned.tastes.length > 0 && <p className="text-pretty text-ink-soft text-sm">{t("meant")}</p>}
      {learned.decisions > 0 && <p className="text-pretty text-ink-soft text-sm">{t("stays")}</p>}
    </div>
  );
}
