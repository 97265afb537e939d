import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { commonErrors } from "@kompagnon/contract/wire/endpoint.ts";
import type { Made } from "./requests.ts";
import { CUT_OFF, type FuzzResponse } from "./send.ts";

/** Longer than any answer without a paper, a picture or a password may take, in ms, on a machine that is busy. */
const SLOW_MS = 20_000;
/** A body of this size may be refused while it still comes: then the connection ends. */
const LARGE = 48 * 1024;
/** What an answer to members never holds: traces, statements, and places on the server's disk. */
const TELLTALE =
  /\n {4}at |node_modules|syntax error at or near|\/apps\/server\/|violates .{0,40} constraint/;

/** What is wrong with an answer; null if nothing is. */
export function judge(endpoint: Endpoint, made: Made, heard: FuzzResponse): string | null {
  const { status, broken, text, headers, ms } = heard;
  if (broken === CUT_OFF && made.delivery === "cut") return null;
  if (broken) {
    const isRefusal = (made.body?.length ?? 0) > LARGE || made.path.length > 8_000;
    return isRefusal && /ECONNRESET|EPIPE|socket hang up/.test(broken) ? null : `no answer: ${broken}`;
  }
  if (ms > SLOW_MS) return `answered after ${Math.round(ms)} ms`;
  if (TELLTALE.test(text)) return "the answer tells of the server's inside";
  if (status < 400) return null;
  if (!headers["content-type"]?.includes("json")) return `${status} is no JSON`;
  const { error, message } = JSON.parse(text) as { error?: string; message?: string }; // checked below
  if (!error || !message) return `${status} has not the shape of an error`;
  const declared: Readonly<Record<string, number>> = { ...commonErrors, ...endpoint.errors };
  if (declared[error] !== status) return `${status} ${error} is not declared`;
  return status >= 500 && !endpoint.errors?.[error] ? `${status} ${error}` : null;
}

/** What is wrong with an answer to nonsense; null if nothing is, also where the connection was closed without a word. */
export function judgeNonsense(heard: string): string | null {
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
  if (heard !== "" && status === 0) return "the answer is no HTTP";
  if (status >= 500 && status !== 505 && status !== 501) return `${status}`;
  return TELLTALE.test(heard) ? "the answer tells of the server's inside" : null;
}
