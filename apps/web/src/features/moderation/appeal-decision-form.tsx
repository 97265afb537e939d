import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { DECISION_REASON_MAX } from "@kompagnon/contract/moderation/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { mutation, queryClient } from "#platform/queries.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { caseQuery, refreshCase, refreshQueue } from "./cache.ts";

const OUTCOMES = ["upheld", "reversed"] as const;

/** Decides an appeal. What was typed stays if the server refuses. */
export function AppealDecisionForm({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation("moderation");
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number] | null>(null);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const decide = useMutation({
    ...mutation("POST /api/admin/reports/{id}/appeal"),
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
    if (!outcome || reason.trim() === "" || reason.length > DECISION_REASON_MAX || decide.isPending) return;
    decide.mutate({ params: { id: report.id }, body: { outcome, reason } });
  };
  return (
    <Card as="section" aria-labelledby="decide" className="grid gap-5">
      <h2 id="decide" className="text-lg">
        {t("decide")}
      </h2>
      <form onSubmit={submit} aria-busy={decide.isPending} noValidate className="grid gap-5">
        <ChoiceChip
          label={t("outcome")}
          choices={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
          {...(tried && outcome === null && { error: t("outcome") })}
        />
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
