import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import type { AuditEntry } from "@kompagnon/contract/moderation/model.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { ADMIN_LEVEL } from "@kompagnon/contract/moderation/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft, Banknote, ReceiptText, ScrollText, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useReportKindName } from "#platform/kind-names.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { auditQuery } from "./cache.ts";
import { More } from "./more.tsx";
import { CasesSkeleton } from "./queue-page.tsx";
import { TeamOnly } from "./team-only.tsx";

const ACTIONS = [
  "content_hidden",
  "content_removed",
  "case_dismissed",
  "case_warned",
  "case_removed",
  "case_banned",
  "appeal_upheld",
  "appeal_reversed",
] as const;
const actionOf = (action: string) => ACTIONS.find((one) => one === action.replace(".", "_")) ?? "other";

/** `/dashboard/admin/audit`: what moderators and admins did, for admins (product: trust). */
export default function AuditPage() {
  return (
    <TeamOnly level={ADMIN_LEVEL}>
      <Audit />
    </TeamOnly>
  );
}

function Audit() {
  const { t } = useTranslation("moderation");
  const { t: accounts } = useTranslation("accounts/staff");
  const { t: billing } = useTranslation("billing/staff");
  const { t: invites } = useTranslation("invites/staff");
  const list = useInfiniteQuery(auditQuery());
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("audit")}</DocumentTitle>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={moderationPaths.queue}
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("back")}
      </ButtonLink>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">{t("audit")}</h1>
          <p className="text-ink-soft">{t("audit_intro")}</p>
        </div>
        <div className="flex flex-wrap gap-1">
          <ButtonLink
            size="sm"
            variant="quiet"
            to={accountsPaths.securityLog}
            icon={<ShieldCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {accounts("log.link")}
          </ButtonLink>
          <ButtonLink
            size="sm"
            variant="quiet"
            to={billingPaths.reviews}
            icon={<ReceiptText aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {billing("title")}
          </ButtonLink>
          <ButtonLink
            size="sm"
            variant="quiet"
            to={invitesPaths.payouts}
            icon={<Banknote aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {invites("link")}
          </ButtonLink>
        </div>
      </header>
      {list.isPending && <CasesSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t("audit_failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && entries.length === 0 && (
        <EmptyState icon={<ScrollText strokeWidth={1.75} />} title={t("audit_empty")}>
          {t("audit_empty_text")}
        </EmptyState>
      )}
      <ol className="grid grid-cols-1">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <More list={list} />
    </div>
  );
}

function Entry({ entry: { at, actor, action, kind, case_id: caseId, reason } }: { entry: AuditEntry }) {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  const what = [t(`actions.${actionOf(action)}`), kind && kindName(kind)].filter(Boolean).join(" · ");
  return (
    <li className="grid gap-1 border-line border-b py-3 sm:grid-cols-[11rem_1fr] sm:gap-4">
      <span className="text-ink-soft text-sm tabular-nums">
        <FormattedDate time={at} dateStyle="medium" timeStyle="short" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">
          {caseId ? (
            <Link to={moderationPaths.case(caseId)} className="text-accent underline underline-offset-2">
              {what}
            </Link>
          ) : (
            what
          )}
        </p>
        <p className="text-ink-soft text-sm" dir="auto">
          {actor?.username ?? t("by_itself")}
        </p>
        {reason && (
          <p className="whitespace-pre-line text-sm wrap-anywhere" dir="auto">
            {reason}
          </p>
        )}
      </div>
    </li>
  );
}
