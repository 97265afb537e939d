import type { Question } from "@kompagnon/contract/partnerships/questions.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { FormError } from "#ui/form-error.tsx";
import { numbers } from "#ui/formatters.ts";
import { type QuestionProps, Saved, useAnswer } from "./use-answer.tsx";

type Draft = { from: string; to: string };
const numberOf = (typed: string): number | null => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null);

/** A question with an answer from … to …, such as hours a week. */
export function RangeQuestion({
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
  const known = given?.kind === "range" ? { from: `${given.from}`, to: `${given.to}` } : { from: "", to: "" };
  const value = state.draft ?? known;
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
