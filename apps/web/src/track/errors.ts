import type { ErrorType } from "@kompagnon/contract/analytics/rules.ts";

/** An error, without the member it happened to. */
export type Fault = {
  errorType: ErrorType;
  errorMessage: string;
  errorStack: string;
  sourceFile: string;
  lineNumber: number | null;
  columnNumber: number | null;
};

/** As much of it as the contract takes. */
const MESSAGE_MAX = 500;
const STACK_MAX = 4_000;
/** The maximum number of faults reported per page. */
const FAULTS_MAX = 10;

/** Without addresses of mail, ids, queries and the host. */
const bare = (text: string): string =>
  text
    .replaceAll(location.origin, "")
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, "…@…")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ":id")
    .replace(/\?[^\s"')]*/g, "");
const messageOf = (what: unknown): string =>
  what instanceof Error ? `${what.name}: ${what.message}` : String(what);

/** Reports errors of the page until the returned function is called; the same fault once. */
export function followErrors(tell: (fault: Fault) => void): () => void {
  const reported = new Set<string>();
  const report = (errorType: ErrorType, what: unknown, at?: ErrorEvent) => {
    const errorMessage = bare(messageOf(what)).slice(0, MESSAGE_MAX);
    const key = `${errorType} ${errorMessage} ${at?.lineno}`;
    if (reported.has(key) || reported.size >= FAULTS_MAX) return;
    reported.add(key);
    tell({
      errorType,
      errorMessage,
      errorStack: bare(what instanceof Error ? (what.stack ?? "") : "").slice(0, STACK_MAX),
      sourceFile: bare(at?.filename ?? "").slice(0, MESSAGE_MAX),
      lineNumber: at?.lineno ?? null,
      columnNumber: at?.colno ?? null,
    });
  };
  const onError = (event: ErrorEvent) => {
    // A file that did not load is no error of the code; what extensions do is none of ours.
    if (event instanceof ErrorEvent && (!event.filename || event.filename.startsWith(location.origin)))
      report("javascript", event.error ?? event.message, event);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => report("promise_rejection", reason);
  const { error } = console;
  const say = (...words: unknown[]) => {
    error.apply(console, words);
    const known = words.find((one) => one instanceof Error);
    report("console", known ?? words.filter((one) => typeof one === "string").join(" "));
  };
  console.error = say;
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    if (console.error === say) console.error = error;
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
