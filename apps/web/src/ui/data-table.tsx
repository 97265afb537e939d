import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { cx } from "./cx.ts";

/** The cells of a table's body. */
export const cell = "border-line border-t px-4 py-2.5 align-top";

/** A table that scrolls by itself where the window is too narrow. */
export function DataTable({
  title,
  captioned = false,
  figures = false,
  head,
  children,
}: {
  title: string;
  /** The title is shown above the table; otherwise something else on the page names it. */
  captioned?: boolean;
  /** All columns but the first have amounts: their names end where these do. */
  figures?: boolean;
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
              {head.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={cx("px-4 py-3 font-medium", figures && column > 0 ? "text-end" : "text-start")}
                >
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
