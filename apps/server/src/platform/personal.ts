import { Readable } from "node:stream";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** What has to come after others, by their names. */
type After = { readonly after: readonly string[] };

/**
 * Each after those it names, otherwise as they stand. `what` names them in the errors: for one that waits for something
 * that is not there, and for those that wait for one another.
 */
export function inOrderOf<T extends After>(what: string, steps: ReadonlyMap<string, T>): T[] {
  const ordered = new Map<string, T>();
  const add = (name: string, waiting: readonly string[]): void => {
    if (ordered.has(name)) return;
    if (waiting.includes(name))
      throw new Error(`${what} goes in a circle: ${[...waiting, name].join(" → ")}`);
    const step = steps.get(name);
    if (!step) throw new Error(`${what} of ${waiting.at(-1)} comes after ${name}, which has none`);
    for (const before of step.after) add(before, [...waiting, name]);
    ordered.set(name, step);
  };
  for (const name of steps.keys()) add(name, []);
  return [...ordered.values()];
}

/** A file of a member's export: its path in the archive and its content; what may be long is opened when its turn comes. */
export type PersonalFile = { path: string; content: string | (() => Promise<Readable> | Readable) };

/** What a feature holds about a member: for their export, and what must go with them. */
export type PersonalData = {
  /** Everything held about a member, one file after the other. */
  collect?: (memberId: string) => AsyncIterable<PersonalFile>;
  /** Storage keys of their files, asked for before their rows are gone. */
  files?: (db: Queryable, memberId: string) => Promise<readonly string[]>;
  /** What must be put right before their rows are gone (counters of others); in the erasing transaction. */
  erase?: {
    /** The features that are erased before: what they lock, everybody locks first. */
    after: readonly string[];
    run: (tx: Tx, memberId: string) => Promise<unknown>;
  };
};

/** The features' knowledge about members, gathered for export and erasure (product: people and accounts). */
export interface Personal {
  collect(memberId: string): AsyncIterable<PersonalFile>;
  files(db: Queryable, memberId: string): Promise<string[]>;
  erase(tx: Tx, memberId: string): Promise<void>;
}

/** Makes the register of a process from what each feature holds, by its name. */
export function createPersonal(features: ReadonlyMap<string, PersonalData>): Personal {
  const steps = inOrderOf(
    "erasure",
    new Map([...features].flatMap(([name, { erase }]) => (erase ? [[name, erase] as const] : []))),
  );
  return {
    async *collect(memberId) {
      for (const { collect } of features.values()) if (collect) yield* collect(memberId);
    },
    async files(db, memberId) {
      const keys: string[] = [];
      for (const { files } of features.values()) keys.push(...((await files?.(db, memberId)) ?? []));
      return keys;
    },
    async erase(tx, memberId) {
      for (const step of steps) await step.run(tx, memberId);
    },
  };
}

/** A stored file in the archive, read while it is sent; none if it is not there. */
export async function* storedFile(
  storage: Pick<Storage, "open">,
  path: string,
  key: string | null,
): AsyncGenerator<PersonalFile> {
  const file = key ? await storage.open(key) : null;
  if (!file) return;
  yield { path, content: () => (file.size === 0 ? Readable.from([]) : file.read(0, file.size - 1)) };
}

/** Rows of a long list per read. */
export const ROWS_AT_A_TIME = 500;
/** All rows of a long list: `read` answers the next ones behind a row (null: the first), fewer than asked for at the end. */
export async function* rowsOf<Row>(
  read: (after: Row | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const rows: readonly Row[] = await read(after, ROWS_AT_A_TIME);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (after === null || rows.length < ROWS_AT_A_TIME) return;
  }
}

async function* listText(rows: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]" : "\n]";
}

/** An object with its lists row by row: written at once, thousands of rows would hold up every other request. */
async function* objectText(entries: readonly (readonly [string, unknown])[]): AsyncGenerator<string> {
  let separator = "{\n";
  for (const [name, value] of entries) {
    yield `${separator}${JSON.stringify(name)}: `;
    if (isRows(value)) yield* listText(value);
    else yield JSON.stringify(value);
    separator = ",\n";
  }
  yield separator === "{\n" ? "{}\n" : "\n}\n";
}

const isRows = (value: unknown): value is AsyncIterable<unknown> | readonly unknown[] =>
  Array.isArray(value) || (typeof value === "object" && value !== null && Symbol.asyncIterator in value);

/** A file of the archive with a long list in it, read while it is written: `head`, and the list under its name. */
export const jsonListFile = (
  path: string,
  head: object,
  name: string,
  rows: () => AsyncIterable<unknown>,
): PersonalFile => ({
  path,
  content: () => Readable.from(objectText([...Object.entries(head), [name, rows()]])),
});

/** A file of the archive with structured data in it. */
export const jsonFile = (path: string, data: object | null): PersonalFile => ({
  path,
  content: () => Readable.from(Array.isArray(data) ? listText(data) : objectText(Object.entries(data ?? {}))),
});
