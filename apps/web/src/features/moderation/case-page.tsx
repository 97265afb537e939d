import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import type { ModerationCaseDetail } from "@kompagnon/contract/moderation/model.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { TeamOnly } from "#features/admin/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useReportKindName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, RelativeTime } from "#ui/format.tsx";
import { AppealDecisionForm } from "./appeal-decision-form.tsx";
import { caseQuery } from "./cache.ts";
import { CaseHead } from "./case-card.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { CasesSkeleton } from "./queue-page.tsx";

/** `/dashboard/admin/reports/{id}`: a case with everything that helps to decide. */
export default function CasePage() {
  const { caseId = "" } = useParams();
  return (
    <TeamOnly level={MODERATOR_LEVEL}>
      <Case id={caseId} />
    </TeamOnly>
  );
}

function Case({ id }: { id: string }) {
  const { t } = useTranslation("moderation");
  const { data, error, isPending, refetch } = useQuery(caseQuery(id));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={moderationPaths.queue}
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("back")}
      </ButtonLink>
      {isPending && <CasesSkeleton />}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {data && <Details report={data} />}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation("moderation");
  if (error instanceof ApiError && error.status < 500 && error.status >= 400)
    return (
      <EmptyState whole icon={<SearchX strokeWidth={1.75} />} title={error.message}>
        {null}
      </EmptyState>
    );
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

function Details({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-2xl">{t("reported")}</h1>
        <CaseHead report={report} />
      </header>
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
      {report.decidable && report.state === "open" && <DecisionForm report={report} />}
      {report.decidable && report.state === "appealed" && <AppealDecisionForm report={report} />}
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
