import type { chats } from "@kompagnon/contract/chats/endpoints.ts";
import type { ClosedWhy } from "@kompagnon/contract/chats/rules.ts";
import type { Inbox } from "#features/chats/requests/inbox-queries.ts";
import { endOfDay } from "#platform/calendar.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of chats declares. */
export const Fail = failOf<typeof chats.endpoints>();
export type Fail = InstanceType<typeof Fail>;

type Reader = { otherId: string | null; moderates: boolean; blocked: boolean };

/** Whether a reader may write in a conversation or channel. */
export const canWriteIn = ({ blocked }: Reader): boolean => !blocked;

/** Whether a member may change the text of a message: their own, unless it is the record of a call or shows a poll. */
export const canChange = (
  memberId: string,
  { sender_id, call, poll }: { sender_id: string; call: unknown; poll: unknown },
): boolean => sender_id === memberId && call === null && poll === null;

/** Whether a member may delete a message: their own, and in channels that they moderate any. */
export const canDelete = (memberId: string, message: { sender_id: string }, reader: Reader): boolean =>
  message.sender_id === memberId || (reader.otherId === null && reader.moderates);

/** Whether a reader may pin: both sides of a conversation, moderators of a channel. */
export const canPin = ({ otherId, moderates }: Reader): boolean => otherId !== null || moderates;

/** Who asks, as far as it matters: a match, verified, declined with words or stopped by a full week until some time. */
type Asking = { matched: boolean; verified: boolean; declined: Date | null; full: Date | null };

/** Why a member may not send another a chat request now, and until when; null if they may. Matches always may. */
export function closedFor(
  inbox: Pick<Inbox, "who" | "paused" | "pausedUntil">,
  { matched, verified, declined, full }: Asking,
): { why: ClosedWhy; until: Date | null } | null {
  if (matched) return null;
  if (declined) return { why: "declined", until: declined };
  if (inbox.who === "matches") return { why: "matches", until: null };
  if (inbox.who === "verified" && !verified) return { why: "verified", until: null };
  if (inbox.paused)
    return { why: "paused", until: inbox.pausedUntil === null ? null : endOfDay(inbox.pausedUntil) };
  return full && { why: "full", until: full };
}
