import { Readable } from "node:stream";
import { type Language, localeOf } from "@kompagnon/messages/languages.ts";

/** A value of a cell. */
type Cell = string | number | boolean | null | undefined;
/** What a table calculation would take for a formula; a tab or a return before it does not hide it. */
const FORMULA = /^[\s]*[=+\-@|%]/;

/** How table calculations set for a language write numbers and separate columns. */
type Dialect = { separator: "," | ";"; decimal: "," | "." };
/** Where a comma is the sign of decimals, it can't separate columns: Excel expects a semicolon there. */
function dialectOf(language: Language): Dialect {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(0.5);
  const isComma = parts.some(({ type, value }) => type === "decimal" && value === ",");
  return isComma ? { separator: ";", decimal: "," } : { separator: ",", decimal: "." };
}

/**
 * A value as RFC 4180 has it, in a dialect. What a table calculation would run is made a text by an apostrophe before it: names and reasons
 * are written by strangers.
 */
export function csvCell(value: Cell, { separator, decimal }: Dialect): string {
  const plain = value === null || value === undefined ? "" : String(value);
  const text = typeof value === "number" ? plain.replace(".", decimal) : plain;
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of such a file. */
const lineOf = (cells: readonly Cell[], dialect: Dialect): string =>
  `${cells.map((cell) => csvCell(cell, dialect)).join(dialect.separator)}\r\n`;
/** Without it some programs take the file for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A list of the interface as a CSV file for readers of a language, at most `max` rows of it: read page by page, as fast as it is
 * taken.
 */
export function csvFile<Item>(
  { head, max, language }: { head: readonly string[]; max: number; language: Language },
  page: (cursor: string | null) => Promise<{ items: readonly Item[]; next_cursor: string | null }>,
  cells: (item: Item) => readonly Cell[],
): Readable {
  const dialect = dialectOf(language);
  return Readable.from(
    (async function* () {
      yield BYTE_ORDER_MARK + lineOf(head, dialect);
      let left = max;
      let cursor: string | null = null;
      do {
        const { items, next_cursor } = await page(cursor);
        yield items
          .slice(0, left)
          .map((item) => lineOf(cells(item), dialect))
          .join("");
        left -= items.length;
        cursor = next_cursor;
      } while (cursor && left > 0);
    })(),
  );
}
