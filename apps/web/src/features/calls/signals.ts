import type { LiveData } from "@kompagnon/contract/live/events.ts";
import type { About } from "./engine/state.ts";

/** The live events that tell of calls. */
export const CALL_KINDS = [
  "rtc_ring",
  "rtc_offer",
  "rtc_answer",
  "rtc_ice",
  "rtc_accept",
  "rtc_decline",
  "rtc_hangup",
] as const;
type CallKind = (typeof CALL_KINDS)[number];

/** Something that a call's handling must hear of: a live event, or a wish of the person in front of the page. */
export type Signal =
  | { [K in CallKind]: { kind: K; data: LiveData<K> } }[CallKind]
  | { kind: "start"; about: Pick<About, "chatId" | "partner"> };

const waiting: Signal[] = [];
const listeners = new Set<() => void>();
let receiver: ((signal: Signal) => void) | null = null;
let isNeeded = false;

/** Wants what handles calls: it is heavy, and comes with the first call only. */
function wantCalls(): void {
  if (isNeeded) return;
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Whether there was any call yet. */
export const isCallEngineNeeded = (): boolean => isNeeded;

/** Tells when the first call came. */
export function onCallEngineNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands a signal to what handles calls; what comes before that is there waits. */
export function signalCalls(signal: Signal): void {
  if (signal.kind === "rtc_ring" || signal.kind === "start") wantCalls();
  if (receiver) receiver(signal);
  else if (isNeeded) waiting.push(signal);
}

/** Whatever handles calls takes the signals over, those that waited first. Answers how to stop. */
export function receiveCalls(take: (signal: Signal) => void): () => void {
  receiver = take;
  for (const signal of waiting.splice(0)) take(signal);
  return () => {
    if (receiver === take) receiver = null;
  };
}
