import { countUnreadIn, isParticipant } from "#features/chats/public.ts";
import { notify, notifyLater } from "#features/notifications/notify.ts";
import { settle } from "#features/notifications/service.ts";
import { lockMember } from "#features/notifications/unread.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { createSemaphore } from "#platform/live/semaphore.ts";
import type { Platform } from "#platform/platform.ts";

/** A match is told to both sides; queued, because it is made in a transaction that has written already. */
export function followMatches(platform: Platform): void {
  platform.domainEvents.within("match.made", async (tx, { matchId, members: [a, b] }) => {
    const about = { type: "match", bundle: `match:${matchId}`, text: null, matchId } as const;
    await notifyLater(platform, tx, { ...about, memberId: a, actorId: b });
    await notifyLater(platform, tx, { ...about, memberId: b, actorId: a });
  });
}

type Written = { chatId: string; senderId: string; text: string; times: number };
const bundleOf = (chatId: string): string => `message:${chatId}`;

/** So many conversations are looked after at a time: a flood of messages must not take all database connections. */
const AT_A_TIME = 2;

/** Messages are told to whoever is not online; one that has been read is no news any more. */
export function followMessages(platform: Platform): void {
  const waiting = new Map<string, Written>();
  const withPermit = createSemaphore(AT_A_TIME);
  platform.domainEvents.after("message.sent", async ({ chatId, senderId, text }) => {
    const key = `${chatId} ${senderId}`;
    const before = waiting.get(key);
    waiting.set(key, { chatId, senderId, text, times: (before?.times ?? 0) + 1 });
    // Whoever waits already takes it along.
    if (before) return;
    await withPermit(async () => {
      const written = waiting.get(key);
      waiting.delete(key);
      if (written) await notifyMessage(platform, written);
    });
  });
  platform.domainEvents.after("chat.read", ({ chatId, memberId }) =>
    settle(platform, memberId, bundleOf(chatId)),
  );
}

async function notifyMessage(platform: Platform, { chatId, senderId, text, times }: Written): Promise<void> {
  const { db, live } = platform;
  const memberId = (await isParticipant(db, senderId, chatId))?.otherId;
  if (!memberId || (await live.presence.of([memberId])).get(memberId) === "online") return;
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // Whoever reads the chat from here on settles this notification after us.
    const unread = await countUnreadIn(tx, memberId, chatId);
    if (unread === 0) return;
    const about = { type: "message", bundle: bundleOf(chatId), text, chatId } as const;
    await notify(platform, tx, { ...about, memberId, actorId: senderId, times: Math.min(times, unread) });
  });
}

const requestBundleOf = (requestId: string): string => `request:${requestId}`;

/** A chat request is told until it is decided or taken back. */
export function followRequests(platform: Platform): void {
  const { domainEvents } = platform;
  // Queued, because the request is written in a transaction that has written already.
  domainEvents.within("chat.requested", (tx, { requestId, fromId, toId, note }) =>
    notifyLater(platform, tx, {
      type: "chat_request",
      bundle: requestBundleOf(requestId),
      text: note === "" ? null : note,
      memberId: toId,
      actorId: fromId,
    }),
  );
  domainEvents.after("chat.request.decided", ({ requestId, toId }) =>
    settle(platform, toId, requestBundleOf(requestId)),
  );
}

type Missed = { callId: string; chatId: string; callerId: string; calleeId: string };
const missedJob = defineJob<Missed>("notifications.call-missed");
const missedBundleOf = (chatId: string): string => `call_missed:${chatId}`;

/** Missed calls are told once per conversation until it is read; whoever has seen the line there is told nothing. */
export function followCalls(platform: Platform): void {
  const { domainEvents, jobs, db } = platform;
  // Queued, because the line is written in a transaction that has written already.
  domainEvents.within("call.missed", (tx, missed) => jobs.send(tx, missedJob, missed));
  domainEvents.after("chat.read", ({ chatId, memberId }) =>
    settle(platform, memberId, missedBundleOf(chatId)),
  );
  jobs.work(missedJob, ({ callId, chatId, callerId, calleeId: memberId }) =>
    db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      // Whoever reads the chat from here on settles this notification after us.
      if ((await countUnreadIn(tx, memberId, chatId)) === 0) return;
      const about = { type: "call_missed", bundle: missedBundleOf(chatId), text: null, chatId } as const;
      await notify(platform, tx, { ...about, memberId, actorId: callerId }, callId);
    }),
  );
}
