import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import type { AdminWait } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { FormattedNumber, RelativeTime } from "#ui/format.tsx";

/** What waits longer than two days is late. */
const LATE_MS = 2 * 24 * 60 * 60_000;

/** What waits for the team, with its age: what waits longest comes first. */
export function WaitingList({
  waits,
  backlog: { waiting, oldest },
}: {
  waits: readonly AdminWait[];
  backlog: Out<"GET /api/admin/overview">;
}) {
  const since = ({ what }: AdminWait): number => Date.parse(oldest[what] ?? "9999");
  return (
    <Card padding="none" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {waits
          .toSorted((one, other) => since(one) - since(other))
          .map((wait) => (
            <Wait
              key={wait.what}
              wait={wait}
              count={waiting[wait.what] ?? 0}
              oldest={oldest[wait.what] ?? null}
            />
          ))}
      </ul>
    </Card>
  );
}

function Wait({
  wait: { to, useLabel },
  count,
  oldest,
}: {
  wait: AdminWait;
  count: number;
  oldest: string | null;
}) {
  const { t } = useTranslation("admin");
  const label = useLabel();
  const isLate = oldest !== null && Date.now() - Date.parse(oldest) > LATE_MS;
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-x-4 px-5 py-3 transition-colors hover:bg-sunken"
      >
        <span className="w-8 shrink-0 font-semibold text-lg tabular-nums">
          <FormattedNumber value={count} />
        </span>
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 grow basis-40 font-medium">{label}</span>
          {oldest && (
            <Badge tone={isLate ? "warn" : "neutral"}>
              {t("overview.oldest")} <RelativeTime time={oldest} />
            </Badge>
          )}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="mirror size-5 shrink-0 text-ink-soft"
          strokeWidth={1.75}
        />
      </Link>
    </li>
  );
}
