import type { AnalyticsEvent } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { analyticsPaths } from "@kompagnon/contract/analytics/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { MousePointerClick } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { streamQuery } from "./cache.ts";
import { useFilter } from "./filter.tsx";
import { PagePath, useNames, Who } from "./labels.tsx";
import { Loaded } from "./loaded.tsx";

/** What happened within the last hour, the newest first; kept up to date. */
export function EventsTab() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const result = useQuery(streamQuery(filter));
  return (
    <Loaded query={result}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={<MousePointerClick strokeWidth={1.75} />} title={t("events.empty")}>
            {t("events.empty_text")}
          </EmptyState>
        ) : (
          <DataTable title={t("tabs.events")} head={[t("when"), t("events.what"), t("page"), t("visitor")]}>
            {items.map((one) => (
              <Row key={one.id} event={one} />
            ))}
          </DataTable>
        )
      }
    </Loaded>
  );
}

function Row({ event }: { event: AnalyticsEvent }) {
  const { t } = useTranslation("analytics");
  const names = useNames();
  const words = event.element_text || names.words(event.event_label);
  return (
    <DataRow>
      <Cell label={t("when")} place="end" className="whitespace-nowrap text-ink-soft">
        <FormattedDate time={event.timestamp} timeStyle="medium" />
      </Cell>
      <RowHead className="max-lg:basis-40">
        <span className="font-medium">{names.event(event.event_type)}</span>
        {words && (
          <>
            {" "}
            <q dir="auto" className="wrap-anywhere">
              {words}
            </q>
          </>
        )}
      </RowHead>
      <Cell label={t("page")} place="line">
        <PagePath path={event.page_url} />
      </Cell>
      <Cell label={t("visitor")}>
        <Link
          to={analyticsPaths.session(event.session_id)}
          className="rounded-control text-accent underline underline-offset-2"
        >
          <Who guest={event.is_guest} username={event.username} />
        </Link>
      </Cell>
    </DataRow>
  );
}
