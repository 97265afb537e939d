import { useMutation } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";

/** Resets everything that the deck learned from the member's decisions, after a confirmation. */
export function ResetLearned() {
  const { t } = useTranslation("matching/learned");
  const { t: ui } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const reset = useMutation(mutation("DELETE /api/matching/learned"));
  return (
    <div>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("reset")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("reset_title")}
        text={t("reset_text")}
        confirm={t("reset")}
        error={reset.error && (reset.error.message || ui("error_text"))}
        onConfirm={async () => {
          const after = await reset.mutateAsync({});
          queryClient.setQueryData(query("GET /api/matching/learned").queryKey, after);
          toast(t("reset_done"), { kind: "good" });
        }}
      />
    </div>
  );
}
