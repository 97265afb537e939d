import type { Question } from "@kompagnon/contract/partnerships/questions.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { Saved } from "./saved.tsx";
import { type QuestionProps, useAnswer } from "./use-answer.ts";
import { optionName } from "./wording.ts";

const chosenIn = (given: QuestionProps["given"]): readonly string[] => {
  if (given?.kind === "choice") return [given.choice];
  return given?.kind === "choices" ? given.choices : [];
};

/** A question with one answer of several, or some of many. */
export function ChoiceQuestion({
  asked,
  given,
  open,
  ...of
}: QuestionProps & { asked: Extract<Question, { kind: "choice" | "choices" }> }) {
  const { t: ask } = useTranslation("partnerships/questions");
  const single = asked.kind === "choice";
  const state = useAnswer<readonly string[]>(of, (chosen) => {
    const [choice] = chosen;
    if (choice === undefined) return null;
    return single ? { kind: "choice", choice } : { kind: "choices", choices: [...chosen] };
  });
  const value = state.draft ?? chosenIn(given);
  const choices = asked.options.map((option) => ({
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
          max={asked.max}
          onChange={(chosen) => state.set(chosen, false)}
        />
      )}
      <Saved state={state} />
    </>
  );
}
