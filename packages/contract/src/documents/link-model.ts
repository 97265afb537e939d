import { z } from "zod";
import { exactBytes, publicKey } from "../identities/model.ts";
import { memberCard } from "../profiles/model.ts";
import { id, time } from "../wire/model.ts";
import { chain, custody, format, given, keys, wrappedKey } from "./key-model.ts";
import { epoch, logNumber } from "./log-model.ts";
import { documentKind, documentRole, title, titleSealed } from "./model.ts";
import { LINK_KEY_BYTES } from "./rules.ts";

export const linkToken = z.string().regex(/^[\w-]{43}$/);

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

/** A link that gives read access. */
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
