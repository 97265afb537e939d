import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import {
  ADMIN_LEVEL,
  BAN_DAYS,
  DECISION_REASON_MAX,
  DECISIONS,
  type Decision,
} from "@kompagnon/contract/moderation/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { caseQuery, refreshCase, refreshQueue } from "./cache.ts";

type Span = `${(typeof BAN_DAYS)[number]}` | "forever";

/** What can be decided about a kind of thing by whom; the server has the last word. */
const possible = ({ kind, author }: ModerationCaseDetail, level: number): Decision[] =>
  DECISIONS.filter((one) => {
    if (one === "removed") return kind !== "member";
    if (one === "banned") return level >= ADMIN_LEVEL && kind !== "group" && author !== null;
    return one === "dismissed" || kind === "group" || author !== null;
  });

/** Decides a case. What was typed stays if the server refuses. */
export function DecisionForm({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation("moderation");
  const { admin_level: level } = useMember();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [span, setSpan] = useState<Span>("7");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const decide = useMutation({
    ...mutation("POST /api/admin/reports/{id}/resolve"),
    onSuccess: (now) => {
      toast(t("done"), { kind: "good" });
      queryClient.setQueryData(caseQuery(report.id).queryKey, now);
      void refreshQueue();
    },
    onError: ({ code }) => code === "already_decided" && refreshCase(report.id),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!decision || reason.trim() === "" || reason.length > DECISION_REASON_MAX || decide.isPending) return;
    const ban_days = span === "forever" ? null : (Number(span) as (typeof BAN_DAYS)[number]); // a Span is one of them
    decide.mutate({
      params: { id: report.id },
      body: { decision, reason, ...(decision === "banned" && { ban_days }) },
    });
  };
  return (
    <Card as="section" aria-labelledby="decide" className="grid gap-5">
      <h2 id="decide" className="text-lg">
        {t("decide")}
      </h2>
      <form onSubmit={submit} aria-busy={decide.isPending} noValidate className="grid gap-5">
        <div className="grid gap-2">
          <ChoiceChip
            label={t("decision")}
            choices={possible(report, level).map((value) => ({ value, label: t(`decisions.${value}`) }))}
            value={decision}
            onChange={setDecision}
            {...(tried && decision === null && { error: t("decision") })}
          />
          {decision && (
            <p role="status" className="text-ink-soft text-sm">
              {t(`hints.${decision}`)}
            </p>
          )}
        </div>
        {decision === "banned" && (
          <ChoiceChip
            label={t("ban_for")}
            choices={[
              ...BAN_DAYS.map((days) => ({ value: `${days}` as const, label: t("days", { count: days }) })),
              { value: "forever", label: t("forever") },
            ]}
            value={span}
            onChange={(next) => next && setSpan(next)}
          />
        )}
        <TextArea
          label={t("reason")}
          hint={t("reason_hint")}
          rows={3}
          dir="auto"
          max={DECISION_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...(tried && reason.trim() === "" && { error: t("reason_needed") })}
        />
        {decide.isError && <FormError boxed>{decide.error.message}</FormError>}
        <Button type="submit" busy={decide.isPending} className="justify-self-start">
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}
