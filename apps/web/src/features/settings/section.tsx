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
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-5 sm:p-6">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:flex sm:items-center sm:justify-between">
        <div className="grid min-w-0 grow grid-cols-1 gap-1">
          <div className={cx("flex flex-wrap items-center gap-x-4 gap-y-1", !action && "justify-between")}>
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            {aside}
          </div>
          {lead && <p className="text-pretty text-ink-soft">{lead}</p>}
        </div>
        {action && <div className="sm:max-w-1/2 sm:shrink-0">{action}</div>}
      </div>
      {children}
    </Card>
  );
}
