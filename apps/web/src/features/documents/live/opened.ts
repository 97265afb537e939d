import type { SharedDocument } from "@kompagnon/contract/documents/link-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import type { DocumentRole } from "@kompagnon/contract/documents/rules.ts";
import { fromBase64 } from "#platform/bytes.ts";
import type { Keyed } from "../custody/document-keys.ts";
import type { KeyList } from "../engine/wire.ts";
import type { DocumentInfo, DocumentRights } from "../types.ts";

/** What the server says when a document is opened, by one of its people or by a link. */
export type Opened =
  | { by: "member"; document: Keyed<Document> }
  | { by: "link"; document: Keyed<SharedDocument> };

const NOTHING: DocumentRights = {
  write: false,
  comment: false,
  share: false,
  rename: false,
  delete: false,
  restore: false,
  leave: false,
};

/** The keys that it names. */
export const keysOf = ({ document: { epoch, keys, signedFrom } }: Opened): KeyList => ({
  epoch,
  signedFrom,
  keys: keys.map((one) => ({ epoch: one.epoch, key: fromBase64(one.key) })),
});

/** My role in it. */
export const roleOf = ({ document }: Opened): DocumentRole => document.role;

/** What editors and dialogs need to know of it. */
export function infoOf(opened: Opened): DocumentInfo {
  const { title, kind, owner, changed_at: changedAt } = opened.document;
  const same = { title, kind, owner, changedAt };
  if (opened.by === "link")
    return {
      ...same,
      members: [],
      can: NOTHING,
      trashed: null,
      createdAt: null,
      linkUntil: opened.document.expires_at,
    };
  const { members, can, trashed, created_at: createdAt } = opened.document;
  return { ...same, members, can, trashed, createdAt, linkUntil: null };
}
