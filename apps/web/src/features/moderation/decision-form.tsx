import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { BAN_DAYS, type Decision } from "@kompagnon/contract/moderation/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { afterDeciding, DecisionFrame } from "./decision-frame.tsx";

type Span = `${(typeof BAN_DAYS)[number]}` | "forever";

/** Decides a case. */
export function DecisionForm({ report, onDecided }: { report: ModerationCaseDetail; onDecided: () => void }) {
  const { t } = useTranslation("moderation");
  const [span, setSpan] = useState<Span>("7");
  const decide = useMutation({
    ...mutation("POST /api/admin/reports/{id}/resolve"),
    ...afterDeciding(report.id, onDecided),
  });
  const send = (decision: Decision, reason: string) => {
    const ban_days = span === "forever" ? null : (Number(span) as (typeof BAN_DAYS)[number]); // a Span is one of them
    const ban = decision === "banned" && { ban_days };
    decide.mutate({ params: { id: report.id }, body: { decision, reason, ...ban } });
  };
  return (
    <DecisionFrame
      label={t("decision")}
      choices={report.decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))}
      hintOf={(decision) => t(`hints.${decision}`)}
      sending={decide}
      onDecide={send}
    >
      {(decision) => decision === "banned" && <BanSpan span={span} onSpan={setSpan} />}
    </DecisionFrame>
  );
}

function BanSpan({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const { t } = useTranslation("moderation");
  return (
    <ChoiceChip
      label={t("ban_for")}
      choices={[
        ...BAN_DAYS.map((days) => ({ value: `${days}` as const, label: t("days", { count: days }) })),
        { value: "forever", label: t("forever") },
      ]}
      value={span}
      onChange={(next) => next && onSpan(next)}
    />
  );
}
