import type { QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { isNeeded, questionsOf } from "@kompagnon/contract/partnerships/questions.ts";
import { PARTS, type Part } from "@kompagnon/contract/partnerships/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { partQuery, usePartChange, usePathNews } from "./api.ts";
import { Frame } from "./frame.tsx";
import { Questions } from "./questions.tsx";
import { Results } from "./results.tsx";
import { Top } from "./top.tsx";

/** Marks a part as finished, or unfinished again. */
function Finish({ known }: { known: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const finish = usePartChange("PUT /api/paths/{id}/parts/{part}/done", known.chat_id);
  const reopen = usePartChange("DELETE /api/paths/{id}/parts/{part}/done", known.chat_id);
  const input = { params: { id: known.chat_id, part: known.part } };
  const given = new Set(known.mine.map(({ question }) => question));
  const missing = questionsOf(known.part).filter((key) => isNeeded(key) && !given.has(key)).length;
  const failure = finish.error ?? reopen.error;
  if (known.i_am_done)
    return (
      <Banner
        tone="good"
        action={
          <Button size="sm" variant="secondary" busy={reopen.isPending} onClick={() => reopen.mutate(input)}>
            {t("reopen")}
          </Button>
        }
      >
        {t("waiting", { name: known.other.username })}
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
      {(known) => (
        <>
          <Top
            back={{ to: partnershipsPaths.path(chatId), words: t("to_path") }}
            title={t(`part.${part}`)}
            lead={t(`part_text.${part}`)}
            other={known.other}
          />
          {!known.can_write && <Banner>{t("closed")}</Banner>}
          {known.uncovered_at === null ? <Covered known={known} /> : <Uncovered known={known} />}
        </>
      )}
    </Frame>
  );
}

function Covered({ known }: { known: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const name = known.other.username;
  return (
    <>
      <p className="flex items-start gap-2.5 rounded-card bg-sunken px-4 py-3 text-sm">
        <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
        <span>
          {t("private")}
          {known.other_is_done && !known.i_am_done && (
            <span className="block font-medium">{t("other_done", { name })}</span>
          )}
        </span>
      </p>
      <Questions part={known} />
      {known.can_write && <Finish known={known} />}
    </>
  );
}

function Uncovered({ known }: { known: QuestionnairePart }) {
  const { t } = useTranslation("partnerships");
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Results known={known} />
      {known.can_write && (
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
              <p className="text-ink-soft text-sm">{t("change_note", { name: known.other.username })}</p>
              <Questions part={known} />
            </>
          )}
        </section>
      )}
    </>
  );
}
