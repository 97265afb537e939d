import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useQuestDialog } from "./quest-progress.tsx";
import { progressOf } from "./steps.ts";

/** A slim line above the page: the progress and the next step. Folded it is only the progress. */
export function QuestStrip({
  quest,
  folded,
  onFold,
}: {
  quest: Quest;
  folded: boolean;
  onFold: (folded: boolean) => void;
}) {
  const { t } = useTranslation("quest");
  const dialog = useQuestDialog(quest);
  const { done, total, next } = progressOf(quest);
  const step = next ? t(`steps.${next.key}.title`) : t("title");
  const progress = done === 0 ? t("title") : t("progress", { done, total });
  const bar = <ProgressBar label={t("title")} value={done} max={total} className="h-1.5 min-w-0 max-w-40" />;
  if (folded)
    return (
      <section aria-label={t("title")} className="border-line border-b bg-accent-soft">
        <button
          type="button"
          aria-expanded={false}
          onClick={() => onFold(false)}
          className="flex h-9 w-full items-center justify-center gap-3 px-4 text-sm"
        >
          <span className="sr-only">{t("unfold")}</span>
          {bar}
          <span className="shrink-0 text-ink-soft">{progress}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        </button>
      </section>
    );
  return (
    <section
      aria-label={t("title")}
      className="flex h-14 items-center gap-3 border-line border-b bg-accent-soft ps-4 pe-2 text-sm sm:gap-4 sm:ps-6"
    >
      <p className="min-w-0 grow leading-tight">
        <span className="line-clamp-1 font-semibold sm:hidden">{step}</span>
        <span className="line-clamp-1 font-semibold max-sm:hidden">{t("next", { step })}</span>
        <span className="line-clamp-1 text-ink-soft text-xs">{progress}</span>
      </p>
      <div className="hidden w-40 shrink-0 lg:block">{bar}</div>
      <Button size="sm" variant="secondary" className="shrink-0" onClick={dialog.show}>
        {t("all_steps")}
      </Button>
      <IconButton
        label={t("fold")}
        aria-expanded={true}
        icon={<ChevronUp className="size-5" strokeWidth={1.75} />}
        onClick={() => onFold(true)}
      />
      {dialog.drawn}
    </section>
  );
}
