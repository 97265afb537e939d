import type { Group } from "@kompagnon/contract/groups/model.ts";
import { ANSWER_MAX, isAnswer } from "@kompagnon/contract/groups/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { mutation, query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { recordState } from "../cache.ts";
import { LinesSkeleton } from "../components/states.tsx";
import { refusalOf } from "../texts.ts";

/** What was written to each question, by its number; kept by the caller, so that closing loses nothing. */
export type Answers = Readonly<Record<number, string>>;

type Props = {
  group: Group;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  onLimit: () => void;
};

/** The questions of a group to members who apply (spec: community, section 5). */
export function ApplyDialog({ group, open, onOpenChange, answers, onAnswers, onLimit }: Props) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const questions = useQuery({
    ...query("GET /api/groups/{id}/questions", { params: { id: group.id } }),
    enabled: open,
  });
  const items = questions.data?.items;
  const close = () => onOpenChange(false);
  const sending = useApplying(group, { onDone: close, onLimit });
  const [checked, setChecked] = useState(false);
  const textOf = (order: number) => answers[order] ?? "";
  const complete = items?.every(({ order }) => isAnswer(textOf(order))) ?? false;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!items || sending.isPending) return;
    setChecked(true);
    const fits = items.every(({ order }) => textOf(order).length <= ANSWER_MAX);
    if (!complete || !fits) return;
    const body = { answers: items.map(({ order }) => ({ order, answer: textOf(order) })) };
    sending.mutate({ params: { id: group.id }, body });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !sending.isPending && onOpenChange(next)}
      title={t("join.apply_title", { name: group.name })}
      description={items?.length === 0 ? t("join.apply_plain") : t("join.apply_text")}
      footer={
        <>
          <Button variant="secondary" disabled={sending.isPending} onClick={close}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} disabled={!items} busy={sending.isPending}>
            {t("join.send")}
          </Button>
        </>
      }
    >
      {questions.error && !items ? (
        <ErrorState className="py-4!" error={questions.error} onRetry={() => questions.refetch()} />
      ) : (
        <Form id={form} noValidate onSubmit={submit} className="grid gap-5">
          {!items && <LinesSkeleton />}
          {items?.map(({ order, question }) => (
            <TextArea
              key={order}
              label={<span dir="auto">{question}</span>}
              rows={3}
              maxRows={8}
              max={ANSWER_MAX}
              value={textOf(order)}
              onChange={(event) => onAnswers({ ...answers, [order]: event.target.value })}
              {...(checked && !isAnswer(textOf(order)) && { "aria-invalid": true })}
            />
          ))}
          {checked && !complete && <FormError boxed>{t("join.answers_incomplete")}</FormError>}
          {sending.error && sending.error.code !== "test_version_limit" && (
            <FormError boxed>{refusalOf(sending.error, ui("error_text"), t("join.apply_failed"))}</FormError>
          )}
        </Form>
      )}
    </Dialog>
  );
}

function useApplying(group: Group, { onDone, onLimit }: { onDone: () => void; onLimit: () => void }) {
  const { t } = useTranslation("groups");
  return useMutation({
    ...mutation("POST /api/groups/{id}/applications"),
    onSuccess: () => {
      recordState(group, "pending");
      toast(t("join.applied"), { kind: "good" });
      onDone();
    },
    onError: ({ code }) => {
      if (code === "already_applied") {
        recordState(group, "pending");
        onDone();
      }
      if (code !== "test_version_limit") return;
      onDone();
      onLimit();
    },
  });
}
