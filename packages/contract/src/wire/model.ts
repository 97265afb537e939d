import { z } from "zod";
import { isSimple } from "./text-length.ts";

/** An id: a UUID, opaque to clients. */
export const id = z.guid().meta({ id: "Id", description: "Opaque id" });

/** A time: ISO 8601 in UTC. */
export const time = z.iso.datetime().meta({ id: "Time", description: "ISO 8601, UTC" });

/** The ten languages of the interface, the default first (spec: community, section 1). */
export const LANGUAGES = ["de", "en", "fr", "it", "es", "pt", "ru", "hi", "zh", "ar"] as const;
export const language = z.enum(LANGUAGES).meta({ id: "Language" });
/** A language code of the interface. */
export type Language = z.infer<typeof language>;

/** The languages pinned at the top of the language menu (spec: community, section 2). */
export const PINNED_LANGUAGES = ["de", "en", "fr", "it"] as const;

/** A page of a list: `next_cursor` is null on the last one. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

/** The paging parameters of a list with at most `max` items a page. */
export const paging = (max: number, usual = Math.min(20, max)) => ({
  limit: z.coerce.number<number>().int().min(1).max(max).default(usual),
  cursor: z.string().max(200).optional(),
});

/** A client-made id that makes firing a write twice have the effect of once. */
export const clientId = z.guid();

/** Control characters, and what Unicode keeps from interchange: Chrome copies U+FFFE for a hyphen of a PDF. */
const FORBIDDEN = /[[\p{Cc}--[\n\t]]\p{Noncharacter_Code_Point}]/gv;
/**
 * Marks on one letter beyond what any language writes: they cover the lines around it, and composing a text of nothing
 * else takes time by the square of its length.
 */
const MARKS_TOO_MANY = /(\p{M}{8})\p{M}+/gu;
const cleaned = (raw: string): string =>
  isSimple(raw)
    ? raw.trim()
    : raw
        .toWellFormed()
        .replaceAll("\r\n", "\n")
        .replace(FORBIDDEN, "")
        .replace(MARKS_TOO_MANY, "$1")
        .normalize("NFC")
        .trim();
/** What people write: well-formed, composed, without control characters and noncharacters, trimmed at the ends. Limits count what remains. */
export const plainText = (max: number, tooLong?: string) =>
  z
    .string()
    .max(max * 2 + 100, tooLong)
    .transform(cleaned)
    .pipe(z.string().max(max, tooLong));

/**
 * Characters that turn the direction of the rest of the line: `abc\u202edef` reads as "abcfed", and so does the text after it.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
/** What people write on one line, as titles, names and places are: without breaks, and without what turns the line around. */
export const lineText = (max: number, tooLong?: string) =>
  plainText(max, tooLong)
    .transform((text) => text.replace(TURNING, "").replace(/\s+/g, " ").trim())
    .pipe(z.string().max(max, tooLong));
