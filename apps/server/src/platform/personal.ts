import type { Readable } from "node:stream";
import type { Queryable, Tx } from "#platform/db/database.ts";

/** A file of a member's export: its path in the archive and its content. */
export type PersonalFile = { path: string; content: Buffer | string | Readable };

/** What a feature knows about a member: for their export, and what must go with them. */
export type PersonalData = {
  /** Everything held about a member, one file after the other. */
  collect?: (memberId: string) => AsyncIterable<PersonalFile>;
  /** Storage keys of their files, asked for before their rows are gone. */
  files?: (db: Queryable, memberId: string) => Promise<readonly string[]>;
  /** What must be put right before their rows are gone (counters of others); in the erasing transaction. */
  erase?: (tx: Tx, memberId: string) => Promise<unknown>;
};

/** The features' knowledge about members, gathered for export and erasure (product: people and accounts). */
export interface Personal {
  add(feature: PersonalData): void;
  collect(memberId: string): AsyncIterable<PersonalFile>;
  files(db: Queryable, memberId: string): Promise<string[]>;
  erase(tx: Tx, memberId: string): Promise<void>;
}

/** Makes the register of a process. */
export function createPersonal(): Personal {
  const features: PersonalData[] = [];
  return {
    add: (feature) => void features.push(feature),
    async *collect(memberId) {
      for (const feature of features) if (feature.collect) yield* feature.collect(memberId);
    },
    async files(db, memberId) {
      const keys: string[] = [];
      for (const feature of features) keys.push(...((await feature.files?.(db, memberId)) ?? []));
      return keys;
    },
    async erase(tx, memberId) {
      for (const feature of features) await feature.erase?.(tx, memberId);
    },
  };
}

/** A file of the archive with structured data in it. */
export const jsonFile = (path: string, data: unknown): PersonalFile => ({
  path,
  content: `${JSON.stringify(data, null, 2)}\n`,
});
