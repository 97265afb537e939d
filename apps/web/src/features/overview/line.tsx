import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The look of a line of what waits. */
export const line =
  "flex min-h-14 w-full items-center gap-3.5 px-5 py-2 text-start transition-colors duration-150 hover:bg-sunken";

/** Something that waits: leads to it. */
export const Line = ({ to, sign, children }: { to: string; sign: ReactNode; children: ReactNode }) => (
  <li>
    <Link to={to} className={line}>
      {sign}
      <span className="min-w-0 grow font-medium">{children}</span>
      <Onward />
    </Link>
  </li>
);

export const Sign = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-10 shrink-0 place-items-center rounded-full bg-signal-soft text-signal-ink"
  >
    {children}
  </span>
);

export const Onward = () => (
  <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
);
