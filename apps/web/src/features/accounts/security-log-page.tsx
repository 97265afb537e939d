import { SECURITY_LOG_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEventType,
} from "@kompagnon/contract/accounts/security-log.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck, X } from "lucide-react";
import { useSearchParams } from "react-router";
import { ExportButton, StaffPage } from "#features/admin/public.ts";
import { call } from "#platform/call.ts";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { RefusedRoute } from "./refused-route.tsx";

/** `/dashboard/admin/security?type=&member=`: the security log, for admins (security: 27). */
export default function SecurityLogPage() {
  const { t } = useTranslation("accounts/staff");
  const [search] = useSearchParams();
  const type = typeNamed(search.get("type"));
  const member = search.get("member");
  const filter = { ...(type && { type }), ...(member && { member }) };
  return (
    <StaffPage
      level={SECURITY_LOG_LEVEL}
      title={t("log.title")}
      lead={t("log.intro")}
      action={
        <ExportButton
          name="security"
          fetch={() => call("GET /api/admin/security-events/export", { query: filter })}
        />
      }
    >
      <SecurityLog filter={filter} />
    </StaffPage>
  );
}

const typeNamed = (text: string | null): SecurityEventType | null =>
  SECURITY_EVENTS.find((one) => one === text) ?? null;

function SecurityLog({ filter }: { filter: { type?: SecurityEventType; member?: string } }) {
  const { t } = useTranslation("accounts/staff");
  const [, setSearch] = useSearchParams();
  const { type = null, member = null } = filter;
  const list = useInfiniteQuery(pages("GET /api/admin/security-events", { query: { limit: 50, ...filter } }));
  const events = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const show = (next: SecurityEventType | null, of: string | null) =>
    setSearch({ ...(next && { type: next }), ...(of && { member: of }) }, { replace: true });
  const name = member && events.find((one) => one.member_id === member)?.member_name;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t("log.filter")}
          className="w-full sm:w-72"
          options={[
            { value: "any" as const, label: t("log.any") },
            ...SECURITY_EVENTS.map((value) => ({ value, label: t(`log.events.${value}`) })),
          ]}
          value={type ?? "any"}
          onChange={(next) => show(next === "any" ? null : next, member)}
        />
        {member && (
          <Button
            variant="secondary"
            aria-label={t("log.all_members")}
            onClick={() => show(type, null)}
            icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {t("log.of_member", { name: name ?? t("log.gone") })}
          </Button>
        )}
      </div>
      {list.isPending && <LogSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t("log.failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && events.length === 0 && (
        <EmptyState icon={<ShieldCheck strokeWidth={1.75} />} title={t("log.empty")}>
          {t("log.empty_text")}
        </EmptyState>
      )}
      <ol className="grid grid-cols-1">
        {events.map((event) => (
          <Entry key={event.id} event={event} onMember={(id) => show(type, id)} />
        ))}
      </ol>
      <NextPage list={list} />
    </>
  );
}

function Entry({ event, onMember }: { event: SecurityEvent; onMember: (id: string) => void }) {
  const { t } = useTranslation("accounts/staff");
  const { at, type, member_id: member, member_name: name, actor_id: actor, actor_name: actorName } = event;
  const { method, route, code, level_before: before, level_after: after } = event.detail;
  const about = [
    method && t(`log.methods.${method}`),
    before !== undefined && after !== undefined && t("log.level", { before, after }),
    actor && t("log.by", { name: actorName ?? t("log.gone") }),
  ].filter(Boolean);
  return (
    <li className="grid gap-1 border-line border-b py-3 sm:grid-cols-[11rem_1fr] sm:gap-4">
      <span className="text-ink-soft text-sm tabular-nums">
        <FormattedDate time={at} dateStyle="medium" timeStyle="medium" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">{[t(`log.events.${type}`), ...about].join(" · ")}</p>
        {member ? (
          <button
            type="button"
            onClick={() => onMember(member)}
            className="justify-self-start rounded-control text-accent text-sm underline underline-offset-2"
          >
            <bdi>{name ?? t("log.gone")}</bdi>
          </button>
        ) : (
          <p className="text-ink-soft text-sm">{t("log.unknown")}</p>
        )}
        {route && <RefusedRoute route={route} code={code} />}
      </div>
    </li>
  );
}

function LogSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-3">
      {["a", "b", "c", "d"].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
