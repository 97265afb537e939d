import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team’s inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Somebody else has done something with it meanwhile. Have another look.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "New message to {{app}}: {{topic}}",
    heading: "Somebody wrote to the team",
    body: "Topic: {{topic}}\n\nWhat it says and who wrote it you read in the admin area. If more come shortly after, they get no mail of their own.",
    button: "To the inbox",
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
  lead: "Ask us, tell us what is stuck, or suggest something. A person reads it and replies by e-mail.",
  name: "Name",
  name_missing: "Tell us your name.",
  email: "Email",
  email_hint: "Our reply goes there, nothing else.",
  email_wrong: "This is not a valid e-mail address.",
  topic: "Topic",
  topics: {
    general: "General",
    partnership: "Partnership",
    press: "Press",
    support: "Support",
  },
  message: "Message",
  message_hint: "Don’t send us passwords or codes.",
  message_missing: "Tell us what it is about.",
  send: "Send",
  failed: "Failed to send. Please try again.",
  thanks: "Thanks!",
  thanks_text: "Your message has arrived. We reply to {{email}}, usually within two working days.",
  again: "Send another",
  keeping: "We delete your message {{days}} days after it is settled.",
  no_script: "This form needs JavaScript. Without it, write to {{email}}.",
} as const satisfies Translation<typeof german.pages, "en">;

/** The inbox, for admins. */
export const staff = {
  title: "Messages",
  lead: "What people write to the team. Replies go out by e-mail, and their wording stays here as well.",
  waiting: "Messages to the team",
  states: { open: "Open", answered: "Answered", closed: "Closed" },
  search: "Search",
  search_hint: "Name, address or a piece of text",
  topic: "Topic",
  any_topic: "All topics",
  empty: "Nothing here",
  empty_text: "As soon as somebody writes, it stands here.",
  empty_found: "Nothing found",
  empty_found_text: "Search with fewer letters or take a filter away.",
  failed: "The messages could not be loaded",
  guest: "Not signed in",
  answered_by: "Reply by {{name}}",
  gone: "somebody who is gone",
  erased_at: "Will be deleted on {{date}}",
  answer: {
    button: "Reply",
    again: "Reply again",
    title: "Reply to {{name}}",
    text: "The greeting and the original message are added to the mail by themselves, in {{language}}.",
    field: "Your reply",
    missing: "It doesn’t work without a text.",
    send: "Send by e-mail",
    done: "The reply is on its way.",
  },
  close: {
    button: "Close",
    title: "Close without a reply",
    text: "Advertising, for example. It can be opened again at any time.",
    done: "Closed.",
  },
  reopen: {
    button: "Open again",
    title: "Open again",
    text: "The message then waits for a reply again.",
    done: "Open again.",
  },
  erase: {
    button: "Delete",
    title: "Delete for good",
    text: "Message and replies are gone then, for example because somebody asks for it. They can’t be brought back.",
    done: "Deleted.",
  },
  reason: "Reason (stands in the log)",
} as const satisfies Translation<typeof german.staff, "en">;
