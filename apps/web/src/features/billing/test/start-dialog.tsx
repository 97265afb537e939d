import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { forgetEarlierAnswers, startTest } from "../api.ts";
import { useReturnPath } from "../gate/return-path.ts";
import { dayCount } from "../plans.ts";

/** The specification's delay (account, section 9). */
const DELAY_MS = 500;

/** Asks before the test version starts, which is possible once. Then leads to the wanted page or the dashboard, unless a tool offered it. */
export function StartDialog({
  days,
  open,
  onOpenChange,
  onStarted,
}: {
  days: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onStarted?: () => void;
}) {
  const { t, i18n } = useTranslation("billing");
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const [failure, setFailure] = useState<string | null>(null);
  const words = { days: dayCount(days, i18n.language) };
  const start = async () => {
    setFailure(null);
    try {
      await startTest();
    } catch (error) {
      const used = error instanceof ApiError && error.code === "test_version_used";
      setFailure(used ? t("test.used") : (error instanceof Error && error.message) || t("failed"));
      throw error; // the dialog stays open
    }
    toast(t("test.started"), { kind: "good" });
    if (onStarted) return onStarted();
    forgetEarlierAnswers();
    setTimeout(() => void navigate(returnTo ?? overviewPaths.dashboard), DELAY_MS);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("test.start_title", words)}
      text={t("test.start_text", words)}
      confirm={t("test.start")}
      error={failure}
      onConfirm={start}
    />
  );
}
