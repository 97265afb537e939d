import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { AGE_MAX, AGE_MIN } from "../profiles/rules.ts";
import { id, lineText, plainText, time } from "../wire/model.ts";
import {
  ageOn,
  CONSENT_VERSION,
  COUNTRIES,
  FULL_NAME_MAX,
  INSTRUCTIONS,
  REJECTION_REASONS,
  REJECTION_TEXT_MAX,
  SIDES,
  VERIFICATION_STATUSES,
} from "./rules.ts";

/** A picture's place: front, back or selfie. */
export const side = z.enum(SIDES).meta({ id: "VerificationSide" });

/** The member's confirmations before the pictures (**spec** fields), with the consent as they read it. */
export const newVerification = z
  .object({
    full_name: lineText(FULL_NAME_MAX).pipe(z.string().min(1, { message: "required" })),
    birthdate: z.iso.date({ message: "birthdate_invalid" }).refine(
      (date) => {
        const age = ageOn(date, new Date());
        return age >= AGE_MIN && age <= AGE_MAX;
      },
      { message: "birthdate_invalid" },
    ),
    country: z.enum(COUNTRIES),
    /** The version of the text that was agreed to. */
    consent: z.literal(CONSENT_VERSION),
  })
  .meta({ id: "NewVerification" });
export type NewVerification = z.output<typeof newVerification>;

/** The state of the member's verification (**spec** field `status`). */
export const verificationState = z
  .object({
    status: z.enum(VERIFICATION_STATUSES),
    /** What one confirmed; null before, and once it is no longer kept. */
    full_name: z.string().nullable(),
    birthdate: z.iso.date().nullable(),
    country: z.enum(COUNTRIES).nullable(),
    /** The pictures that have come. */
    images: z.array(side),
    /** What to do for the selfie. */
    instruction: z.enum(INSTRUCTIONS).nullable(),
    submitted_at: time.nullable(),
    decided_at: time.nullable(),
    expires_at: time.nullable(),
    /** Why it was not accepted. */
    reason: z.enum(REJECTION_REASONS).nullable(),
    reason_text: z.string(),
    /** When a new attempt is possible; null: at once. */
    next_try_at: time.nullable(),
  })
  .meta({ id: "Verification" });
export type Verification = z.infer<typeof verificationState>;

/** A verification in the reviewers' list: nothing of what it holds. */
export const verificationEntry = z
  .object({
    id,
    member: memberCard.nullable(),
    status: z.enum(["in_review", "approved", "rejected", "expired"]),
    submitted_at: time,
    decided_at: time.nullable(),
    reason: z.enum(REJECTION_REASONS).nullable(),
    /** Whether another reviewer has it open. */
    taken: z.boolean(),
    /** Whether it is the reviewer's own: another one decides about it. */
    own: z.boolean(),
  })
  .meta({ id: "VerificationEntry" });
export type VerificationEntry = z.infer<typeof verificationEntry>;

/** A case as its reviewer sees it, while it is assigned to them. */
export const verificationCase = z
  .object({
    id,
    member: memberCard.nullable(),
    full_name: z.string(),
    birthdate: z.iso.date(),
    age: z.int(),
    /** The age that the profile says. */
    profile_age: z.int().nullable(),
    country: z.enum(COUNTRIES),
    instruction: z.enum(INSTRUCTIONS),
    consent_version: z.string(),
    submitted_at: time,
    /** Until when no other reviewer can open it. */
    taken_until: time,
    /** Addresses that answer for a minute, to this reviewer alone. */
    images: z.array(z.object({ side, url: z.string(), width: z.int(), height: z.int() })),
    /** Why earlier ones of this member were not accepted, the newest first. */
    earlier: z.array(z.object({ decided_at: time, reason: z.enum(REJECTION_REASONS) })),
  })
  .meta({ id: "VerificationCase" });
export type VerificationCase = z.infer<typeof verificationCase>;

/** Why a verification is rejected. "something_else" requires a text. */
export const rejection = z
  .object({
    reason: z.enum(REJECTION_REASONS),
    text: plainText(REJECTION_TEXT_MAX).default(""),
  })
  .refine(({ reason, text }) => reason !== "something_else" || text !== "", {
    message: "required",
    path: ["text"],
  })
  .meta({ id: "VerificationRejection" });
