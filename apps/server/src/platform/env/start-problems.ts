/** A reason that is complete without a stack. */
export class StartProblem extends Error {
  override name = "StartProblem";
}

/** Why a start failed, as an operator can act on it; the stack only where the reason is not known. */
export function explainStart(error: unknown): string {
  const { code, port, path, message } = readError(error);
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program: set PORT (or METRICS_PORT) to a free one.`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} may not be used by this user: set PORT to one from 1024 on.`;
  if (isDiskFull(code, message))
    return "The disk is full. Free some space, or set DATA_DIR to a folder on another disk.";
  if (code === "EIO")
    return "The disk cannot be read or written (input/output error): it may be full or broken.";
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return `${path ?? "A folder"} cannot be written by this user. Give it the rights, or set DATA_DIR to a folder that it may write.`;
  if (/invalid locale (name|settings)|locale .* (?:not supported|unrecognized)/i.test(message))
    return "This machine has no locale C.UTF-8, which the embedded PostgreSQL needs: install the locales of its distribution, or set DATABASE_URL to a PostgreSQL server.";
  if (error instanceof StartProblem) return message;
  return `Kompagnon could not start: ${error instanceof Error ? (error.stack ?? message) : message}`;
}

/** 53100 is PostgreSQL's disk_full. */
const isDiskFull = (code: string, message: string): boolean =>
  ["ENOSPC", "EDQUOT", "53100"].includes(code) ||
  /No space left on device|Disk quota exceeded|could not extend file/i.test(message);

function readError(error: unknown): { code: string; port?: number; path?: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  const { code, port, path } = error as { code?: unknown; port?: unknown; path?: unknown }; // set by Node and pg
  return {
    code: typeof code === "string" ? code : "",
    ...(typeof port === "number" && { port }),
    ...(typeof path === "string" && { path }),
    message: error.message,
  };
}
