import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { errorsQuery } from "./cache.ts";
import { useFilter } from "./filter.tsx";
import { PagePath } from "./labels.tsx";
import { Loaded } from "./loaded.tsx";
import { useSay } from "./words.ts";

type Fault = Out<"GET /api/analytics/admin/errors">["items"][number];

/** What went wrong in browsers, the most frequent first. What browsers report is plain text. */
export function ErrorsTab() {
  const { t } = useTranslation("analytics");
  const { filter } = useFilter();
  const result = useQuery(errorsQuery(filter));
  return (
    <Loaded query={result}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={<CircleCheck strokeWidth={1.75} />} title={t("errors_tab.empty")}>
            {t("errors_tab.empty_text")}
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {items.map((fault) => (
              <FaultCard key={fault.id} fault={fault} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function FaultCard({ fault }: { fault: Fault }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  const place = [fault.source_file, fault.line_number]
    .filter((part) => part !== null && part !== "")
    .join(":");
  return (
    <Card as="li" padding="sm" className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p dir="auto" className="min-w-0 font-medium text-base wrap-anywhere">
          {fault.message}
        </p>
        <Badge tone="bad">{t("errors_tab.times", { number: say.number(fault.count) })}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-ink-soft">
        <span>{t(`errors_tab.types.${fault.error_type}`)}</span>
        <PagePath path={fault.page_url} />
        <span>{fault.browser_name}</span>
        <span>
          {t("last")}: <RelativeTime time={fault.last_at} />
        </span>
      </p>
      {(fault.stack || place) && (
        <details className="-mb-1.5 open:mb-0">
          <summary className="inline-flex min-h-10 items-center font-medium text-accent">
            {t("errors_tab.where")}
          </summary>
          <pre dir="ltr" className="max-h-60 overflow-auto rounded-control bg-sunken p-3 text-xs">
            {fault.stack || place}
          </pre>
        </details>
      )}
    </Card>
  );
}
