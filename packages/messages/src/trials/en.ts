import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Trial projects. */
export const pages = {
  title: "Trial project",
  intro:
    "Get to know each other by working together: one goal, a few weeks, shared tasks. At the end, you tell each other honestly how it went.",
  goal: "Goal",
  goal_hint:
    "What do you want to get done in this time? For example: build a landing page and collect 20 sign-ups.",
  duration: "Duration",
  weeks_one: "{{count}} week",
  weeks_other: "{{count}} weeks",
  first_tasks: "First tasks (one per line, optional)",
  tasks_too_many: "Up to 50 tasks of 200 characters each.",
  propose: "Propose",
  waiting: "Waiting for {{name}} to answer your proposal.",
  proposed_by: "{{name}} proposed a trial project.",
  accept: "Accept",
  decline: "Decline",
  withdraw: "Withdraw",
  until: "Runs until {{date}}",
  period: "{{from}} to {{to}}",
  days_left_one: "{{count}} day left",
  days_left_other: "{{count}} days left",
  progress_one: "{{done}} of {{count}} task done",
  progress_other: "{{done}} of {{count}} tasks done",
  tasks: "Tasks",
  no_tasks: "No tasks yet. What would you like to start with?",
  new_task: "New task",
  add_task: "Add",
  remove_task: "Remove task “{{text}}”",
  assignee: "Who’s doing it?",
  both: "Both",
  me: "Me",
  done_by: "Done by {{name}}",
  done_by_me: "Done by you",
  change: "Change goal and duration",
  save: "Save",
  cancel: "Cancel",
  end: "End now",
  end_sure: "End the trial project now? You’ll both then write your debrief.",
  debrief: "Debrief",
  debrief_intro:
    "Say honestly how it went. {{name}} will only see what you write once you’ve both written, or after 14 days at the latest.",
  verdict: "What happens next?",
  verdict_together: "Carry on together",
  verdict_unsure: "Not sure yet",
  verdict_apart: "Go separate ways",
  good: "What went well?",
  hard: "What was hard?",
  send_debrief: "Send",
  choose_verdict: "Please choose an answer.",
  debrief_waits: "Your debrief is in. Waiting for {{name}}.",
  debrief_theirs_waits: "{{name}} has already sent theirs.",
  both_together: "You both want to carry on. Here’s to a good partnership!",
  found_team: "Start a team",
  my_debrief: "Your debrief",
  their_debrief: "{{name}}’s debrief",
  edit_debrief: "Change it",
  past: "Earlier trial projects",
  again: "New trial project",
  status_proposed: "Proposed",
  status_running: "Running",
  status_debrief: "Debrief",
  status_done: "Finished",
  status_declined: "Declined",
  show: "View",
  failed: "We couldn’t load the trial project.",
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  trial_exists: "You already have an open trial project.",
  trial_over: "This trial project isn’t running.",
  too_many_tasks: "You can have up to 50 tasks.",
} as const satisfies Translation<typeof german.errors, "en">;

/** What it writes in conversations in a member's name. */
export const messages = {
  proposal_one: "🤝 My idea for a trial project (one week): {{goal}}",
  proposal_other: "🤝 My idea for a trial project ({{count}} weeks): {{goal}}",
} as const satisfies Translation<typeof german.messages, "en">;
