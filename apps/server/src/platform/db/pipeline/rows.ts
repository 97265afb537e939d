import type pg from "pg";

/** Takes rows as PostgreSQL sent them. Those of several connections come in turns: each taker is given its own only. */
export interface TakeRows {
  /** Called right before the first row, or before `end` where there is none; again if the rows are asked for a second time. */
  begin(): void;
  /**
   * A row where it lies: at `from` in `bytes` stands how many columns it has, before that in four bytes how long it is,
   * these four included. It is gone when this returns.
   */
  row(bytes: Buffer, from: number): void;
  /** Called after the last row, at once. */
  end(): void;
}

/** A column of a statement's rows, and how its text is read. */
type Column = { name: string; parse: (text: string) => unknown };

/** Reads the columns from a RowDescription, whose fields begin at `from`. */
export function readColumns(bytes: Buffer, from: number, types: pg.CustomTypesConfig): Column[] {
  const count = bytes.readInt16BE(from);
  let at = from + 2;
  return Array.from({ length: count }, () => {
    const end = bytes.indexOf(0, at);
    const name = bytes.toString("utf8", at, end);
    // The table's id (4), the column's number (2), then its type; 18 bytes follow the name in all.
    const oid = bytes.readInt32BE(end + 7);
    at = end + 19;
    return { name, parse: types.getTypeParser(oid, "text") as (text: string) => unknown }; // pg's overloads name oids
  });
}

/** Reads a row as an object. */
export function readRow(columns: readonly Column[], bytes: Buffer, from: number): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = from + 2;
  for (const { name, parse } of columns) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[name] = null;
      continue;
    }
    row[name] = parse(bytes.toString("utf8", at, at + length));
    at += length;
  }
  return row;
}

/** A row as PostgreSQL would have sent it, of its columns' texts: its length and, from byte 4 on, the row. */
export function rowOf(texts: readonly (string | null)[]): Buffer {
  const cells = texts.map((text) => (text === null ? null : Buffer.from(text)));
  const out = Buffer.allocUnsafe(cells.reduce((sum, cell) => sum + 4 + (cell?.length ?? 0), 6));
  let at = out.writeInt16BE(cells.length, out.writeInt32BE(out.length, 0));
  for (const cell of cells) {
    at = out.writeInt32BE(cell?.length ?? -1, at);
    if (cell) at += cell.copy(out, at);
  }
  return out;
}
