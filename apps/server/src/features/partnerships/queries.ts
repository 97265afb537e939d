import type { Answer, Point } from "@kompagnon/contract/partnerships/model.ts";
import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import type { AsideHow, Part, Stage } from "@kompagnon/contract/partnerships/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What was decided about a path as a whole. */
export type PathRow = {
  skipped: Stage[];
  team_wanted: string[];
  aside_by: string | null;
  aside_how: AsideHow | null;
  aside_at: Date | null;
};
const FRESH: PathRow = { skipped: [], team_wanted: [], aside_by: null, aside_how: null, aside_at: null };

const FIND_PATH = statement(
  "partnerships_find_path",
  `select skipped, team_wanted, aside_by, aside_how, aside_at from partnerships where conversation_id = $1`,
);
/** What was decided about the path of a conversation; nothing so far where there is no row. */
export async function findPath(db: Queryable, chatId: string): Promise<PathRow> {
  const { rows } = await db.query(FIND_PATH, [chatId]);
  return rows[0] ?? FRESH;
}

const SAVE_PATH = statement(
  "partnerships_save_path",
  `insert into partnerships (conversation_id, skipped, team_wanted, aside_by, aside_how, aside_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (conversation_id) do update set skipped = $2, team_wanted = $3, aside_by = $4, aside_how = $5, aside_at = $6`,
);
/** Stores what was decided; its conversation is locked. */
export const savePath = (tx: Queryable, chatId: string, path: PathRow) =>
  tx.query(SAVE_PATH, [chatId, path.skipped, path.team_wanted, path.aside_by, path.aside_how, path.aside_at]);

const LIST_STARTED = statement(
  "partnerships_list_begun",
  `select b.chat_id as "chat_id!" from (
       select a.conversation_id as chat_id, null::timestamptz as at from partnership_answers a where a.member_id = $1
       union all
       select c.id, d.done_at from conversation_pairs c join partnership_parts d on d.conversation_id = c.id
         where $1 in (c.lo, c.hi)
       union all
       select c.id, greatest(p.written_at, p.confirmed_at) from conversation_pairs c
         join partnership_points p on p.conversation_id = c.id where $1 in (c.lo, c.hi)
       union all
       select c.id, t.moved_at from conversation_pairs c join lasting_trials t on t.conversation_id = c.id
         where $1 in (c.lo, c.hi)
     ) b left join partnerships p on p.conversation_id = b.chat_id
     where p.aside_by is null
     group by b.chat_id order by max(b.at) desc nulls last, b.chat_id limit $2`,
);
/**
 * The conversations on whose path a member has begun, or the other side visibly has, by latest activity: at most `max`. Private
 * answers do not count as activity.
 */
export async function listStarted(db: Queryable, memberId: string, max: number): Promise<string[]> {
  const { rows } = await db.query(LIST_STARTED, [memberId, max]);
  return rows.map(({ chat_id }) => chat_id);
}

/** An answer as stored. */
export type AnswerRow = {
  member_id: string;
  question: QuestionKey;
  answer: Answer;
  changed_at: Date | null;
};

const LIST_ANSWERS = statement(
  "partnerships_list_answers",
  `select member_id, question, answer, changed_at from partnership_answers where conversation_id = $1`,
);
/** The answers of both sides: for the service only, which restricts what each side reads. */
export async function listAnswers(db: Queryable, chatId: string): Promise<AnswerRow[]> {
  const { rows } = await db.query(LIST_ANSWERS, [chatId]);
  return rows;
}

const SAVE_ANSWER = statement(
  "partnerships_save_answer",
  `insert into partnership_answers (conversation_id, member_id, question, answer, changed_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict (conversation_id, member_id, question) do update
       set answer = excluded.answer, changed_at = excluded.changed_at
       where partnership_answers.answer <> excluded.answer`,
);
/** Stores an answer; `open`: the other can read it. The same answer again changes nothing. */
export const saveAnswer = (
  tx: Queryable,
  {
    chatId,
    memberId,
    question,
    answer,
    open,
  }: { chatId: string; memberId: string; question: QuestionKey; answer: Answer; open: boolean },
) => tx.query(SAVE_ANSWER, [chatId, memberId, question, answer, open]);

const DELETE_ANSWER = statement(
  "partnerships_delete_answer",
  "delete from partnership_answers where conversation_id = $1 and member_id = $2 and question = $3",
);
/** Takes an answer away. */
export const deleteAnswer = (tx: Queryable, chatId: string, memberId: string, question: QuestionKey) =>
  tx.query(DELETE_ANSWER, [chatId, memberId, question]);

export type DoneRow = { member_id: string; part: Part; done_at: Date };

const LIST_DONE = statement(
  "partnerships_list_done",
  "select member_id, part, done_at from partnership_parts where conversation_id = $1",
);
/** Who is done with which parts. */
export async function listDone(db: Queryable, chatId: string): Promise<DoneRow[]> {
  const { rows } = await db.query(LIST_DONE, [chatId]);
  return rows;
}

const SET_DONE = statement(
  "partnerships_set_done",
  `insert into partnership_parts (conversation_id, member_id, part) values ($1, $2, $3) on conflict do nothing`,
);
/** Notes that a member is done with a part; whether they were not yet. */
export async function setDone(tx: Queryable, chatId: string, memberId: string, part: Part): Promise<boolean> {
  const { rowCount } = await tx.query(SET_DONE, [chatId, memberId, part]);
  return rowCount > 0;
}

const UNSET_DONE = statement(
  "partnerships_unset_done",
  "delete from partnership_parts where conversation_id = $1 and member_id = $2 and part = $3",
);
/** Takes that back. */
export const unsetDone = (tx: Queryable, chatId: string, memberId: string, part: Part) =>
  tx.query(UNSET_DONE, [chatId, memberId, part]);

/** A point as stored. */
export type PointRow = Pick<Point, "id" | "question" | "text" | "author_id"> & {
  written_at: Date;
  confirmed_at: Date | null;
};

const LIST_POINTS = statement(
  "partnerships_list_points",
  `select id, question, text, author_id, written_at, confirmed_at from partnership_points
     where conversation_id = $1 order by created_at, id`,
);
/** What a pair wrote down, in the order in which they did. */
export async function listPoints(db: Queryable, chatId: string): Promise<PointRow[]> {
  const { rows } = await db.query(LIST_POINTS, [chatId]);
  return rows;
}

const INSERT_POINT = statement(
  "partnerships_insert_point",
  `insert into partnership_points (id, conversation_id, question, text, author_id, created_at, written_at)
     select $1::uuid, $2::uuid, $3::text, $4::text, $5::uuid, clock_timestamp(), clock_timestamp()
     where (select count(*) from partnership_points where conversation_id = $2::uuid) < $6`,
);
/** Writes a point down unless there are `max`; whether it did. A second one about a question breaks `partnership_points_question`. */
export async function insertPoint(
  tx: Queryable,
  chatId: string,
  { id, question, text, author_id }: Pick<PointRow, "id" | "question" | "text" | "author_id">,
  max: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_POINT, [id, chatId, question, text, author_id, max]);
  return rowCount > 0;
}

const REWORD_POINT = statement(
  "partnerships_reword_point",
  `update partnership_points set text = $3, author_id = $4, written_at = clock_timestamp(), confirmed_at = null
     where conversation_id = $1 and id = $2 and text <> $3`,
);
/** Rewords a point; the same text again changes nothing. */
export const rewordPoint = (
  tx: Queryable,
  { chatId, id, text, authorId }: { chatId: string; id: string; text: string; authorId: string },
) => tx.query(REWORD_POINT, [chatId, id, text, authorId]);

const CONFIRM_POINT = statement(
  "partnerships_confirm_point",
  `update partnership_points set confirmed_at = coalesce(confirmed_at, now()) where conversation_id = $1 and id = $2`,
);
/** Confirms a point. */
export const confirmPointRow = (tx: Queryable, chatId: string, id: string) =>
  tx.query(CONFIRM_POINT, [chatId, id]);

const DELETE_POINT = statement(
  "partnerships_delete_point",
  "delete from partnership_points where conversation_id = $1 and id = $2",
);
/** Takes a point away. */
export const deletePointRow = (tx: Queryable, chatId: string, id: string) =>
  tx.query(DELETE_POINT, [chatId, id]);

const FIND_TEAM = statement(
  "partnerships_find_team",
  `select t.id, t.name, exists (select from team_memberships m where m.team_id = t.id and m.member_id = $1) as "is_mine!"
     from team_cards t
     where ((t.origin_kind = 'match' and t.origin_id = $3) or (t.origin_kind = 'trial' and t.origin_id = any($4::uuid[])))
       and exists (select from team_memberships m where m.team_id = t.id and m.member_id in ($1, $2))
     order by 3 desc, t.created_at limit 1`,
);
/** The team that came from the conversation of two or from one of its trial projects, while one of them belongs to it. */
export async function findTeam(
  db: Queryable,
  { chatId, me, other }: { chatId: string; me: string; other: string },
  trialIds: readonly string[],
) {
  const { rows } = await db.query(FIND_TEAM, [me, other, chatId, trialIds]);
  return rows[0] ?? null;
}

const COLLECT_ANSWERS = statement(
  "partnerships_collect_answers",
  `select conversation_id as chat_id, question, answer, changed_at from partnership_answers
     where member_id = $1 order by conversation_id, question`,
);
const COLLECT_DONE = statement(
  "partnerships_collect_done",
  `select conversation_id as chat_id, part, done_at from partnership_parts where member_id = $1 order by conversation_id, part`,
);
const COLLECT_POINTS = statement(
  "partnerships_collect_points",
  `select p.conversation_id as chat_id, p.question, p.text, p.author_id, p.written_at, p.confirmed_at
     from partnership_points p join conversation_pairs c on c.id = p.conversation_id
     where $1 in (c.lo, c.hi) order by p.conversation_id, p.created_at`,
);
const COLLECT_PATHS = statement(
  "partnerships_collect_paths",
  `select p.conversation_id as chat_id, p.skipped, $1::uuid = any(p.team_wanted) as "i_want_team!",
       p.aside_by, p.aside_how, p.aside_at
     from partnerships p join conversation_pairs c on c.id = p.conversation_id
     where $1 in (c.lo, c.hi) order by p.conversation_id`,
);
/** A member's archive: only their own answers and parts. */
export async function collectPartnerships(db: Queryable, memberId: string) {
  const { rows: answers } = await db.query(COLLECT_ANSWERS, [memberId]);
  const { rows: parts_done } = await db.query(COLLECT_DONE, [memberId]);
  const { rows: points } = await db.query(COLLECT_POINTS, [memberId]);
  const { rows: paths } = await db.query(COLLECT_PATHS, [memberId]);
  return { answers, parts_done, points, paths };
}
