import type { ReactNode } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { cx } from "#ui/cx.ts";
import { Areas } from "./areas.tsx";
import { TeamOnly } from "./team-only.tsx";

/** The frame of every page of the admin area: who may see it, the way to the others, its name and what it is for. */
export function StaffPage({
  level,
  title,
  lead,
  action,
  wide = false,
  children,
}: {
  level: number;
  title: string;
  lead?: ReactNode;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  /** For tables. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <TeamOnly level={level}>
      <div
        className={cx(
          "mx-auto grid w-full grid-cols-1 gap-6 px-4 py-8 sm:px-8",
          wide ? "max-w-6xl" : "max-w-4xl",
        )}
      >
        <DocumentTitle>{title}</DocumentTitle>
        <Areas />
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1.5">
            <h1 className="text-2xl wrap-anywhere">{title}</h1>
            {lead && <p className="max-w-prose text-pretty text-ink-soft">{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </div>
    </TeamOnly>
  );
}
