import { ATTEMPTS_MAX, LOCK_SECONDS } from "@kompagnon/contract/accounts/rules.ts";
import { useSyncExternalStore } from "react";
import { keep, recall } from "#platform/device.ts";

/** The failed tries on this device; times in ms. A mirror of the server's count that survives a reload. */
export type Attempts = { failures: number; firstAt: number; lockedUntil: number };

const STORED_AS = "sign_in_attempts";
const NONE: Attempts = { failures: 0, firstAt: 0, lockedUntil: 0 };
const LOCK_MS = LOCK_SECONDS * 1000;

/** The count after one more failure at `now`: the fifth within five minutes locks for five (spec: community, section 9). */
export function afterFailure(before: Attempts, now: number): Attempts {
  const spent = before.lockedUntil > 0 ? before.lockedUntil <= now : before.firstAt + LOCK_MS <= now;
  const { failures, firstAt } = spent ? { failures: 0, firstAt: now } : before;
  const count = failures + 1;
  return { failures: count, firstAt, lockedUntil: count >= ATTEMPTS_MAX ? now + LOCK_MS : 0 };
}

/** Whole seconds until the form opens again, 0 when it is open; never more than the lock is long. */
export const secondsLocked = ({ lockedUntil }: Attempts, now: number): number =>
  Math.max(0, Math.min(LOCK_SECONDS, Math.ceil((lockedUntil - now) / 1000)));

/** Reads what was stored; anything unreadable counts as no attempt. */
export function parseAttempts(text: string | null): Attempts {
  try {
    const stored: Partial<Attempts> | null = JSON.parse(text ?? "null");
    const { failures, firstAt, lockedUntil } = { ...NONE, ...stored };
    return [failures, firstAt, lockedUntil].every(Number.isFinite)
      ? { failures, firstAt, lockedUntil }
      : NONE;
  } catch {
    return NONE; // somebody else's text: the server counts anyway
  }
}

const listeners = new Set<() => void>();
function store(attempts: Attempts | null): void {
  keep(STORED_AS, attempts && JSON.stringify(attempts));
  for (const listener of listeners) listener();
}
const stored = () => parseAttempts(recall(STORED_AS));

/** Counts a failed try on this device. */
export const countFailure = (): void => store(afterFailure(stored(), Date.now()));
/** The server has locked: opens again after `seconds`. */
export const lockFor = (seconds: number): void =>
  store({ failures: ATTEMPTS_MAX, firstAt: Date.now(), lockedUntil: Date.now() + seconds * 1000 });
/** After a success the count starts anew. */
export const forgetFailures = (): void => store(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  const timer = setInterval(listener, 1000);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    clearInterval(timer);
  };
}

/** Seconds until the form opens again, counting down; 0 when it is open. */
export const useLock = (): number =>
  useSyncExternalStore(
    subscribe,
    () => secondsLocked(stored(), Date.now()),
    () => 0,
  );
