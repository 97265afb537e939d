import { DEBRIEF_MAX, type Debrief, type Trial, VERDICTS } from "@kompagnon/contract/trials/model.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTrialChange } from "./api.ts";

type Draft = { verdict: Debrief["verdict"] | null; good: string; hard: string };
/** What was typed outlives closing the panel. */
const drafts = new Map<string, Draft>();

/** How it was, and whether to go on. */
export function DebriefForm({
  trial,
  before,
  onDone,
}: {
  trial: Trial;
  before: Debrief | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation("trials");
  const [draft, setDraft] = useState<Draft>(
    drafts.get(trial.id) ?? before ?? { verdict: null, good: "", hard: "" },
  );
  const [tried, setTried] = useState(false);
  const write = useTrialChange("PUT /api/trials/{id}/debrief", trial.chat_id);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(trial.id, next);
    setDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { verdict, good, hard } = draft;
    if (verdict === null || Math.max(good.length, hard.length) > DEBRIEF_MAX || write.isPending) return;
    write.mutate(
      { params: { id: trial.id }, body: { verdict, good, hard } },
      {
        onSuccess: () => {
          drafts.delete(trial.id);
          onDone();
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} aria-busy={write.isPending} noValidate className="grid gap-4">
      <ChoiceChip
        label={t("verdict")}
        choices={VERDICTS.map((value) => ({ value, label: t(`verdict_${value}`) }))}
        value={draft.verdict}
        onChange={(verdict) => change({ verdict })}
        {...(tried && draft.verdict === null && { error: t("choose_verdict") })}
      />
      {(["good", "hard"] as const).map((field) => (
        <TextArea
          key={field}
          label={t(field)}
          optional
          value={draft[field]}
          max={DEBRIEF_MAX}
          rows={3}
          dir="auto"
          onChange={(event) => change({ [field]: event.target.value })}
        />
      ))}
      {write.isError && <FormError boxed>{write.error.message}</FormError>}
      <Button type="submit" busy={write.isPending} className="justify-self-end">
        {t("send_debrief")}
      </Button>
    </Form>
  );
}
