import type { Tx } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

/**
 * Domain events by name; each feature adds its own by declaration merging next to the code that publishes it.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their domain events into it
export interface DomainEventMap {}

type Name = keyof DomainEventMap;
type Within<N extends Name> = (tx: Tx, event: DomainEventMap[N]) => Promise<void>;
type After<N extends Name> = (event: DomainEventMap[N]) => void | Promise<void>;

/** Domain events decouple features: a publisher does not know its listeners. */
export interface DomainEvents {
  /** Publishes a domain event in its transaction: `within` listeners run now, `after` listeners once it is committed. */
  publish<N extends Name>(tx: Tx, name: N, event: DomainEventMap[N]): Promise<void>;
  /** Listens inside the publishing transaction: must not be lost, and a failure undoes everything. */
  within<N extends Name>(name: N, listener: Within<N>): void;
  /** Listens after the commit: may be lost if the process dies just then. */
  after<N extends Name>(name: N, listener: After<N>): void;
}

/** Makes the domain events of a process. */
export function createDomainEvents(log: Log): DomainEvents {
  const within = new Map<string, ((tx: Tx, event: never) => Promise<void>)[]>();
  const after = new Map<string, ((event: never) => void | Promise<void>)[]>();
  const add = <T>(map: Map<string, T[]>, name: string, listener: T) =>
    map.set(name, [...(map.get(name) ?? []), listener]);
  const publishAfter = (name: string, event: object) => {
    for (const listener of after.get(name) ?? [])
      Promise.resolve()
        .then(() => listener(event as never)) // added under the same name
        .catch((error: unknown) => log.error({ err: error, event: name }, "domain event listener failed"));
  };
  return {
    within: (name, listener) => void add(within, name, listener),
    after: (name, listener) => void add(after, name, listener),
    async publish(tx, name, event) {
      for (const listener of within.get(name) ?? []) await listener(tx, event as never); // added under the same name
      if (after.has(name)) tx.afterCommit(() => publishAfter(name, event));
    },
  };
}
