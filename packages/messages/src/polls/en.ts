import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "Polls",
  new: "New poll",
  question: "Question",
  answer: "Answer {{number}}",
  add: "Add an answer",
  remove: "Remove answer {{number}}",
  days: "Closes",
  days_null: "when I close it",
  days_1: "after one day",
  days_3: "after three days",
  days_7: "after a week",
  ask: "Start the poll",
  cancel: "Cancel",
  empty_title: "No polls yet",
  empty_text: "Ask the others what they’d prefer. Every vote counts right away.",
  failed: "We couldn’t load the polls",
  failed_change: "That didn’t work: {{reason}}",
  gone_author: "Deleted member",
  asked_by: "by {{name}}",
  votes_one: "{{count}} vote",
  votes_other: "{{count}} votes",
  open_until: "open until {{when}}",
  open: "open",
  closed: "closed",
  mine: "your vote",
  unvote: "Remove your vote",
  menu: "Actions for this poll",
  close: "Close the poll",
  delete: "Delete",
  delete_ask: "Delete this poll?",
  delete_text: "The poll and all its votes will be deleted. This can’t be undone.",
  report: "Report",
  found: "Polls",
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "There are already ten open polls in this channel. Close one of them first.",
  poll_closed: "This poll has already closed.",
  answers_alike: "Each answer may only appear once.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "A poll you voted in has closed",
    title: "Poll in {{group}} has closed",
    text: "The result is in.",
    line: "A poll in {{group}} has closed: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Poll", title: "Report poll" },
} as const satisfies Translation<typeof german.reports, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Polls in groups",
    keywords: "vote, voting, survey, ask a question, result",
    body: "You can ask the others something in any channel of a group.\n\n1. Open the channel and select “$t(polls:panel)” at the top.\n2. Write your question and two to five answers.\n3. Choose when the poll closes, and start it.\n\nEveryone sees the votes right away. You can change or remove your vote while the poll is open. No one sees who voted for what. The person who asked and the group’s moderators can close and delete a poll.",
  },
} as const satisfies Translation<typeof german.help, "en">;
