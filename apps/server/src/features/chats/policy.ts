import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";

/** Whether a member may write in a conversation: the other is still there and neither blocks the other. */
export const canWrite = (other: MemberCard | undefined, blocked: boolean): boolean =>
  other !== undefined && !blocked;
