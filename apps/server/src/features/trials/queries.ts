import type { Debrief, Trial } from "@kompagnon/contract/trials/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A trial project as stored. */
export type TrialRow = {
  id: string;
  chat_id: string;
  /** The two people of the conversation. */
  members: [string, string];
  proposer_id: string;
  goal: string;
  weeks: number;
  status: Trial["status"];
  created_at: Date;
  started_at: Date | null;
  ends_at: Date | null;
};

const COLUMNS = `t.id, t.conversation_id as chat_id, json_build_array(c.lo, c.hi) as "members: [string, string]", t.proposer_id, t.goal, t.weeks,
  case when t.status = 'running' and t.ends_at <= now() then 'debrief' else t.status end as status,
  t.created_at, t.started_at, t.ends_at`;

const FIND_TRIAL = statement(
  "trials_find_trial",
  `select ${COLUMNS} from trials t join conversation_pairs c on c.id = t.conversation_id
     where t.id = $2 and $1 in (c.lo, c.hi)`,
);
/** A trial project of one of the member's conversations. */
export async function findTrial(db: Queryable, memberId: string, id: string): Promise<TrialRow | null> {
  const { rows } = await db.query(FIND_TRIAL, [memberId, id]);
  return rows[0] ?? null;
}

const LIST_TRIALS = statement(
  "trials_list_trials",
  `select ${COLUMNS} from trials t join conversation_pairs c on c.id = t.conversation_id
     where t.conversation_id = $1 order by t.created_at desc, t.id desc limit $2`,
  { plan: "custom" },
);
/** The newest trial projects of a conversation. */
export async function listTrials(db: Queryable, chatId: string, limit: number): Promise<TrialRow[]> {
  const { rows } = await db.query(LIST_TRIALS, [chatId, limit]);
  return rows;
}

const INSERT_TRIAL_TRIALS = statement(
  "trials_insert_trial_trials",
  "update trials set status = 'debrief' where conversation_id = $1 and status = 'running' and ends_at <= now()",
);
const INSERT_TRIAL_INSERT_TRIALS = statement(
  "trials_insert_trial_insert_trials",
  `insert into trials (id, conversation_id, proposer_id, goal, weeks, created_at)
     values ($1, $2, $3, $4, $5, clock_timestamp())`,
);
/** Stores a proposal; a second open one of the conversation breaks `trials_open`. */
export async function insertTrial(
  tx: Queryable,
  trial: Pick<TrialRow, "id" | "chat_id" | "proposer_id" | "goal" | "weeks">,
): Promise<void> {
  // One whose weeks are over is not open any more.
  await tx.query(INSERT_TRIAL_TRIALS, [trial.chat_id]);
  await tx.query(INSERT_TRIAL_INSERT_TRIALS, [
    trial.id,
    trial.chat_id,
    trial.proposer_id,
    trial.goal,
    trial.weeks,
  ]);
}

const START_TRIAL = statement(
  "trials_start_trial",
  `update trials set status = 'running', started_at = now(), ends_at = now() + make_interval(weeks => weeks) where id = $1`,
);
/** A proposal is accepted. */
export const startTrial = (tx: Queryable, id: string) => tx.query(START_TRIAL, [id]);

const SET_STATUS = statement(
  "trials_set_status",
  `update trials set status = $2, ends_at = case when $2 = 'debrief' then least(ends_at, now()) else ends_at end
     where id = $1`,
);
/** Changes how a trial project stands; going into the debrief ends its weeks. */
export const setStatus = (tx: Queryable, id: string, status: Trial["status"]) =>
  tx.query(SET_STATUS, [id, status]);

const CHANGE_TRIAL_ROW = statement(
  "trials_change_trial_row",
  `update trials set goal = coalesce($2, goal), weeks = coalesce($3::smallint, weeks),
       ends_at = started_at + make_interval(weeks => coalesce($3::smallint, weeks)) where id = $1`,
);
/** Changes goal or weeks; the end moves along. */
export const changeTrialRow = (
  tx: Queryable,
  id: string,
  { goal, weeks }: { goal?: string | undefined; weeks?: number | undefined },
) => tx.query(CHANGE_TRIAL_ROW, [id, goal ?? null, weeks ?? null]);

/** A task as stored. */
export type TaskRow = {
  id: string;
  trial_id: string;
  text: string;
  assignee_id: string | null;
  done_by: string | null;
};

const LIST_TASKS = statement(
  "trials_list_tasks",
  `select id, trial_id, text, assignee_id, done_by from trial_tasks where trial_id = any($1::uuid[])
     order by trial_id, position`,
);
/** The tasks of some trial projects, in their order. */
export async function listTasks(db: Queryable, trialIds: readonly string[]): Promise<TaskRow[]> {
  const { rows } = await db.query(LIST_TASKS, [trialIds]);
  return rows;
}

const INSERT_TASK = statement(
  "trials_insert_task",
  `insert into trial_tasks (id, trial_id, text, assignee_id, position)
     select $1::uuid, $2::uuid, $3::text, $4::uuid, coalesce(max(position) + 1, 0) from trial_tasks where trial_id = $2::uuid
     having count(*) < $5`,
);
/** Adds a task at the end, unless there are `max`; whether it did. */
export async function insertTask(
  tx: Queryable,
  { id, trial_id, text, assignee_id }: Omit<TaskRow, "done_by">,
  max: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(INSERT_TASK, [id, trial_id, text, assignee_id, max]);
  return rowCount > 0;
}

const UPDATE_TASK = statement(
  "trials_update_task",
  `update trial_tasks set text = coalesce($3, text),
       assignee_id = case when $4 then $5::uuid else assignee_id end,
       done_by = case when $6 then $7::uuid else done_by end
     where trial_id = $1 and id = $2`,
);
/** Changes a task; whether there is such a one. */
export async function updateTask(
  tx: Queryable,
  trialId: string,
  id: string,
  change: {
    text?: string | undefined;
    assignee_id?: string | null | undefined;
    done_by?: string | null | undefined;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(UPDATE_TASK, [
    trialId,
    id,
    change.text ?? null,
    change.assignee_id !== undefined,
    change.assignee_id ?? null,
    change.done_by !== undefined,
    change.done_by ?? null,
  ]);
  return rowCount > 0;
}

const DELETE_TASK = statement(
  "trials_delete_task",
  "delete from trial_tasks where trial_id = $1 and id = $2",
);
/** Removes a task; whether there was such a one. */
export async function deleteTask(tx: Queryable, trialId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(DELETE_TASK, [trialId, id]);
  return rowCount > 0;
}

/** A debrief as stored. */
export type DebriefRow = Pick<Debrief, "member_id" | "verdict" | "good" | "hard"> & {
  trial_id: string;
  created_at: Date;
};

const LIST_DEBRIEFS = statement(
  "trials_list_debriefs",
  `select trial_id, member_id, verdict, good, hard, created_at from trial_debriefs where trial_id = any($1::uuid[])
     order by created_at`,
);
/** What was said in the end of some trial projects. */
export async function listDebriefs(db: Queryable, trialIds: readonly string[]): Promise<DebriefRow[]> {
  const { rows } = await db.query(LIST_DEBRIEFS, [trialIds]);
  return rows;
}

const SAVE_DEBRIEF = statement(
  "trials_save_debrief",
  `insert into trial_debriefs (trial_id, member_id, verdict, good, hard) values ($1, $2, $3, $4, $5)
     on conflict (trial_id, member_id) do update set verdict = $3, good = $4, hard = $5`,
);
/** Stores or changes a member's debrief. */
export const saveDebrief = (tx: Queryable, row: Omit<DebriefRow, "created_at">) =>
  tx.query(SAVE_DEBRIEF, [row.trial_id, row.member_id, row.verdict, row.good, row.hard]);

const COLLECT_TRIALS = statement(
  "trials_collect_trials",
  `select ${COLUMNS} from trials t join conversation_pairs c on c.id = t.conversation_id
     where $1 in (c.lo, c.hi) order by t.created_at`,
);
/** The trial projects of a member's conversations, for their export. */
export async function collectTrials(db: Queryable, memberId: string): Promise<TrialRow[]> {
  const { rows } = await db.query(COLLECT_TRIALS, [memberId]);
  return rows;
}

const NEWEST_TRIAL = statement(
  "trials_newest_trial",
  `select t.id, t.goal, t.proposer_id, case when t.status = 'running' and t.ends_at <= now() then 'debrief' else t.status end as status,
       array(select d.member_id from trial_debriefs d where d.trial_id = t.id) as "debriefed!",
       array(select o.id from trials o where o.conversation_id = $1) as "ids!",
       exists (select from trials o where o.conversation_id = $1 and o.status = 'done') as "ever_done!"
     from trials t where t.conversation_id = $1 order by t.created_at desc, t.id desc limit 1`,
  { plan: "custom" },
);
/** How a conversation's newest trial project stands, who has written a debrief of it, whether one was ever done, and the ids of all. */
export async function newestTrial(db: Queryable, chatId: string) {
  const { rows } = await db.query(NEWEST_TRIAL, [chatId]);
  return rows[0] ?? null;
}
