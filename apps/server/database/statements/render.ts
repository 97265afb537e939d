import type { Statement } from "#platform/db/statement.ts";
import { type Catalog, type DefinedTable, specifierOf } from "./catalog.ts";
import type { Description } from "./describe.ts";
import { findType } from "./sources.ts";

/** A statement with what PostgreSQL says about it. */
export type Described = { statement: Statement; description: Description };

/** PostgreSQL's types as the driver gives them, and as it takes them. */
const TYPES: Record<number, { row: string; value?: string }> = {
  16: { row: "boolean" },
  17: { row: "Buffer" },
  20: { row: "number" },
  21: { row: "number" },
  23: { row: "number" },
  25: { row: "string" },
  26: { row: "number" },
  114: { row: "unknown", value: "string | object" },
  700: { row: "number" },
  701: { row: "number" },
  1000: { row: "boolean[]", value: "readonly (boolean | null)[]" },
  1001: { row: "Buffer[]", value: "readonly (Buffer | null)[]" },
  1005: { row: "number[]", value: "readonly (number | null)[]" },
  1007: { row: "number[]", value: "readonly (number | null)[]" },
  1009: { row: "string[]", value: "readonly (string | null)[]" },
  1016: { row: "string[]", value: "readonly (number | null)[]" },
  1021: { row: "number[]", value: "readonly (number | null)[]" },
  1022: { row: "number[]", value: "readonly (number | null)[]" },
  1043: { row: "string" },
  1082: { row: "Date", value: "Date | string" },
  1114: { row: "Date", value: "Date | string" },
  1184: { row: "Date", value: "Date | string" },
  1185: { row: "Date[]", value: "readonly (Date | string | null)[]" },
  1186: { row: "object", value: "string" },
  1700: { row: "string", value: "string | number" },
  2277: { row: "unknown", value: "readonly unknown[]" },
  2278: { row: "string" },
  2950: { row: "string" },
  2951: { row: "string[]", value: "readonly (string | null)[]" },
  3614: { row: "string" },
  3615: { row: "string" },
  3802: { row: "unknown", value: "string | object" },
  5038: { row: "string" },
  5069: { row: "string" },
};
const JSON_TYPE = 114;
const JSONB_TYPE = 3802;
const TEXT_TYPE = 25;
const BUILT_IN = new Set(["Date", "Record", "Array", "Partial", "Pick", "Omit", "Readonly", "Buffer"]);

const typeOf = (oid: number): { row: string; value: string } => {
  const found = TYPES[oid];
  if (!found) throw new Error(`no type here stands for PostgreSQL's type ${oid}: add it to render.ts`);
  return { row: found.row, value: found.value ?? found.row };
};
const pascal = (constant: string): string => constant.charAt(0).toUpperCase() + constant.slice(1);
const isWord = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);

/** Writes the declarations of one owner's statements. */
export class Rendering {
  readonly #owner: string;
  readonly #catalog: Catalog;
  readonly #tables: ReadonlyMap<string, DefinedTable>;
  /** What is imported, by module. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #rows = new Map<string, string>();

  constructor(owner: string, catalog: Catalog, tables: ReadonlyMap<string, DefinedTable>) {
    this.#owner = owner;
    this.#catalog = catalog;
    this.#tables = tables;
  }

  #import(module: string, name: string): void {
    this.#imports.set(module, (this.#imports.get(module) ?? new Set()).add(name));
  }

  /** The type of a column as its table's definition has it; null if it is no table's. */
  #fromTable(origin: { relation: number; column: number } | undefined): string | null {
    const relation = origin && this.#catalog.relation(origin.relation)?.name;
    const column = origin && this.#catalog.columnName(origin.relation, origin.column);
    const table = relation && this.#tables.get(relation);
    const key = table && column && table.columns.get(column);
    if (!table || !key) return null;
    this.#import(table.module, table.constant);
    const row = pascal(table.constant);
    this.#rows.set(row, `type ${row} = typeof ${table.constant}.$inferSelect;`);
    return `${row}["${key}"]`;
  }

  #column(statement: Statement, column: Description["columns"][number]): string {
    const annotation = statement.annotations.get(column.name);
    const nullable = annotation?.nullable ?? column.nullable;
    if (annotation?.type) {
      if (column.type !== JSON_TYPE && column.type !== JSONB_TYPE)
        throw new Error(`"${column.name}" is no JSON: its type is PostgreSQL's`);
      for (const [name] of annotation.type.matchAll(/\b[A-Z]\w*/g))
        if (!BUILT_IN.has(name)) this.#import(specifierOf(findType(name, this.#owner)), name);
      return nullable ? `${annotation.type} | null` : annotation.type;
    }
    const texts = (column.type === TEXT_TYPE ? (column.texts ?? []) : []).map((text) => JSON.stringify(text));
    const own = this.#fromTable(column.origin);
    if (own && column.origin) {
      const stored = this.#catalog.isNullable(column.origin.relation, column.origin.column);
      const type = [stored && !nullable ? `NonNullable<${own}>` : own, ...texts].join(" | ");
      return nullable && !stored ? `${type} | null` : type;
    }
    const type = texts.join(" | ") || typeOf(column.type).row;
    return nullable && type !== "unknown" ? `${type} | null` : type;
  }

  #statement({ statement, description }: Described): string {
    const names = new Set(description.columns.map(({ name }) => name));
    if (names.size < description.columns.length) throw new Error("two columns have one name");
    for (const name of statement.annotations.keys())
      if (!names.has(name)) throw new Error(`"${name}" is annotated and no column of the result`);
    const values = description.values.map((oid) => `${typeOf(oid).value} | null`).join(", ");
    const row = description.columns.map((column) => {
      const name = isWord(column.name) ? column.name : JSON.stringify(column.name);
      return `        ${name}: ${this.#column(statement, column)};\n`;
    });
    const rows = row.length > 0 ? `{\n${row.join("")}      }` : "Record<never, never>";
    return `    ${statement.name}: {\n      values: readonly [${values}];\n      row: ${rows};\n    };\n`;
  }

  /** The whole file. Throws with a statement's name in front when it can't be typed. */
  file(described: readonly Described[]): string {
    const statements = described.map((one) => {
      try {
        return this.#statement(one);
      } catch (error) {
        throw new Error(`${one.statement.name}: ${error instanceof Error ? error.message : error}`);
      }
    });
    const imports = [...this.#imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, names]) => `import type { ${[...names].sort().join(", ")} } from "${module}";\n`);
    const rows = [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `${line}\n`);
    const head = "// Generated by npm run db:types from what PostgreSQL says about each statement.\n";
    return `${head}${imports.join("")}${imports.length > 0 ? "\n" : ""}${rows.join("")}${rows.length > 0 ? "\n" : ""}declare module "#platform/db/statement.ts" {\n  interface Statements {\n${statements.join("")}  }\n}\n\nexport {};\n`;
  }
}
