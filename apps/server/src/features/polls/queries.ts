import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A poll as stored, and what the viewer chose. */
export type PollRow = {
  id: string;
  channelId: string;
  authorId: string | null;
  question: string;
  answers: string[];
  votes: number[];
  createdAt: Date;
  closesAt: Date | null;
  closedAt: Date | null;
  withheld: boolean;
  mine: number | null;
};
const COLUMNS = `p.id, p.channel_id as "channelId", p.author_id as "authorId", p.question, p.answers, p.votes,
  p.created_at as "createdAt", p.closes_at as "closesAt", p.closed_at as "closedAt",
  (p.hidden_at is not null or p.removed_at is not null) as "withheld!",
  (select v.answer from poll_votes v where v.poll_id = p.id and v.member_id = $1) as mine`;

const FIND = statement("polls_find", `select ${COLUMNS} from polls p where p.id = $2`);
/** A poll as a viewer or a guest (null) sees it, without an access check; null if there is none. */
export async function findPoll(db: Queryable, viewerId: string | null, id: string): Promise<PollRow | null> {
  const { rows } = await db.query(FIND, [viewerId, id]);
  return rows[0] ?? null;
}

const LIST = statement(
  "polls_list",
  `select ${COLUMNS} from polls p where p.channel_id = $2 and p.hidden_at is null and p.removed_at is null
     and ($4::timestamptz is null or (date_trunc('milliseconds', p.created_at), p.id) < ($4, $5::uuid))
   order by p.created_at desc nulls last, p.id desc nulls last limit $3`,
);
/** The polls of a channel that are in sight, the newest first. */
export async function listPolls(
  db: Queryable,
  {
    viewerId,
    channelId,
    limit,
    before,
  }: { viewerId: string; channelId: string; limit: number; before: { at: Date; id: string } | null },
): Promise<PollRow[]> {
  const { rows } = await db.query(LIST, [viewerId, channelId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const LOCK = statement("polls_lock", "select pg_advisory_xact_lock(hashtextextended('polls ' || $1, 0))");
/**
 * Serializes changes to the polls of a channel until the transaction ends. It has to precede the first write, so that events are
 * in the order of the changes.
 */
export const lockPolls = (tx: Queryable, channelId: string) => tx.query(LOCK, [channelId]);

const COUNT_OPEN = statement(
  "polls_count_open",
  "select count(*)::int as count from polls where channel_id = $1 and closed_at is null and removed_at is null",
);
/** How many polls of a channel are open. */
export async function countOpen(db: Queryable, channelId: string): Promise<number> {
  const { rows } = await db.query(COUNT_OPEN, [channelId]);
  return rows[0]?.count ?? 0;
}

const STORED = statement("polls_stored", "select id from polls where author_id = $1 and client_id = $2");
/** The poll that an author stored under a client_id; null if there is none. */
export async function findStored(db: Queryable, authorId: string, clientId: string): Promise<string | null> {
  const { rows } = await db.query(STORED, [authorId, clientId]);
  return rows[0]?.id ?? null;
}

/** A poll to be stored. */
export type NewPollRow = {
  id: string;
  channelId: string;
  authorId: string;
  clientId: string;
  question: string;
  answers: readonly string[];
  days: number | null;
};
const INSERT = statement(
  "polls_insert",
  `insert into polls (id, channel_id, author_id, client_id, question, answers, votes, created_at, closes_at)
   values ($1, $2, $3, $4, $5, $6::text[], array_fill(0, array[cardinality($6::text[])]),
     date_trunc('milliseconds', clock_timestamp()), clock_timestamp() + make_interval(days => $7::int))`,
);
/** Stores a poll without votes. */
export const insertPoll = (tx: Queryable, poll: NewPollRow) =>
  tx.query(INSERT, [
    poll.id,
    poll.channelId,
    poll.authorId,
    poll.clientId,
    poll.question,
    poll.answers,
    poll.days,
  ]);

const HOLD = statement("polls_hold", "select from polls where id = $1 for key share");
/** Keeps a poll from being deleted with its message before the transaction ends; false if it is gone. */
export async function holdPoll(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(HOLD, [id]);
  return rowCount > 0;
}

const VOTE = statement(
  "polls_vote",
  `with before as (select answer from poll_votes where poll_id = $1 and member_id = $2),
   chosen as (
     insert into poll_votes (poll_id, member_id, answer) values ($1, $2, $3)
     on conflict (poll_id, member_id) do update set answer = excluded.answer)
   update polls set votes = (
     select array_agg(n + (at = $3)::int - coalesce((at = (select answer from before))::int, 0) order by at)
     from unnest(votes) with ordinality each(n, at))
   where id = $1`,
);
/** Chooses an answer, or another one than before; the poll is locked. */
export const saveVote = (tx: Queryable, id: string, memberId: string, answer: number) =>
  tx.query(VOTE, [id, memberId, answer]);

const UNVOTE = statement(
  "polls_unvote",
  `with gone as (delete from poll_votes where poll_id = $1 and member_id = $2 returning answer)
   update polls set votes = (
     select array_agg(n - (at = (select answer from gone))::int order by at)
     from unnest(votes) with ordinality each(n, at))
   where id = $1 and exists(select from gone)`,
);
/** Takes a vote back; the poll is locked. */
export const deleteVote = (tx: Queryable, id: string, memberId: string) => tx.query(UNVOTE, [id, memberId]);

const CLOSE = statement(
  "polls_close",
  "update polls set closed_at = now() where id = $1 and closed_at is null",
);
/** Closes a poll; false if it is closed already. */
export async function closePollRow(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(CLOSE, [id]);
  return rowCount > 0;
}

const DELETE = statement("polls_delete", "delete from polls where id = $1");
/** Deletes a poll with its votes. */
export const deletePollRow = (tx: Queryable, id: string) => tx.query(DELETE, [id]);

const DUE = statement(
  "polls_due",
  `select id, channel_id as "channelId" from polls where closes_at <= now() and closed_at is null
   order by closes_at limit $1`,
);
/** Polls whose days are over. */
export async function listDue(db: Queryable, limit: number): Promise<{ id: string; channelId: string }[]> {
  const { rows } = await db.query(DUE, [limit]);
  return rows;
}

const VOTERS = statement(
  "polls_voters",
  "select member_id as id from poll_votes where poll_id = $1 order by member_id",
);
/** Who voted. */
export async function listVoters(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.query(VOTERS, [id]);
  return rows.map((row) => row.id);
}

const HIDE = statement(
  "polls_hide",
  "update polls set hidden_at = case when $2::boolean then coalesce(hidden_at, now()) end where id = $1",
);
const REMOVE = statement(
  "polls_remove",
  "update polls set removed_at = case when $2::boolean then coalesce(removed_at, now()) end where id = $1",
);
/** Takes a poll out of sight while moderators look at it, or lets it be seen again. */
export const setHidden = (tx: Queryable, id: string, on: boolean) => tx.query(HIDE, [id, on]);
/** Takes a poll away, or gives it back. */
export const setRemoved = (tx: Queryable, id: string, on: boolean) => tx.query(REMOVE, [id, on]);

const SEARCH = statement(
  "polls_search",
  `select p.id, p.question, p.channel_id as "channelId", p.closed_at is not null as "closed!" from polls p
   where p.channel_id = any($1::uuid[]) and p.hidden_at is null and p.removed_at is null and search_fold(p.question) like all($2::text[])
   order by p.created_at desc nulls last, p.id desc nulls last limit $3`,
);
/** The newest polls of these channels whose question is like these patterns, folded. */
export async function searchRows(
  db: Queryable,
  channelIds: readonly string[],
  patterns: readonly string[],
  limit: number,
) {
  const { rows } = await db.query(SEARCH, [channelIds, patterns, limit]);
  return rows;
}

const COLLECT = statement(
  "polls_collect",
  `select question, answers, votes, created_at, closed_at from polls where author_id = $1 order by created_at, id`,
);
const COLLECT_VOTES = statement(
  "polls_collect_votes",
  `select p.question, p.answers[v.answer] as answer, v.created_at from poll_votes v join polls p on p.id = v.poll_id
   where v.member_id = $1 and (p.author_id = $1 or (p.hidden_at is null and p.removed_at is null)) order by v.created_at, v.poll_id`,
);
/** What a member asked and chose, for their export; of others nothing that is out of sight. */
export async function collectPolls(db: Queryable, memberId: string) {
  const [asked, chosen] = await Promise.all([
    db.query(COLLECT, [memberId]),
    db.query(COLLECT_VOTES, [memberId]),
  ]);
  return { polls: asked.rows, votes: chosen.rows };
}

const VOTED = statement(
  "polls_voted",
  `select p.id, p.channel_id as "channelId" from poll_votes v join polls p on p.id = v.poll_id
   where v.member_id = $1 order by p.channel_id, p.id`,
);
/** The polls that a member voted in, in the order in which they are locked. */
export async function listVoted(
  db: Queryable,
  memberId: string,
): Promise<{ id: string; channelId: string }[]> {
  const { rows } = await db.query(VOTED, [memberId]);
  return rows;
}
