import { useState } from "react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { takeQuest } from "./api.ts";

/** Asks before the quest is put away for good. */
export function DismissDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("quest");
  const [failure, setFailure] = useState<string | null>(null);
  const dismiss = async () => {
    setFailure(null);
    try {
      takeQuest(await call("PUT /api/quest/status", { body: { status: "completed" } }));
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t("dismiss_failed"));
      throw error; // the dialog stays open
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("dismiss_title")}
      text={t("dismiss_text")}
      confirm={t("dismiss_confirm")}
      error={failure}
      onConfirm={dismiss}
    />
  );
}
