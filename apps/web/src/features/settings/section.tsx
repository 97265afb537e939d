import { type ReactNode, useId } from "react";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";

/**
 * A titled part of an area. `lead` is a sentence about its purpose, `aside` is at the end of the title's line; `action` is its one
 * button, next to the words where there is room.
 */
export function Section({
  title,
  lead,
  aside,
  action,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="sm" className="grid grid-cols-1 gap-3 sm:gap-5 sm:p-6">
      <div
        className={cx(
          "flex flex-wrap items-center gap-x-4 gap-y-2 sm:grid sm:gap-x-6 sm:gap-y-1",
          action ? "sm:grid-cols-[minmax(0,1fr)_auto]" : "sm:grid-cols-1",
        )}
      >
        <div
          className={cx(
            "flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1",
            !action && "justify-between",
          )}
        >
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {aside}
        </div>
        {lead && (
          <p className="text-pretty text-ink-soft max-sm:basis-full max-sm:text-sm sm:col-start-1">{lead}</p>
        )}
        {action && <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">{action}</div>}
      </div>
      {children}
    </Card>
  );
}
