import { ArrowRight, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import type { AdminWait } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormattedNumber, RelativeTime } from "#ui/format.tsx";
import { Due } from "./due.tsx";

type Backlog = Out<"GET /api/admin/overview">;

const since = ({ oldest }: Backlog, { what }: AdminWait): number => Date.parse(oldest[what] ?? "9999");
/** What waits, the longest first. */
const inOrder = (waits: readonly AdminWait[], backlog: Backlog): AdminWait[] =>
  waits.toSorted((one, other) => since(backlog, one) - since(backlog, other));

/** The case that waits longest: what it is, and the address of its own page or of the list that it is in. */
export function nextCase(
  waits: readonly AdminWait[],
  backlog: Backlog,
): { to: string; wait: AdminWait } | null {
  const [wait] = inOrder(waits, backlog);
  if (!wait) return null;
  const id = backlog.next[wait.what];
  return { to: id && wait.caseTo ? wait.caseTo(id) : wait.to, wait };
}

/** Leads to the case that waits longest, and says what it is: a verification is opened to one reviewer alone. */
export function NextCaseLink({ to, wait }: NonNullable<ReturnType<typeof nextCase>>) {
  const { t } = useTranslation("admin");
  const what = wait.useLabel();
  return (
    <ButtonLink
      to={to}
      size="sm"
      icon={<ArrowRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
    >
      {t("next.open", { what })}
    </ButtonLink>
  );
}

/** What waits for the team, with its age and when it is due: what waits longest comes first. */
export function WaitingList({ waits, backlog }: { waits: readonly AdminWait[]; backlog: Backlog }) {
  return (
    <Card padding="none" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {inOrder(waits, backlog).map((wait) => (
          <Wait
            key={wait.what}
            wait={wait}
            count={backlog.waiting[wait.what] ?? 0}
            oldest={backlog.oldest[wait.what] ?? null}
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
  const label = useLabel();
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-x-3 px-4 py-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5"
      >
        <span className="w-7 shrink-0 font-semibold text-lg tabular-nums">
          <FormattedNumber value={count} />
        </span>
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4">
          <span className="min-w-0 grow basis-40 font-medium">{label}</span>
          {oldest && <Age oldest={oldest} />}
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

/** How long the oldest part has waited, and by when it is due. */
function Age({ oldest }: { oldest: string }) {
  const { t } = useTranslation("admin");
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-ink-soft text-sm">
      <span>
        {t("overview.oldest")} <RelativeTime time={oldest} style="short" />
      </span>
      <Due since={oldest} />
    </span>
  );
}
