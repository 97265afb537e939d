import { detectCjk } from "./chinese.ts";

/** After this time a prefetched answer is not used any more: a later request needs the current state. In ms. */
const FRESH_MS = 10_000;

type Answers = Map<string, unknown>;

/** Those that are there and not given yet. */
let unclaimed: Answers | undefined;

/** Forgets the answers once they are no longer fresh. */
async function receive(started: Promise<string>): Promise<Answers> {
  const text = await started;
  detectCjk(text);
  const all: Answers = new Map(Object.entries(JSON.parse(text)));
  setTimeout(() => all.clear(), FRESH_MS);
  unclaimed = all;
  return all;
}

/** What the document asked for before any script was there (`open-script.ts`), by address. */
let prefetched: Promise<Answers> | undefined = globalThis.begun && receive(globalThis.begun);

/** Resolves when the prefetched answers have arrived; at once if none were requested. */
export const whenPrefetched = async (): Promise<void> => void (await prefetched);

/** A page is starting for this time: it may hold answers and not listen for changes yet, because its texts are loading. In ms. */
const STARTING_MS = 60_000;

let outdated = false;
let onOutdated: (() => void) | undefined;
/** Calls `listener` whenever something changes while the page starts. */
export function whenPrefetchedOutdated(listener: () => void): void {
  onOutdated = listener;
}

/** Marks the prefetched answers as stale: they may still be shown, but are requested again. */
export function outdatePrefetched(): void {
  outdated = true;
  if (performance.now() < STARTING_MS) onOutdated?.();
}
/** Whether something has changed since the page's start. */
export const isPrefetchedOutdated = (): boolean => outdated;

/** The same as `takePrefetched` for a page that is about to be drawn: what is not there by now is undefined. */
export function takePrefetchedNow(address: string): unknown {
  const answer = unclaimed?.get(address);
  unclaimed?.delete(address);
  return answer;
}

/** A prefetched answer; each is returned once. Null: it has to be requested. */
export async function takePrefetched(
  address: string,
  signal?: AbortSignal,
): Promise<{ answer: unknown } | null> {
  const answers = await prefetched;
  signal?.throwIfAborted();
  if (!answers?.has(address) || outdated) return null;
  const answer = answers.get(address);
  answers.delete(address);
  return { answer };
}

/** Drops the prefetched answers: they belong to the previous session. */
export function forgetPrefetched(): void {
  prefetched = undefined;
  unclaimed = undefined;
}
