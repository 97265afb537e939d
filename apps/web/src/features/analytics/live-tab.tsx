import type { LiveUser } from "@kompagnon/contract/analytics/dashboard-model.ts";
import { analyticsPaths } from "@kompagnon/contract/analytics/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { MoonStar } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Cell, DataRow, DataTable, RowHead } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { liveQuery } from "./cache.ts";
import { useFilter } from "./filter.tsx";
import { PagePath, useNames, Who } from "./labels.tsx";
import { Loaded } from "./loaded.tsx";
import { useSay } from "./words.ts";

/** Who was here within the last five minutes; kept up to date. */
export function LiveTab() {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const { filter } = useFilter();
  const result = useQuery(liveQuery(filter));
  return (
    <Loaded query={result}>
      {({ items, total }) => (
        <div className="grid grid-cols-1 gap-4">
          <p aria-live="polite" className="flex items-center gap-2 text-lg">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-signal" />
            {t("live.now", { number: say.number(total) })}
          </p>
          {items.length === 0 ? (
            <EmptyState icon={<MoonStar strokeWidth={1.75} />} title={t("live.empty")}>
              {t("live.empty_text")}
            </EmptyState>
          ) : (
            <LiveTable items={items} />
          )}
        </div>
      )}
    </Loaded>
  );
}

function LiveTable({ items }: { items: readonly LiveUser[] }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const names = useNames();
  return (
    <DataTable
      title={t("tabs.live")}
      head={[t("visitor"), t("page"), t("device"), t("place"), t("live.pages"), t("live.events"), t("last")]}
    >
      {items.map((one) => (
        <DataRow key={one.session_id}>
          <RowHead>
            <Link
              to={analyticsPaths.session(one.session_id)}
              className="rounded-control text-accent underline underline-offset-2"
            >
              <Who guest={one.is_guest} username={one.username} />
            </Link>
            {one.email && (
              <span dir="ltr" className="block text-ink-soft text-xs wrap-anywhere">
                {one.email}
              </span>
            )}
          </RowHead>
          <Cell label={t("page")} place="line">
            {one.current_page_title && <span className="block">{one.current_page_title}</span>}
            <PagePath path={one.current_page} />
          </Cell>
          <Cell label={t("device")}>
            {names.device(one.device_type)}{" "}
            <span className="text-ink-soft text-xs lg:block">{one.browser_name}</span>
          </Cell>
          <Cell label={t("place")}>
            {say.list([one.city, one.country === null ? one.country_name : say.country(one.country)]) || "–"}
          </Cell>
          <Cell label={t("live.pages")}>{say.number(one.pages_visited)}</Cell>
          <Cell label={t("live.events")}>{say.number(one.events_count)}</Cell>
          <Cell label={t("last")} place="end" className="whitespace-nowrap max-lg:text-ink-soft">
            <RelativeTime time={one.last_activity_at} style="short" />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
