import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { ArrowRight, Flag } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { isOpen, useQuest } from "./api.ts";
import { progressOf } from "./steps.ts";
import { useQuestDialog } from "./use-quest-dialog.tsx";

/** The quest on the dashboard's first page: its next step and all of them. Nothing without an open quest. */
export function QuestCard() {
  const quest = useQuest();
  return isOpen(quest) ? <OpenQuest quest={quest} /> : null;
}

function OpenQuest({ quest }: { quest: Quest }) {
  const { t } = useTranslation("quest");
  const dialog = useQuestDialog(quest);
  const { done, total, next } = progressOf(quest);
  return (
    <Card as="section" padding="lg" className="flex flex-col" aria-label={t("title")}>
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent"
      >
        <Flag className="size-6" strokeWidth={1.75} />
      </span>
      <h2 className="mt-5 text-xl">{t("title")}</h2>
      <p className="mt-1 text-ink-soft tabular-nums">{t("progress", { done, total })}</p>
      <ProgressBar label={t("title")} value={done} max={total} className="mt-3" />
      {next && (
        <>
          <h3 className="mt-5 font-sans font-semibold text-base tracking-normal">
            {t(`steps.${next.key}.title`)}
          </h3>
          <p className="mt-0.5 mb-6 text-ink-soft">{t(`steps.${next.key}.why`)}</p>
        </>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {next && (
          <ButtonLink to={next.to}>
            {t(`steps.${next.key}.action`)}
            <ArrowRight aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={dialog.show}>
          {t("all_steps")}
        </Button>
      </div>
      {dialog.drawn}
    </Card>
  );
}
