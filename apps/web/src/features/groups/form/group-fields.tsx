import {
  GROUP_TEXT_MAX,
  GROUP_TYPES,
  NICHES_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
} from "@kompagnon/contract/groups/rules.ts";
import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/rules.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type Draft, moved, type Problems, type QuestionDraft, questionDraft } from "./draft.ts";

/** The fields of a group. `problems` are shown after the first attempt to send. */
export function GroupFields({
  draft,
  onChange,
  problems,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  problems: Problems;
}) {
  const { t } = useTranslation("groups");
  const { t: profiles } = useTranslation("profiles");
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={t("form.name")}
        hint={t("form.name_hint")}
        error={problems.name && t(`form.name_${problems.name}`)}
        dir="auto"
        autoComplete="off"
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={t("form.description")}
        optional
        dir="auto"
        rows={4}
        max={GROUP_TEXT_MAX}
        error={problems.description && t("form.too_long")}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <div className="grid gap-2">
        <ChoiceChip
          label={t("form.type")}
          choices={GROUP_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          value={draft.type}
          onChange={(type) => type && set({ type })}
        />
        <p role="status" className="text-ink-soft text-sm">
          {t(`type_hint.${draft.type}`)}
        </p>
      </div>
      {draft.type === "application" && (
        <QuestionFields
          questions={draft.questions}
          onChange={(questions) => set({ questions })}
          showProblems={problems.questions !== undefined}
        />
      )}
      <ChoiceChips
        label={t("form.niches")}
        max={NICHES_MAX}
        choices={BUSINESS_MODELS.map((slug) => ({ value: slug, label: profiles(`business_models.${slug}`) }))}
        value={draft.niches}
        onChange={(niches) => set({ niches })}
      />
    </div>
  );
}

const icon = { className: "size-4", strokeWidth: 1.75 } as const;

/** The questions of an application: up to six in an order (spec: community, section 5). */
function QuestionFields({
  questions,
  onChange,
  showProblems,
}: {
  questions: QuestionDraft[];
  onChange: (questions: QuestionDraft[]) => void;
  showProblems: boolean;
}) {
  const { t } = useTranslation("groups");
  const write = (key: string, text: string) =>
    onChange(questions.map((one) => (one.key === key ? { key, text } : one)));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-medium text-sm">{t("form.questions")}</legend>
      <p className="text-ink-soft text-sm">{t("form.questions_hint")}</p>
      {questions.length > 0 && (
        <ol className="grid gap-3">
          {questions.map(({ key, text }, index) => {
            const number = { number: index + 1 };
            const tooLong = text.trim().length > QUESTION_MAX;
            return (
              <li key={key} className="flex flex-wrap items-start gap-x-1 gap-y-1">
                <TextField
                  className="min-w-0 grow basis-64"
                  label={t("form.question", number)}
                  dir="auto"
                  value={text}
                  autoComplete="off"
                  error={showProblems && tooLong ? t("form.too_long") : undefined}
                  onChange={(event) => write(key, event.target.value)}
                />
                <span className="flex sm:pt-7.5">
                  <IconButton
                    label={t("form.question_up", number)}
                    icon={<ArrowUp {...icon} />}
                    disabled={index === 0}
                    onClick={() => onChange(moved(questions, index, -1))}
                  />
                  <IconButton
                    label={t("form.question_down", number)}
                    icon={<ArrowDown {...icon} />}
                    disabled={index === questions.length - 1}
                    onClick={() => onChange(moved(questions, index, 1))}
                  />
                  <IconButton
                    label={t("form.question_remove", number)}
                    icon={<Trash2 {...icon} />}
                    onClick={() => onChange(questions.filter((one) => one.key !== key))}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      {questions.length < QUESTIONS_MAX && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" {...icon} />}
          onClick={() => {
            onChange([...questions, questionDraft()]);
          }}
        >
          {t("form.question_add")}
        </Button>
      )}
    </fieldset>
  );
}
