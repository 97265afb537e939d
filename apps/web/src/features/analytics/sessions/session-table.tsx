import type { AnalyticsSession } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { analyticsPaths } from "@kompagnon/contract/analytics/paths.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { PagePath, useNames, Who } from "../labels.tsx";
import { useSay } from "../words.ts";

/** Sessions, each leading to its story. */
export function SessionTable({ title, sessions }: { title: string; sessions: readonly AnalyticsSession[] }) {
  const { t } = useTranslation("analytics");
  return (
    <DataTable
      title={title}
      head={[
        t("visitor"),
        t("sessions.began"),
        t("sessions.lasted"),
        t("sessions.way"),
        t("sessions.pages"),
        t("sessions.events"),
        t("device"),
      ]}
    >
      {sessions.map((session) => (
        <Row key={session.session_id} session={session} />
      ))}
    </DataTable>
  );
}

function Row({ session }: { session: AnalyticsSession }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const names = useNames();
  return (
    <DataRow className="has-focus-visible:bg-sunken hover:bg-sunken">
      <RowHead className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2 max-lg:gap-y-1">
        <Link
          to={analyticsPaths.session(session.session_id)}
          className="rounded-control text-accent underline underline-offset-2"
        >
          <Who guest={session.is_guest} username={session.username} />
        </Link>
        <span className="flex flex-wrap gap-1 lg:mt-1">
          {session.active && <Badge tone="signal">{t("sessions.active")}</Badge>}
          {session.converted && <Badge tone="good">{t("sessions.converted")}</Badge>}
          {session.errors_count > 0 && (
            <Badge tone="bad">{t("sessions.errors", { number: say.number(session.errors_count) })}</Badge>
          )}
        </span>
      </RowHead>
      <Cell label={t("sessions.began")} place="end" className="whitespace-nowrap text-ink-soft">
        <FormattedDate time={session.started_at} dateStyle="short" timeStyle="short" />
      </Cell>
      <Cell label={t("sessions.lasted")} className="whitespace-nowrap">
        {say.seconds(session.duration)}
      </Cell>
      <Cell label={t("sessions.way")} place="line">
        <PagePath path={session.entry_page} />
        {session.exit_page !== session.entry_page && (
          <>
            <span className="text-ink-soft"> → </span>
            <PagePath path={session.exit_page} />
          </>
        )}
        {session.referrer_host && (
          <span className="block text-ink-soft text-xs">
            {t("sessions.from")} <bdi>{session.referrer_host}</bdi>
          </span>
        )}
      </Cell>
      <Cell label={t("sessions.pages")}>{say.number(session.pages_visited)}</Cell>
      <Cell label={t("sessions.events")}>{say.number(session.events_count)}</Cell>
      <Cell label={t("device")}>
        {names.device(session.device_type)}{" "}
        <span className="text-ink-soft text-xs lg:block">
          {[session.browser_name, session.os_name, session.country && say.country(session.country)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </Cell>
    </DataRow>
  );
}
