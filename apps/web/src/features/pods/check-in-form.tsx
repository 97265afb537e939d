import type { PodEntry } from "@kompagnon/contract/pods/model.ts";
import { POD_LINE_MAX, POD_OUTCOMES, type PodOutcome } from "@kompagnon/contract/pods/rules.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { usePodChange } from "./cache.ts";

/** The outcome of the member's week: done, partly or not, and a line. */
export function CheckInForm({
  podId,
  entry,
  onDone,
}: {
  podId: string;
  entry: PodEntry;
  onDone: () => void;
}) {
  const { t } = useTranslation("pods");
  const [outcome, setOutcome] = useState<PodOutcome | null>(entry.outcome);
  const [line, setLine] = useState(entry.line ?? "");
  const save = usePodChange("PUT /api/pods/{id}/check-in", podId);
  const ready = outcome !== null && line.trim() !== "" && line.length <= POD_LINE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || save.isPending) return;
    const onSuccess = () => {
      toast(t("check_in.saved"), { kind: "good" });
      onDone();
    };
    save.mutate({ params: { id: podId }, body: { outcome, line } }, { onSuccess });
  };
  return (
    <Form
      onSubmit={submit}
      aria-busy={save.isPending}
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <div className="grid gap-0.5">
        <h3 className="text-lg">{t("check_in.title")}</h3>
        <p className="text-ink-soft text-sm">{t("check_in.until")}</p>
      </div>
      <ChoiceChip
        label={t("check_in.outcome")}
        choices={POD_OUTCOMES.map((value) => ({ value, label: t(`outcome_${value}`) }))}
        value={outcome}
        onChange={setOutcome}
      />
      <TextArea
        label={t("check_in.line")}
        hint={t("check_in.line_hint")}
        value={line}
        max={POD_LINE_MAX}
        rows={2}
        dir="auto"
        onChange={({ target }) => setLine(target.value)}
      />
      {save.isError && <FormError boxed>{save.error.message}</FormError>}
      <Button type="submit" className="justify-self-start" disabled={!ready} busy={save.isPending}>
        {t("check_in.save")}
      </Button>
    </Form>
  );
}
