import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { BAN_DAYS, DECISION_REASON_MAX, type Decision } from "@kompagnon/contract/moderation/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { caseQuery, refreshCase, refreshQueue } from "./cache.ts";

/** What happens once the server has answered a decision about a case. */
export const afterDeciding = (id: string, onDecided: () => void) => ({
  onSuccess: (now: ModerationCaseDetail) => {
    onDecided();
    queryClient.setQueryData(caseQuery(id).queryKey, now);
    void refreshQueue();
  },
  // Another moderator was faster: their decision applies.
  onError: ({ code }: { code: string }) => code === "already_decided" && refreshCase(id),
});

/**
 * A decision with its reason: always in sight below the case, its choices first and the rest once one is made. What was typed
 * stays if the server refuses.
 */
export function DecisionFrame<Choice extends string>({
  label,
  choices,
  hintOf,
  sending,
  onDecide,
  children,
}: {
  label: string;
  choices: readonly { value: Choice; label: string }[];
  /** Says what a choice means, once it is made. */
  hintOf?: (choice: Choice) => string;
  sending: { isPending: boolean; error: Error | null };
  onDecide: (choice: Choice, reason: string) => void;
  /** The additional fields of a choice. */
  children?: (choice: Choice) => ReactNode;
}) {
  const { t } = useTranslation("moderation");
  const [choice, setChoice] = useState<Choice | null>(null);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!choice || reason.trim() === "" || lengthOf(reason) > DECISION_REASON_MAX || sending.isPending)
      return;
    onDecide(choice, reason);
  };
  return (
    <Card
      as="section"
      padding="sm"
      aria-labelledby="decide"
      data-page-controls
      className="sticky short:static bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 max-h-[70dvh] overflow-y-auto border-line-strong/60 shadow-float max-sm:-mx-4 max-sm:bottom-(--bottom-bar) max-sm:rounded-none max-sm:border-x-0"
    >
      <h2 id="decide" className="sr-only">
        {t("decide")}
      </h2>
      <Form onSubmit={submit} aria-busy={sending.isPending} noValidate className="grid gap-4">
        <div className="grid gap-2">
          <ChoiceChip label={label} choices={choices} value={choice} onChange={setChoice} />
          {choice && hintOf && (
            <p role="status" className="text-ink-soft text-sm">
              {hintOf(choice)}
            </p>
          )}
        </div>
        {choice && children?.(choice)}
        {choice && (
          <>
            <Reason value={reason} onChange={setReason} missing={tried && reason.trim() === ""} />
            {sending.error && <FormError boxed>{sending.error.message}</FormError>}
            <Button type="submit" busy={sending.isPending} className="justify-self-start">
              {t("submit")}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

function Reason({
  value,
  onChange,
  missing,
}: {
  value: string;
  onChange: (reason: string) => void;
  missing: boolean;
}) {
  const { t } = useTranslation("moderation");
  return (
    <TextArea
      label={t("reason")}
      hint={t("reason_hint")}
      rows={3}
      dir="auto"
      max={DECISION_REASON_MAX}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(missing && { error: t("reason_needed") })}
    />
  );
}

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
