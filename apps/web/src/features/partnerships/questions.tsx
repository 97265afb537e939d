import type { QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import {
  type Question,
  type QuestionKey,
  questionOf,
  questionsOf,
} from "@kompagnon/contract/partnerships/questions.ts";
import { ANSWER_MAX } from "@kompagnon/contract/partnerships/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import type { TFunction } from "i18next";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { numbers } from "#ui/formatters.ts";
import { TextArea } from "#ui/text-area.tsx";
import { type QuestionProps, Saved, useAnswer } from "./use-answer.tsx";

const chosenIn = (given: QuestionProps["given"]): readonly string[] => {
  if (given?.kind === "choice") return [given.choice];
  return given?.kind === "choices" ? given.choices : [];
};

type Ask = TFunction<"partnerships/questions">;

/** What an option of a question is called. */
export const optionName = (ask: Ask, question: QuestionKey, option: string): string =>
  ask(`${question}.${option}` as never); // each question's texts name its options: a test reads them all

/** A question with one answer of several, or some of many. */
function ChoiceQuestion({
  definition,
  given,
  open,
  ...of
}: QuestionProps & { definition: Extract<Question, { kind: "choice" | "choices" }> }) {
  const { t: ask } = useTranslation("partnerships/questions");
  const single = definition.kind === "choice";
  const state = useAnswer<readonly string[]>(of, (chosen) => {
    const [choice] = chosen;
    if (choice === undefined) return null;
    return single ? { kind: "choice", choice } : { kind: "choices", choices: [...chosen] };
  });
  const value = state.draft ?? chosenIn(given);
  const choices = definition.options.map((option) => ({
    value: option,
    label: optionName(ask, of.question, option),
    disabled: !open,
  }));
  const label = <span className="text-base">{ask(`${of.question}.title`)}</span>;
  return (
    <>
      {single ? (
        <ChoiceChip
          label={label}
          choices={choices}
          value={value[0] ?? null}
          onChange={(choice) => choice !== null && state.set([choice], false)}
        />
      ) : (
        <ChoiceChips
          label={label}
          choices={choices}
          value={value}
          max={definition.max}
          onChange={(chosen) => state.set(chosen, false)}
        />
      )}
      <Saved state={state} />
    </>
  );
}

/** An optional question that is answered in free text. */
function WordsQuestion({ given, open, ...of }: QuestionProps) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const state = useAnswer<string>(of, (typed) => {
    const text = typed.trim();
    if (text === "") return null;
    return lengthOf(text) > ANSWER_MAX ? undefined : { kind: "text", text };
  });
  return (
    <>
      <TextArea
        label={<span className="text-base">{ask(`${of.question}.title`)}</span>}
        hint={t("free")}
        value={state.draft ?? (given?.kind === "text" ? given.text : "")}
        max={ANSWER_MAX}
        rows={3}
        dir="auto"
        disabled={!open}
        onChange={(event) => state.set(event.target.value, true)}
        onBlur={state.flush}
      />
      <Saved state={state} />
    </>
  );
}

/** The questions of a part with the member's answers, which are saved automatically. */
export function Questions({ part }: { part: QuestionnairePart }) {
  return (
    <ol className="grid gap-4">
      {questionsOf(part.part).map((question) => {
        const definition = questionOf(question);
        const given = part.mine.find((one) => one.question === question)?.answer ?? null;
        const props = { chatId: part.chat_id, question, given, open: part.can_write };
        return (
          <Card as="li" key={question}>
            {definition.kind === "range" && <RangeQuestion {...props} definition={definition} />}
            {definition.kind === "text" && <WordsQuestion {...props} />}
            {(definition.kind === "choice" || definition.kind === "choices") && (
              <ChoiceQuestion {...props} definition={definition} />
            )}
          </Card>
        );
      })}
    </ol>
  );
}

type Draft = { from: string; to: string };
const numberOf = (typed: string): number | null => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null);

/** A question with an answer from … to …, such as hours a week. */
function RangeQuestion({
  definition,
  given,
  open,
  ...of
}: QuestionProps & { definition: Extract<Question, { kind: "range" }> }) {
  const { t, i18n } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const state = useAnswer<Draft>(of, ({ from, to }) => {
    if (from.trim() === "" && to.trim() === "") return null;
    const low = numberOf(from);
    const high = numberOf(to);
    if (low === null || high === null || low > high || high > definition.max) return undefined;
    return { kind: "range", from: low, to: high };
  });
  const givenRange =
    given?.kind === "range" ? { from: `${given.from}`, to: `${given.to}` } : { from: "", to: "" };
  const value = state.draft ?? givenRange;
  const low = numberOf(value.from);
  const high = numberOf(value.to);
  const findWrong = () => {
    if (Math.max(low ?? 0, high ?? 0) > definition.max)
      return t("range_max", { max: numbers(i18n.language).format(definition.max) });
    return low !== null && high !== null && low > high ? t("range_wrong") : null;
  };
  const wrong = findWrong();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-base">{ask(`${of.question}.title`)}</legend>
      <div className="flex flex-wrap items-end gap-3">
        {(["from", "to"] as const).map((end) => (
          <TextField
            key={end}
            label={t(end)}
            inputMode="numeric"
            autoComplete="off"
            className="w-28"
            value={value[end]}
            maxLength={7}
            disabled={!open}
            onChange={(event) => state.set({ ...value, [end]: event.target.value.replace(/\D/g, "") }, true)}
            onBlur={state.flush}
          />
        ))}
        <span className="flex min-h-11 items-center text-ink-soft">{t(`unit.${definition.unit}`)}</span>
      </div>
      {wrong && (
        <div className="mt-2">
          <FormError>{wrong}</FormError>
        </div>
      )}
      <Saved state={state} />
    </fieldset>
  );
}
