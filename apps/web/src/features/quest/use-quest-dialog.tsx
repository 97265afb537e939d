import type { Quest } from "@kompagnon/contract/quest/model.ts";
import { lazy, type ReactNode, Suspense, useState } from "react";

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
