import type { AnalyticsSessionDetail } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { analyticsPaths } from "@kompagnon/contract/analytics/paths.ts";
import { ANALYTICS_LEVEL } from "@kompagnon/contract/analytics/rules.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { sessionQuery } from "../cache.ts";
import { PagePath, useNames, Who } from "../labels.tsx";
import { Loaded } from "../loaded.tsx";
import { useSay } from "../words.ts";
import { Timeline } from "./timeline.tsx";

/** `/dashboard/admin/data/sessions/{id}`: one session, and its story in the order of time. */
export default function SessionPage() {
  const { t } = useTranslation("analytics");
  const { sessionId = "" } = useParams();
  const result = useQuery(sessionQuery(sessionId));
  return (
    <StaffPage
      level={ANALYTICS_LEVEL}
      title={t("session.title")}
      wide
      back={{ to: `${analyticsPaths.data}?tab=sessions`, label: t("session.all") }}
    >
      <Loaded query={result}>
        {({ session }) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_1fr]">
            <Facts session={session} />
            <Timeline id={sessionId} />
          </div>
        )}
      </Loaded>
    </StaffPage>
  );
}

/** What is known of the visit; what the browser said of itself is plain text. */
function Facts({ session }: { session: AnalyticsSessionDetail["session"] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const names = useNames();
  const country = session.country === null ? session.country_name : say.country(session.country);
  const campaign = [
    session.utm_source,
    session.utm_medium,
    session.utm_campaign,
    session.utm_term,
    session.utm_content,
  ].filter(Boolean);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("visitor"), <Who key="who" guest={session.is_guest} username={session.username} />],
    [t("session.email"), session.email && <bdi>{session.email}</bdi>],
    [
      t("sessions.began"),
      <FormattedDate key="began" time={session.started_at} dateStyle="medium" timeStyle="short" />,
    ],
    [t("sessions.lasted"), say.seconds(session.duration)],
    [t("session.entry"), <PagePath key="entry" path={session.entry_page} />],
    [t("session.exit"), <PagePath key="exit" path={session.exit_page} />],
    [t("sessions.from"), session.referrer_host && <bdi>{session.referrer_host}</bdi>],
    [t("session.campaign"), campaign.length > 0 && <bdi>{campaign.join(" / ")}</bdi>],
    [t("sessions.pages"), say.number(session.pages_visited)],
    [t("sessions.events"), say.number(session.events_count)],
    [t("overview.clicks"), say.number(session.clicks_count)],
    [t("overview.errors"), say.number(session.errors_count)],
    [t("device"), `${names.device(session.device_type)} · ${session.browser_name} · ${session.os_name}`],
    [t("session.screen"), session.screen && <bdi dir="ltr">{session.screen}</bdi>],
    [t("session.language"), session.language && say.language(session.language)],
    [t("place"), say.list([session.city, country])],
    [t("session.address"), session.ip_address && <bdi dir="ltr">{session.ip_address}</bdi>],
  ];
  return (
    <Card as="section" aria-label={t("session.facts")} className="lg:sticky lg:top-20">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm lg:grid-cols-1">
        {facts
          .filter(([, fact]) => fact)
          .map(([name, fact]) => (
            <div key={name} className="grid gap-0.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{fact}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
