import type { Tx } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

/** What may happen, by name; each room adds its own by declaration merging in its door. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms merge their facts into it
export interface FactMap {}

type Name = keyof FactMap;
type Within<N extends Name> = (tx: Tx, fact: FactMap[N]) => Promise<void>;
type After<N extends Name> = (fact: FactMap[N]) => void | Promise<void>;

/** Facts decouple rooms: the one that tells a fact does not know who listens. */
export interface Facts {
  /** Tells a fact in its transaction: `within` listeners run now, `after` listeners once it is committed. */
  tell<N extends Name>(tx: Tx, name: N, fact: FactMap[N]): Promise<void>;
  /** Tells `after` listeners a fact that a statement of its own has committed already (a database function). */
  told<N extends Name>(name: N, fact: FactMap[N]): void;
  /** Listens inside the telling transaction: must not be lost, and a failure undoes everything. */
  within<N extends Name>(name: N, listener: Within<N>): void;
  /** Listens after the commit: may be lost if the process dies just then. */
  after<N extends Name>(name: N, listener: After<N>): void;
}

/** Makes the fact board of a process. */
export function createFacts(log: Log): Facts {
  const within = new Map<string, ((tx: Tx, fact: never) => Promise<void>)[]>();
  const after = new Map<string, ((fact: never) => void | Promise<void>)[]>();
  const add = <T>(map: Map<string, T[]>, name: string, listener: T) =>
    map.set(name, [...(map.get(name) ?? []), listener]);
  const tellAfter = (name: string, fact: object) => {
    for (const listener of after.get(name) ?? [])
      Promise.resolve()
        .then(() => listener(fact as never)) // added under the same name
        .catch((error: unknown) => log.error({ err: error, fact: name }, "fact listener failed"));
  };
  return {
    told: tellAfter,
    within: (name, listener) => void add(within, name, listener),
    after: (name, listener) => void add(after, name, listener),
    async tell(tx, name, fact) {
      for (const listener of within.get(name) ?? []) await listener(tx, fact as never); // added under the same name
      if (after.has(name)) tx.afterCommit(() => tellAfter(name, fact));
    },
  };
}
