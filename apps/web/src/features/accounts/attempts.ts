import { ATTEMPTS_MAX, LOCK_SECONDS } from "@kompagnon/contract/accounts/rules.ts";
import { useSyncExternalStore } from "react";
import { readItem, storeItem } from "#platform/device-storage.ts";
import type { Mode } from "./credentials.ts";

/** The failed tries at one account on this device; times in ms. A mirror of the server's count that survives a reload. */
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

/** What is stored: the counts by side of the login and account. */
export type Counts = Readonly<Record<string, Attempts>>;

const isCount = (value: unknown): value is Attempts => {
  const { failures, firstAt, lockedUntil } = { ...NONE, failures: Number.NaN, ...(value as object) };
  return [failures, firstAt, lockedUntil].every(Number.isFinite);
};

/** Reads what was stored; anything unreadable counts as no attempt. */
export function parseCounts(text: string | null): Counts {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, count]) => isCount(count)));
  } catch {
    return {}; // the stored value is invalid: the server counts anyway
  }
}

/** The key of an account in storage: it identifies the account on this device without containing its address. */
export function keyOf(mode: Mode, email: string): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (const unit of email) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${mode} ${hash.toString(36)}`;
}

const listeners = new Set<() => void>();
const stored = () => parseCounts(readItem(STORED_AS));
/** Stores a count, without those that are over. */
function store(key: string, attempts: Attempts | null): void {
  const now = Date.now();
  const live = Object.entries(stored()).filter(
    ([other, { firstAt, lockedUntil }]) => other !== key && Math.max(firstAt + LOCK_MS, lockedUntil) > now,
  );
  const all = attempts ? [...live, [key, attempts] as const] : live;
  storeItem(STORED_AS, all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null);
  for (const listener of listeners) listener();
}

/** Counts a failed try at an account on this device. */
export function countFailure(mode: Mode, email: string): void {
  const key = keyOf(mode, email);
  store(key, afterFailure(stored()[key] ?? NONE, Date.now()));
}
/** The server has locked the account here: opens again after `seconds`. */
export const lockFor = (mode: Mode, email: string, seconds: number): void =>
  store(keyOf(mode, email), {
    failures: ATTEMPTS_MAX,
    firstAt: Date.now(),
    lockedUntil: Date.now() + seconds * 1000,
  });
/** Resets the account's count after a success. */
export const forgetFailures = (mode: Mode, email: string): void => store(keyOf(mode, email), null);

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

/** Seconds until the form opens again for this account; 0 when it is open. */
export const secondsLeft = (mode: Mode, email: string): number =>
  secondsLocked(stored()[keyOf(mode, email)] ?? NONE, Date.now());

/** The same, counting down. */
export const useLock = (mode: Mode, email: string): number =>
  useSyncExternalStore(
    subscribe,
    () => secondsLeft(mode, email),
    () => 0,
  );
