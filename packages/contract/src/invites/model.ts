import { z } from "zod";
import { id, plainText, time } from "../wire/model.ts";
import { IBAN_PATTERN, plainIban } from "./iban.ts";
import { HOLD_REASONS, HOLDER_MAX, PAYOUT_STATES, SLUG_MAX, SLUG_MIN, SLUG_PATTERN } from "./rules.ts";

/** A slug that a member chooses for their link. */
export const slug = z
  .string()
  .min(SLUG_MIN, { message: "slug_invalid" })
  .max(SLUG_MAX, { message: "slug_invalid" })
  .regex(SLUG_PATTERN, { message: "slug_invalid" });

/** The member's own link; each member has one, permanently (**spec** fields). */
export const invite = z.object({ slug: z.string(), url: z.string() }).meta({ id: "Invite" });

/** A member who joined by the viewer's link: their name and the day, no more. */
export const redemption = z
  .object({
    name: z.string(),
    at: time,
    /** Whether they have premium now (**spec** field). */
    is_premium: z.boolean(),
    /** Whether they ever bought it (**spec** field). */
    purchased_premium: z.boolean(),
  })
  .meta({ id: "InviteRedemption" });

/** What a link brought (**spec** fields). */
export const inviteStats = z
  .object({
    total: z.int(),
    /** Of them, those who have premium now. */
    premium: z.int(),
    /** What those who came paid, in euros: only for being shown; money itself is counted in cents. */
    revenueEUR: z.number(),
    premiumConversions: z.int(),
    earningsEUR: z.number(),
    redemptions: z.array(redemption),
  })
  .meta({ id: "InviteStats" });

/** The member's earnings, in euro cents (next to the **spec** fields). */
export const earnings = z
  .object({
    premium_conversions: z.int(),
    /** Everything earned and not reversed, in euros: only for being shown. */
    earnings_eur: z.number(),
    last_updated: time,
    /** Earned and not reversed. */
    earned_cents: z.int(),
    /** Of it: not payable yet, because the buyer may still withdraw. */
    waiting_cents: z.int(),
    /** Of it: held until a review by staff. */
    held_cents: z.int(),
    /** What can be paid out now. */
    payable_cents: z.int(),
    /** Asked for and under way. */
    requested_cents: z.int(),
    paid_cents: z.int(),
    min_payout_cents: z.int(),
    /** What a referred paying member earns: US cents, and euro cents at the rate of a day. */
    reward: z.object({ usd_cents: z.int(), cents: z.int(), rate: z.string(), rate_date: z.iso.date() }),
  })
  .meta({ id: "InviteEarnings" });
export type Earnings = z.infer<typeof earnings>;

/** An IBAN as typed: checked by country, length and digits. */
const iban = z
  .string()
  .max(60)
  .transform(plainIban)
  .pipe(z.string().regex(IBAN_PATTERN, { message: "iban_invalid" }));

/** Where the money goes. */
export const newPayout = z
  .object({ iban, holder: plainText(HOLDER_MAX).pipe(z.string().min(2, { message: "required" })) })
  .meta({ id: "NewPayout" });

/** A payout, as its member sees it. */
export const payout = z
  .object({
    id,
    cents: z.int(),
    state: z.enum(PAYOUT_STATES),
    /** The last four signs of the account. */
    iban_end: z.string(),
    requested_at: time,
    decided_at: time.nullable(),
    paid_at: time.nullable(),
    /** Why it was rejected. */
    reason: z.string(),
  })
  .meta({ id: "Payout" });

/** A month of the member's statement: opening balance, changes, closing balance. */
export const statementMonth = z
  .object({
    month: z.string().regex(/^\d{4}-\d{2}$/),
    opening_cents: z.int(),
    earned_cents: z.int(),
    reversed_cents: z.int(),
    paid_cents: z.int(),
    closing_cents: z.int(),
  })
  .meta({ id: "InviteStatementMonth" });

/** A payout as the team sees it: where it goes is shown by a call of its own. */
export const payoutCase = payout
  .extend({
    member_id: id,
    member_name: z.string(),
    /** The first letters of the holder's name. */
    holder_hint: z.string(),
    /** Whether the member's balance still covers it; of a paid or rejected one always true. */
    covered: z.boolean(),
  })
  .meta({ id: "PayoutCase" });

/** Where a payout goes. */
export const payoutAccount = z.object({ holder: z.string(), iban: z.string() }).meta({ id: "PayoutAccount" });

/** A member who joined by a link and is reviewed before anything is paid for them. */
export const heldInvite = z
  .object({
    id,
    inviter_id: id,
    inviter_name: z.string(),
    invitee_id: id,
    invitee_name: z.string(),
    reason: z.enum(HOLD_REASONS),
    at: time,
    decided_at: time.nullable(),
    released: z.boolean().nullable(),
    note: z.string(),
  })
  .meta({ id: "HeldInvite" });
