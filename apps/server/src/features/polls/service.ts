import type { polls } from "@kompagnon/contract/polls/endpoints.ts";
import type { newPoll, Poll, PollCore } from "@kompagnon/contract/polls/model.ts";
import { POLLS_OPEN_MAX } from "@kompagnon/contract/polls/rules.ts";
import type { z } from "zod";
import {
  chatTopic,
  deletePollMessage,
  findAccess,
  lockChat,
  showPollResult,
  writePollMessage,
} from "#features/chats/public.ts";
import { calledIn, groupOfChannel } from "#features/groups/public.ts";
import { rewriteNotices } from "#features/notifications/public.ts";
import {
  closePollRow,
  countOpen,
  deletePollRow,
  deleteVote,
  findPoll,
  findStored,
  holdPoll,
  insertPoll,
  listDue,
  listPolls,
  lockPolls,
  type PollRow,
  saveVote,
} from "#features/polls/queries.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { forgetEvent } from "#platform/live/forget.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of polls declares. */
const Fail = failOf<typeof polls.endpoints>();

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** A poll was closed by a member (`closedBy`) or because its term ended. */
    "poll.closed": {
      pollId: string;
      channelId: string;
      groupId: string;
      groupName: string;
      question: string;
      closedBy: string | null;
    };
  }
}

/** What a reader of a channel is to a poll in it. */
type Reader = { id: string; moderates: boolean };

/** Whether they may close and delete it: their own, and as a moderator any. */
const canClose = ({ id, moderates }: Reader, { authorId }: { authorId: string | null }): boolean =>
  moderates || authorId === id;

/** Whether anybody may still vote. */
const isOpen = ({ closedAt, closesAt }: { closedAt: Date | null; closesAt: Date | null }): boolean =>
  closedAt === null && (closesAt === null || closesAt > new Date());

type Channel = { groupId: string; groupName: string };
/** A poll, where it stands, and what the viewer is there. */
type Found = { row: PollRow; channel: Channel; reader: Reader };

/** A channel of one of the viewer's groups. Throws not_found. */
async function requireChannel(
  db: Queryable,
  viewerId: string,
  channelId: string,
): Promise<{ channel: Channel; reader: Reader }> {
  const [access, channel] = await Promise.all([
    findAccess(db, viewerId, channelId),
    groupOfChannel(db, channelId),
  ]);
  if (!access || !channel) throw new Fail("not_found");
  return { channel, reader: { id: viewerId, moderates: access.moderates } };
}

/** A poll that the viewer reads: in sight, in a channel of theirs. Throws not_found. */
async function requirePoll(db: Queryable, viewerId: string, id: string): Promise<Found> {
  const row = await findPoll(db, viewerId, id);
  if (!row || row.withheld) throw new Fail("not_found");
  return { row, ...(await requireChannel(db, viewerId, row.channelId)) };
}

const coreOf = (row: PollRow, { groupId }: Channel): PollCore => ({
  id: row.id,
  group_id: groupId,
  channel_id: row.channelId,
  question: row.question,
  answers: row.answers.map((text, at) => ({ id: at + 1, text, votes: row.votes[at] ?? 0 })),
  voters: row.votes.reduce((sum, n) => sum + n, 0),
  created_at: row.createdAt.toISOString(),
  closes_at: row.closesAt?.toISOString() ?? null,
  closed: !isOpen(row),
});

async function present(
  db: Queryable,
  rows: readonly PollRow[],
  channel: Channel,
  reader: Reader,
): Promise<Poll[]> {
  const cards = await memberCards(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map((row) => ({
    ...coreOf(row, channel),
    author: (row.authorId && cards.get(row.authorId)) || null,
    my_answer: row.mine,
    mine_to_close: canClose(reader, row),
  }));
}

async function presentOne(db: Queryable, { row, channel, reader }: Found): Promise<Poll> {
  const [shown] = await present(db, [row], channel, reader);
  if (!shown) throw new Error("one row gives one poll");
  return shown;
}

type Telling = Pick<Platform, "live" | "jobs">;

/** A poll is gone, or out of sight: also from what is kept or waits to be told. */
async function publishRemoved(platform: Telling, tx: Tx, { id, channelId }: PollRow): Promise<void> {
  const topic = chatTopic(channelId);
  await forgetEvent(tx, topic, "poll_changed", id);
  await rewriteNotices(platform, tx, { source: id, text: null });
  await platform.live.publish(tx, topic, "poll_removed", { id, channel_id: channelId });
}

/** Everybody in the channel hears how a poll stands now. */
export async function publishPoll(platform: Telling, tx: Tx, id: string): Promise<void> {
  const { live } = platform;
  const row = await findPoll(tx, null, id);
  const channel = row && (await groupOfChannel(tx, row.channelId));
  if (!row || !channel) return;
  const topic = chatTopic(row.channelId);
  if (row.withheld) await publishRemoved(platform, tx, row);
  else await live.publish(tx, topic, "poll_changed", coreOf(row, channel));
}

/** A page of a channel's polls. Throws not_found. */
export async function pollsOf(
  db: Queryable,
  viewerId: string,
  { id: groupId, channelId }: { id: string; channelId: string },
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const { channel, reader } = await requireChannel(db, viewerId, channelId);
  if (channel.groupId !== groupId) throw new Fail("not_found");
  const rows = await listPolls(db, {
    viewerId,
    channelId,
    limit: limit + 1,
    before: cursor ? decodeCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(rows, limit, (last) =>
    encodeCursor({ at: last.createdAt, id: last.id }),
  );
  return { items: await present(db, shown, channel, reader), next_cursor };
}

/** A poll. Throws not_found. */
export const pollOf = async (db: Queryable, viewerId: string, id: string): Promise<Poll> =>
  presentOne(db, await requirePoll(db, viewerId, id));

/**
 * Asks a channel, where the question is a message like any other. The same client_id again answers the poll that is there.
 * Throws not_found, too_many_polls, slow_mode.
 */
export async function ask(
  platform: Platform,
  viewerId: string,
  { id: groupId, channelId }: { id: string; channelId: string },
  { client_id: clientId, question, answers, days }: z.output<typeof newPoll>,
): Promise<Poll> {
  const { db } = platform;
  const { channel } = await requireChannel(db, viewerId, channelId);
  if (channel.groupId !== groupId) throw new Fail("not_found");
  const called = await calledIn(db, groupId, question);
  const id = await db.transaction(async (tx) => {
    await lockPolls(tx, channelId);
    const stored = await findStored(tx, viewerId, clientId);
    if (stored) return stored;
    if ((await countOpen(tx, channelId)) >= POLLS_OPEN_MAX) throw new Fail("too_many_polls");
    const made = newId();
    const message = { id: made, chatId: channelId, senderId: viewerId, clientId, text: question, called };
    await writePollMessage(platform, tx, message);
    await insertPoll(tx, { id: made, channelId, authorId: viewerId, clientId, question, answers, days });
    await publishPoll(platform, tx, made);
    return made;
  });
  return pollOf(db, viewerId, id);
}

/** Changes a poll that the viewer reads, one change after the other. Throws not_found. */
async function change(
  platform: Platform,
  viewerId: string,
  id: string,
  run: (tx: Tx, found: Found) => Promise<unknown>,
): Promise<void> {
  const { row } = await requirePoll(platform.db, viewerId, id);
  await platform.db.transaction(async (tx) => {
    await lockPolls(tx, row.channelId);
    await run(tx, await requirePoll(tx, viewerId, id));
  });
}

/** Chooses an answer, or (null) takes one's vote back. Throws not_found, poll_closed, invalid_input. */
export async function vote(
  platform: Platform,
  viewerId: string,
  id: string,
  answer: number | null,
): Promise<Poll> {
  await change(platform, viewerId, id, async (tx, { row }) => {
    if (!isOpen(row)) throw new Fail("poll_closed");
    if (answer !== null && answer > row.answers.length)
      throw new Fail("invalid_input", { details: [{ field: "answer", code: "invalid_value" }] });
    if (answer === row.mine) return;
    if (!(await holdPoll(tx, id))) throw new Fail("not_found");
    await (answer === null ? deleteVote(tx, id, viewerId) : saveVote(tx, id, viewerId, answer));
    await publishPoll(platform, tx, id);
  });
  return pollOf(platform.db, viewerId, id);
}

/** The answers with the most votes; empty without votes. */
export const leadingAnswers = ({ answers, votes }: Pick<PollRow, "answers" | "votes">): string[] => {
  const most = Math.max(...votes);
  return most === 0 ? [] : answers.filter((_, at) => votes[at] === most);
};

/** Closes a locked poll and notifies its voters. */
async function closeWithin(
  platform: Platform,
  tx: Tx,
  { row, channel }: Pick<Found, "row" | "channel">,
  closedBy: string | null,
): Promise<void> {
  await lockChat(tx, row.channelId);
  if (!(await closePollRow(tx, row.id))) return;
  await publishPoll(platform, tx, row.id);
  await showPollResult(platform, tx, { chatId: row.channelId, id: row.id, result: leadingAnswers(row) });
  const { id: pollId, channelId, question } = row;
  await platform.domainEvents.publish(tx, "poll.closed", {
    pollId,
    channelId,
    question,
    closedBy,
    ...channel,
  });
}

/** Closes a poll. Throws not_found, forbidden. */
export async function close(platform: Platform, viewerId: string, id: string): Promise<Poll> {
  await change(platform, viewerId, id, async (tx, found) => {
    if (!canClose(found.reader, found.row)) throw new Fail("forbidden");
    await closeWithin(platform, tx, found, viewerId);
  });
  return pollOf(platform.db, viewerId, id);
}

/**
 * Deletes a poll whose message was deleted, while the caller holds the conversation's lock. Other changes take the polls' lock
 * first and the conversation's second: taking the polls' lock here could deadlock.
 */
export async function removeWithMessage(platform: Platform, tx: Tx, id: string): Promise<void> {
  const row = await findPoll(tx, null, id);
  if (!row) return;
  await deletePollRow(tx, id);
  await publishRemoved(platform, tx, row);
}

/** Deletes a poll with its votes. Throws not_found, forbidden. */
export const remove = (platform: Platform, viewerId: string, id: string): Promise<void> =>
  change(platform, viewerId, id, async (tx, { row, reader }) => {
    if (!canClose(reader, row)) throw new Fail("forbidden");
    await lockChat(tx, row.channelId);
    await deletePollRow(tx, id);
    await deletePollMessage(platform, tx, row.channelId, id);
    await publishRemoved(platform, tx, row);
  });

/** Polls that are closed in one go. */
const CLOSED_AT_ONCE = 50;

/** Closes polls after their closing date. */
export async function closeDue(platform: Platform): Promise<void> {
  for (const { id, channelId } of await listDue(platform.db, CLOSED_AT_ONCE))
    await platform.db.transaction(async (tx) => {
      await lockPolls(tx, channelId);
      const row = await findPoll(tx, null, id);
      const channel = await groupOfChannel(tx, channelId);
      if (row && channel) await closeWithin(platform, tx, { row, channel }, null);
    });
}
