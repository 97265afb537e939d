import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { afterDeciding, DecisionFrame } from "./decision-frame.tsx";

const OUTCOMES = ["upheld", "reversed"] as const;

/** Decides an appeal. */
export function AppealDecisionForm({
  report: { id },
  onDecided,
}: {
  report: ModerationCaseDetail;
  onDecided: () => void;
}) {
  const { t } = useTranslation("moderation");
  const decide = useMutation({
    ...mutation("POST /api/admin/reports/{id}/appeal"),
    ...afterDeciding(id, onDecided),
  });
  return (
    <DecisionFrame
      label={t("outcome")}
      choices={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
      sending={decide}
      onDecide={(outcome, reason) => decide.mutate({ params: { id }, body: { outcome, reason } })}
    />
  );
}
