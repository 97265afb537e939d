import type { Answer, Finding, Given, QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import {
  isNeeded,
  type QuestionKey,
  questionOf,
  questionsOf,
} from "@kompagnon/contract/partnerships/questions.ts";
import { PARTS, type Part } from "@kompagnon/contract/partnerships/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/field.tsx";
import { commaList, dates, numbers } from "#ui/formatters.ts";
import { partQuery, usePartChange, usePathNews } from "./api.ts";
import { Frame, Top } from "./frame.tsx";
import { PointCard } from "./point-card.tsx";
import { PointForm } from "./point-form.tsx";
import { optionName, Questions } from "./questions.tsx";

/** Marks a part as finished, or unfinished again. */
function Finish({ questionnaire }: { questionnaire: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const finish = usePartChange("PUT /api/paths/{id}/parts/{part}/done", questionnaire.chat_id);
  const reopen = usePartChange("DELETE /api/paths/{id}/parts/{part}/done", questionnaire.chat_id);
  const input = { params: { id: questionnaire.chat_id, part: questionnaire.part } };
  const given = new Set(questionnaire.mine.map(({ question }) => question));
  const missing = questionsOf(questionnaire.part).filter((key) => isNeeded(key) && !given.has(key)).length;
  const failure = finish.error ?? reopen.error;
  if (questionnaire.i_am_done)
    return (
      <Banner
        tone="good"
        action={
          <Button size="sm" variant="secondary" busy={reopen.isPending} onClick={() => reopen.mutate(input)}>
            {t("reopen")}
          </Button>
        }
      >
        {t("waiting", { name: questionnaire.other.username })}
        {failure && <FormError>{failure.message || t("not_done")}</FormError>}
      </Banner>
    );
  return (
    <section className="grid justify-items-end gap-2">
      {failure && <FormError boxed>{failure.message || t("not_done")}</FormError>}
      <Button size="lg" busy={finish.isPending} disabled={missing > 0} onClick={() => finish.mutate(input)}>
        {t("finish")}
      </Button>
      <p role="status" className="text-end text-ink-soft text-sm">
        {missing > 0 ? t("missing", { count: missing }) : t("finish_hint")}
      </p>
    </section>
  );
}

const isPart = (part: string): part is Part => PARTS.some((one) => one === part);

/** `/dashboard/path/{id}/{part}`: a part of the questionnaire, answered alone and uncovered together. */
export default function PartPage() {
  const { id = "", part = "" } = useParams();
  return isPart(part) ? (
    <OnePart key={`${id} ${part}`} chatId={id} part={part} />
  ) : (
    <Navigate to={partnershipsPaths.path(id)} replace />
  );
}

function OnePart({ chatId, part }: { chatId: string; part: Part }) {
  const { t } = useTranslation("partnerships");
  usePathNews(chatId);
  const { data, error, refetch } = useQuery(partQuery(chatId, part));
  return (
    <Frame data={data} error={error} refetch={refetch}>
      {(questionnaire) => (
        <>
          <Top
            back={{ to: partnershipsPaths.path(chatId), words: t("to_path") }}
            title={t(`part.${part}`)}
            lead={t(`part_text.${part}`)}
            other={questionnaire.other}
          />
          {!questionnaire.can_write && <Banner>{t("closed")}</Banner>}
          {questionnaire.uncovered_at === null ? (
            <Covered questionnaire={questionnaire} />
          ) : (
            <Uncovered questionnaire={questionnaire} />
          )}
        </>
      )}
    </Frame>
  );
}

function Covered({ questionnaire }: { questionnaire: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const name = questionnaire.other.username;
  return (
    <>
      <p className="flex items-start gap-2.5 rounded-card bg-sunken px-4 py-3 text-sm">
        <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
        <span>
          {t("private")}
          {questionnaire.other_is_done && !questionnaire.i_am_done && (
            <span className="block font-medium">{t("other_done", { name })}</span>
          )}
        </span>
      </p>
      <Questions part={questionnaire} />
      {questionnaire.can_write && <Finish questionnaire={questionnaire} />}
    </>
  );
}

function Uncovered({ questionnaire }: { questionnaire: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Results questionnaire={questionnaire} />
      {questionnaire.can_write && (
        <section className="grid gap-4">
          <Button
            variant="quiet"
            className="justify-self-center"
            aria-expanded={changing}
            onClick={() => setChanging(!changing)}
          >
            {t(changing ? "hide_answers" : "change_answers")}
          </Button>
          {changing && (
            <>
              <p className="text-ink-soft text-sm">
                {t("change_note", { name: questionnaire.other.username })}
              </p>
              <Questions part={questionnaire} />
            </>
          )}
        </section>
      )}
    </>
  );
}

/** Both answers to a question, side by side. */
function Answers({ questionnaire, question }: { questionnaire: QuestionnairePart; question: QuestionKey }) {
  const { t } = useTranslation("partnerships");
  const of = (given: readonly Given[]) => given.find((one) => one.question === question);
  return (
    <dl className="grid gap-2.5 sm:grid-cols-2">
      <One name={t("me")} question={question} given={of(questionnaire.mine)} />
      <One name={questionnaire.other.username} question={question} given={of(questionnaire.theirs)} />
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
  const definition = questionOf(question);
  if (answer.kind === "text") return answer.text;
  if (answer.kind === "choice") return optionName(ask, question, answer.choice);
  if (answer.kind === "choices")
    return commaList(
      i18n.language,
      answer.choices.map((option) => optionName(ask, question, option)),
    );
  const [from, to] = [answer.from, answer.to].map((value) => numbers(i18n.language).format(value));
  return definition.kind === "range" ? t(`range.${definition.unit}`, { from: from ?? "", to: to ?? "" }) : "";
}

/** What two answered, side by side: where they differ first, with how to talk about it; then where they agree. */
function Results({ questionnaire }: { questionnaire: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const differences = questionnaire.findings.filter(({ kind }) => kind === "different");
  const alike = questionnaire.findings.filter(({ kind }) => kind === "same" || kind === "close");
  const words = questionnaire.findings.filter(({ kind }) => kind === "words");
  return (
    <>
      <p className="rounded-card bg-accent-soft/60 px-4 py-3 text-sm">{t("uncovered_text")}</p>
      <section className="grid gap-3">
        <h2 className="text-xl">{t(differences.length > 0 ? "differences" : "no_differences")}</h2>
        {differences.map((finding) => (
          <Difference key={finding.question} questionnaire={questionnaire} finding={finding} />
        ))}
      </section>
      {alike.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t("agreements")}</h2>
          {alike.map((finding) => (
            <Side key={finding.question} questionnaire={questionnaire} finding={finding} />
          ))}
        </section>
      )}
      {words.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t("words")}</h2>
          {words.map((finding) => (
            <Side key={finding.question} questionnaire={questionnaire} finding={finding} />
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
function Difference({ questionnaire, finding }: { questionnaire: QuestionnairePart; finding: Finding }) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const { question, weight } = finding;
  const point = questionnaire.points.find((one) => one.question === question);
  return (
    <Card as="article" id={question} tabIndex={-1} className="grid scroll-mt-20 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-base">{ask(`${question}.title`)}</h3>
        {point?.confirmed_at ? <Badge tone="good">{t("settled")}</Badge> : <Weight weight={weight} />}
      </div>
      <Answers questionnaire={questionnaire} question={question} />
      <div className="grid gap-1 border-accent border-s-3 ps-3">
        <p className="font-medium text-sm">{t("starter")}</p>
        <p className="text-pretty">{ask(`${question}.talk`)}</p>
      </div>
      {point ? (
        <PointCard
          point={point}
          chatId={questionnaire.chat_id}
          other={questionnaire.other}
          open={questionnaire.can_write}
        />
      ) : (
        questionnaire.can_write && (
          <PointForm chatId={questionnaire.chat_id} question={question} label={t("talked")} />
        )
      )}
    </Card>
  );
}

/** A question on which they agree, or words side by side. */
function Side({
  questionnaire,
  finding: { question, kind },
}: {
  questionnaire: QuestionnairePart;
  finding: Finding;
}) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  return (
    <Card as="article" padding="sm" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium text-base">{ask(`${question}.title`)}</h3>
        {kind !== "words" && <Badge tone="good">{t(kind === "same" ? "same" : "close")}</Badge>}
      </div>
      <Answers questionnaire={questionnaire} question={question} />
      {kind === "words" && <p className="text-pretty text-ink-soft text-sm">{ask(`${question}.talk`)}</p>}
    </Card>
  );
}
