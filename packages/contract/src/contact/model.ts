import { z } from "zod";
import { EMAIL_MAX } from "../accounts/rules.ts";
import { REASON_MAX } from "../admin/rules.ts";
import { memberCard } from "../profiles/model.ts";
import { id, language, plainText, time } from "../wire/model.ts";
import {
  CONTACT_ANSWER_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_STATES,
  CONTACT_TOPICS,
} from "./rules.ts";

const filled = (max: number) => plainText(max).pipe(z.string().min(1, { message: "required" }));

/** What the public form sends (spec: public, sections 2.6 and 5). */
export const newContactMessage = z
  .object({
    name: filled(CONTACT_NAME_MAX),
    email: z
      .string()
      .max(EMAIL_MAX)
      .transform((text) => text.trim().toLowerCase())
      .pipe(z.email()),
    topic: z.enum(CONTACT_TOPICS).default("general"),
    message: filled(CONTACT_MESSAGE_MAX),
    /** The language of the answer's frame. */
    language,
    /** Required of guests if the installation uses a captcha. */
    captcha_token: z.string().max(8000).optional(),
  })
  .meta({ id: "NewContactMessage" });

/** An answer that went out by mail. */
const contactAnswer = z
  .object({ id, at: time, author: memberCard.nullable(), text: z.string() })
  .meta({ id: "ContactAnswer" });

/** A message to the team, with its author: for admins alone. */
export const contactMessage = z
  .object({
    id,
    at: time,
    name: z.string(),
    /** Masked: the whole address is shown by a call of its own. */
    email_hint: z.string(),
    topic: z.enum(CONTACT_TOPICS),
    message: z.string(),
    language,
    state: z.enum(CONTACT_STATES),
    /** The member who wrote it while signed in. */
    member: memberCard.nullable(),
    answers: z.array(contactAnswer),
    /** When it is erased; null while it is open. */
    erased_at: time.nullable(),
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.infer<typeof contactMessage>;

/** An answer. `seen` is the number of answers when it was written, so that no message is answered twice by accident. */
export const newContactAnswer = z
  .object({ text: filled(CONTACT_ANSWER_MAX), seen: z.int().min(0) })
  .meta({ id: "NewContactAnswer" });
/** Why a message is closed, opened again or erased: the team's own words. */
export const contactReason = z.object({ reason: plainText(REASON_MAX).default("") });
