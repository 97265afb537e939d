import { lookForChinese } from "./chinese.ts";

/** After this time a prefetched answer is not used any more: a later request needs the current state. In ms. */
const FRESH_MS = 10_000;

type Answers = Map<string, unknown>;

/** Those that are there and not given yet. */
let there: Answers | undefined;

/** Forgets the answers once they are no longer fresh. */
async function receive(started: Promise<string>): Promise<Answers> {
  const text = await started;
  lookForChinese(text);
  const all: Answers = new Map(Object.entries(JSON.parse(text)));
  setTimeout(() => all.clear(), FRESH_MS);
  there = all;
  return all;
}

/** What the document asked for before any script was there (`open-script.ts`), by address. */
let begun: Promise<Answers> | undefined = globalThis.begun && receive(globalThis.begun);

/** Resolves when the prefetched answers have arrived; at once if none were requested. */
export const whenBegun = async (): Promise<void> => void (await begun);

/** A page is starting for this time: it may hold answers and not listen for changes yet, because its texts are loading. In ms. */
const STARTING_MS = 60_000;

let outdated = false;
let onOutdated: (() => void) | undefined;
/** Calls `listener` whenever something changes while the page starts. */
export function whenBegunOutdated(listener: () => void): void {
  onOutdated = listener;
}

/** Marks the prefetched answers as stale: they may still be shown, but are requested again. */
export function outdateBegun(): void {
  outdated = true;
  if (performance.now() < STARTING_MS) onOutdated?.();
}
/** Whether something has changed since the page's start. */
export const isBegunOutdated = (): boolean => outdated;

/** The same as `takeBegun` for a page that is about to be drawn: what is not there by now is undefined. */
export function takeBegunNow(address: string): unknown {
  const answer = there?.get(address);
  there?.delete(address);
  return answer;
}

/** A prefetched answer; each is returned once. Null: it has to be requested. */
export async function takeBegun(address: string, signal?: AbortSignal): Promise<{ answer: unknown } | null> {
  const answers = await begun;
  signal?.throwIfAborted();
  if (!answers?.has(address) || outdated) return null;
  const answer = answers.get(address);
  answers.delete(address);
  return { answer };
}

/** Drops the prefetched answers: they belong to the previous session. */
export function forgetBegun(): void {
  begun = undefined;
  there = undefined;
}
