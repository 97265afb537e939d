import type { Readable } from "node:stream";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { inOrderOf } from "#platform/order.ts";

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

/** A file of the archive with structured data in it. */
export const jsonFile = (path: string, data: unknown): PersonalFile => ({
  path,
  content: `${JSON.stringify(data, null, 2)}\n`,
});
