import type { ErrorCode } from "@kompagnon/contract/wire/endpoint.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";

/** A broken field of a request, and what is wrong with it. */
export type Broken = { field: string; code: CodeWithText };

/**
 * A refusal with a stable code that its endpoint declares; the text comes from the translations at the edge.
 * `details` name broken fields, `data` fills placeholders of the text, `retryAfter` is in seconds.
 */
export class Fail extends Error {
  readonly code: CodeWithText;
  readonly details: Broken[] | undefined;
  readonly data: Record<string, string | number> | undefined;
  readonly retryAfter: number | undefined;
  constructor(
    code: CodeWithText,
    extra: {
      details?: Broken[];
      data?: Record<string, string | number>;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.details = extra.details;
    this.data = extra.data;
    this.retryAfter = extra.retryAfter;
  }
}

/**
 * The same class for a feature's services: `new Fail("name_taken")` compiles only where one of the feature's endpoints (or
 * all, as those of `commonErrors`) declares the code.
 */
export const failOf = <Endpoints extends object>(): (new (
  code: ErrorCode<Endpoints[keyof Endpoints]>,
  extra?: ConstructorParameters<typeof Fail>[1],
) => Fail) => Fail;

/** A ban as an error; its text tells reason and end where there are any. */
export const bannedFail = ({ reason, until }: { reason: string | null; until: Date | null }): Fail =>
  new Fail("banned", {
    data: {
      reason: reason ?? "",
      until: until?.getTime() ?? 0,
      // Picks banned, banned_reason, banned_until or banned_reason_until.
      context: [reason && "reason", until && "until"].filter(Boolean).join("_"),
    },
  });

/** PostgreSQL's code for a broken unique key. */
const UNIQUE_VIOLATION = "23505";
/** Whether an error is a broken unique key, of this constraint if one is named. */
export const isTaken = (error: unknown, constraint?: string): boolean => {
  const found = rootOf(error) as { code?: string; constraint?: string }; // pg's DatabaseError
  return found?.code === UNIQUE_VIOLATION && (constraint === undefined || found.constraint === constraint);
};

/** PostgreSQL's code for a reference to a row that is not there. */
const REFERENCE_VIOLATION = "23503";
/** Whether an error is a reference to something that has gone, by this constraint. */
export const isGone = (error: unknown, constraint: string): boolean => {
  const found = rootOf(error) as { code?: string; constraint?: string }; // pg's DatabaseError
  return found?.code === REFERENCE_VIOLATION && found.constraint === constraint;
};

/** PostgreSQL's codes for a character that no text of it holds: NUL, which JSON and addresses can carry. */
const UNSTORABLE = new Set(["22021", "22P05"]);
/** Whether the error was caused by a character in a member's input that PostgreSQL can't store. */
export const isUnstorable = (error: unknown): boolean =>
  UNSTORABLE.has((rootOf(error) as { code?: string })?.code ?? ""); // pg's DatabaseError

/** drizzle wraps a database error; this is the one underneath. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause ? rootOf(error.cause) : error;

const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08003",
  "08001",
]);
const AWAY_TEXT =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;
/** The common code an unexpected error is answered with: a dependency away is 503, a full disk 507, the rest 500. */
export const codeOf = (error: unknown): "unavailable" | "storage_full" | "internal" => {
  const found = rootOf(error) as { code?: string; message?: string }; // Node's and pg's errors carry a code
  if (found?.code === "ENOSPC" || found?.code === "53100") return "storage_full";
  if ((found?.code && AWAY.has(found.code)) || AWAY_TEXT.test(found?.message ?? "")) return "unavailable";
  return "internal";
};
