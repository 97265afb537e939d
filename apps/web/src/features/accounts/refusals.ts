import { LOCK_SECONDS } from "@kompagnon/contract/accounts/rules.ts";
import { ApiError } from "#platform/call.ts";
import { storeBanMessage } from "#platform/session.ts";
import { countFailure, lockFor } from "./attempts.ts";
import type { Field, Mode, Problem, Problems } from "./credentials.ts";

/** What the form says about a whole try: a text of ours by its name, or the server's own words. */
export type FormMessage =
  | { ours: "suspicious_input" | "captcha_required" | "captcha_failed" | "captcha_harder" }
  | { ours: "wrong_credentials" | "offline" }
  | { ours: "unavailable" | "unexpected" }
  | { theirs: string };
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
  if (!(failure instanceof ApiError)) return { problems: {}, message: { ours: "unexpected" } };
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
      return { ours: code };
    default:
      // Without the number to quote it was no answer of ours, only some gateway's.
      return message === "" || (status >= 500 && id === null) ? { ours: "unexpected" } : { theirs: message };
  }
}
