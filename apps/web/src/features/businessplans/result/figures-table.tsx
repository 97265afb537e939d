import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";

/** A table of amounts, each column of which ends in one line with its name; it scrolls by itself where the window is too narrow. */
export function FiguresTable({
  title,
  head: [first, ...others],
  isNarrow = false,
  children,
}: {
  title: string;
  head: readonly string[];
  /** Its columns fit into any window. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={title} className="overflow-x-auto rounded-card" tabIndex={0}>
        <table className={cx("w-full text-start text-sm", !isNarrow && "min-w-2xl")}>
          <caption className="p-4 pb-1 text-start font-semibold text-base">{title}</caption>
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="sticky start-0 z-10 bg-raised px-4 py-3 text-start font-medium">
                {first}
              </th>
              {others.map((name) => (
                <th key={name} scope="col" className="whitespace-nowrap px-4 py-3 text-end font-medium">
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
