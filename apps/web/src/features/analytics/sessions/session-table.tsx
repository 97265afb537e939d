import type { AnalyticsSession } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { analyticsPaths } from "@kompagnon/contract/analytics/paths.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { cell, DataTable } from "#ui/data-table.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { PagePath } from "../charts/path.tsx";
import { useNames } from "../names.ts";
import { Who } from "../who.tsx";
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
    <tr className="has-focus-visible:bg-sunken hover:bg-sunken">
      <th scope="row" className={`${cell} text-start font-normal`}>
        <Link
          to={analyticsPaths.session(session.session_id)}
          className="rounded-control text-accent underline underline-offset-2"
        >
          <Who guest={session.is_guest} username={session.username} />
        </Link>
        <span className="mt-1 flex flex-wrap gap-1">
          {session.active && <Badge tone="signal">{t("sessions.active")}</Badge>}
          {session.converted && <Badge tone="good">{t("sessions.converted")}</Badge>}
          {session.errors_count > 0 && (
            <Badge tone="bad">{t("sessions.errors", { number: say.number(session.errors_count) })}</Badge>
          )}
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap text-ink-soft`}>
        <FormattedDate time={session.started_at} dateStyle="short" timeStyle="short" />
      </td>
      <td className={`${cell} whitespace-nowrap`}>{say.seconds(session.duration)}</td>
      <td className={cell}>
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
      </td>
      <td className={cell}>{say.number(session.pages_visited)}</td>
      <td className={cell}>{say.number(session.events_count)}</td>
      <td className={cell}>
        {names.device(session.device_type)}
        <span className="block text-ink-soft text-xs">
          {[session.browser_name, session.os_name, session.country && say.country(session.country)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </td>
    </tr>
  );
}
