import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id, lineText, time } from "../wire/model.ts";
import {
  PART_BYTES_MAX,
  PART_PURPOSES,
  SESSION_BYTES,
  SNAPSHOT_COMMENTS_BYTES_MAX,
  VERSION_NAME_MAX,
} from "./rules.ts";

/** The number of base64 characters for a number of bytes. */
const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const UNPADDED = /^[A-Za-z0-9+/]+$/;
/**
 * Characters that an expression looks at in one go, whole groups of base64. A process that has compiled many expressions gets
 * them without what makes long repetitions cheap (V8), and four million characters are more steps than it keeps.
 */
const LOOKED_AT = 65_536;
function isBase64(text: string): boolean {
  let at = 0;
  for (; text.length - at > LOOKED_AT; at += LOOKED_AT)
    if (!UNPADDED.test(text.slice(at, at + LOOKED_AT))) return false;
  return BASE64.test(text.slice(at));
}
/** Bytes as base64 with its padding, at least one of them. */
export const sealedBytes = (max: number) =>
  z
    .string()
    .min(4)
    .max(inBase64(max))
    .refine(isBase64, { message: "invalid_format" })
    .meta({ pattern: BASE64.source });
/** Counts a document's keys: removing a member creates a new one. */
export const epoch = z.int().min(1).max(1_000_000);
/** A position in the order of a document's entries; 0 is before the first. */
export const logNumber = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** An opened tab, by 16 random bytes as hexadecimal digits. */
export const session = z.string().regex(new RegExp(`^[0-9a-f]{${SESSION_BYTES * 2}}$`));
/** Counts what one session sealed. */
const seq = z.int().min(0).max(0x7fff_ffff);
/** Words on one line, at least one. */
export const oneLine = (max: number) => lineText(max).pipe(z.string().min(1, { message: "required" }));

export const versionName = oneLine(VERSION_NAME_MAX);

const purpose = z.enum(PART_PURPOSES);
/** A part as its browser sends it: it keeps (session, seq) however often it is sent. */
export const sentPart = z
  .object({ session, seq, epoch, purpose, sealed: sealedBytes(PART_BYTES_MAX) })
  .meta({ id: "DocumentSentPart" });
export type SentPart = z.infer<typeof sentPart>;
/** The position of a sent entry in the log. */
export const storedPart = z
  .object({ session: z.string(), seq, n: logNumber })
  .meta({ id: "DocumentStoredPart" });
/** A part of the log. `sealed` is empty where it is not for the reader: guests of a link get no comments. */
export const loggedPart = z
  .object({
    n: logNumber,
    session: z.string(),
    seq,
    epoch,
    purpose,
    sealed: z.string(),
    /** Null for who has left. */
    author_id: id.nullable(),
    created_at: time,
  })
  .meta({ id: "DocumentPart" });
export type LoggedPart = z.infer<typeof loggedPart>;

/**
 * What describes the whole state up to a number of the log as a browser sends it (packed.ts). The bytes behind it are the
 * sealed document (seq 0) and its sealed comments (seq 1), of which this says how many bytes they are.
 */
export const sentSnapshot = z.object({
  covers: logNumber,
  epoch,
  session,
  comments_bytes: z.int().min(1).max(SNAPSHOT_COMMENTS_BYTES_MAX).nullable(),
});
export type SentSnapshot = z.infer<typeof sentSnapshot>;
/** The same with a name, which makes it a version that stays. */
export const sentVersion = sentSnapshot.extend({ name: versionName.optional() });
/** A stored state: what it is, and a piece of its bytes. */
export const snapshot = z
  .object({
    covers: logNumber,
    epoch,
    session: z.string(),
    /** Bytes of the sealed document, and of its comments behind it; null where there are none, and for guests of a link. */
    bytes: z.int(),
    comments_bytes: z.int().nullable(),
    /** The bytes from the requested offset, in base64; by default the first ones. */
    piece: z.string(),
    created_at: time,
  })
  .meta({ id: "DocumentSnapshot" });
export type Snapshot = z.infer<typeof snapshot>;

/** The entries of the log after a number; with a snapshot if that is shorter than its entries. */
export const logPage = z
  .object({
    snapshot: snapshot.nullable(),
    parts: z.array(loggedPart),
    /** The last number of the log. */
    n: logNumber,
    epoch,
    /** Whether parts follow behind these. */
    more: z.boolean(),
  })
  .meta({ id: "DocumentLog" });
export type LogPage = z.infer<typeof logPage>;

/** A state that can be viewed and restored. */
export const documentVersion = z
  .object({
    covers: logNumber,
    epoch,
    name: z.string().nullable(),
    /** Whose browser made it; null for who has left. */
    author: memberCard.nullable(),
    bytes: z.int(),
    created_at: time,
  })
  .meta({ id: "DocumentVersion" });
export type DocumentVersion = z.infer<typeof documentVersion>;

/** A sealed picture of a document; only browsers can open it. */
export const documentAsset = z.object({ id, bytes: z.int(), created_at: time }).meta({ id: "DocumentAsset" });

export const liveTicket = z
  .object({ ticket: z.string(), expires_in: z.int() })
  .meta({ id: "DocumentLiveTicket" });
