import type { ReactNode } from "react";
import { Card } from "./card.tsx";

/** The cells of a table's body. */
export const cell = "border-line border-t px-4 py-2.5 align-top";

/** A table that scrolls by itself where the window is too narrow. */
export function DataTable({
  title,
  captioned = false,
  head,
  children,
}: {
  title: string;
  /** The title is shown above the table; otherwise something else on the page names it. */
  captioned?: boolean;
  head: readonly string[];
  children: ReactNode;
}) {
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={title} className="overflow-x-auto rounded-card" tabIndex={0}>
        <table className="w-full min-w-2xl text-start text-sm">
          <caption className={captioned ? "p-4 pb-1 text-start font-semibold text-base" : "sr-only"}>
            {title}
          </caption>
          <thead className="text-ink-soft">
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="px-4 py-3 text-start font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">{children}</tbody>
        </table>
      </section>
    </Card>
  );
}
