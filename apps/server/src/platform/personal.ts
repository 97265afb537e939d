import type { Readable } from "node:stream";
import type { Queryable, Tx } from "#platform/db/database.ts";

/** A file of a member's export: its path in the archive and its content. */
export type PersonalFile = { path: string; content: Buffer | string | Readable };

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
  const steps = inErasureOrder(features);
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

/** Each step after those it names. Throws for a feature that is not there, and for steps that wait for one another. */
function inErasureOrder(features: ReadonlyMap<string, PersonalData>) {
  const ordered = new Map<string, NonNullable<PersonalData["erase"]>>();
  const add = (name: string, waiting: readonly string[]): void => {
    if (ordered.has(name)) return;
    if (waiting.includes(name))
      throw new Error(`erasure goes in a circle: ${[...waiting, name].join(" → ")}`);
    const step = features.get(name)?.erase;
    if (!step) throw new Error(`${waiting.at(-1)} is erased after ${name}, which erases nothing`);
    for (const before of step.after) add(before, [...waiting, name]);
    ordered.set(name, step);
  };
  for (const [name, { erase }] of features) if (erase) add(name, []);
  return [...ordered.values()];
}

/** A file of the archive with structured data in it. */
export const jsonFile = (path: string, data: unknown): PersonalFile => ({
  path,
  content: `${JSON.stringify(data, null, 2)}\n`,
});
