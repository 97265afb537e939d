import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team’s inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Someone else has just changed this. Please check again.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "New message to {{app}}: {{topic}}",
    heading: "Someone wrote to the team",
    body: "Topic: {{topic}}\n\nYou can read the message and see who sent it in the admin area. If more arrive shortly after, you won’t get an email for each one.",
    button: "Go to inbox",
  },
  contact_answer: {
    subject: "Reply from {{app}}",
    heading: "Our reply to your message",
    body: "Hello {{name}},\n\n{{answer}}\n\n––––––––\nYou wrote:\n\n{{message}}",
    button: "Ask another question",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "General",
    partnership: "Partnership",
    press: "Press",
    support: "Support",
  },
} as const satisfies Translation<typeof german.messages, "en">;

/** The public page. */
export const pages = {
  title: "Contact",
  lead: "Ask us something, tell us what isn’t working, or make a suggestion. A person reads it and replies by email.",
  name: "Name",
  name_missing: "Tell us your name.",
  email: "Email",
  email_hint: "We’ll only use it to reply to you.",
  email_wrong: "This isn’t a valid email address.",
  topic: "Topic",
  topics: {
    general: "General",
    partnership: "Partnership",
    press: "Press",
    support: "Support",
  },
  message: "Message",
  message_hint: "Don’t send us passwords or codes.",
  message_missing: "Tell us what it’s about.",
  send: "Send",
  failed: "We couldn’t send your message. Please try again.",
  thanks: "Thanks!",
  thanks_text: "We’ve received your message. We’ll reply to {{email}}.",
  again: "Send another",
  keeping: "We delete your message {{days}} days after it’s been dealt with.",
  no_script: "This form needs JavaScript. You can email {{email}} instead.",
} as const satisfies Translation<typeof german.pages, "en">;

/** The inbox, for admins. */
export const staff = {
  title: "Messages",
  lead: "Messages people send to the team. Replies go out by email and are kept here.",
  waiting: "Messages to the team",
  states: { open: "Open", answered: "Answered", closed: "Closed" },
  search: "Search",
  search_hint: "Name, address or part of the text",
  topic: "Topic",
  any_topic: "All topics",
  empty: "Nothing here",
  empty_text: "New messages will appear here.",
  empty_found: "No results",
  empty_found_text: "Search with fewer letters or remove a filter.",
  failed: "We couldn’t load the messages",
  guest: "Not signed in",
  answered_by: "Reply by {{name}}",
  gone: "a former team member",
  erased_at: "Will be deleted on {{date}}",
  answer: {
    button: "Reply",
    again: "Reply again",
    title: "Reply to {{name}}",
    text: "We add the greeting and the original message to the email, in {{language}}.",
    field: "Your reply",
    missing: "Please write a reply.",
    send: "Send by email",
    done: "The answer is on its way.",
  },
  close: {
    button: "Close",
    title: "Close without a reply",
    text: "For example, because it’s advertising. You can reopen it at any time.",
    done: "Closed.",
  },
  reopen: {
    button: "Reopen",
    title: "Reopen",
    text: "The message will then wait for a reply again.",
    done: "Reopened.",
  },
  erase: {
    button: "Delete",
    title: "Delete for good",
    text: "The message and replies will be gone, for example because the sender asked for it. This can’t be undone.",
    done: "Deleted.",
  },
  reason: "Reason (kept in the log)",
} as const satisfies Translation<typeof german.staff, "en">;
