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
  ends_itself: "Ends by itself",
  renews_itself: "Renews every month",
  to_pricing: "All prices and rights",
  failed: "That did not work. Please try again.",
  test_money: "Test money",
  order: {
    title: "Your order",
    lead: "Have a quick look whether everything is right. You pay on the next page.",
    plan: "You order",
    price: "Total price",
    lasts: "Duration",
    lasts_30d: "30 days",
    lasts_6m: "6 months",
    lasts_monthly: "Runs until you cancel",
    ending: "Renewal",
    ending_pass: "None. The pass ends by itself.",
    ending_monthly:
      "Every month for {{price}}. You can cancel in any month; Premium then ends with the month you paid for.",
    adds: "You still have {{days}} of Premium. The new time is added at the end.",
    start_at_once:
      "I ask that Premium starts at once, before the withdrawal period is over. If I withdraw, I still get everything back.",
    withdrawal: "You can withdraw for 14 days without giving a reason and get all of your money back.",
    terms: "Terms of use",
    withdrawal_notice: "Withdrawal notice",
    test_note: "You pay with test money here, nothing is charged.",
    submit: "Order with obligation to pay",
    other: "Choose another plan",
    unknown: "There is no such plan",
    unknown_text: "The link may be out of date. The prices show what there is.",
    off: "Payments not available",
    off_text: "Nothing can be bought here at the moment. Everything free goes on as usual.",
    young: "You can buy from the age of 16",
    young_text: "Your age has to be in your profile. If it’s wrong there, tell us through the contact form.",
    unconfirmed: "Confirm your e-mail address first",
    unconfirmed_text:
      "Invoice and withdrawal notice go to {{email}}. Open the link in our mail, then you can go on here.",
    resend: "Send the link again",
    resent: "The mail is on its way.",
    confirmed: "I have confirmed",
    runs: "Your subscription is already running",
    runs_text: "You do not need a second one.",
    manage: "Manage subscription",
  },
  outcome: {
    paid_30d: "30 days of membership activated",
    paid_6m: "6 months of membership activated",
    paid_monthly: "Your Premium subscription is active",
    paid_text: "Thank you! Premium lasts until {{until}}. The invoice comes by mail.",
    go: "Let’s go",
    confirming: "Payment is being confirmed …",
    confirming_text: "This usually takes only a few seconds.",
    slow: "Your payment is on its way",
    slow_text:
      "A SEPA direct debit can take a few days. As soon as the money has arrived, Premium starts by itself and you get a mail.",
    cancelled: "Payment cancelled – nothing was charged.",
    cancelled_text: "You can try again at any time.",
    again: "Try again",
  },
  buy: {
    extend: "Extend Premium",
    get: "Get Premium",
    lead: "As many Deals and groups as you like, and all Premium tools are open to you.",
    groups: "Two groups are the maximum here",
    groups_text:
      "In the free version and the test version you can be in two groups. With Premium there is no limit.",
    deals: "Your Deals for today are used up",
    deals_text: "Tomorrow there are new ones. With Premium there is no limit.",
    tools: "You need Premium for this",
    remaining: "You still have {{days}} of Premium. A new purchase is added at the end.",
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
    kept: "Your subscription goes on.",
    portal: "Payment method and receipts",
    test: "Your test version runs until {{date}}.",
  },
  purchases: {
    title: "My purchases",
    lead: "Your invoices, refunds and your right to withdraw.",
    back: "To the settings",
    empty: "Nothing bought yet",
    empty_text: "What you buy is listed here with its invoice.",
    load_failed: "Your purchases could not be loaded",
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
    confirm_text: "You get all of {{amount}} back. Premium from this purchase ends at once.",
    confirm: "Confirm withdrawal",
    done: "Withdrawn. Your money is on its way back to you.",
    more: "Show more purchases",
    more_failed: "The other purchases did not arrive.",
  },
  test: {
    start: "Start test version",
    start_title: "Try {{days}} for free?",
    start_text:
      "All Premium tools are open to you. It costs nothing, ends by itself after {{days}} and works once per account.",
    started: "Your test version is running.",
    used: "You have already used the test version.",
    offer: "Rather try it first? {{days}} free, no payment details.",
    info: "Your test version",
    info_text:
      "Until {{until}} all Premium tools are open to you. Then it ends by itself, and what you made stays readable.",
    info_caps: "As in the free version: at most two groups, three applications and the daily Deals.",
  },
  rights: {
    withdraw_lead:
      "You can withdraw from any purchase for 14 days without giving a reason and get everything back. You do not have to sign in for it.",
    cancel_lead:
      "Tell us which contract you want to end. You do not have to sign in for it. Passes end by themselves even without cancelling.",
    name: "Your name",
    email: "Your e-mail address",
    email_hint: "Best that of your account. The confirmation goes there.",
    number: "Order or invoice number",
    number_hint: "It is in the mail about your purchase. With it things go fastest.",
    message: "Message",
    kind: "How do you want to cancel?",
    ordinary: "Ordinary notice",
    for_cause: "For good cause",
    reason: "Your reason",
    end: "When shall the contract end?",
    earliest: "As soon as possible",
    on_day: "On a certain day",
    day: "Day",
    send_withdrawal: "Confirm withdrawal",
    send_cancellation: "Cancel now",
    withdrawn: "Your withdrawal has arrived",
    cancelled: "Your cancellation has arrived",
    receipt_number: "Number",
    receipt_at: "Received",
    receipt_text:
      "The confirmation with everything you wrote goes to {{email}}. You can keep this page as well.",
    print: "Print page",
    no_script: "The form needs JavaScript. A mail to {{email}} does just as well.",
  },
} as const satisfies Translation<typeof german.pages, "en">;

/** The line above every page while the test version runs. */
export const bar = {
  label: "Test version",
  left: "Test version: {{time}} left",
  more: "What does it mean?",
} as const satisfies Translation<typeof german.bar, "en">;

/** The page of prices, which carries no script. */
export const pricing = {
  title: "Prices",
  description:
    "What Premium costs at Kompagnon: 30 days, 6 months or monthly. With 14 days to withdraw and a free test version.",
  headline: "Joining is free. Premium is not, and this is the price.",
  lead: "Profile, matching, groups and chats are free. Premium takes the limits away and opens all tools.",
  name_30d: "30 days",
  name_6m: "6 months",
  name_monthly: "Monthly",
  badge_30d: "No subscription",
  badge_monthly: "Cancel any month",
  once: "once, incl. VAT",
  monthly: "every month, incl. VAT",
  no_renewal: "Ends by itself",
  renewal: "Runs until you cancel",
  feature_deals: "As many Deals a day as you like",
  feature_groups: "In as many groups as you like",
  feature_tools: "All Premium tools",
  choose: "Choose {{plan}}",
  info: "What you can rely on",
  info_withdrawal: "14 days to withdraw",
  info_withdrawal_text:
    "If you do not like it, you get everything back. No reason needed, no sign-in needed.",
  info_test: "{{days}} free to try",
  info_test_text: "Once per account, without payment details. The test version ends by itself.",
  info_renewal: "No automatic renewal",
  info_renewal_text:
    "The passes for 30 days and 6 months end by themselves. Only the subscription goes on, and you can cancel it in any month.",
  test_start: "Start test version",
  faq: "Common questions",
  faq_stack: "What happens when I extend?",
  faq_stack_text: "The new time is added at the end. Not a day of what you already paid for is lost.",
  faq_pay: "How can I pay?",
  faq_pay_text:
    "By card, PayPal or SEPA direct debit, on our payment provider’s page. We never see your card details.",
  faq_after: "What stays when Premium ends?",
  faq_after_text:
    "Everything you made stays readable. The limits of the free version apply again, and nothing is deleted.",
  compare: "Six months compared",
  compare_rival: "Another provider",
  compare_ours: "{{price}} once",
  compare_theirs: "{{month}} a month and {{once}} once",
  compare_note:
    "The other provider’s prices according to its own statement, as of {{date}}. What the offers contain differs.",
  call: "Start for free",
  call_text: "Meet the people first. You can decide about Premium later.",
  call_action: "Join for free",
  call_member: "To the dashboard",
  guest_bar: "New here? Try all tools free for {{days}}.",
  guest_action: "Sign up",
} as const satisfies Translation<typeof german.pricing, "en">;

/** The list of cases that a person decides. */
export const staff = {
  title: "Review payments",
  lead: "Payments and declarations that no rule fits.",
  open: "Open",
  closed: "Closed",
  empty: "Nothing to review",
  empty_text: "Everything could be matched.",
  load_failed: "The cases could not be loaded",
  payment: "Payment",
  withdrawal: "Withdrawal",
  cancellation: "Cancellation",
  unknown_member: "The member is unknown",
  amount: "The amount does not match the order",
  currency: "The currency does not match",
  plan: "The plan does not match the order",
  no_match: "Matches no purchase",
  provider_refused: "The payment provider refused",
  second_subscription: "A second subscription: it does not renew",
  found: "Found",
  facts: {
    order: "Order",
    number: "Order or invoice number",
    name: "Name",
    email: "E-mail",
    kind: "Kind",
    end: "End of the contract",
    amount: "Amount in cents",
    currency: "Currency",
    plan: "Plan",
  },
  note: "Note",
  note_missing: "Please write down briefly what you decided.",
  refund: "Refund in full",
  resolve: "Close case",
  resolved: "The case is closed.",
  resolved_at: "Closed on {{date}}",
  more: "Show more cases",
  more_failed: "The other cases did not arrive.",
} as const satisfies Translation<typeof german.staff, "en">;

/** What the forms of declarations say themselves. */
export const checks = {
  name_missing: "Please enter your name.",
  declarer_email: "Please enter a valid e-mail address.",
  reason_missing: "Please give your reason.",
  day_missing: "Please choose a day.",
} as const satisfies Translation<typeof german.checks, "en">;

/** Articles of the help centre. */
export const help = {
  premium: {
    title: "Buying and extending Premium",
    keywords: "price, pay, membership, pass, subscription, invoice, payment, card, PayPal, SEPA",
    body: "There are three ways to Premium:\n\n- 30 days, ends by itself\n- 6 months, ends by itself\n- a subscription that you can cancel every month\n\nIf you buy again, the new time is added at the end. You find your invoices in the settings under “Security”, at “My purchases”.",
  },
  test_version: {
    title: "The test version",
    keywords: "free, try, trial, test, countdown",
    body: "The test version opens all Premium tools, costs nothing and ends by itself. You can start it once.\n\n- A line at the top shows how long it still runs.\n- You can be in two groups.\n- What you made stays readable afterwards.",
  },
  withdraw_purchase: {
    title: "Withdrawing from a purchase",
    keywords: "withdrawal, money back, refund, 14 days, credit note",
    body: "For 14 days you can withdraw from any purchase without giving a reason. You get the full amount back.\n\n1. Open “My purchases” in the settings.\n2. Press “Withdraw” at the purchase.\n3. Confirm the withdrawal.\n\nWithout signing in it works by “Withdraw from contract” at the foot of every page.",
  },
  cancel_subscription: {
    title: "Cancelling the subscription",
    keywords: "cancellation, cancel, end, subscription, contract",
    body: "You cancel your subscription in the settings under “Security” with one press. You keep Premium until the end of the month you paid for, and until then you can change your mind.\n\nWithout signing in it works by “Cancel contracts here” at the foot of every page. Passes for 30 days and 6 months need no cancelling.",
  },
} as const satisfies Translation<typeof german.help, "en">;
