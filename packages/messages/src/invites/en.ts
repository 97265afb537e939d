import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 to 64 characters: letters without accents, digits, - and _.",
  slug_taken: "This name is already taken.",
  slug_reserved: "This name is reserved. Please choose another one.",
  link_exists: "You already have an invite link. It stays yours for good.",
  invite_unknown: "This invite link doesn’t exist.",
  invite_own: "That’s your own link.",
  invite_late: "An invite link only counts within 24 hours of signing up.",
  iban_invalid: "This IBAN isn’t right or isn’t in the SEPA area.",
  payout_too_small: "You can request a payout from €25.",
  payout_running: "A payout is already under way. Once it has arrived, you can request the next one.",
  payout_decided: "This has already been decided.",
  payout_uncovered: "The balance no longer covers this payout: some earnings were reversed.",
  holder_unwritable: "Banks can’t process this name. Enter it in Latin letters.",
  batch_empty: "No payouts have been approved.",
  payout_account_missing: "No payout account has been set up.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Someone joined with your link",
    title: "Someone joined with your link",
    text: "See how many people have joined.",
    line: "Someone joined with your link",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Statement of earnings",
  statement_test: "Test money: nothing is paid out.",
  statement_for: "For",
  statement_number: "Number",
  statement_what: "Description",
  statement_amount: "Amount",
  statement_opening: "Balance at the beginning of the month",
  statement_closing: "Balance at the end of the month",
  statement_tax:
    "For referring paying members. Whether and how you have to pay tax on it depends on your situation: if in doubt, ask your tax office or a tax adviser.",
  line_earned: "Referral of a paying member",
  line_reversed: "Reversed: purchase refunded or disputed",
  line_paid: "Paid out",
} as const satisfies Translation<typeof german.messages, "en">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Invite and earn",
  lead: "Invite people who want to build something too. You earn money for everyone who joins with your link and buys Premium.",
  failed: "We couldn’t load your invitations",
  make: {
    title: "Choose your link",
    lead: "It’s yours for good and can’t be changed later.",
    label: "Name of your link",
    hint: "3 to 64 characters: letters without accents, digits, - and _.",
    invalid: "Use only letters without accents, digits, - and _.",
    short: "Too short: at least 3 characters.",
    button: "Create link",
    confirm_title: "Create this link for good?",
    confirm_text: "Your link will be “{{slug}}”. You can’t change it later or create a second one.",
    confirm_button: "Create link",
    failed: "We couldn’t create the invitation",
    done: "Your link is ready. Send it to someone.",
  },
  link: {
    title: "Your link",
    lead: "Anyone who signs up with it counts, and so does anyone who opens it within 24 hours of signing up.",
    label: "Your invite link",
    copy: "Copy",
    copied: "Link copied.",
    copy_failed: "We couldn’t copy it. Select the link and copy it yourself.",
    share: "Share",
    share_text: "Join me on {{app}}: find people to build something with.",
    qr: "QR code with your invite link",
    png: "Download PNG",
    svg: "Download SVG",
  },
  stats: {
    title: "Your link so far",
    total: "Signed up",
    premium: "Premium now",
    conversions: "Bought Premium",
    revenue: "They paid",
    earnings: "Earned",
  },
  people: {
    title: "People who joined with your link",
    premium: "Premium",
    bought: "Bought Premium before",
    newcomer: "No name yet",
    all: "Show all",
    empty: "No one yet",
    empty_text:
      "Send your link to two or three people who’ve wanted to start something for a while. You’ll see their names here when they sign up.",
  },
  money: {
    title: "What you earn",
    reward: "{{amount}} for each paying member: {{usd}}, converted at {{rate}} ({{date}}).",
    payable: "Available",
    missing: "Earn {{amount}} more to request a payout.",
    enough: "You can request a payout.",
    progress: "Progress to payout",
    request: "Request payout",
    running: "A payout is under way. Once it has arrived, you can request the next one.",
    waiting: "Pending",
    waiting_text: "Buyers can withdraw for {{days}} days. After that, the money is available.",
    held: "In review",
    held_text: "We check some sign-ups before we pay. You don’t have to do anything.",
    requested: "Requested",
    requested_text: "On its way to you.",
    paid: "Paid out",
    paid_text: "Already in your account.",
    earned: "Total earned",
    earned_text: "Not counting refunded purchases.",
  },
  payout: {
    title: "Request {{amount}}",
    lead: "We’ll send everything that’s available once someone on the team has checked it.",
    iban: "IBAN",
    iban_hint: "The account we’ll send the money to.",
    iban_short: "Some characters are missing.",
    iban_wrong: "This IBAN isn’t right. Compare it character by character.",
    iban_good: "The IBAN looks right.",
    holder: "Account holder",
    holder_hint: "As it appears at your bank.",
    holder_missing: "Whose account is it?",
    send: "Request payout",
    done: "Requested. We’ll check it and then send the money.",
  },
  payouts: {
    title: "Payouts",
    empty: "Your payouts and their status will appear here.",
    account: "Account ending in {{end}}",
    reason: "Reason: {{reason}}",
    older: "Show older",
    older_failed: "We couldn’t load older ones.",
    states: {
      requested: "In review",
      approved: "Approved, on its way",
      rejected: "Rejected",
      paid: "Sent",
    },
  },
  months: {
    title: "Statements",
    lead: "A statement for your records, for each month with activity.",
    empty: "You’ll get your first statement with the first money you earn.",
    opening: "Opening balance",
    earned: "Earned",
    reversed: "Reversed",
    paid: "Paid out",
    closing: "Closing balance",
    pdf: "PDF",
    pdf_of: "Download statement for {{month}} as PDF",
    pdf_failed: "We couldn’t download the statement. Try again in a moment.",
  },
  how: "How it works",
} as const satisfies Translation<typeof german.pages, "en">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Invitation",
  working: "Redeeming your invitation…",
  success: "Invitation redeemed! Taking you there…",
  already: "You’ve already joined. Taking you there…",
  no_slug: "Invalid link: it’s incomplete.",
  no_slug_text: "Ask for the whole link and open it again.",
  failed: "We couldn’t redeem the invitation.",
  unauthenticated: "You need an account for this. Taking you there…",
  to_feed: "Go to feed",
  to_login: "Sign in",
} as const satisfies Translation<typeof german.redeem, "en">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Payouts",
  intro: "Who has requested money, what’s under way, and which invitations need a look.",
  failed: "We couldn’t load this",
  tabs: {
    requested: "Requested",
    approved: "Approved",
    paid: "Sent",
    rejected: "Rejected",
    held: "On hold",
  },
  empty: {
    requested: "Nothing to decide",
    approved: "Nothing to send",
    paid: "Nothing sent yet",
    rejected: "Nothing rejected",
    held: "No invitations on hold",
    text: "New entries will appear here.",
  },
  uncovered: "No longer covered: some earnings were reversed. The payout isn’t in the SEPA file.",
  transferred: "The bank has already transferred it",
  holder: "Account holder",
  iban: "IBAN",
  requested: "Requested",
  decided: "Decided",
  paid: "Sent",
  own: "Someone else decides about your own payout.",
  approve: {
    button: "Approve",
    title: "Approve {{amount}} for {{name}}?",
    text: "The payout is then added to the SEPA file.",
    done: "Approved.",
  },
  reject: {
    button: "Reject",
    title: "Reject the payout to {{name}}",
    text: "The money becomes available again. {{name}} will see your reason.",
    reason: "Reason",
    missing: "Please add a reason.",
    done: "Rejected.",
  },
  mark: {
    button: "Mark as sent",
    title: "Has the bank accepted the transfer?",
    text: "{{amount}} to {{name}}. This can’t be undone.",
    done: "Marked as sent.",
  },
  file: {
    button: "Download SEPA file",
    text: "All approved payouts for your bank. Downloading the file changes nothing: mark each payout once it has been sent.",
  },
  held: {
    of: "{{inviter}} invited {{invitee}}",
    reasons: {
      same_card: "Two accounts paid with the same card.",
      mutual: "Two members invited each other.",
      same_device: "Two accounts come from the same device.",
      address_burst: "Many sign-ups from one address in a day.",
    },
    filter: "Show",
    open: "Open",
    decided: "Decided",
    note: "Note",
    note_hint: "Only the team can see this.",
    released: "Released",
    refused: "Refused",
  },
  release: {
    button: "Release",
    title: "Release this invitation?",
    text: "What it has earned becomes available after the withdrawal period.",
    done: "Invitation released.",
  },
  refuse: {
    button: "Refuse",
    title: "Refuse this invitation?",
    text: "What it has earned is reversed, and it won’t earn anything later.",
    done: "Invitation refused.",
  },
} as const satisfies Translation<typeof german.staff, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Inviting others and earning",
    keywords: "invite link, refer friends, recommendation, QR code, slug",
    body: "Under “$t(shell:nav.invites)” you can create a link of your own. Its name stays for good, so choose it well.\n\n- Share the link or show the QR code.\n- Anyone who signs up with it counts. People who already have an account can still open the link within 24 hours of signing up.\n- When one of them buys Premium for the first time, you get 3 US dollars, paid in euros.\n\nYou can see who joined and who has Premium, nothing more. You can’t invite yourself.",
  },
  invite_payouts: {
    title: "Getting your earnings paid out",
    keywords: "payout, money, IBAN, statement, tax",
    body: "Your earnings are pending for 14 days, because buyers can withdraw during that time. If a purchase is refunded, we reverse what you earned with it.\n\n- From €25, you can request a payout with your IBAN and the account holder’s name.\n- Someone on the team checks it, then we send the money.\n- You get a statement as a PDF for each month.\n\nWe check some invitations before we pay. Your tax office or a tax adviser can tell you whether you have to pay tax on your earnings.",
  },
} as const satisfies Translation<typeof german.help, "en">;
