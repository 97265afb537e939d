import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { progressOf } from "./steps.ts";

const QuestDialog = lazy(async () => ({ default: (await import("./quest-dialog.tsx")).QuestDialog }));

/** The dialog with all steps: `show` opens it, `drawn` belongs anywhere in what is drawn. */
export function useQuestDialog(quest: Quest): { show: () => void; drawn: ReactNode } {
  const [open, setOpen] = useState(false);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState(false);
  return {
    show: () => {
      setUsed(true);
      setOpen(true);
    },
    drawn: (
      <Suspense fallback={null}>
        {used && <QuestDialog quest={quest} open={open} onOpenChange={setOpen} />}
      </Suspense>
    ),
  };
}

/** How far an open quest is, in one line, and the way to all of its steps. */
export function QuestProgress({ quest }: { quest: Quest }) {
  const { t } = useTranslation("quest");
  const dialog = useQuestDialog(quest);
  const { done, total } = progressOf(quest);
  return (
    <section aria-label={t("title")} className="flex items-center gap-3 text-sm">
      <ProgressBar label={t("title")} value={done} max={total} className="h-1.5 min-w-0 max-w-40 shrink" />
      <span className="shrink-0 grow whitespace-nowrap text-ink-soft tabular-nums">
        {done === 0 ? t("title") : t("progress", { done, total })}
      </span>
      <Button size="sm" variant="quiet" className="-me-3 shrink-0" onClick={dialog.show}>
        {t("all_steps")}
      </Button>
      {dialog.drawn}
    </section>
  );
}
