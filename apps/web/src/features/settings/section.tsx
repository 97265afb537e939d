import { type ReactNode, useId } from "react";
import { Card } from "#ui/card.tsx";

/** A titled part of a tab. `lead` is a sentence about its purpose, `aside` is at the end of the title's line. */
export function Section({
  title,
  lead,
  aside,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-5 sm:p-6">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {aside}
        </div>
        {lead && <p className="text-pretty text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
