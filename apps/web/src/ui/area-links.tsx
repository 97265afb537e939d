import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

type AreaLink = {
  to: string;
  icon: LucideIcon;
  /** Shown at the end: a count, or a mark. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Where the column of areas is: next to the open one, and it stays in sight. */
export const areaColumnClass =
  "sticky top-[calc(var(--top-bar)+2rem)] -ms-3 max-h-[calc(100dvh-var(--top-bar)-3rem)] self-start overflow-y-auto pe-1";

/** A link to an area in the column next to the open one. */
export const AreaColumnLink = ({
  to,
  icon: Icon,
  current = false,
  aside,
  children,
}: AreaLink & { current?: boolean }) => (
  <Link
    to={to}
    aria-current={current ? "page" : undefined}
    className={cx(
      "flex min-h-10 items-center gap-3 rounded-control px-3 py-1.5 font-medium text-sm transition-colors duration-150",
      current ? "bg-accent-soft text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink",
    )}
  >
    <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
    <span className="wrap-anywhere min-w-0 grow">{children}</span>
    {aside}
  </Link>
);

/** A group of areas as a list of its own. */
export const areaListClass = "divide-y divide-line overflow-hidden rounded-card border border-line bg-raised";

/** A link to an area in a list, with what the area is about. */
export const AreaListLink = ({ to, icon: Icon, text, aside, children }: AreaLink & { text?: string }) => (
  <Link
    to={to}
    className={cx(
      "flex items-center gap-3.5 px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-2",
      text ? "min-h-14" : "min-h-12",
    )}
  >
    <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
    <span className="grid min-w-0 grow">
      <span className="wrap-anywhere font-medium">{children}</span>
      {text && <span className="text-pretty text-ink-soft text-sm">{text}</span>}
    </span>
    {aside}
    <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
  </Link>
);
