import type { documents } from "@kompagnon/contract/documents/endpoints.ts";
import {
  type DocumentCustody,
  type DocumentRole,
  mayComment,
  mayEdit,
} from "@kompagnon/contract/documents/rules.ts";
import { failOf } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";

/** A refusal with a code that an endpoint of documents declares. */
export const Fail = failOf<typeof documents.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** A member's access to a document: their role, and whether it is in the trash. */
export type DocumentAccess = { role: DocumentRole; trashed: boolean };
type Paying = Pick<Viewer, "plan">;

/** Whether they may open it: in the trash it is its owner's alone. */
export const canOpen = ({ role, trashed }: DocumentAccess): boolean => role === "owner" || !trashed;
/** Whether they may change the document itself: owner and editors, with premium or the test version. */
export const canWrite = ({ role, trashed }: DocumentAccess, { plan }: Paying): boolean =>
  mayEdit(role) && !trashed && plan !== "free";
/**
 * Whether they may begin the next key. A key that browsers wrap for others may be wrapped wrongly, which no server can see: it
 * would lock out all but its sender, so it is the owner's.
 */
export const canChangeKey = ({ role }: DocumentAccess, custody: DocumentCustody): boolean =>
  custody === "server" ? mayEdit(role) : role === "owner";
/** Whether they may comment; premium or not. */
export const canComment = ({ role, trashed }: DocumentAccess): boolean => mayComment(role) && !trashed;
/** Whether they may look at older states: who could write them. */
export const canSeeVersions = ({ role }: DocumentAccess): boolean => mayEdit(role);
/** Whether they decide who may open it. */
export const canShare = ({ role, trashed }: DocumentAccess): boolean => role === "owner" && !trashed;
