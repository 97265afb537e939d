import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { isOpen, QuestProgress, questQuery } from "#features/quest/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { NextStep } from "./next-step.ts";

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
export function NextStepCard({ step }: { step: NextStep }) {
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
