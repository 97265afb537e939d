import type { agreements } from "@kompagnon/contract/agreements/endpoints.ts";
import type { AgreementState, Side } from "@kompagnon/contract/agreements/rules.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of agreements declares. */
export const Fail = failOf<typeof agreements.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** A version as far as rights depend on it. */
export type Sent = {
  aId: string | null;
  bId: string | null;
  completedAt: Date | null;
  closedAt: Date | null;
  closedHow: string | null;
  signedBy: readonly Side[];
};
/** What stands between two: one has blocked the other, or is banned, leaving or gone; or moderators withhold what was sent. */
export type Between = { apart: boolean };

/** The side that a member is on. */
export const sideOf = (memberId: string, { aId, bId }: Pick<Sent, "aId" | "bId">): Side | null => {
  if (memberId === aId) return "a";
  if (memberId === bId) return "b";
  return null;
};

/** Whether a version still waits for a signature. */
export const isOpen = ({ completedAt, closedAt }: Sent): boolean => completedAt === null && closedAt === null;

/**
 * Whether the other side may read what was sent: while it waits and nothing stands between the two; and for ever what they
 * have signed, or both.
 */
export const canReadSent = (memberId: string, sent: Sent, { apart }: Between): boolean =>
  memberId === sent.aId ||
  (memberId === sent.bId &&
    (sent.completedAt !== null || sent.signedBy.includes("b") || (sent.closedAt === null && !apart)));

/** Whether they may sign: one of the two, once, while it waits and nothing stands between them. */
export const canSign = (memberId: string, sent: Sent, { apart }: Between): boolean => {
  const side = sideOf(memberId, sent);
  return side !== null && isOpen(sent) && !sent.signedBy.includes(side) && !apart;
};

/** Whether they may say no: the other side, before signing. */
export const canDecline = (memberId: string, sent: Sent): boolean =>
  memberId === sent.bId && isOpen(sent) && !sent.signedBy.includes("b");

/** Whether they may take it back: who sent it, until both have signed. */
export const canWithdraw = (memberId: string, sent: Sent): boolean => memberId === sent.aId && isOpen(sent);

/** Where an agreement stands by what was sent last. */
export function stateOf(sent: Sent | null): AgreementState {
  if (!sent) return "draft";
  const { completedAt, closedAt, closedHow, signedBy } = sent;
  if (closedAt !== null) return closedHow === "changed" && signedBy.length > 0 ? "voided" : "draft";
  if (completedAt !== null) return "signed";
  return signedBy.length > 0 ? "half_signed" : "sent";
}
