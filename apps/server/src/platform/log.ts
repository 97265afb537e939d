import pino from "pino";

/** A structured logger. */
export type Log = pino.Logger;

// Fields that may carry a secret or personal data never reach a line, wherever they stand.
const SECRET = [
  "password",
  "token",
  "captcha_token",
  "cookie",
  "authorization",
  "email",
  "t",
  "ticket",
  "text",
  "newPassword",
];
const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Errors keep type, message, code and stack; a database error's `detail` and `parameters` hold members' data. */
const err = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: error.message,
        code: (error as { code?: unknown }).code,
        stack: error.stack,
      } // code: set by Node and pg
    : { type: typeof error };

/** Makes the process's logger: JSON lines on standard output. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, redact: { paths, censor: "[redacted]" }, serializers: { err, error: err } });
