import type { Answer, Finding, Given, QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import { questionOf } from "@kompagnon/contract/partnerships/questions.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { commaList, dates, numbers } from "#ui/formatters.ts";
import { PointCard } from "./point-card.tsx";
import { PointForm } from "./point-form.tsx";
import { optionName } from "./questions.tsx";

/** Both answers to a question, side by side. */
function Answers({ known, question }: { known: QuestionnairePart; question: QuestionKey }) {
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
    return commaList(
      i18n.language,
      answer.choices.map((option) => optionName(ask, question, option)),
    );
  const [from, to] = [answer.from, answer.to].map((value) => numbers(i18n.language).format(value));
  return asked.kind === "range" ? t(`range.${asked.unit}`, { from: from ?? "", to: to ?? "" }) : "";
}

/** What two answered, side by side: where they differ first, with how to talk about it; then where they agree. */
export function Results({ known }: { known: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const differences = known.findings.filter(({ kind }) => kind === "different");
  const alike = known.findings.filter(({ kind }) => kind === "same" || kind === "close");
  const words = known.findings.filter(({ kind }) => kind === "words");
  return (
    <>
      <p className="rounded-card bg-accent-soft/60 px-4 py-3 text-sm">{t("uncovered_text")}</p>
      <section className="grid gap-3">
        <h2 className="text-xl">{t(differences.length > 0 ? "differences" : "no_differences")}</h2>
        {differences.map((finding) => (
          <Difference key={finding.question} known={known} finding={finding} />
        ))}
      </section>
      {alike.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t("agreements")}</h2>
          {alike.map((finding) => (
            <Side key={finding.question} known={known} finding={finding} />
          ))}
        </section>
      )}
      {words.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t("words")}</h2>
          {words.map((finding) => (
            <Side key={finding.question} known={known} finding={finding} />
          ))}
        </section>
      )}
    </>
  );
}

const TONES = { 1: "neutral", 2: "accent", 3: "warn" } as const;

function Weight({ weight }: Pick<Finding, "weight">) {
  const { t } = useTranslation("partnerships");
  const of = weight === 3 || weight === 2 ? weight : 1;
  return <Badge tone={TONES[of]}>{t(`weight.w${of}`)}</Badge>;
}

/** A difference: both answers, how to begin talking, and what came of it. */
function Difference({ known, finding }: { known: QuestionnairePart; finding: Finding }) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const { question, weight } = finding;
  const point = known.points.find((one) => one.question === question);
  return (
    <Card as="article" id={question} tabIndex={-1} className="grid scroll-mt-20 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-base">{ask(`${question}.title`)}</h3>
        {point?.confirmed_at ? <Badge tone="good">{t("settled")}</Badge> : <Weight weight={weight} />}
      </div>
      <Answers known={known} question={question} />
      <div className="grid gap-1 border-accent border-s-3 ps-3">
        <p className="font-medium text-sm">{t("starter")}</p>
        <p className="text-pretty">{ask(`${question}.talk`)}</p>
      </div>
      {point ? (
        <PointCard point={point} chatId={known.chat_id} other={known.other} open={known.can_write} />
      ) : (
        known.can_write && <PointForm chatId={known.chat_id} question={question} label={t("talked")} />
      )}
    </Card>
  );
}

/** A question on which they agree, or words side by side. */
function Side({ known, finding: { question, kind } }: { known: QuestionnairePart; finding: Finding }) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  return (
    <Card as="article" padding="sm" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium text-base">{ask(`${question}.title`)}</h3>
        {kind !== "words" && <Badge tone="good">{t(kind === "same" ? "same" : "close")}</Badge>}
      </div>
      <Answers known={known} question={question} />
      {kind === "words" && <p className="text-pretty text-ink-soft text-sm">{ask(`${question}.talk`)}</p>}
    </Card>
  );
}
