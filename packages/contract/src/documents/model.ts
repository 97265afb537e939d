import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { clientId, id, plainText, time } from "../wire/model.ts";
import { custody, epochKey, format, given, keys, lockedKeys, ownWrap, sealedTitle } from "./key-model.ts";
import { epoch, logNumber, oneLine, sealedBytes, session } from "./log-model.ts";
import {
  DOCUMENT_KINDS,
  DOCUMENT_ROLES,
  DOCUMENT_TITLE_MAX,
  FIRST_BYTES_MAX,
  GIVEN_ROLES,
  SHARE_NOTE_MAX,
} from "./rules.ts";

export const documentKind = z.enum(DOCUMENT_KINDS).meta({ id: "DocumentKind" });
export const documentRole = z.enum(DOCUMENT_ROLES).meta({ id: "DocumentRole" });
export const givenRole = z.enum(GIVEN_ROLES).meta({ id: "DocumentGivenRole" });
export const documentTitle = oneLine(DOCUMENT_TITLE_MAX);
export const shareNote = plainText(SHARE_NOTE_MAX);
/** A member who may open a document. */
export const documentPerson = z
  .object({ member: memberCard, role: documentRole, added_at: time })
  .meta({ id: "DocumentPerson" });
export type DocumentPerson = z.infer<typeof documentPerson>;

/** A former member, and the size of their entries in the log. */
export const formerAuthor = z
  .object({
    /** How they are named where they are dropped; `erased`: accounts that are gone, together. */
    author: z.union([id, z.literal("erased")]),
    /** Null where the account is gone or hidden. */
    member: memberCard.nullable(),
    entries: z.int(),
    bytes: z.int(),
  })
  .meta({ id: "DocumentFormerAuthor" });
export type FormerAuthor = z.infer<typeof formerAuthor>;

/** Null if browsers seal it: then it is in `sealed_title`. */
export const title = z.string().nullable();
export const titleSealed = z.string().nullable();

/** A document in a list. */
export const documentCard = z
  .object({
    id,
    kind: documentKind,
    title,
    sealed_title: titleSealed,
    /** The key of the sealed title, wrapped for the reader; null until another member has wrapped it. */
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
    /** A member was removed: the next browser that may write creates the new key. */
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
    /** With custody `members`: the title, sealed, and the key, wrapped for the creator. */
    sealed_title: sealedTitle.optional(),
    wrap: ownWrap.optional(),
    first: z.object({ session, sealed: sealedBytes(FIRST_BYTES_MAX) }).optional(),
  })
  .meta({ id: "DocumentNew" });
export type NewDocument = z.output<typeof newDocument>;

/** Another title: as it is (custody `server`), or sealed by the key of this epoch. */
export const newTitle = z
  .object({
    title: documentTitle.optional(),
    sealed_title: z.object({ epoch, sealed: sealedTitle }).optional(),
  })
  .meta({ id: "DocumentNewTitle" });
export type NewTitle = z.infer<typeof newTitle>;
