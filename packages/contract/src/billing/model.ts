import { z } from "zod";
import { clientId, id, language, lineText, plainText, time } from "../wire/model.ts";
import { RETURN_PATH } from "./paths.ts";
import {
  BILLING_ANSWER_MAX,
  BILLING_REASON_MAX,
  DECLARATION_NAME_MAX,
  DECLARATION_NUMBER_MAX,
  DECLARATION_TEXT_MAX,
  PLANS,
  RECIPIENT_ADDRESS_MAX,
  RECIPIENT_NAME_MAX,
  VAT_ID_MAX,
  VAT_ID_PATTERN,
} from "./rules.ts";

/** A plan that can be bought. */
export const plan = z.enum(PLANS).meta({ id: "Plan" });

/** Which payments a server takes: real ones, the provider's test mode, test money of its own, or none. */
export const paymentMode = z.enum(["live", "test", "local", "off"]).meta({ id: "PaymentMode" });
export type PaymentMode = z.infer<typeof paymentMode>;

/** The entitlement of a member: free, the test version, or premium. */
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
    /** False once it is cancelled. */
    renews: z.boolean(),
    /** The end of the paid month; of a cancelled one the end of the contract. */
    until: time,
  })
  .meta({ id: "Subscription" });

/** Everything the settings show of the member's premium. */
export const billingStatus = entitlement
  .extend({
    /** The end of what is paid for and has begun; null for never bought. */
    premium_until: time.nullable(),
    /** When what is paid for begins; null if nothing waits. */
    begins_at: time.nullable(),
    /** Whether an order can begin at once: not after repeated withdrawals. */
    may_start_at_once: z.boolean(),
    subscription: subscription.nullable(),
    payments: paymentMode,
    /** Whether this account may buy: the age that takes. */
    may_buy: z.boolean(),
  })
  .meta({ id: "BillingStatus" });
export type BillingStatus = z.infer<typeof billingStatus>;

/** The test version of the account. */
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

const vatId = z
  .string()
  .max(VAT_ID_MAX * 2)
  .transform((text) => text.replace(/[\s.-]/g, "").toUpperCase())
  .pipe(
    z
      .string()
      .max(VAT_ID_MAX)
      .refine((text) => text === "" || VAT_ID_PATTERN.test(text), { message: "vat_id_invalid" }),
  );
/** Who an invoice is addressed to. */
export const invoiceRecipient = z
  .object({
    name: lineText(RECIPIENT_NAME_MAX).default(""),
    company: lineText(RECIPIENT_NAME_MAX).default(""),
    address: plainText(RECIPIENT_ADDRESS_MAX).default(""),
    vat_id: vatId.default(""),
  })
  .refine(({ name, company }) => name !== "" || company !== "", { message: "required", path: ["name"] })
  .meta({ id: "InvoiceRecipient" });
export type InvoiceRecipient = z.infer<typeof invoiceRecipient>;

/** An order, as it is shown above the button that makes it binding. */
export const newOrder = z
  .object({
    plan,
    /** Who the invoices are addressed to. */
    recipient: invoiceRecipient.nullable().default(null),
    /** Makes pressing twice have the effect of once. */
    client_id: clientId.optional(),
    /** Whether premium starts before the withdrawal period is over: the box that is not ticked beforehand. */
    start_at_once: z.boolean().default(false),
    /** The page of the dashboard that the member wanted to open: the payment leads back to it. */
    return_to: z.string().regex(RETURN_PATH).optional(),
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
    /** When what was paid for began or begins; null if nothing is left of it. */
    begins_at: time.nullable(),
    /** … and when it ended or ends. */
    lasts_until: time.nullable(),
    /** The end of the day until which the order can be withdrawn (24:00 in Berlin); null once that is over, done or pointless. */
    withdrawable_until: time.nullable(),
    /** Test money: nothing was charged. */
    test: z.boolean(),
    documents: z.array(billingDocument),
  })
  .meta({ id: "Purchase" });
export type Purchase = z.infer<typeof purchase>;

const filled = (max: number) => lineText(max).pipe(z.string().min(1, { message: "required" }));
const email = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email());

const declarer = {
  name: filled(DECLARATION_NAME_MAX),
  email,
  /** The number of the order or invoice, where it is at hand. */
  number: lineText(DECLARATION_NUMBER_MAX).default(""),
  text: plainText(DECLARATION_TEXT_MAX).default(""),
  /** The language of the confirmation. */
  language,
  /** Needed from guests, while the installation asks for a proof of work. */
  captcha_token: z.string().max(8000).optional(),
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
/** The immediate answer: the same for everybody, regardless of the result. */
export const declarationReceipt = z
  .object({ number: z.string(), received_at: time })
  .meta({ id: "DeclarationReceipt" });

/** What does not fit. */
export const REVIEW_REASONS = [
  "unknown_member",
  "amount",
  "currency",
  "plan",
  "no_match",
  "provider_refused",
  "second_subscription",
  "too_late",
  "for_cause",
] as const;

/** Something about money that no rule decides: a person does. */
export const billingReview = z
  .object({
    id,
    kind: z.enum(["payment", "withdrawal", "cancellation"]),
    why: z.enum(REVIEW_REASONS),
    /** The number of the declaration that it is about; null for a payment. */
    declaration: z.string().nullable(),
    /** The member it belongs to, once that is known. */
    member_id: id.nullable(),
    member_name: z.string().nullable(),
    payment: z.string().nullable(),
    found: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    at: time,
    /** The end of the day by which it must be decided; null where no law sets one. */
    due_at: time.nullable(),
    resolved_at: time.nullable(),
    note: z.string(),
  })
  .meta({ id: "BillingReview" });
export type BillingReview = z.infer<typeof billingReview>;

/** A declaration as it was sent. */
export const openedDeclaration = z
  .object({
    number: z.string(),
    kind: z.enum(["withdrawal", "cancellation"]),
    received_at: time,
    name: z.string(),
    email: z.string(),
    order: z.string(),
    text: z.string(),
    language,
    cancellation: z
      .object({ kind: z.enum(["ordinary", "for_cause"]), end: z.iso.date().nullable() })
      .nullable(),
    /** The member with this address. */
    member_id: id.nullable(),
  })
  .meta({ id: "OpenedDeclaration" });

/** What the team sees of a purchase: also its payment, by which it is refunded. */
export const staffPurchase = purchase.extend({ payment: z.string() }).meta({ id: "StaffPurchase" });
/** An order that is not paid. */
const openOrder = z.object({ order: z.string(), plan, cents: z.int(), ordered_at: time });
/** A subscription as the team sees it. */
const staffSubscription = subscription.extend({ order: z.string(), active: z.boolean() });

/** All that a member ordered and paid. */
export const memberBilling = z
  .object({
    member_id: id,
    member_name: z.string().nullable(),
    premium_until: time.nullable(),
    subscriptions: z.array(staffSubscription),
    /** The newest first. */
    purchases: z.array(staffPurchase),
    unpaid: z.array(openOrder),
  })
  .meta({ id: "MemberBilling" });
export type MemberBilling = z.infer<typeof memberBilling>;

const reason = plainText(BILLING_REASON_MAX).pipe(z.string().min(1, { message: "required" }));
/** Money that the team gives back: all that is left of a payment, or a part. */
export const newRefund = z
  .object({ cents: z.int().min(1).nullable().default(null), reason, client_id: clientId })
  .meta({ id: "NewRefund" });
/** A contract that the team ends: at once, or with what is paid for. */
export const newEnding = z.object({ when: z.enum(["now", "paid_until"]), reason }).meta({ id: "NewEnding" });
/** The member or the purchase that a case is about. */
export const reviewMatch = z
  .object({ number: lineText(DECLARATION_NUMBER_MAX).default(""), member_id: id.nullable().default(null) })
  .refine(({ number, member_id }) => number !== "" || member_id !== null, {
    message: "required",
    path: ["number"],
  })
  .meta({ id: "ReviewMatch" });
/** An answer to a declaration, by mail. */
export const reviewAnswer = z
  .object({ text: plainText(BILLING_ANSWER_MAX).pipe(z.string().min(1, { message: "required" })) })
  .meta({ id: "ReviewAnswer" });
