import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import { ASSISTANTS, type Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AllowanceLine } from "./allowance-line.tsx";
import { stateQuery } from "./api.ts";
import { ICONS } from "./assistants.ts";
import { StoredConversationsOrPremium } from "./stored-or-premium.tsx";

/** `/dashboard/ai`: the assistants (spec: public, 2.11). */
export default function HubPage() {
  return (
    <StoredConversationsOrPremium>
      <Hub />
    </StoredConversationsOrPremium>
  );
}

function Hub() {
  const { t } = useTranslation("ai");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch } = useQuery(stateQuery());
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-1 text-pretty text-ink-soft">{t("lead")}</p>
      </header>
      {error && !data ? (
        <ErrorState title={t("state_failed")} error={error} onRetry={() => refetch()} />
      ) : (
        <>
          {data && !data.model && (
            <Banner tone="warn">
              <p className="font-semibold">{t("no_model.title")}</p>
              <p>{t("no_model.hub")}</p>
            </Banner>
          )}
          {data?.model && <AllowanceLine allowance={data.allowance} />}
          {!data && (
            <div role="status" aria-label={ui("loading")}>
              <Skeleton className="h-5 w-64" />
            </div>
          )}
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {ASSISTANTS.map((assistant) => (
              <AssistantCard key={assistant} assistant={assistant} model={data?.model ?? true} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function AssistantCard({ assistant, model }: { assistant: Assistant; model: boolean }) {
  const { t } = useTranslation("ai");
  const Icon = ICONS[assistant];
  const label = t(model ? "label" : "no_model.badge");
  return (
    <Card as="li" className="relative flex gap-4 transition-colors hover:border-ink-soft">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
          <Link to={aiPaths[assistant]} className="after:absolute after:inset-0 text-ink no-underline">
            {t(`assistants.${assistant}.title`)}
          </Link>
          <Badge tone={model ? "accent" : "neutral"}>{label}</Badge>
        </h2>
        <p className="mt-1 text-pretty text-ink-soft text-sm">{t(`assistants.${assistant}.text`)}</p>
      </div>
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 self-center text-ink-soft rtl:-scale-x-100"
        strokeWidth={1.75}
      />
    </Card>
  );
}
