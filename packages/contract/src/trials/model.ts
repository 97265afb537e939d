import { z } from "zod";
import { id, plainText, time } from "../wire/model.ts";

/** Most characters of a goal. */
export const TRIAL_GOAL_MAX = 500;
/** Longest trial project, in weeks. */
export const TRIAL_WEEKS_MAX = 12;
/** Most tasks of a trial project. */
export const TRIAL_TASKS_MAX = 50;
/** Most characters of a task. */
export const TRIAL_TASK_MAX = 200;
/** Most characters of each text of a debrief. */
export const DEBRIEF_MAX = 2000;
/** Days after which a debrief is shown although the other has not written one. */
export const DEBRIEF_WAIT_DAYS = 14;

const filled = (max: number) => plainText(max).pipe(z.string().min(1, { message: "required" }));
export const trialGoal = filled(TRIAL_GOAL_MAX);
export const trialWeeks = z.int().min(1).max(TRIAL_WEEKS_MAX);
export const taskText = filled(TRIAL_TASK_MAX);

/** Something to be done in a trial project, by one of the two or (null) by both. */
export const trialTask = z
  .object({
    id,
    text: z.string(),
    assignee_id: id.nullable(),
    done: z.boolean(),
    /** Who ticked it off. */
    done_by: id.nullable(),
  })
  .meta({ id: "TrialTask" });
export type TrialTask = z.infer<typeof trialTask>;

/** Whether a member wants to continue together. */
export const VERDICTS = ["together", "unsure", "apart"] as const;
const debriefInput = z.object({
  verdict: z.enum(VERDICTS),
  /** What went well. */
  good: plainText(DEBRIEF_MAX),
  /** What was hard. */
  hard: plainText(DEBRIEF_MAX),
});
export const newDebrief = debriefInput.meta({ id: "NewDebrief" });
/** What one of the two says in the end. */
export const debrief = debriefInput.extend({ member_id: id, created_at: time }).meta({ id: "Debrief" });
export type Debrief = z.infer<typeof debrief>;

/**
 * A trial project: two people find out in some weeks, with a goal and shared tasks, whether they get on (product: groups
 * and chats).
 */
export const trial = z
  .object({
    id,
    chat_id: id,
    /** proposed → running → debrief → done; or declined. `debrief` begins when the weeks are over or a member ends it. */
    status: z.enum(["proposed", "running", "debrief", "done", "declined"]),
    goal: z.string(),
    weeks: z.int(),
    proposer_id: id,
    created_at: time,
    started_at: time.nullable(),
    /** When its weeks are over. */
    ends_at: time.nullable(),
    tasks: z.array(trialTask),
    /** The member's own as soon as it is written; the other's once both have written, or after fourteen days. */
    debriefs: z.array(debrief),
    /** Who has written a debrief. */
    debriefed: z.array(id),
  })
  .meta({ id: "Trial" });
export type Trial = z.infer<typeof trial>;
