import { Plus, Target } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** A board without cards. */
export function BoardEmpty({ canWrite, onAdd }: { canWrite: boolean; onAdd: () => void }) {
  const { t } = useTranslation("plans");
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <EmptyState
        className="pointer-events-auto"
        icon={<Target strokeWidth={1.75} />}
        title={t(canWrite ? "board.empty" : "board.empty_read")}
        action={
          canWrite && (
            <Button icon={<Plus aria-hidden="true" className="size-4" strokeWidth={2} />} onClick={onAdd}>
              {t("kind.goal")}
            </Button>
          )
        }
      >
        {canWrite && t("board.empty_text")}
      </EmptyState>
    </div>
  );
}
