import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormattedNumber } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const frame =
  "flex min-h-20 items-center gap-4 rounded-card border border-line bg-raised px-4 py-3.5 sm:flex-col sm:items-start sm:gap-3 sm:p-5";

/** A number that leads to where it comes from; until it is there its shape, and a retry if it could not be had. */
export function FigureTile({
  to,
  icon,
  name,
  hint,
  value,
  query,
  isNew = false,
}: {
  to: string;
  icon: ReactNode;
  name: string;
  hint: string;
  value: number | undefined;
  query: { isError: boolean; refetch: () => Promise<unknown> };
  /** Whether the number waits for somebody. */
  isNew?: boolean;
}) {
  const { t } = useTranslation("overview");
  const { t: ui } = useTranslation("ui");
  const words = (
    <span className="grid min-w-0 grow sm:grow-0">
      <span className="font-semibold">{name}</span>
      <span className="text-ink-soft text-sm">
        {value === undefined && query.isError ? t("not_loaded") : hint}
      </span>
    </span>
  );
  if (value === undefined && query.isError)
    return (
      <div className={frame}>
        <Sign>{icon}</Sign>
        {words}
        <Button size="sm" variant="secondary" onClick={() => query.refetch()}>
          {ui("retry")}
        </Button>
      </div>
    );
  return (
    <Link to={to} className={cx(frame, "transition-colors duration-150 hover:border-accent")}>
      <span className="flex shrink-0 items-center justify-between sm:w-full">
        <Sign>{icon}</Sign>
        <Value value={value} isNew={isNew} className="max-sm:hidden" />
      </span>
      {words}
      <Value value={value} isNew={isNew} className="sm:hidden" />
    </Link>
  );
}

const Sign = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-5"
  >
    {children}
  </span>
);

const Value = ({
  value,
  isNew,
  className,
}: {
  value: number | undefined;
  isNew: boolean;
  className: string;
}) => (
  <span
    className={cx("font-display text-2xl leading-none", isNew ? "text-signal-ink" : "text-ink", className)}
  >
    {value === undefined ? <Skeleton className="h-7 w-10" /> : <FormattedNumber value={value} />}
  </span>
);
