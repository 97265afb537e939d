import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "You can’t buy anything here right now",
  too_young: "You have to be 16 or over to buy.",
  subscription_runs: "Your subscription is already running. You can manage it in Settings.",
  nothing_bought: "You haven’t bought anything yet.",
  signature_invalid: "This message isn’t signed correctly.",
  withdrawal_over:
    "You can no longer withdraw from this purchase: the period is over, or you’ve already got your money back.",
  papers_unavailable: "We can’t create the PDF right now. Please try again in a moment.",
  no_subscription: "You don’t have an active subscription.",
  test_version_used: "You’ve already used your free trial.",
  premium_already: "You already have Premium, so you don’t need the free trial.",
  already_resolved: "Someone has already dealt with this.",
  nothing_to_refund: "There’s no payment here to refund.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "Premium or free trial ends soon",
    premium: {
      title: "Your Premium ends soon",
      text: "Extend it now to carry on without a break.",
      line: "Your Premium ends soon",
    },
    test: {
      title: "Your free trial ends soon",
      text: "Everything you’ve created stays. With Premium, you can keep working on it.",
      line: "Your free trial ends soon",
    },
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "Your {{app}} order {{order}}",
    heading: "Thank you for your purchase!",
    body: "We’ve received your payment, and Premium is now active.\n\n{{plan}}\n{{amount}} incl. VAT\nOrder {{order}}, paid on {{when}}\n\nYou can withdraw within 14 days without giving any reason and get the full amount back. The invoice, the terms and the information on the right of withdrawal with its form are attached to this email. Please keep them.",
    button: "My purchases",
  },
  purchase_confirmed_test: {
    subject: "Your {{app}} test purchase {{order}}",
    heading: "Your test purchase worked",
    body: "That was test money: nothing was charged. Premium is now active.\n\n{{plan}}\n{{amount}} incl. VAT\nOrder {{order}}, paid on {{when}}\n\nYou can withdraw within 14 days without giving any reason. The invoice, the terms and the information on the right of withdrawal with its form are attached to this email.",
    button: "My purchases",
  },
  purchase_refunded: {
    subject: "Your money is on its way back: order {{order}}",
    heading: "Your money is on its way back",
    body: "We’ve refunded {{amount}} for “{{plan}}” (order {{order}}), the same way you paid. Depending on your bank, this takes a few days.\n\nThe credit note is attached to this email.",
    button: "My purchases",
  },
  withdrawal_received: {
    subject: "We’ve received your withdrawal {{number}}",
    heading: "We’ve received your withdrawal",
    body: "We confirm that we have received your withdrawal.\n\nNumber: {{number}}\nReceived: {{when}}\nName: {{name}}\nOrder: {{order}}\nYour message: {{text}}\n\nIf we can clearly match the withdrawal to your purchase, we’ll refund the full amount straight away. Otherwise a person will get in touch with you. Everything will be settled within 14 days.",
    button: "Open {{app}}",
  },
  cancellation_received: {
    subject: "We’ve received your cancellation {{number}}",
    heading: "We’ve received your cancellation",
    body: "We confirm that we have received your cancellation.\n\nNumber: {{number}}\nReceived: {{when}}\nName: {{name}}\nOrder: {{order}}\nYour message: {{text}}\n\nWe’re checking which contract it belongs to and will email you when that contract ends.",
    button: "Open {{app}}",
  },
  cancellation_received_until: {
    subject: "We’ve received your cancellation {{number}}",
    heading: "We’ve received your cancellation",
    body: "We confirm that we have received your cancellation.\n\nNumber: {{number}}\nReceived: {{when}}\nName: {{name}}\nOrder: {{order}}\nYour message: {{text}}\n\nYour contract ends on {{until}}. After that, you won’t be charged again.",
    button: "Open {{app}}",
  },
  subscription_cancelled: {
    subject: "Your {{app}} subscription is cancelled",
    heading: "Your subscription is cancelled",
    body: "You cancelled your subscription on {{when}}. You keep Premium until {{until}}; after that, you won’t be charged again.\n\nUntil then, you can undo the cancellation in Settings.",
    button: "Open {{app}}",
  },
  premium_expiring: {
    subject: "Your {{app}} Premium ends on {{until}}",
    heading: "Your Premium ends soon",
    body: "Your Premium ends on {{until}}. It doesn’t renew automatically. If you buy more before then, we’ll add the new time at the end.\n\nYou can still read and export everything you’ve created.",
    button: "Extend Premium",
  },
  test_expiring: {
    subject: "Your {{app}} free trial ends on {{until}}",
    heading: "Your free trial ends soon",
    body: "Your free trial ends on {{until}}. It costs nothing and doesn’t renew.\n\nYou can still read everything you’ve created. With Premium, you can keep working on it.",
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
  paper_returned: "We’ll return the amount the same way it was paid.",
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
  local_note: "Test money: no real money is involved and nothing is charged.",
  local_checkout: "Test checkout",
  local_vat: "incl. VAT",
  local_card: "Test card",
  local_cards:
    "4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 0259 pays and is disputed. Don’t enter a real card.",
  local_pay: "Pay with test money",
  local_back: "Back",
  local_home: "Go to overview",
  local_gone: "This page has expired",
  local_declined: "The card was declined. Nothing was charged.",
  local_no_card: "That isn’t a test card. Please don’t enter a real one.",
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
  local_keep: "Keep it",
} as const satisfies Translation<typeof german.messages, "en">;

/** What its pages show to members: ordering, what was bought, the subscription, the test version; and rights for everybody. */
export const pages = {
  plans: {
    "30d": "Premium for 30 days",
    "6m": "Premium for 6 months",
    monthly: "Premium subscription, monthly",
  },
  vat: "incl. VAT",
  per_month: "{{price}} a month",
  popular: "Popular",
  save: "save {{percent}}",
  ends_itself: "Ends automatically",
  renews_itself: "Renews every month",
  to_pricing: "All prices and your rights",
  failed: "That didn’t work. Please try again.",
  test_money: "Test money",
  order: {
    title: "Your order",
    lead: "Check that everything is right. You’ll pay on the next page.",
    plan: "Your plan",
    price: "Total price",
    lasts: "Duration",
    lasts_30d: "30 days",
    lasts_6m: "6 months",
    lasts_monthly: "Runs until you cancel",
    ending: "Renewal",
    ending_pass: "None. Premium ends automatically.",
    ending_monthly:
      "{{price}} every month. You can cancel any month; Premium then ends with the month you’ve paid for.",
    adds: "You still have {{days}} of Premium. We’ll add the new time at the end.",
    start_at_once:
      "Please start Premium now, before the withdrawal period is over. If I withdraw, I still get all my money back.",
    withdrawal: "You can withdraw within 14 days without giving a reason and get all your money back.",
    terms: "Terms of use",
    withdrawal_notice: "Withdrawal notice",
    test_note: "You’re paying with test money: nothing is charged.",
    submit: "Order with obligation to pay",
    other: "Choose another plan",
    unknown: "This plan doesn’t exist",
    unknown_text: "The link may be out of date. See our pricing for available plans.",
    off: "You can’t buy anything here right now",
    off_text: "All free features still work.",
    young: "You have to be 16 or over to buy",
    young_text: "Your age has to be in your profile. If it’s wrong there, tell us through the contact form.",
    unconfirmed: "Confirm your email address first",
    unconfirmed_text:
      "We’ll send the invoice and withdrawal notice to {{email}}. Open the link in our email, then continue here.",
    resend: "Send the link again",
    resent: "We’ve sent the email.",
    confirmed: "I’ve confirmed it",
    runs: "Your subscription is already running",
    runs_text: "You don’t need a second one.",
    manage: "Manage subscription",
  },
  outcome: {
    paid_30d: "Premium is active for 30 days",
    paid_6m: "Premium is active for 6 months",
    paid_monthly: "Your Premium subscription is active",
    paid_text: "Thank you! You have Premium until {{until}}. We’ll email you the invoice.",
    go: "Let’s go",
    confirming: "Confirming your payment…",
    confirming_text: "This usually takes only a few seconds.",
    slow: "Your payment is on its way",
    slow_text:
      "A SEPA direct debit can take a few days. Premium starts as soon as the money arrives, and we’ll email you.",
    cancelled: "Payment cancelled. Nothing was charged.",
    cancelled_text: "You can try again at any time.",
    again: "Try again",
  },
  buy: {
    extend: "Extend Premium",
    get: "Get Premium",
    lead: "Unlimited Deals and groups, and all Premium tools.",
    groups: "You can be in two groups here",
    groups_text:
      "With the free version or the free trial, you can be in two groups. With Premium, there’s no limit.",
    deals: "You’ve used today’s Deals",
    deals_text: "You’ll get new ones tomorrow. With Premium, there’s no limit.",
    tools: "You need Premium for this",
    remaining: "You still have {{days}} of Premium. We’ll add the new time at the end.",
  },
  settings: {
    title: "Premium",
    remaining: "{{days}} left",
    extend: "Extend",
    renews: "Your subscription renews on {{date}}.",
    ends: "Your subscription is cancelled. You keep Premium until {{date}}.",
    cancel: "Cancel subscription",
    cancelled: "Cancelled. You keep Premium until {{date}}.",
    undo: "Undo",
    keep: "Keep subscription",
    kept: "You’ve kept your subscription.",
    portal: "Payment method and receipts",
    test: "Your free trial runs until {{date}}.",
  },
  purchases: {
    title: "My purchases",
    lead: "Your invoices, refunds and your right to withdraw.",
    back: "Back to settings",
    empty: "Nothing bought yet",
    empty_text: "Your purchases and their invoices will appear here.",
    load_failed: "We couldn’t load your purchases",
    order: "Order {{order}}",
    paid: "Paid",
    partly_refunded: "Partly refunded",
    refunded: "Refunded",
    disputed: "Disputed",
    dispute_lost: "Charged back",
    amount_back: "{{amount}} back",
    invoice: "Invoice {{number}}",
    credit_note: "Credit note {{number}}",
    until: "You can withdraw until {{date}}",
    withdraw: "Withdraw",
    confirm_title: "Withdraw from this purchase?",
    confirm_text: "You’ll get all of {{amount}} back. Premium from this purchase ends now.",
    confirm: "Confirm withdrawal",
    done: "Withdrawn. Your money is on its way back to you.",
    more: "Show more purchases",
    more_failed: "We couldn’t load the rest.",
  },
  test: {
    start: "Start free trial",
    start_title: "Try it free for {{days}}?",
    start_text:
      "You can use all Premium tools. It’s free, ends automatically after {{days}} and is available once per account.",
    started: "Your free trial has started.",
    used: "You’ve already used your free trial.",
    offer: "Prefer to try it first? {{days}} free, no payment details.",
    info: "Your free trial",
    info_text:
      "You can use all Premium tools until {{until}}. The trial then ends automatically, and you can still read everything you’ve created.",
    info_caps: "As in the free version: up to two groups, three applications and the daily Deals.",
  },
  rights: {
    withdraw_lead:
      "You can withdraw from any purchase within 14 days without giving a reason and get all your money back. You don’t have to sign in.",
    cancel_lead:
      "Tell us which contract you want to end. You don’t have to sign in. The 30-day and 6-month plans end automatically, even if you don’t cancel.",
    name: "Your name",
    email: "Your email address",
    email_hint: "Use your account’s address if you can. We’ll send the confirmation there.",
    number: "Order or invoice number",
    number_hint: "It’s in the email about your purchase. This helps us find it faster.",
    message: "Message",
    kind: "How do you want to cancel?",
    ordinary: "Ordinary notice",
    for_cause: "For good cause",
    reason: "Your reason",
    end: "When should the contract end?",
    earliest: "As soon as possible",
    on_day: "On a specific date",
    day: "Date",
    send_withdrawal: "Confirm withdrawal",
    send_cancellation: "Cancel now",
    withdrawn: "We’ve received your withdrawal",
    cancelled: "We’ve received your cancellation",
    receipt_number: "Number",
    receipt_at: "Received",
    receipt_text:
      "We’re sending a confirmation with everything you wrote to {{email}}. You can save this page too.",
    print: "Print page",
    no_script: "This form needs JavaScript. You can email {{email}} instead.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** The line above every page while the test version runs. */
export const bar = {
  label: "Free trial",
  left: "Free trial: {{time}} left",
  more: "What does that mean?",
} as const satisfies Translation<typeof german.bar, "en">;

/** The page of prices, which carries no script. */
export const pricing = {
  title: "Pricing",
  description:
    "What Kompagnon Premium costs: 30 days, 6 months or monthly. With 14 days to withdraw and a free trial.",
  headline: "Joining is free. Here’s what Premium costs.",
  lead: "Profile, matching, groups and chats are free. Premium removes the limits and unlocks all tools.",
  name_30d: "30 days",
  name_6m: "6 months",
  name_monthly: "Monthly",
  badge_30d: "No subscription",
  badge_monthly: "Cancel any month",
  once: "once, incl. VAT",
  monthly: "every month, incl. VAT",
  no_renewal: "Ends automatically",
  renewal: "Runs until you cancel",
  feature_deals: "Unlimited Deals every day",
  feature_groups: "Unlimited groups",
  feature_tools: "All Premium tools",
  choose: "Choose {{plan}}",
  info: "What you can rely on",
  info_withdrawal: "14 days to withdraw",
  info_withdrawal_text:
    "If you don’t like it, you get all your money back. No reason needed, no sign-in needed.",
  info_test: "Try it free for {{days}}",
  info_test_text: "Once per account, without payment details. The free trial ends automatically.",
  info_renewal: "No automatic renewal",
  info_renewal_text:
    "The 30-day and 6-month plans end automatically. Only the subscription renews, and you can cancel it any month.",
  test_start: "Start free trial",
  faq: "Common questions",
  faq_stack: "What happens when I extend?",
  faq_stack_text: "We add the new time at the end. You don’t lose a day you’ve paid for.",
  faq_pay: "How can I pay?",
  faq_pay_text:
    "By card, PayPal or SEPA direct debit, on our payment provider’s page. We never see your card details.",
  faq_after: "What happens when Premium ends?",
  faq_after_text:
    "You can still read everything you’ve created. The limits of the free version apply again, and nothing is deleted.",
  compare: "Six months compared",
  compare_rival: "Another provider",
  compare_ours: "{{price}} once",
  compare_theirs: "{{month}} a month plus {{once}} once",
  compare_note:
    "The other provider’s prices as stated by them on {{date}}. The offers include different things.",
  call: "Start for free",
  call_text: "Meet the people first and decide about Premium later.",
  call_action: "Join for free",
  call_member: "Go to overview",
  guest_bar: "New here? Try all tools free for {{days}}.",
  guest_action: "Sign up",
} as const satisfies Translation<typeof german.pricing, "en">;

/** The list of cases that a person decides. */
export const staff = {
  title: "Review payments",
  lead: "Payments and declarations that couldn’t be handled automatically.",
  open: "Open",
  closed: "Closed",
  empty: "Nothing to review",
  empty_text: "Everything was matched.",
  load_failed: "We couldn’t load the cases",
  payment: "Payment",
  withdrawal: "Withdrawal",
  cancellation: "Cancellation",
  unknown_member: "Unknown member",
  amount: "The amount doesn’t match the order",
  currency: "The currency doesn’t match",
  plan: "The plan doesn’t match the order",
  no_match: "No matching purchase",
  provider_refused: "Refused by the payment provider",
  second_subscription: "A second subscription: it doesn’t renew",
  found: "Match",
  facts: {
    order: "Order",
    number: "Order or invoice number",
    name: "Name",
    email: "Email",
    kind: "Type",
    end: "End of contract",
    amount: "Amount in cents",
    currency: "Currency",
    plan: "Plan",
  },
  note: "Note",
  note_missing: "Please note briefly what you decided.",
  refund: "Refund in full",
  resolve: "Close case",
  resolved: "Case closed.",
  resolved_at: "Closed on {{date}}",
  more: "Show more cases",
  more_failed: "We couldn’t load the rest.",
} as const satisfies Translation<typeof german.staff, "en">;

/** What the forms of declarations say themselves. */
export const checks = {
  name_missing: "Please enter your name.",
  declarer_email: "Please enter a valid email address.",
  reason_missing: "Please give your reason.",
  day_missing: "Please choose a day.",
} as const satisfies Translation<typeof german.checks, "en">;

/** Articles of the help centre. */
export const help = {
  premium: {
    title: "Buying and extending Premium",
    keywords: "price, pay, membership, plan, subscription, invoice, payment, card, PayPal, SEPA",
    body: "There are three ways to get Premium:\n\n- 30 days, ends automatically\n- 6 months, ends automatically\n- a monthly subscription that you can cancel any month\n\nIf you buy again, we add the new time at the end. You’ll find your invoices in Settings, under “Security”, in “My purchases”.",
  },
  test_version: {
    title: "The free trial",
    keywords: "free, try, trial, test, countdown",
    body: "The free trial unlocks all Premium tools, costs nothing and ends automatically. You can start it once.\n\n- A bar at the top shows how much time is left.\n- You can be in two groups.\n- You can still read everything you’ve created afterwards.",
  },
  withdraw_purchase: {
    title: "Withdrawing from a purchase",
    keywords: "withdrawal, money back, refund, 14 days, credit note",
    body: "You can withdraw from any purchase within 14 days without giving a reason. You get the full amount back.\n\n1. Open “My purchases” in Settings.\n2. Select “Withdraw” next to the purchase.\n3. Confirm the withdrawal.\n\nIf you’re not signed in, use “Withdraw from contract” at the bottom of every page.",
  },
  cancel_subscription: {
    title: "Cancelling your subscription",
    keywords: "cancellation, cancel, end, subscription, contract",
    body: "You can cancel your subscription in Settings, under “Security”, with one click. You keep Premium until the end of the month you’ve paid for, and you can change your mind until then.\n\nIf you’re not signed in, use “Cancel contracts here” at the bottom of every page. The 30-day and 6-month plans don’t need cancelling.",
  },
} as const satisfies Translation<typeof german.help, "en">;
