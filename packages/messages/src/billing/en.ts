import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Payments not available",
  too_young: "You can buy once you are 16.",
  subscription_runs: "Your subscription is already running. You can manage it in the settings.",
  nothing_bought: "You haven’t bought anything yet.",
  signature_invalid: "This message is not signed correctly.",
  withdrawal_over:
    "You can no longer withdraw from this purchase: the period is over, or the money has already been returned.",
  papers_unavailable: "The PDF file can’t be created right now. Please try again in a moment.",
  no_subscription: "You have no subscription running at the moment.",
  test_version_used: "You have had the test version before. (already used)",
  premium_already: "You already have Premium. You don’t need the test version.",
  already_resolved: "Someone has already dealt with this.",
  nothing_to_refund: "There is no payment here that could be returned.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "Premium or test version ends soon",
    premium: {
      title: "Your Premium ends soon",
      text: "Extend it now and everything goes on without a break.",
      line: "Your Premium ends soon",
    },
    test: {
      title: "Your test version ends soon",
      text: "What you have created stays. With Premium you go on working on it.",
      line: "Your test version ends soon",
    },
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "Your order {{order}} at {{app}}",
    heading: "Thank you for your purchase!",
    body: "Your payment has arrived, and Premium is active from now on.\n\n{{plan}}\n{{amount}} incl. VAT\nOrder {{order}}, paid on {{when}}\n\nYou can withdraw within 14 days without giving any reason. You then get the full amount back. The invoice, the terms and the information on the right of withdrawal with its form are attached to this mail. Please keep them.",
    button: "My purchases",
  },
  purchase_confirmed_test: {
    subject: "Test purchase {{order}} at {{app}}",
    heading: "Your test purchase worked",
    body: "That was test money: nothing was charged. Premium is active from now on.\n\n{{plan}}\n{{amount}} incl. VAT\nOrder {{order}}, paid on {{when}}\n\nYou can withdraw within 14 days without giving any reason. The invoice, the terms and the information on the right of withdrawal with its form are attached to this mail.",
    button: "My purchases",
  },
  purchase_refunded: {
    subject: "Your money is on its way back: order {{order}}",
    heading: "Your money is on its way back",
    body: "We have refunded you {{amount}} for “{{plan}}” (order {{order}}), the same way you paid. Depending on your bank, it takes a few days.\n\nThe credit note is attached to this mail.",
    button: "My purchases",
  },
  withdrawal_received: {
    subject: "Your withdrawal {{number}} has arrived",
    heading: "Your withdrawal has arrived",
    body: "We confirm that we have received your withdrawal.\n\nNumber: {{number}}\nReceived: {{when}}\nName: {{name}}\nOrder: {{order}}\nYour message: {{text}}\n\nIf we can clearly match the withdrawal to your purchase, we refund you the full amount at once. Otherwise a human being will get in touch with you; after 14 days at the latest everything is settled.",
    button: "Open {{app}}",
  },
  cancellation_received: {
    subject: "Your cancellation {{number}} has arrived",
    heading: "Your cancellation has arrived",
    body: "We confirm that we have received your cancellation.\n\nNumber: {{number}}\nReceived: {{when}}\nName: {{name}}\nOrder: {{order}}\nYour message: {{text}}\n\nWe are checking which contract it belongs to and will write to you when that contract ends.",
    button: "Open {{app}}",
  },
  cancellation_received_until: {
    subject: "Your cancellation {{number}} has arrived",
    heading: "Your cancellation has arrived",
    body: "We confirm that we have received your cancellation.\n\nNumber: {{number}}\nReceived: {{when}}\nName: {{name}}\nOrder: {{order}}\nYour message: {{text}}\n\nYour contract ends on {{until}}. After that nothing more will be charged.",
    button: "Open {{app}}",
  },
  subscription_cancelled: {
    subject: "Your subscription at {{app}} is cancelled",
    heading: "Your subscription is cancelled",
    body: "You cancelled your subscription on {{when}}. You keep Premium until {{until}}; after that nothing more will be charged.\n\nUntil then you can take the cancellation back in the settings.",
    button: "Open {{app}}",
  },
  premium_expiring: {
    subject: "Your Premium at {{app}} ends on {{until}}",
    heading: "Your Premium ends soon",
    body: "Your Premium ends on {{until}}. It does not renew by itself. If you buy more before then, we simply add the new time at the end.\n\nEverything you have created stays readable and can be exported.",
    button: "Extend Premium",
  },
  test_expiring: {
    subject: "Your test version at {{app}} ends on {{until}}",
    heading: "Your test version ends soon",
    body: "Your test version ends on {{until}}. It costs nothing and does not renew.\n\nEverything you have created stays readable. With Premium you go on working on it.",
    button: "See Premium",
  },
} as const satisfies Translation<typeof german.mails, "en">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium for 30 days",
  plan_6m: "Premium for 6 months",
  plan_monthly: "Premium subscription, monthly",
  paper_invoice: "Invoice",
  paper_credit_note: "Credit note",
  paper_test: "Test money: nothing was charged.",
  paper_number: "Number",
  paper_date: "Date",
  paper_order: "Order",
  paper_of_invoice: "For invoice",
  paper_period: "Period",
  paper_service: "Service",
  paper_amount: "Amount",
  paper_vat: "VAT {{rate}} ({{country}})",
  paper_total: "Total, incl. VAT",
  paper_paid: "The amount has been paid. Thank you!",
  paper_returned: "The amount goes back the same way it was paid.",
  notice_title: "Information on the right of withdrawal",
  notice_right_title: "Right of withdrawal",
  notice_right_text:
    "You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.\n\nTo exercise the right of withdrawal, you must inform us ({{operator}}, {{address}}, {{email}}) of your decision to withdraw from this contract by an unequivocal statement. You may use the form below or press “Withdraw from contract” on our site, but neither is obligatory. To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.",
  notice_effect_title: "Effects of withdrawal",
  notice_effect_text:
    "If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction; you will not incur any fees as a result of such reimbursement. This applies to the full amount even if you requested that the service begin during the withdrawal period.",
  notice_form_title: "Model withdrawal form",
  notice_form_text:
    "If you wish to withdraw from the contract, complete this form and return it to {{operator}}, {{address}}, {{email}}.\n\nI hereby give notice that I withdraw from my contract for the provision of the following service (order {{order}}):",
  notice_line_contract: "Service",
  notice_line_ordered: "Ordered on",
  notice_line_name: "Name",
  notice_line_address: "Address",
  notice_line_date: "Date",
  notice_line_signature: "Signature (only if this form is notified on paper)",
  local_note: "Test money. No money changes hands here, nothing is charged.",
  local_checkout: "Test checkout",
  local_vat: "incl. VAT",
  local_card: "Test card",
  local_cards:
    "4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 0259 pays and is disputed. Don’t enter a real card.",
  local_pay: "Pay with test money",
  local_back: "Back",
  local_home: "To the dashboard",
  local_gone: "This page has expired",
  local_declined: "The card was declined. Nothing was charged.",
  local_no_card: "That is not a test card. Please don’t enter a real one.",
  local_portal: "Test portal",
  local_subscription: "Subscription",
  local_method: "Payment method",
  local_payments: "Payments",
  local_none: "Nothing here",
  local_returned: "refunded",
  local_renews: "Active, next charge on {{until}}",
  local_ends: "Cancelled, active until {{until}}",
  local_ended: "Ended",
  local_cancel: "Cancel subscription",
  local_keep: "Keep it after all",
} as const satisfies Translation<typeof german.messages, "en">;
