import type { trials } from "@kompagnon/contract/trials/endpoints.ts";
import {
  DEBRIEF_WAIT_DAYS,
  type newDebrief,
  TRIAL_TASKS_MAX,
  type Trial,
} from "@kompagnon/contract/trials/model.ts";
import type { z } from "zod";
import { chatTopic, findAccess, lockConversation, writeWithin } from "#features/chats/public.ts";
import { findProfiles } from "#features/profiles/public.ts";
import {
  changeTrialRow,
  type DebriefRow,
  deleteTask,
  findTrial,
  insertTask,
  insertTrial,
  listDebriefs,
  listTasks,
  listTrials,
  saveDebrief,
  setStatus,
  startTrial,
  type TaskRow,
  type TrialRow,
  updateTask,
} from "#features/trials/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf, isTaken } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

const DAY = 86_400_000;

/** Whether a member may change goal, weeks and tasks: of their own proposal, and of what runs. */
const canPlan = (memberId: string, { status, proposer_id }: TrialRow): boolean =>
  status === "running" || (status === "proposed" && proposer_id === memberId);

/** Whether a member may read a debrief: their own, and the other side's once it can't influence theirs any more. */
const canReadDebrief = (memberId: string, trial: TrialRow, { member_id }: DebriefRow, now: Date): boolean =>
  member_id === memberId ||
  trial.status === "done" ||
  (trial.ends_at !== null && now.getTime() - trial.ends_at.getTime() > DEBRIEF_WAIT_DAYS * DAY);

/** A refusal with a code that an endpoint of trials declares. */
const Fail = failOf<typeof trials.endpoints>();

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    "trial.proposed": { trialId: string; chatId: string; memberId: string; invitedId: string };
    /** A proposal was accepted, declined or taken back. */
    "trial.decided": { trialId: string; members: readonly string[] };
  }
}

/** Trial projects shown per conversation. */
const SHOWN_MAX = 20;

const presentTask = ({ id, text, assignee_id, done_by }: TaskRow) => ({
  id,
  text,
  assignee_id,
  done: done_by !== null,
  done_by,
});

const present = (
  row: TrialRow,
  tasks: readonly TaskRow[],
  debriefRows: readonly DebriefRow[],
  viewerId: string,
) => ({
  id: row.id,
  chat_id: row.chat_id,
  status: row.status,
  goal: row.goal,
  weeks: row.weeks,
  proposer_id: row.proposer_id,
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  tasks: tasks.map(presentTask),
  debriefs: debriefRows
    .filter((one) => canReadDebrief(viewerId, row, one, new Date()))
    .map(({ trial_id: _, created_at, ...one }) => ({ ...one, created_at: created_at.toISOString() })),
  debriefed: debriefRows.map(({ member_id }) => member_id),
});

/** Trial projects as one of the two gets them. */
export async function hydrateTrials(
  db: Queryable,
  viewerId: string,
  rows: readonly TrialRow[],
): Promise<Trial[]> {
  const ids = rows.map(({ id }) => id);
  const tasks = await listTasks(db, ids);
  const debriefRows = await listDebriefs(db, ids);
  return rows.map((row) =>
    present(
      row,
      tasks.filter(({ trial_id }) => trial_id === row.id),
      debriefRows.filter(({ trial_id }) => trial_id === row.id),
      viewerId,
    ),
  );
}

async function reread(db: Queryable, viewerId: string, id: string): Promise<Trial> {
  const row = await findTrial(db, viewerId, id);
  const [trial] = row ? await hydrateTrials(db, viewerId, [row]) : [];
  if (!trial) throw new Fail("not_found");
  return trial;
}

/** The trial projects of a conversation. Throws not_found. */
export async function trialsOf(db: Queryable, memberId: string, chatId: string): Promise<Trial[]> {
  const access = await findAccess(db, memberId, chatId);
  if (!access?.otherId) throw new Fail("not_found");
  return hydrateTrials(db, memberId, await listTrials(db, chatId, SHOWN_MAX));
}

type Proposal = { goal: string; weeks: number; tasks: readonly string[] };

/** Proposes a trial project, and writes so in the conversation. Throws not_found, cannot_write, trial_exists. */
export async function proposeTrial(
  platform: Platform,
  memberId: string,
  chatId: string,
  { goal, weeks, tasks }: Proposal,
): Promise<Trial> {
  const { db, live, texts, domainEvents } = platform;
  const id = newId();
  const [proposer] = await findProfiles(db, [memberId]);
  const text = texts.say(proposer?.language ?? "de", "trials/messages:proposal", { goal, count: weeks });
  try {
    return await db.transaction(async (tx) => {
      // First of all: a channel has no other one.
      if (!(await lockConversation(tx, memberId, chatId))?.other_id) throw new Fail("not_found");
      await writeWithin(platform, tx, { chatId, senderId: memberId, clientId: id, text });
      await insertTrial(tx, { id, chat_id: chatId, proposer_id: memberId, goal, weeks });
      for (const task of tasks)
        await insertTask(tx, { id: newId(), trial_id: id, text: task, assignee_id: null }, TRIAL_TASKS_MAX);
      await live.publish(tx, chatTopic(chatId), "trial_changed", { chat_id: chatId, trial_id: id });
      const trial = await findTrial(tx, memberId, id);
      const invitedId = trial?.members.find((one) => one !== memberId);
      if (invitedId)
        await domainEvents.publish(tx, "trial.proposed", { trialId: id, chatId, memberId, invitedId });
      return reread(tx, memberId, id);
    });
  } catch (error) {
    if (isTaken(error, "trials_open")) throw new Fail("trial_exists");
    throw error;
  }
}

/** Changes a trial project under its conversation's lock and tells both. Throws not_found; cannot_write if `writing`. */
async function change(
  { db, live }: Platform,
  memberId: string,
  { id, writing }: { id: string; writing: boolean },
  alter: (tx: Tx, trial: TrialRow) => Promise<unknown>,
): Promise<Trial> {
  return db.transaction(async (tx) => {
    const chatId = (await findTrial(tx, memberId, id))?.chat_id;
    const mine = chatId && (await lockConversation(tx, memberId, chatId));
    const trial = mine && (await findTrial(tx, memberId, id));
    if (!trial) throw new Fail("not_found");
    if (writing && mine.blocked) throw new Fail("cannot_write");
    await alter(tx, trial);
    await live.publish(tx, chatTopic(chatId), "trial_changed", { chat_id: chatId, trial_id: id });
    return reread(tx, memberId, id);
  });
}

const publishDecided = (
  { domainEvents }: Platform,
  tx: Tx,
  trialId: string,
  members: readonly string[],
): Promise<void> => domainEvents.publish(tx, "trial.decided", { trialId, members });

/** Accepts the other's proposal. Throws not_found, cannot_write, already_decided. */
export const acceptTrial = (platform: Platform, memberId: string, id: string): Promise<Trial> =>
  change(platform, memberId, { id, writing: true }, async (tx, { status, proposer_id, members }) => {
    if (proposer_id === memberId) throw new Fail("forbidden");
    if (status !== "proposed") throw new Fail("already_decided");
    await startTrial(tx, id);
    await publishDecided(platform, tx, id, members);
  });

/** Declines a proposal, or takes one's own back. Throws not_found, already_decided. */
export const declineTrial = (platform: Platform, memberId: string, id: string): Promise<Trial> =>
  change(platform, memberId, { id, writing: false }, async (tx, { status, members }) => {
    if (status !== "proposed") throw new Fail("already_decided");
    await setStatus(tx, id, "declined");
    await publishDecided(platform, tx, id, members);
  });

/** Changes goal, weeks or tasks where the member may. Throws not_found, cannot_write, trial_over. */
const plan = (
  platform: Platform,
  memberId: string,
  id: string,
  alter: (tx: Tx, trial: TrialRow) => Promise<unknown>,
): Promise<Trial> =>
  change(platform, memberId, { id, writing: true }, async (tx, trial) => {
    if (trial.status === "proposed" && !canPlan(memberId, trial)) throw new Fail("forbidden");
    if (!canPlan(memberId, trial)) throw new Fail("trial_over");
    await alter(tx, trial);
  });

/** Changes goal or weeks. Throws as `plan`. */
export const changeTrial = (
  platform: Platform,
  memberId: string,
  id: string,
  input: { goal?: string | undefined; weeks?: number | undefined },
): Promise<Trial> => plan(platform, memberId, id, (tx) => changeTrialRow(tx, id, input));

/** Ends a running project before its time. Throws not_found, trial_over. */
export const endTrial = (platform: Platform, memberId: string, id: string): Promise<Trial> =>
  change(platform, memberId, { id, writing: false }, async (tx, { status }) => {
    if (status !== "running") throw new Fail("trial_over");
    await setStatus(tx, id, "debrief");
  });

const requireOneOfTwo = ({ members }: TrialRow, memberId: string | null | undefined): void => {
  if (memberId && !members.includes(memberId))
    throw new Fail("invalid_input", { details: [{ field: "assignee_id", code: "invalid_value" }] });
};

/** Adds a task. Throws as `plan`, and too_many_tasks. */
export const addTask = (
  platform: Platform,
  memberId: string,
  id: string,
  { text, assignee_id }: { text: string; assignee_id: string | null },
): Promise<Trial> =>
  plan(platform, memberId, id, async (tx, trial) => {
    requireOneOfTwo(trial, assignee_id);
    const task = { id: newId(), trial_id: id, text, assignee_id };
    if (!(await insertTask(tx, task, TRIAL_TASKS_MAX))) throw new Fail("too_many_tasks");
  });

/** Changes a task or ticks it off. Throws as `plan`. */
export const changeTask = (
  platform: Platform,
  memberId: string,
  { id, taskId }: { id: string; taskId: string },
  input: { text?: string | undefined; assignee_id?: string | null | undefined; done?: boolean | undefined },
): Promise<Trial> =>
  plan(platform, memberId, id, async (tx, trial) => {
    requireOneOfTwo(trial, input.assignee_id);
    const doneBy = input.done ? memberId : null;
    const change = { ...input, done_by: input.done === undefined ? undefined : doneBy };
    if (!(await updateTask(tx, id, taskId, change))) throw new Fail("not_found");
  });

/** Removes a task. Throws as `plan`. */
export const removeTask = (
  platform: Platform,
  memberId: string,
  id: string,
  taskId: string,
): Promise<Trial> =>
  plan(platform, memberId, id, async (tx) => {
    if (!(await deleteTask(tx, id, taskId))) throw new Fail("not_found");
  });

/** Says how it was; with the second debrief the project is done. Throws not_found, trial_over. */
export const writeDebrief = (
  platform: Platform,
  memberId: string,
  id: string,
  answers: z.output<typeof newDebrief>,
): Promise<Trial> =>
  change(platform, memberId, { id, writing: false }, async (tx, { status }) => {
    if (status !== "debrief") throw new Fail("trial_over");
    await saveDebrief(tx, { ...answers, trial_id: id, member_id: memberId });
    const both = new Set((await listDebriefs(tx, [id])).map(({ member_id }) => member_id)).size === 2;
    await setStatus(tx, id, both ? "done" : "debrief");
  });
