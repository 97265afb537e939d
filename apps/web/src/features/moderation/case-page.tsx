import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { REPORT_KINDS } from "@kompagnon/contract/moderation/rules.ts";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { NextCase, StaffPage } from "#features/admin/public.ts";
import { ApiError } from "#platform/call.ts";
import { useReportKindName } from "#platform/kind-names.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, RelativeTime } from "#ui/format.tsx";
import { caseQuery, nextQuery } from "./cache.ts";
import { CaseHead } from "./case-card.tsx";
import { afterDeciding, DecisionForm, DecisionFrame } from "./decision-frame.tsx";
import { CasesSkeleton } from "./queue-page.tsx";

const OUTCOMES = ["upheld", "reversed"] as const;

/** Decides an appeal. */
function AppealDecisionForm({
  report: { id },
  onDecided,
}: {
  report: ModerationCaseDetail;
  onDecided: () => void;
}) {
  const { t } = useTranslation("moderation");
  const decide = useMutation({
    ...mutation("POST /api/admin/reports/{id}/appeal"),
    ...afterDeciding(id, onDecided),
  });
  return (
    <DecisionFrame
      label={t("outcome")}
      choices={OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
      sending={decide}
      onDecide={(outcome, reason) => decide.mutate({ params: { id }, body: { outcome, reason } })}
    />
  );
}

/** `/dashboard/admin/reports/{id}?kind=`: a case with everything that helps to decide; the next one is of the same kind. */
export default function CasePage() {
  const { t } = useTranslation("moderation");
  const { caseId = "" } = useParams();
  return (
    <StaffPage
      level={MODERATOR_LEVEL}
      title={t("reported")}
      back={{ to: moderationPaths.queue, label: t("back") }}
    >
      <Case key={caseId} id={caseId} />
    </StaffPage>
  );
}

function Case({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(caseQuery(id));
  const [decided, setDecided] = useState<"open" | "appealed" | null>(null);
  if (isPending) return <CasesSkeleton />;
  if (!data) return error && <Failed error={error} onRetry={refetch} />;
  return (
    <>
      {decided && <Next after={id} state={decided} />}
      <Details report={data} onDecided={() => setDecided(data.state === "appealed" ? "appealed" : "open")} />
    </>
  );
}

/** The way to the next case that the viewer may decide. */
function Next({ after, state }: { after: string; state: "open" | "appealed" }) {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  const [search] = useSearchParams();
  const kind = REPORT_KINDS.find((one) => one === search.get("kind")) ?? null;
  const { data } = useQuery({ ...nextQuery(state, kind), staleTime: 0 });
  if (!data) return null;
  const mine = data.items.filter(({ id, decidable }) => decidable && id !== after);
  const [next] = mine;
  const params = new URLSearchParams({ ...(state === "appealed" && { state }), ...(kind && { kind }) });
  return (
    <NextCase
      done={t("done")}
      next={
        next
          ? {
              to: `${moderationPaths.case(next.id)}${kind ? `?kind=${kind}` : ""}`,
              what: kindName(next.kind),
            }
          : null
      }
      left={kind ? mine.length : data[state]}
      all={{ to: `${moderationPaths.queue}?${params}`, label: t("back") }}
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation("moderation");
  if (error instanceof ApiError && error.status < 500 && error.status >= 400)
    return <EmptyState icon={<SearchX strokeWidth={1.75} />} title={error.message} />;
  return <ErrorState title={t("failed")} error={error} onRetry={onRetry} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Details({ report, onDecided }: { report: ModerationCaseDetail; onDecided: () => void }) {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  return (
    <>
      <CaseHead report={report} />
      <Card>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {report.excerpt}
        </p>
        {report.media.length > 0 && (
          <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
            {report.media.map((one) => (
              <li key={one.id}>
                <Medium medium={one} name={kindName(report.kind)} />
              </li>
            ))}
          </ul>
        )}
        {report.path && (
          <ButtonLink size="sm" variant="quiet" to={report.path} className="-ms-3 mt-3">
            {t("open_place")}
          </ButtonLink>
        )}
      </Card>
      {report.reports.length > 0 && <Reports report={report} />}
      {report.author && <History report={report} />}
      {report.decision && <Decided report={report} />}
      {report.appeal && (
        <Part title={t("appeal")}>
          <blockquote className="whitespace-pre-line border-accent border-s-2 ps-4 wrap-anywhere" dir="auto">
            {report.appeal.text}
          </blockquote>
          {report.appeal_decision && (
            <p className="text-ink-soft wrap-anywhere">
              {t("decided", {
                name: report.appeal_decided_by?.username ?? t("gone"),
                decision: t(`outcomes.${report.appeal_decision}`),
              })}{" "}
              {t("reason_was", { reason: report.appeal_reason })}
            </p>
          )}
        </Part>
      )}
      {report.state !== "closed" && !report.decidable && (
        <p className="rounded-card bg-sunken p-4 text-ink-soft">{t("not_yours")}</p>
      )}
      {report.decidable && report.state === "open" && <DecisionForm report={report} onDecided={onDecided} />}
      {report.decidable && report.state === "appealed" && (
        <AppealDecisionForm report={report} onDecided={onDecided} />
      )}
    </>
  );
}

/** A picture or a video; without words of its own it is called like what it belongs to. */
function Medium({ medium: { media_type, url, preview_url, alt }, name }: { medium: Media; name: string }) {
  if (media_type === "video")
    return (
      <video
        src={url}
        aria-label={alt || name}
        controls
        preload="none"
        className="max-h-72 w-full rounded-control bg-sunken"
        {...(preview_url && { poster: preview_url })}
      />
    );
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={preview_url ?? url}
        alt={alt || name}
        className="aspect-square w-full rounded-control bg-sunken object-cover"
      />
    </a>
  );
}

function Reports({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation("moderation");
  const { t: words } = useTranslation("moderation/report");
  return (
    <Part title={t("reports")}>
      <ul className="grid gap-3">
        {report.reports.map(({ id, reporter, reason, note, created_at }) => (
          <li key={id} className="grid gap-1 border-line border-s-2 ps-4">
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-medium">{words(`reasons.${reason}`)}</span>
              <span className="text-ink-soft" dir="auto">
                {reporter?.username ?? t("gone")}
              </span>
              <RelativeTime time={created_at} className="text-ink-soft" />
            </p>
            {note && (
              <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function History({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  return (
    <Part title={t("history")}>
      {report.history.length === 0 ? (
        <p className="text-ink-soft">{t("no_history")}</p>
      ) : (
        <ul className="grid gap-1.5 text-sm">
          {report.history.map(({ id, kind, decision, decided_at }) => (
            <li key={id} className="flex flex-wrap gap-x-2">
              {t("history_line", { kind: kindName(kind), decision: t(`actions.case_${decision}`) })}
              <span className="text-ink-soft">
                <FormattedDate time={decided_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Decided({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation("moderation");
  const { decision, decided_by: by } = report;
  if (!decision) return null;
  return (
    <Card className="grid gap-1">
      <p className="font-medium wrap-anywhere">
        {t("decided", { name: by?.username ?? t("gone"), decision: t(`decisions.${decision}`) })}
      </p>
      <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
        {t("reason_was", { reason: report.decision_reason })}
      </p>
    </Card>
  );
}
