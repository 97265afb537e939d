import type { LiveData, LiveKind } from "@kompagnon/contract/live/events.ts";

/** `connecting` until the first try has failed or a lost stream is back; `down` while features must poll. */
export type LiveState = "connecting" | "live" | "down";
type Handler = (data: never) => void;

/** Who listens to live events in this page. */
export interface Bus {
  /** Calls `handler` for every event of a kind; the answer stops it. An event may tell what was fetched already. */
  on<K extends LiveKind>(kind: K, handler: (data: LiveData<K>) => void): () => void;
  /** Calls `handler` when events have been lost: whatever live events keep current must be fetched again. */
  onResync(handler: () => void): () => void;
  publish(kind: string, data: unknown): void;
  resync(): void;
  readonly state: LiveState;
  setState(state: LiveState): void;
  onState(listener: () => void): () => void;
}

/** Makes a bus; `onDelivered` is called with every event before its handlers. A handler that throws is reported and does not keep the others from hearing. */
export function createBus(onDelivered: (kind: string) => void = () => undefined): Bus {
  const handlers = new Map<string, Set<Handler>>();
  const resyncs = new Set<() => void>();
  const listeners = new Set<() => void>();
  let state: LiveState = "connecting";
  return {
    on(kind, handler) {
      const existing: Set<Handler> = handlers.get(kind) ?? new Set();
      handlers.set(kind, existing.add(handler));
      return () => existing.delete(handler);
    },
    onResync: (handler) => add(resyncs, handler),
    publish: (kind, data) => {
      onDelivered(kind);
      callAll(handlers.get(kind) ?? [], data as never); // the server parsed it by the kind's schema
    },
    resync: () => callAll(resyncs),
    get state() {
      return state;
    },
    setState(next) {
      if (state === next) return;
      state = next;
      callAll(listeners);
    },
    onState: (listener) => add(listeners, listener),
  };
}

function add<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}

function callAll<A extends unknown[]>(handlers: Iterable<(...given: A) => void>, ...given: A): void {
  for (const handler of [...handlers])
    try {
      handler(...given);
    } catch (failure) {
      reportError(failure);
    }
}
