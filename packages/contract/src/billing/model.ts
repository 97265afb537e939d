import { z } from "zod";
import { clientId, id, language, plainText, time } from "../wire/model.ts";
import { DECLARATION_NAME_MAX, DECLARATION_NUMBER_MAX, DECLARATION_TEXT_MAX, PLANS } from "./rules.ts";

/** A plan that can be bought. */
export const plan = z.enum(PLANS).meta({ id: "Plan" });

/** Which payments a server takes: real ones, the provider's test mode, test money of its own, or none. */
export const paymentMode = z.enum(["live", "test", "local", "off"]).meta({ id: "PaymentMode" });
export type PaymentMode = z.infer<typeof paymentMode>;

/** What one may use: free, the test version, or premium. */
export const entitlement = z
  .object({
    plan: z.enum(["free", "test", "premium"]),
    /** Whether the premium tools are open: by premium, or by the test version. */
    premium: z.boolean(),
  })
  .meta({ id: "Entitlement" });

/** The subscription that runs. */
export const subscription = z
  .object({
    /** False once it is cancelled: it ends with the paid month. */
    renews: z.boolean(),
    /** The end of the paid month. */
    until: time,
  })
  .meta({ id: "Subscription" });

/** Everything the settings show of one's premium. */
export const billingStatus = entitlement
  .extend({
    /** The end of what is paid for; null for never bought. */
    premium_until: time.nullable(),
    subscription: subscription.nullable(),
    payments: paymentMode,
    /** Whether this account may buy: the age that takes. */
    may_buy: z.boolean(),
  })
  .meta({ id: "BillingStatus" });
export type BillingStatus = z.infer<typeof billingStatus>;

/** The test version of one's account. */
export const testVersion = z
  .object({
    /** Whether it was ever started: it is there once (**spec** field). */
    testversion_eingeloest: z.boolean(),
    active: z.boolean(),
    ends_at: time.nullable(),
    duration_days: z.int(),
  })
  .meta({ id: "TestVersion" });
export type TestVersion = z.infer<typeof testVersion>;

/** An order, as it stands above the button that makes it binding. */
export const newOrder = z
  .object({
    plan,
    /** Makes pressing twice have the effect of once. */
    client_id: clientId.optional(),
    /** Whether premium starts before the withdrawal period is over: the box that is not ticked beforehand. */
    start_at_once: z.boolean().default(false),
  })
  .meta({ id: "NewOrder" });

/** Where the browser goes next. */
export const redirect = z.object({ url: z.string() }).meta({ id: "Redirect" });

/** A paper about a purchase: its invoice, or the credit note of a refund. */
export const billingDocument = z
  .object({
    id,
    number: z.string(),
    kind: z.enum(["invoice", "credit_note"]),
    cents: z.int(),
    issued_at: time,
  })
  .meta({ id: "BillingDocument" });

/** What was bought, and what became of it. */
export const purchase = z
  .object({
    /** The number of its invoice. */
    number: z.string(),
    /** The order's number, as the confirmation mail names it; a subscription's payments share it. */
    order: z.string(),
    plan,
    cents: z.int(),
    /** Cents that went back. */
    refunded_cents: z.int(),
    currency: z.literal("EUR"),
    paid_at: time,
    state: z.enum(["paid", "partly_refunded", "refunded", "disputed", "dispute_lost"]),
    /** Until when one may withdraw from it; null once that is over, done or pointless. */
    withdrawable_until: time.nullable(),
    /** Test money: nothing was charged. */
    test: z.boolean(),
    documents: z.array(billingDocument),
  })
  .meta({ id: "Purchase" });
export type Purchase = z.infer<typeof purchase>;

const filled = (max: number) => plainText(max).pipe(z.string().min(1, { message: "required" }));
const email = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email());

const declarer = {
  name: filled(DECLARATION_NAME_MAX),
  email,
  /** The number of the order or invoice, where it is at hand. */
  number: plainText(DECLARATION_NUMBER_MAX).default(""),
  text: plainText(DECLARATION_TEXT_MAX).default(""),
  /** The language of the confirmation. */
  language,
};
/** "Vertrag widerrufen": who withdraws from what (§ 356a BGB). */
export const newWithdrawal = z.object(declarer).meta({ id: "NewWithdrawal" });
/** "Verträge hier kündigen": who ends what, when and how (§ 312k BGB). */
export const newCancellation = z
  .object({
    ...declarer,
    kind: z.enum(["ordinary", "for_cause"]).default("ordinary"),
    /** The day it shall end, or as soon as it can. */
    end: z.iso.date().nullable().default(null),
  })
  .refine(({ kind, text }) => kind === "ordinary" || text !== "", { message: "required", path: ["text"] })
  .meta({ id: "NewCancellation" });
/** What is said back at once: the same for everybody, whatever was found. */
export const declarationReceipt = z
  .object({ number: z.string(), received_at: time })
  .meta({ id: "DeclarationReceipt" });

/** Something about money that no rule decides: a person does. */
export const billingReview = z
  .object({
    id,
    kind: z.enum(["payment", "withdrawal", "cancellation"]),
    /** What does not fit. */
    why: z.enum([
      ...(["unknown_member", "amount", "currency", "plan", "no_match", "provider_refused"] as const),
      "second_subscription",
    ]),
    payment: z.string().nullable(),
    found: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    at: time,
    resolved_at: time.nullable(),
    note: z.string(),
  })
  .meta({ id: "BillingReview" });
