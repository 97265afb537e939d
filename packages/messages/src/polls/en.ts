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
  days: "Ends",
  days_null: "when I close it",
  days_1: "after one day",
  days_3: "after three days",
  days_7: "after a week",
  ask: "Start the poll",
  cancel: "Cancel",
  empty_title: "No polls yet",
  empty_text: "Ask the others what they would rather have. Every vote counts at once.",
  failed: "The polls could not be loaded",
  failed_change: "That did not work: {{reason}}",
  gone_author: "Deleted member",
  asked_by: "by {{name}}",
  votes_one: "{{count}} vote",
  votes_other: "{{count}} votes",
  open_until: "open until {{when}}",
  open: "open",
  closed: "closed",
  mine: "your vote",
  unvote: "Take your vote back",
  menu: "More about this poll",
  close: "Close the poll",
  delete: "Delete",
  delete_ask: "Delete this poll?",
  delete_text: "It goes with all its votes. This can’t be undone.",
  report: "Report",
  more: "Show more",
  more_failed: "More could not be loaded.",
  found: "Polls",
} as const satisfies Translation<typeof german.pages, "en">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "Ten polls are open in this channel already. Close one of them first.",
  poll_closed: "This poll is closed already.",
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
    body: "In every channel of a group you can ask the others something.\n\n1. Open the channel and tap “Polls” at the top.\n2. Write your question and two to five answers.\n3. Choose when the poll ends, and start it.\n\nEverybody sees the votes at once. You can change your vote or take it back while the poll is open. Nobody sees who voted for what. Whoever asked, and the group’s moderators, can close and delete a poll.",
  },
} as const satisfies Translation<typeof german.help, "en">;
