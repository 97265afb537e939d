import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, plainText } from "../wire/model.ts";
import { contactMessage, contactReason, newContactAnswer, newContactMessage } from "./model.ts";
import { CONTACT_LEVEL, CONTACT_STATES, CONTACT_TOPICS } from "./rules.ts";

const admins = { admin: CONTACT_LEVEL } as const;

/** Writing to the team, and the team's inbox (spec: public, section 2.6; design: api). */
export const contactEndpoints = endpoints({
  "POST /api/contact": {
    about: "Writes to the team, signed in or not; guests do a proof of work.",
    access: "public",
    limit: "5/hour",
    body: newContactMessage,
    status: 201,
    output: z.object({ sent: z.literal(true) }),
    errors: { captcha_required: 400, captcha_failed: 400 },
  },
  "GET /api/admin/contact-messages": {
    about: "Messages to the team by state, topic and words, the newest first.",
    access: admins,
    limit: "240/minute",
    query: {
      ...paging(50),
      state: z.enum(CONTACT_STATES).default("open"),
      topic: z.enum(CONTACT_TOPICS).optional(),
      /** A part of the name, the address or the text. */
      q: plainText(100).default(""),
    },
    output: page(contactMessage),
  },
  "POST /api/admin/contact-messages/{id}/sender": {
    about: "Shows the sender's address; that it was shown is written down.",
    access: admins,
    limit: "60/minute",
    params: { id },
    output: z.object({ email: z.string() }),
  },
  "POST /api/admin/contact-messages/{id}/answer": {
    about: "Answers by mail, in a frame of the sender's language.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: newContactAnswer,
    output: contactMessage,
    errors: { contact_changed: 409 },
  },
  "POST /api/admin/contact-messages/{id}/close": {
    about: "Closes a message without an answer.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: contactReason,
    output: contactMessage,
    errors: { contact_changed: 409 },
  },
  "POST /api/admin/contact-messages/{id}/reopen": {
    about: "Puts a message that was answered or closed back among the open ones.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: contactReason,
    output: contactMessage,
    errors: { contact_changed: 409 },
  },
  "POST /api/admin/contact-messages/{id}/erase": {
    about: "Erases a message with its answers at once, as its sender may ask for.",
    access: admins,
    limit: "60/minute",
    params: { id },
    body: contactReason,
  },
});

/** The HTTP routes of messages to the team. */
export const contact = { endpoints: contactEndpoints, events: {} };
