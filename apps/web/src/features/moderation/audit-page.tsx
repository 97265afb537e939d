import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { AUDIT_ACTIONS, type AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText, X } from "lucide-react";
import { useSearchParams } from "react-router";
import { ExportButton, StaffPage } from "#features/admin/public.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { AuditEntries, actionKey } from "./audit-entries.tsx";
import { type AuditQuery, auditQuery } from "./cache.ts";
import { CasesSkeleton } from "./queue-page.tsx";

const ID = /^[0-9a-f-]{36}$/;
/** The filter of the log from the address. */
function auditQueryIn(search: URLSearchParams): AuditQuery {
  const action = AUDIT_ACTIONS.find((one) => one === search.get("action"));
  const subject = search.get("subject");
  return { ...(action && { action }), ...(subject && ID.test(subject) && { subject }) };
}

/** `/dashboard/admin/audit?action=&subject=`: what moderators and admins did, for admins (product: trust). */
export default function AuditPage() {
  const { t } = useTranslation("moderation");
  const [search] = useSearchParams();
  const filters = auditQueryIn(search);
  return (
    <StaffPage
      level={ADMIN_LEVEL}
      title={t("audit")}
      lead={t("audit_intro")}
      action={
        <ExportButton name="audit" fetch={() => call("GET /api/admin/audit/export", { query: filters })} />
      }
    >
      <Audit filters={filters} />
    </StaffPage>
  );
}

function Audit({ filters }: { filters: AuditQuery }) {
  const { t } = useTranslation("moderation");
  const list = useInfiniteQuery(auditQuery(filters));
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const name = entries.find(({ subject }) => subject?.id === filters.subject)?.subject?.username;
  return (
    <>
      <Filters filters={filters} name={name} />
      {list.isPending && <CasesSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t("audit_failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && entries.length === 0 && (
        <EmptyState icon={<ScrollText strokeWidth={1.75} />} title={t("audit_empty")}>
          {t("audit_empty_text")}
        </EmptyState>
      )}
      <AuditEntries entries={entries} />
      <NextPage list={list} />
    </>
  );
}

function Filters({ filters: { action, subject }, name }: { filters: AuditQuery; name: string | undefined }) {
  const { t } = useTranslation("moderation");
  const { t: log } = useTranslation("accounts/staff");
  const [, setSearch] = useSearchParams();
  const show = (next: AuditAction | null, of: string | undefined) =>
    setSearch({ ...(next && { action: next }), ...(of && { subject: of }) }, { replace: true });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={log("log.filter")}
        className="w-full sm:w-72"
        options={[
          { value: "any" as const, label: t("any_kind") },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${actionKey(value)}`) })),
        ]}
        value={action ?? "any"}
        onChange={(next) => show(next === "any" ? null : next, subject)}
      />
      {subject && (
        <Button
          variant="secondary"
          aria-label={log("log.all_members")}
          onClick={() => show(action ?? null, undefined)}
          icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {log("log.of_member", { name: name ?? t("gone") })}
        </Button>
      )}
    </div>
  );
}
