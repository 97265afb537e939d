import type { z } from "zod";

/** More of a line is not even looked at: taking quotation marks off its ends takes time by the square of its length. */
const LINE_MAX = 400;

/** One line without what lists and quotations are marked with. */
export const tidy = (text: string): string =>
  text
    .slice(0, LINE_MAX)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\s]+/gu, " ")
    .replace(/^\s*(?:\d+[.)]|[-*•])\s+/u, "")
    .replace(/^[\s"'„“”«»]+|[\s"'“”«»]+$/gu, "")
    .trim();

/** The answer's JSON, also out of a fence; null if it is none. */
export function parsed<T>(schema: z.ZodType<T>, answer: string): T | null {
  const [, fenced] = /```(?:json)?\s*([\s\S]*?)```/.exec(answer) ?? [];
  try {
    const { data } = schema.safeParse(JSON.parse(fenced ?? answer));
    return data ?? null;
  } catch {
    return null; // no JSON: the caller asks again
  }
}
