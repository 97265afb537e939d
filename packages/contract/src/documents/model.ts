import { z } from "zod";
import { exactBytes, publicKey, publicKeys } from "../identities/model.ts";
import { memberCard } from "../profiles/model.ts";
import { clientId, id, plainText, time } from "../wire/model.ts";
import {
  CHAINED_KEY_BYTES,
  DOCUMENT_CUSTODIES,
  DOCUMENT_FORMAT_MAX,
  DOCUMENT_KINDS,
  DOCUMENT_ROLES,
  DOCUMENT_TITLE_MAX,
  EPOCH_KEY_BYTES,
  GIVEN_ROLES,
  LINK_KEY_BYTES,
  PART_BYTES_MAX,
  PART_PURPOSES,
  SEALED_TITLE_BYTES_MAX,
  SESSION_BYTES,
  SHARE_NOTE_MAX,
  SNAPSHOT_BYTES_MAX,
  SNAPSHOT_COMMENTS_BYTES_MAX,
  VERSION_NAME_MAX,
  WRAPPED_KEY_BYTES,
} from "./rules.ts";

/** Characters that so many bytes have in base64. */
const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4;
/** Bytes as base64 with its padding, at least one of them. */
const bytes = (max: number) =>
  z
    .string()
    .min(4)
    .max(inBase64(max))
    .regex(/^[A-Za-z0-9+/]+={0,2}$/);
const line = (max: number) =>
  plainText(max)
    .transform((text) => text.replace(/\s+/g, " "))
    .pipe(z.string().min(1, { message: "required" }).max(max));

export const documentKind = z.enum(DOCUMENT_KINDS).meta({ id: "DocumentKind" });
export const documentRole = z.enum(DOCUMENT_ROLES).meta({ id: "DocumentRole" });
export const givenRole = z.enum(GIVEN_ROLES).meta({ id: "DocumentGivenRole" });
export const documentTitle = line(DOCUMENT_TITLE_MAX);
/** A title as a browser sealed it. */
export const sealedTitle = bytes(SEALED_TITLE_BYTES_MAX);
export const versionName = line(VERSION_NAME_MAX);
export const shareNote = plainText(SHARE_NOTE_MAX);
/** Counts a document's keys: a new one is made when somebody was removed. */
export const epoch = z.int().min(1).max(1_000_000);
/** A place in the order of a document's parts; 0 stands before the first. */
export const logNumber = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
/** An opened tab, by 16 random bytes as hexadecimal digits. */
export const session = z.string().regex(new RegExp(`^[0-9a-f]{${SESSION_BYTES * 2}}$`));
/** Counts what one session sealed. */
const seq = z.int().min(0).max(0x7fff_ffff);
export const epochKey = exactBytes(EPOCH_KEY_BYTES);
const wrappedKey = exactBytes(WRAPPED_KEY_BYTES);
const chainedKey = exactBytes(CHAINED_KEY_BYTES);
/** The key of an epoch, wrapped for one person or one link; `to` is the public key it is wrapped for. */
export const keyWrap = z
  .object({ reader: id, to: publicKey, wrapped: wrappedKey })
  .meta({ id: "DocumentKeyWrap" });
export type KeyWrap = z.infer<typeof keyWrap>;
/** The same for whoever sends it. */
export const ownWrap = keyWrap.omit({ reader: true }).meta({ id: "DocumentOwnKeyWrap" });
export const linkToken = z.string().regex(/^[\w-]{43}$/);

const purpose = z.enum(PART_PURPOSES);
/** A part as its browser sends it: it keeps (session, seq) however often it is sent. */
export const sentPart = z
  .object({ session, seq, epoch, purpose, sealed: bytes(PART_BYTES_MAX) })
  .meta({ id: "DocumentSentPart" });
export type SentPart = z.infer<typeof sentPart>;
/** Where a part that was sent stands in the log. */
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

/** The whole state up to a number of the log, as a browser sends it: the document with seq 0, its comments with seq 1. */
export const sentSnapshot = z
  .object({
    covers: logNumber,
    epoch,
    session,
    sealed: bytes(SNAPSHOT_BYTES_MAX),
    sealed_comments: bytes(SNAPSHOT_COMMENTS_BYTES_MAX).nullable(),
  })
  .meta({ id: "DocumentSentSnapshot" });
export type SentSnapshot = z.infer<typeof sentSnapshot>;
export const snapshot = z
  .object({
    covers: logNumber,
    epoch,
    session: z.string(),
    sealed: z.string(),
    /** Null where there are none, and for guests of a link. */
    sealed_comments: z.string().nullable(),
    created_at: time,
  })
  .meta({ id: "DocumentSnapshot" });
export type Snapshot = z.infer<typeof snapshot>;

/** What stands in the log after a number; with a snapshot where that is shorter than its parts. */
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

/** A state that can be looked at and gone back to. */
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

/** Somebody who may open a document. */
export const documentPerson = z
  .object({ member: memberCard, role: documentRole, added_at: time })
  .meta({ id: "DocumentPerson" });
export type DocumentPerson = z.infer<typeof documentPerson>;

/** A key that was wrapped for the reader; the epoch may be one before. */
const given = z.object({ epoch, to: z.string(), wrapped: z.string() }).nullable();
/** Null where browsers seal it: then it stands in `sealed_title`. */
const title = z.string().nullable();
const titleSealed = z.string().nullable();

/** A document in a list. */
export const documentCard = z
  .object({
    id,
    kind: documentKind,
    title,
    sealed_title: titleSealed,
    /** What opens the sealed title: the key that seals now, wrapped for me; null until somebody has. */
    title_key: given,
    /** Mine. */
    role: documentRole,
    owner: memberCard.nullable(),
    /** How many people may open it, its owner included. */
    people: z.int(),
    created_at: time,
    changed_at: time,
    /** Since when it is in the trash, and when it goes for good. */
    trashed: z.object({ at: time, until: time }).nullable(),
  })
  .meta({ id: "DocumentCard" });
export type DocumentCard = z.infer<typeof documentCard>;

/** Each in base64; none where the server has none (custody `members`). */
const keys = z.array(z.object({ epoch, key: z.string() }));
const custody = z.enum(DOCUMENT_CUSTODIES);
/** Keys before the one that seals now: each sealed by the key of the epoch that it says. */
const chain = z.array(z.object({ epoch, previous: z.string() }));
/** Somebody for whom keys are wrapped: a person, or a link. */
export const keyReader = z
  .object({
    id,
    kind: z.enum(["member", "link"]),
    /** Null for who has set up no key yet; a link has no `sign`. */
    keys: publicKeys.partial({ sign: true }).nullable(),
    /** For which public key the document's key was last wrapped; null if it never was. */
    to: z.string().nullable(),
    /** Whether that is the key that seals now. */
    current: z.boolean(),
  })
  .meta({ id: "DocumentKeyReader" });
export type KeyReader = z.infer<typeof keyReader>;
const lockedKeys = z.object({ given, chain, readers: z.array(keyReader) }).meta({ id: "DocumentLockedKeys" });

/** In which format it is written, the newest of all its epochs: who knows only older ones loads their page anew. */
const format = z.int().min(1).max(DOCUMENT_FORMAT_MAX);

/** A document as one of its people opens it. */
export const document = documentCard
  .extend({
    custody,
    format,
    epoch,
    /** The keys of its epochs; the last one seals. */
    keys,
    /** What opens them with custody `members`; null with `server`. */
    locked: lockedKeys.nullable(),
    /** Somebody was removed: the next browser that may write makes the new key. */
    rotation_due: z.boolean(),
    /** The last number of the log. */
    n: logNumber,
    /** What the newest snapshot covers; 0 where there is none. */
    covers: logNumber,
    members: z.array(documentPerson),
    /** Bytes of its log and snapshots, and of its pictures. */
    bytes: z.int(),
    assets_bytes: z.int(),
    /** What I may do now. */
    can: z.object({
      /** Change the document itself: role, premium, not in the trash. */
      write: z.boolean(),
      comment: z.boolean(),
      /** Bring people in, change their roles, remove them, make links. */
      share: z.boolean(),
      rename: z.boolean(),
      delete: z.boolean(),
      restore: z.boolean(),
      leave: z.boolean(),
    }),
  })
  .meta({ id: "Document" });
export type Document = z.infer<typeof document>;

/** A new document with its first key, and what it begins with as part 1 (seq 0 of its session). */
export const newDocument = z
  .object({
    id: clientId,
    kind: documentKind,
    format: format.default(1),
    /** With custody `server`. */
    title: documentTitle.optional(),
    key: epochKey.optional(),
    /** With custody `members`: the title, sealed, and the key, wrapped for whoever makes it. */
    sealed_title: sealedTitle.optional(),
    wrap: ownWrap.optional(),
    first: z.object({ session, sealed: bytes(SNAPSHOT_BYTES_MAX) }).optional(),
  })
  .meta({ id: "DocumentNew" });
export type NewDocument = z.output<typeof newDocument>;

/** What a browser makes for a link to a document whose key the server has not. */
export const newLinkKey = z
  .object({
    /** Derived from the secret in the address, which stays with the browser. */
    token: linkToken,
    to: publicKey,
    /** The private key to it, sealed by that secret. */
    sealed: exactBytes(LINK_KEY_BYTES),
    wrapped: wrappedKey,
    /** The epoch whose key is wrapped. */
    epoch,
  })
  .meta({ id: "DocumentNewLinkKey" });
export type NewLinkKey = z.infer<typeof newLinkKey>;

/** Another title: as it is (custody `server`), or sealed by the key of this epoch. */
export const newTitle = z
  .object({
    title: documentTitle.optional(),
    sealed_title: z.object({ epoch, sealed: sealedTitle }).optional(),
  })
  .meta({ id: "DocumentNewTitle" });
export type NewTitle = z.infer<typeof newTitle>;

/** Keys for readers who have none of this epoch. */
export const newWraps = z.object({ epoch, wraps: z.array(keyWrap).min(1).max(100) });
/** The next epoch: its key in the clear (custody `server`), or wrapped for all who stay, with title and the key before sealed by it. */
export const newEpoch = z
  .object({
    epoch,
    format: format.default(1),
    key: epochKey.optional(),
    previous: chainedKey.optional(),
    wraps: z.array(keyWrap).max(100).optional(),
    sealed_title: sealedTitle.optional(),
    /** The sealed title it was made from, null where there was none: if it is another by now, somebody renamed meanwhile. */
    title_before: sealedTitle.nullable().optional(),
    snapshot: sentSnapshot.omit({ epoch: true }),
  })
  .meta({ id: "DocumentNewEpoch" });
export type NewEpoch = z.output<typeof newEpoch>;

/** A link that lets whoever has it read. */
export const documentLink = z
  .object({
    id,
    created_by: memberCard.nullable(),
    created_at: time,
    expires_at: time,
    opened: z.int(),
    last_opened_at: time.nullable(),
  })
  .meta({ id: "DocumentLink" });
export type DocumentLink = z.infer<typeof documentLink>;

/** A document as a guest of a link opens it. */
export const sharedDocument = z
  .object({
    id,
    kind: documentKind,
    title,
    sealed_title: titleSealed,
    owner: memberCard.nullable(),
    role: documentRole,
    custody,
    format,
    epoch,
    keys,
    /** What opens them with custody `members`: the link's private key, sealed by the secret in its address, and what it opens. */
    locked: z.object({ link: z.string(), to: z.string(), given, chain }).nullable(),
    n: logNumber,
    changed_at: time,
    expires_at: time,
  })
  .meta({ id: "SharedDocument" });
export type SharedDocument = z.infer<typeof sharedDocument>;

/** A sealed picture beside a document; what it shows only browsers know. */
export const documentAsset = z.object({ id, bytes: z.int(), created_at: time }).meta({ id: "DocumentAsset" });

export const liveTicket = z
  .object({ ticket: z.string(), expires_in: z.int() })
  .meta({ id: "DocumentLiveTicket" });
