import { useQuery } from "@tanstack/react-query";
import { AllowanceLine, stateQuery } from "#features/ai/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button, Spinner } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { IdeaForm } from "./generate/idea-form.tsx";
import { Outline } from "./generate/outline.tsx";
import { useGenerator } from "./generate/use-generator.ts";

/** `/dashboard/resources/ki-plan-generator`: an idea becomes a plan for the plan editor (spec: public, 2.10). */
export default function GeneratePage() {
  const { t } = useTranslation("plans");
  const { t: ai } = useTranslation("ai");
  const { data } = useQuery(stateQuery());
  const { run, make, stop, discard } = useGenerator();
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("generator.title")}</DocumentTitle>
      <header className="grid gap-1.5">
        <h1 className="text-2xl">{t("generator.title")}</h1>
        <p className="text-pretty text-ink-soft">{t("generator.intro")}</p>
        {data?.model && <AllowanceLine allowance={data.allowance} />}
      </header>
      {run.state === "made" ? (
        <Outline made={run.made} onDiscard={discard} />
      ) : (
        <>
          {data && !data.model && (
            <Banner tone="warn">
              <p className="font-semibold">{ai("no_model.title")}</p>
              <p>{t("generator.no_model")}</p>
            </Banner>
          )}
          <IdeaForm busy={run.state === "running"} onMake={make} />
          {run.state === "failed" && <FormError>{run.message || t("generator.failed")}</FormError>}
          {run.state === "running" && (
            <div className="flex flex-wrap items-center gap-3">
              <Spinner />
              <p role="status">
                {run.cards > 0 ? t("generator.cards", { count: run.cards }) : t("generator.working")}
              </p>
              <Button variant="secondary" size="sm" onClick={stop}>
                {t("generator.stop")}
              </Button>
            </div>
          )}
          {data?.model && <p className="text-pretty text-ink-soft text-sm">{ai("privacy")}</p>}
        </>
      )}
    </div>
  );
}
