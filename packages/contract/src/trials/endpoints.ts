import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { newDebrief, TRIAL_TASKS_MAX, taskText, trial, trialGoal, trialWeeks } from "./model.ts";

const whole = { access: "member", limit: "120/minute", output: trial } as const;
const inTrial = { id };
const inTask = { id, taskId: id };
/** `trial_over`: it does not run (any more). */
const running = { cannot_write: 403, trial_over: 409 } as const;

/** Trial projects of a conversation (product: groups and chats). */
export const trialsEndpoints = endpoints({
  "GET /api/chats/{id}/trials": {
    about: "The trial projects of one of my one-to-one conversations, the newest first; at most twenty.",
    access: "member",
    limit: "240/minute",
    params: { id },
    output: z.object({ items: z.array(trial) }),
  },
  "POST /api/chats/{id}/trials": {
    about: "Proposes a trial project; the other reads of it in the conversation. One at a time.",
    ...whole,
    limit: "20/hour",
    params: { id },
    body: z.object({
      goal: trialGoal,
      weeks: trialWeeks,
      tasks: z.array(taskText).max(TRIAL_TASKS_MAX).default([]),
    }),
    status: 201,
    errors: { cannot_write: 403, trial_exists: 409 },
  },
  "POST /api/trials/{id}/accept": {
    about: "Accepts a proposal; its weeks begin.",
    ...whole,
    params: inTrial,
    errors: { cannot_write: 403, already_decided: 409 },
  },
  "POST /api/trials/{id}/decline": {
    about: "Declines a proposal, or takes one's own back.",
    ...whole,
    params: inTrial,
    errors: { already_decided: 409 },
  },
  "PATCH /api/trials/{id}": {
    about: "Changes goal or weeks: of one's own proposal, or of a running project.",
    ...whole,
    params: inTrial,
    body: z.object({ goal: trialGoal.optional(), weeks: trialWeeks.optional() }),
    errors: running,
  },
  "POST /api/trials/{id}/end": {
    about: "Ends a running project before its time; both write their debrief.",
    ...whole,
    params: inTrial,
    errors: { trial_over: 409 },
  },
  "POST /api/trials/{id}/tasks": {
    about: "Adds a task.",
    ...whole,
    params: inTrial,
    body: z.object({ text: taskText, assignee_id: id.nullable().default(null) }),
    status: 201,
    errors: { ...running, too_many_tasks: 409 },
  },
  "PATCH /api/trials/{id}/tasks/{taskId}": {
    about: "Changes a task, gives it to someone, or ticks it off.",
    ...whole,
    params: inTask,
    body: z.object({
      text: taskText.optional(),
      assignee_id: id.nullable().optional(),
      done: z.boolean().optional(),
    }),
    errors: running,
  },
  "DELETE /api/trials/{id}/tasks/{taskId}": {
    about: "Removes a task.",
    ...whole,
    params: inTask,
    errors: running,
  },
  "PUT /api/trials/{id}/debrief": {
    about: "Says how it was; can be changed until the other has written too.",
    ...whole,
    params: inTrial,
    body: newDebrief,
    errors: { trial_over: 409 },
  },
});

/** Live events of trial projects. */
const trialsEvents = {
  /** Something about a conversation's trial projects changed: fetch them. */
  trial_changed: z.object({ chat_id: id, trial_id: id }),
};

/** The HTTP routes and live events of trials. */
export const trials = { endpoints: trialsEndpoints, events: trialsEvents };
