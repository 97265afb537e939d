import { Readable } from "node:stream";

/** A value of a cell. */
type Cell = string | number | boolean | null | undefined;
/** What a table calculation would take for a formula; a tab or a return before it does not hide it. */
const FORMULA = /^[\s]*[=+\-@|%]/;

/**
 * A value as RFC 4180 has it. What a table calculation would run is made a text by an apostrophe before it: names and reasons
 * are written by strangers.
 */
export function csvCell(value: Cell): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of such a file. */
const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;
/** Without it some programs take the file for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A list of the interface as a CSV file, at most `max` rows of it: read page by page, as fast as it is taken. */
export const csvFile = <Item>(
  head: readonly string[],
  max: number,
  page: (cursor: string | null) => Promise<{ items: readonly Item[]; next_cursor: string | null }>,
  cells: (item: Item) => readonly Cell[],
): Readable =>
  Readable.from(
    (async function* () {
      yield BYTE_ORDER_MARK + line(head);
      let left = max;
      let cursor: string | null = null;
      do {
        const { items, next_cursor } = await page(cursor);
        yield items
          .slice(0, left)
          .map((item) => line(cells(item)))
          .join("");
        left -= items.length;
        cursor = next_cursor;
      } while (cursor && left > 0);
    })(),
  );
