import { ANSWER_MAX } from "@kompagnon/contract/partnerships/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextArea } from "#ui/text-area.tsx";
import { Saved } from "./saved.tsx";
import { type QuestionProps, useAnswer } from "./use-answer.ts";

/** An optional question that is answered in free text. */
export function WordsQuestion({ given, open, ...of }: QuestionProps) {
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
