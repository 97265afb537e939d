import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** What is seldom needed, behind a line that says what is in it. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
      <span className="min-w-0">{title}</span>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="grid grid-cols-1 gap-6 pt-3">{children}</div>
  </details>
);
