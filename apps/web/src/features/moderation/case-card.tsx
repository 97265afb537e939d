import type { ModerationCase } from "@kompagnon/contract/moderation/model.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import type { ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import { ShieldAlert } from "lucide-react";
import { Suspense } from "react";
import { Due } from "#features/admin/public.ts";
import { useReportKindName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { commaList } from "#ui/formatters.ts";

/** A case in the queue: what it is, how many reported it and why, how it begins. `kind`: what the queue is filtered by. */
export function CaseCard({ report, kind }: { report: ModerationCase; kind: ReportKind | null }) {
  const { t } = useTranslation("moderation");
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <CaseHead report={report} />
      <p className="line-clamp-3 whitespace-pre-line wrap-anywhere" dir="auto">
        {report.excerpt}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <RelativeTime time={report.decided_at ?? report.opened_at} className="text-ink-soft text-sm" />
          {report.state === "open" && (
            <Suspense>
              <Due since={report.opened_at} />
            </Suspense>
          )}
        </span>
        <ButtonLink
          size="sm"
          variant="secondary"
          to={`${moderationPaths.case(report.id)}${kind ? `?kind=${kind}` : ""}`}
        >
          {t("look")}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Kind, author, reasons, and the state. */
export function CaseHead({ report }: { report: ModerationCase }) {
  const { t, i18n } = useTranslation("moderation");
  const kindName = useReportKindName();
  const { t: words } = useTranslation("moderation/report");
  const { t: warning } = useTranslation("moderation/warning");
  const { author, decision } = report;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{kindName(report.kind)}</Badge>
        {report.kind !== "group" && (
          <span className="font-medium text-sm wrap-anywhere" dir="auto">
            {author ? t("by", { name: author.username }) : t("gone")}
          </span>
        )}
        {report.hidden && <Badge tone="warn">{t("hidden")}</Badge>}
        {decision && (
          <Badge tone={decision === "dismissed" ? "good" : "bad"}>{t(`decisions.${decision}`)}</Badge>
        )}
      </div>
      {report.signs.length > 0 && (
        <p className="flex items-start gap-2 text-sm">
          <ShieldAlert aria-hidden="true" className="size-5 shrink-0 text-warn" strokeWidth={1.75} />
          {t("noticed", {
            signs: commaList(
              i18n.language,
              report.signs.map((sign) => warning(`names.${sign}`)),
            ),
          })}
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {report.report_count === 0 ? t("unreported") : `${t("count", { count: report.report_count })}: `}
        {commaList(
          i18n.language,
          report.reasons.map(
            ({ reason, count }) => words(`reasons.${reason}`) + (count > 1 ? ` (${count})` : ""),
          ),
        )}
      </p>
    </div>
  );
}
