import type { Answer, Given, QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { type QuestionKey, questionOf } from "@kompagnon/contract/partnerships/questions.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { dates, numbers } from "#ui/formatters.ts";
import { optionName } from "./wording.ts";

/** Both answers to a question, side by side. */
export function Answers({ known, question }: { known: QuestionnairePart; question: QuestionKey }) {
  const { t } = useTranslation("partnerships");
  const of = (given: readonly Given[]) => given.find((one) => one.question === question);
  return (
    <dl className="grid gap-2.5 sm:grid-cols-2">
      <One name={t("me")} question={question} given={of(known.mine)} />
      <One name={known.other.username} question={question} given={of(known.theirs)} />
    </dl>
  );
}

function One({ name, question, given }: { name: string; question: QuestionKey; given: Given | undefined }) {
  const { t, i18n } = useTranslation("partnerships");
  const at = given?.changed_at;
  return (
    <div className="grid content-start gap-0.5 rounded-control bg-sunken px-3.5 py-2.5">
      <dt className="truncate text-ink-soft text-sm" dir="auto">
        {name}
      </dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
        {given ? <Words question={question} answer={given.answer} /> : t("no_answer")}
      </dd>
      {at && (
        <dd className="text-ink-soft text-xs">
          {t("changed", {
            date: dates(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at)),
          })}
        </dd>
      )}
    </div>
  );
}

function Words({ question, answer }: { question: QuestionKey; answer: Answer }) {
  const { t, i18n } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const asked = questionOf(question);
  if (answer.kind === "text") return answer.text;
  if (answer.kind === "choice") return optionName(ask, question, answer.choice);
  if (answer.kind === "choices")
    return answer.choices.map((option) => optionName(ask, question, option)).join(", ");
  const [from, to] = [answer.from, answer.to].map((value) => numbers(i18n.language).format(value));
  return asked.kind === "range" ? t(`range.${asked.unit}`, { from: from ?? "", to: to ?? "" }) : "";
}
