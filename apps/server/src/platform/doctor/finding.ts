/** What was looked at, how it is, and what to do about it. Names no secret and no one's data. */
export type Finding = { level: "ok" | "warn" | "fail"; about: string; text: string };

const of =
  (level: Finding["level"]) =>
  (about: string, text: string): Finding => ({ level, about, text });
/** As it should be. */
export const ok = of("ok");
/** It works, and could be better or soon won't. */
export const warn = of("warn");
/** Something is broken or dangerous. */
export const fail = of("fail");

/** What went wrong, without words of others: they may carry addresses and passwords. */
export const codeIn = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }; // set by Node and by libraries
  return typeof code === "string" ? code : String(name ?? "unknown");
};

/** Longest that one check takes, in ms. */
export const TIMEOUT_MS = 5_000;

/** Gives a check up that takes too long. Rejects with the code ETIMEDOUT. */
export async function within<T>(work: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("no answer"), { code: "ETIMEDOUT" })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
