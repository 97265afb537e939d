import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Nothing here yet: a picture, a sentence, and the one next action. */
export const EmptyState = ({
  icon,
  title,
  children,
  action,
  asPage = false,
  className,
}: {
  /** A lucide icon or a small illustration. */
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One Button or ButtonLink. */
  action?: ReactNode;
  /** It is the whole page: its title is the page's heading. */
  asPage?: boolean;
  className?: string;
}) => (
  <div className={cx("mx-auto grid max-w-md justify-items-center gap-3 px-6 py-14 text-center", className)}>
    <span
      aria-hidden="true"
      className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-7"
    >
      {icon}
    </span>
    {asPage ? <h1 className="text-xl">{title}</h1> : <h2 className="text-xl">{title}</h2>}
    {children && <div className="text-ink-soft">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
);
