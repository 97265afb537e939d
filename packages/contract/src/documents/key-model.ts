import { z } from "zod";
import { exactBytes, publicKey, publicKeys } from "../identities/model.ts";
import { id } from "../wire/model.ts";
import { epoch, sealedBytes, sentSnapshot } from "./log-model.ts";
import {
  CHAINED_KEY_BYTES,
  DOCUMENT_CUSTODIES,
  DOCUMENT_FORMAT_MAX,
  EPOCH_KEY_BYTES,
  SEALED_TITLE_BYTES_MAX,
  WRAPPED_KEY_BYTES,
} from "./rules.ts";

/** A title as a browser sealed it. */
export const sealedTitle = sealedBytes(SEALED_TITLE_BYTES_MAX);
export const epochKey = exactBytes(EPOCH_KEY_BYTES);
export const wrappedKey = exactBytes(WRAPPED_KEY_BYTES);
const chainedKey = exactBytes(CHAINED_KEY_BYTES);
/** The key of an epoch, wrapped for one person or one link; `to` is the public key it is wrapped for. */
export const keyWrap = z
  .object({ reader: id, to: publicKey, wrapped: wrappedKey })
  .meta({ id: "DocumentKeyWrap" });
export type KeyWrap = z.infer<typeof keyWrap>;
/** The sender's own wrap. */
export const ownWrap = keyWrap.omit({ reader: true }).meta({ id: "DocumentOwnKeyWrap" });
/** A key that was wrapped for the reader; the epoch may be one before. */
export const given = z.object({ epoch, to: z.string(), wrapped: z.string() }).nullable();

/** Each in base64; none where the server has none (custody `members`). */
export const keys = z.array(z.object({ epoch, key: z.string() }));
export const custody = z.enum(DOCUMENT_CUSTODIES);
/** Keys before the one that seals now: each sealed by the key of the epoch that it says. */
export const chain = z.array(z.object({ epoch, previous: z.string() }));
/** A reader that keys are wrapped for: a person, or a link. */
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
export const lockedKeys = z
  .object({ given, chain, readers: z.array(keyReader) })
  .meta({ id: "DocumentLockedKeys" });

/** The newest format of all its epochs: a page that only knows older ones is reloaded. */
export const format = z.int().min(1).max(DOCUMENT_FORMAT_MAX);

/** Keys for readers who have none of this epoch. */
export const newWraps = z.object({ epoch, wraps: z.array(keyWrap).min(1).max(100) });
/** What describes the next epoch and the state that begins it (packed.ts): its key in the clear (custody `server`), or wrapped for all who stay, with title and the key before sealed by it. */
export const newEpoch = z.object({
  epoch,
  format: format.default(1),
  key: epochKey.optional(),
  previous: chainedKey.optional(),
  wraps: z.array(keyWrap).max(100).optional(),
  sealed_title: sealedTitle.optional(),
  /** The sealed title it was made from, null if there was none: if it differs by now, another member renamed meanwhile. */
  title_before: sealedTitle.nullable().optional(),
  snapshot: sentSnapshot.omit({ epoch: true }),
});
export type NewEpoch = z.output<typeof newEpoch>;
