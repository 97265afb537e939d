import type { ComponentProps, ReactNode } from "react";
import { Card } from "./card.tsx";
import { cx } from "./cx.ts";

/** A table; in windows too narrow for its columns each row is a block of its own, so that nothing scrolls sideways. */
export function DataTable({
  title,
  captioned = false,
  numeric = false,
  head,
  children,
}: {
  title: string;
  /** The title is shown above the table; otherwise something else on the page names it. */
  captioned?: boolean;
  /** All columns but the first hold numbers, which are compared along their end. */
  numeric?: boolean;
  head: readonly string[];
  /** `DataRow`s. */
  children: ReactNode;
}) {
  return (
    <Card padding="none">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={title} className="overflow-x-auto rounded-card" tabIndex={0}>
        <table
          className={cx(
            "w-full text-start text-sm max-lg:block lg:min-w-2xl",
            numeric && "lg:[&_td]:text-end lg:[&_th+th]:text-end",
          )}
        >
          <caption
            className={
              captioned ? "p-4 pb-1 text-start font-semibold text-base max-lg:block max-lg:pb-3" : "sr-only"
            }
          >
            {title}
          </caption>
          <thead className="text-ink-soft max-lg:hidden">
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="px-4 py-3 text-start font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums max-lg:block lg:border-line lg:border-t">
            {children}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** A row of cells; a block of lines where the table has no columns. */
export const DataRow = ({ className, ...rest }: ComponentProps<"tr">) => (
  <tr
    {...rest}
    className={cx(
      "max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3.5",
      className,
    )}
  />
);

const CELL = "align-top lg:px-4 lg:py-2.5";

/** The cell that names its row: the first line of a block. */
export const RowHead = ({ className, ...rest }: ComponentProps<"th">) => (
  <th
    scope="row"
    {...rest}
    className={cx(CELL, "text-start font-normal max-lg:-order-2 max-lg:min-w-0 max-lg:grow", className)}
  />
);

/** Where a cell is in a block: next to others with its column's name, at the end of the first line, or on a line of its own. */
type Place = "fact" | "end" | "line";
const PLACES = {
  fact: "max-lg:order-1",
  end: "max-lg:-order-1 max-lg:ms-auto",
  line: "max-lg:basis-full",
} as const satisfies Record<Place, string>;

/** A cell. `label` is its column's name. */
export const Cell = ({
  label,
  place = "fact",
  className,
  children,
  ...rest
}: ComponentProps<"td"> & { label: string; place?: Place }) => (
  <td {...rest} className={cx(CELL, PLACES[place], className)}>
    {/* By itself: in Arabic a number at its end would run into the one that follows. */}
    <span
      className={
        place === "fact" ? "me-1.5 text-ink-soft [unicode-bidi:isolate] lg:hidden" : "sr-only lg:hidden"
      }
    >
      {label}
    </span>
    {children}
  </td>
);
