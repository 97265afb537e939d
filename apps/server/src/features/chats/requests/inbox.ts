import type { InboxChange, InboxClosed, InboxSettings } from "@kompagnon/contract/chats/model.ts";
import { PAUSE_DAYS_MAX, REQUEST_AGAIN_DAYS } from "@kompagnon/contract/chats/rules.ts";
import { closedFor } from "#features/chats/policy.ts";
import {
  countWeek,
  declinedUntil,
  findInbox,
  fullUntil,
  type Inbox,
  lockInbox,
  saveInbox,
} from "#features/chats/requests/inbox-queries.ts";
import { isMatched } from "#features/matching/public.ts";
import { isBlocked, memberCards, profileOf } from "#features/profiles/public.ts";
import { addDays, berlinDay, type Day } from "#platform/calendar.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

/** Why a member does not accept a request from another now; null if they do. */
export async function closedBetween(
  db: Queryable,
  fromId: string,
  toId: string,
): Promise<InboxClosed | null> {
  const [inbox, matched, declined, cards] = await Promise.all([
    findInbox(db, toId),
    isMatched(db, fromId, toId),
    declinedUntil(db, fromId, toId, REQUEST_AGAIN_DAYS),
    memberCards(db, [fromId]),
  ]);
  const full = inbox.weeklyCap === null ? null : await fullUntil(db, toId, inbox.weeklyCap);
  const closed = closedFor(inbox, {
    matched,
    verified: cards.get(fromId)?.verified ?? false,
    declined,
    full,
  });
  return closed && { why: closed.why, until: closed.until?.toISOString() ?? null };
}

/**
 * Checks that a member may ask another; serialized, so that concurrent requests cannot exceed a cap. Throws requests_paused,
 * requests_verified, requests_matches, requests_full, declined_lately.
 */
export async function requireOpen(tx: Tx, fromId: string, toId: string): Promise<void> {
  await lockInbox(tx, toId);
  const closed = await closedBetween(tx, fromId, toId);
  if (closed) throw new Fail(closed.why === "declined" ? "declined_lately" : `requests_${closed.why}`);
}

/** Whether a member accepts a request from the viewer now. Throws not_found for members that the viewer can't see. */
export async function inboxTowards(
  { db }: Platform,
  viewerId: string,
  toId: string,
): Promise<{ closed: InboxClosed | null }> {
  const to = await profileOf(db, toId).catch(() => null); // gone
  if (!to || to.hidden || to.username === null || (await isBlocked(db, viewerId, toId)))
    throw new Fail("not_found");
  return { closed: viewerId === toId ? null : await closedBetween(db, viewerId, toId) };
}

const present = async (db: Queryable, memberId: string, inbox: Inbox): Promise<InboxSettings> => ({
  who: inbox.who,
  paused: inbox.paused,
  paused_until: inbox.pausedUntil,
  weekly_cap: inbox.weeklyCap,
  wording: inbox.wording,
  answer_days: inbox.answerDays,
  received: await countWeek(db, memberId),
});

/** What a member has set about requests. */
export const inboxOf = async (db: Queryable, memberId: string): Promise<InboxSettings> =>
  present(db, memberId, await findInbox(db, memberId));

/** Changes what a member has set about requests. Throws pause_invalid. */
export async function changeInbox(
  { db }: Platform,
  memberId: string,
  change: InboxChange,
): Promise<InboxSettings> {
  return db.transaction(async (tx) => {
    await lockInbox(tx, memberId);
    const before = await findInbox(tx, memberId);
    const paused = change.paused ?? before.paused;
    const until = pauseUntil(change, before);
    const inbox: Inbox = {
      who: change.who ?? before.who,
      paused,
      pausedUntil: paused ? until : null,
      weeklyCap: change.weekly_cap === undefined ? before.weeklyCap : change.weekly_cap,
      wording: change.wording === undefined ? before.wording : change.wording,
      answerDays: change.answer_days === undefined ? before.answerDays : change.answer_days,
    };
    await saveInbox(tx, memberId, inbox);
    return present(tx, memberId, inbox);
  });
}

/** The last day of a pause after a change. Throws pause_invalid for a day that has passed or is too far away. */
function pauseUntil({ paused, paused_until: until }: InboxChange, before: Inbox): Day | null {
  if (until === undefined) return paused === true ? null : before.pausedUntil;
  if (until === null) return null;
  const today = berlinDay(new Date());
  // Members east of Berlin are a day ahead, members west of it a day behind.
  if (until < addDays(today, -1) || until > addDays(today, PAUSE_DAYS_MAX))
    throw new Fail("pause_invalid", { details: [{ field: "paused_until", code: "invalid_value" }] });
  return until;
}
