import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "Report",
  title_member: "Report {{name}}",
  title_group: "Report group “{{name}}”",
  title_message: "Report message",
  title_post: "Report post",
  title_comment: "Report comment",
  intro: "Our team will look at it. Nobody learns that the report came from you.",
  message_seen: "The team sees this one message, not the rest of the chat.",
  reason: "What is it about?",
  note: "Would you like to add something?",
  note_needed: "Please say briefly what it is about.",
  reason_needed: "Please choose a reason.",
  also_block: "Block {{name}} as well",
  cancel: "Cancel",
  thanks: "Thank you. Your report has arrived.",
  block_failed: "Blocking did not work. Try again in the settings.",
  reasons: {
    spam: "Spam or advertising",
    fraud: "Fraud or scam",
    harassment: "Insults or harassment",
    hate: "Hatred",
    sexual: "Sexual content",
    violence: "Violence or threats",
    minors: "Danger to children or young people",
    impersonation: "Pretends to be somebody else",
    illegal: "Something else illegal",
    other: "Something else",
  },
} as const satisfies Translation<typeof german, "en">;
