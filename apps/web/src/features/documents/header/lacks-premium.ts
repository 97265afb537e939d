import { mayEdit } from "@kompagnon/contract/documents/rules.ts";
import type { OpenDocument } from "../types.ts";

/** Whether it is premium alone that keeps an editor, or the owner, from writing. */
export const lacksPremium = ({ role, canWrite, guest, info }: OpenDocument): boolean =>
  !guest && mayEdit(role) && !canWrite && !info.can.write && !info.trashed;
