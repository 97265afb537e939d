import { ATTEMPTS_MAX, LOCK_SECONDS } from "@kompagnon/contract/accounts/rules.ts";
import { useSyncExternalStore } from "react";
import { ApiError } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { storeBanMessage } from "#platform/session.ts";
import type { Field, Mode, Problem, Problems } from "./credentials.ts";

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
type Counts = Readonly<Record<string, Attempts>>;

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
const lockFor = (mode: Mode, email: string, seconds: number): void =>
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

/** What the form says about a whole try: the code of one of its texts, or the server's own words. */
export type FormMessage =
  | { code: "suspicious_input" | "captcha_required" | "captcha_failed" | "captcha_harder" }
  | { code: "wrong_credentials" | "offline" }
  | { code: "unavailable" | "unexpected" }
  | { text: string };
/** A refused try: broken fields, or one sentence, or neither when the lock or the ban speaks for itself. */
export type Refusal = { problems: Problems; message: FormMessage | null };

const COUNTED: readonly string[] = ["wrong_credentials", "suspicious_input"];
const FIELD_OF = {
  email_invalid: "email",
  email_taken: "email",
  password_short: "password",
  password_long: "password",
  password_common: "password",
  terms_required: "terms",
} as const satisfies Partial<Record<Problem, Field>>;
const isFieldCode = (code: string): code is keyof typeof FIELD_OF => Object.hasOwn(FIELD_OF, code);

/** Turns a failed try into what the form shows (spec: community, section 8), counting and locking on the way. */
export function refusalOf(failure: unknown, mode: Mode, email: string): Refusal {
  if (!(failure instanceof ApiError)) return { problems: {}, message: { code: "unexpected" } };
  const { code, status, message, retryAfter, details } = failure;
  if (code === "too_many_attempts") {
    lockFor(mode, email, retryAfter ?? LOCK_SECONDS);
    return { problems: {}, message: null };
  }
  if (code === "banned") {
    storeBanMessage(message);
    return { problems: {}, message: null };
  }
  if (COUNTED.includes(code)) countFailure(mode, email);
  const problems: Problems = {};
  for (const one of [code, ...details.map((detail) => detail.code)])
    if (isFieldCode(one)) problems[FIELD_OF[one]] = one;
  if (Object.keys(problems).length > 0) return { problems, message: null };
  return { problems, message: sentence(code, status, message, failure.id) };
}

function sentence(code: string, status: number, message: string, id: string | null): FormMessage {
  switch (code) {
    case "offline":
    case "unavailable":
    case "suspicious_input":
    case "captcha_required":
    case "captcha_failed":
    case "captcha_harder":
    case "wrong_credentials":
      return { code };
    default:
      // Without the number to quote it was no answer of ours, only some gateway's.
      return message === "" || (status >= 500 && id === null) ? { code: "unexpected" } : { text: message };
  }
}
