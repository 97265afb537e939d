import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 to 64 characters: letters, digits, - and _.",
  slug_taken: "This name is already taken.",
  slug_reserved: "This name is reserved. Please choose another one.",
  link_exists: "You already have an invite link. It stays yours for good.",
  invite_unknown: "This invite link does not exist (any more).",
  invite_own: "That is your own link.",
  invite_late: "An invite link only counts within 24 hours of signing up.",
  iban_invalid: "This IBAN is not right, or SEPA does not reach it.",
  payout_too_small: "We can pay out from 25 euros.",
  payout_running: "A payout is already under way. Once it has arrived, you can ask for the next one.",
  payout_decided: "This has already been decided.",
  batch_empty: "No payout has been approved.",
  payout_account_missing: "There is no account set up to pay out from.",
} as const satisfies Translation<typeof german.errors, "en">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Somebody came by your invite link",
    title: "Somebody joined by your link",
    text: "See how many have come already.",
    line: "Somebody signed up by your invite link",
  },
} as const satisfies Translation<typeof german.notifications, "en">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Credit note",
  statement_test: "Test money: nothing is paid out.",
  statement_for: "For",
  statement_number: "Number",
  statement_what: "What happened",
  statement_amount: "Amount",
  statement_opening: "Balance at the beginning of the month",
  statement_closing: "Balance at the end of the month",
  statement_tax:
    "For recommending paying members. Whether and how you pay tax on it depends on you: if in doubt, ask your tax office or a tax adviser.",
  line_earned: "Recommendation of a paying member",
  line_reversed: "Taken back: purchase refunded or disputed",
  line_paid: "Paid out",
} as const satisfies Translation<typeof german.messages, "en">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Invite and earn",
  lead: "Bring people who want to build something too. For every member who comes by your link and buys Premium, you get money.",
  failed: "Your invitations could not be loaded",
  make: {
    title: "Choose your link",
    lead: "It is yours for good. It cannot be changed afterwards.",
    label: "Name of your link",
    hint: "3 to 64 characters: plain letters, digits, - and _.",
    invalid: "Only plain letters, digits, - and _ work here.",
    short: "Too short still: at least 3 characters.",
    button: "Make the link",
    confirm_title: "Make this link for good?",
    confirm_text: "Your link will then be “{{slug}}”. You cannot change it later, nor make a second one.",
    confirm_button: "Make it for good",
    failed: "The invitation could not be made",
    done: "Your link is there. Send it to somebody right away.",
  },
  link: {
    title: "Your link",
    lead: "Whoever signs up by it counts for you. So does whoever opens it within 24 hours of signing up.",
    label: "Your invite link",
    copy: "Copy",
    copied: "Link copied.",
    copy_failed: "Copying does not work here. Select the link and copy it by hand.",
    share: "Share",
    share_text: "Come to {{app}}: here you find people to build something with.",
    qr: "QR code with your invite link",
    png: "Get PNG",
    svg: "Get SVG",
  },
  stats: {
    title: "What your link has brought",
    total: "Signed up",
    premium: "Premium now",
    conversions: "Have bought",
    revenue: "Paid by them",
    earnings: "Earned",
  },
  people: {
    title: "Who came by your link",
    premium: "Premium",
    bought: "Has bought before",
    newcomer: "No name yet",
    all: "Show all",
    empty: "Nobody yet",
    empty_text:
      "Send your link to two or three people who have wanted to start something for a while. As soon as somebody signs up, the name stands here.",
  },
  money: {
    title: "What you earn",
    reward: "{{amount}} for each paying member: {{usd}}, converted at the rate of {{rate}} of {{date}}.",
    payable: "Can be paid out",
    missing: "{{amount}} more, then you can have the money paid out.",
    enough: "You can have the money paid out.",
    progress: "Way to the payout",
    request: "Ask for payout",
    running: "A payout is under way. Once it has arrived, you can ask for the next one.",
    waiting: "Waiting",
    waiting_text: "Whoever buys can withdraw for {{days}} days. After that it can be paid out.",
    held: "Being checked",
    held_text: "We look at some sign-ups before we pay. There is nothing you have to do.",
    requested: "Asked for",
    requested_text: "On its way to you.",
    paid: "Paid out",
    paid_text: "In your account already.",
    earned: "Earned in all",
    earned_text: "Without purchases that were given back.",
  },
  payout: {
    title: "Have {{amount}} paid out",
    lead: "We send everything that can be paid out, as soon as somebody of the team has checked it.",
    iban: "IBAN",
    iban_hint: "The account that we send the money to.",
    iban_short: "There are characters missing.",
    iban_wrong: "This IBAN is not right. Compare it character by character.",
    iban_good: "The IBAN is written correctly.",
    holder: "Account holder",
    holder_hint: "As the name stands at the bank.",
    holder_missing: "Whose account is it?",
    send: "Ask for the payout",
    done: "Asked for. We check it and then send the money.",
  },
  payouts: {
    title: "Payouts",
    empty: "Every payout will stand here, with how far it has come.",
    account: "Account ending in {{end}}",
    reason: "Reason: {{reason}}",
    older: "Show older ones",
    older_failed: "Older ones could not be loaded.",
    states: {
      requested: "Being checked",
      approved: "Approved, being sent",
      rejected: "Rejected",
      paid: "Sent",
    },
  },
  months: {
    title: "Statements",
    lead: "A credit note for your records, for each month in which something happens.",
    empty: "The first statement comes with the first money you earn.",
    opening: "Start",
    earned: "Earned",
    reversed: "Taken back",
    paid: "Paid out",
    closing: "End",
    pdf: "PDF",
    pdf_of: "Get the credit note of {{month}} as PDF",
    pdf_failed: "The credit note could not be loaded. Try again in a moment.",
  },
  how: "How it works",
} as const satisfies Translation<typeof german.pages, "en">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Invitation",
  working: "Your invitation is being redeemed …",
  success: "Invitation redeemed! Taking you on…",
  already: "You are in already, lovely! We take you on …",
  no_slug: "Invalid link: no slug found.",
  no_slug_text: "Ask for the whole link and open it again.",
  failed: "The invitation could not be redeemed.",
  unauthenticated: "Access token required",
  to_feed: "To the posts",
  to_login: "To sign-in",
} as const satisfies Translation<typeof german.redeem, "en">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Payouts",
  intro: "Who has asked for money, what of it is under way, and which invitations somebody has to look at.",
  failed: "This could not be loaded",
  more: "Show more",
  more_failed: "More could not be loaded.",
  tabs: {
    requested: "Asked for",
    approved: "Approved",
    paid: "Sent",
    rejected: "Rejected",
    held: "Held",
  },
  empty: {
    requested: "Nothing to decide",
    approved: "Nothing to send",
    paid: "Nothing sent yet",
    rejected: "Nothing rejected",
    held: "No held invitations",
    text: "As soon as something happens, it stands here.",
  },
  holder: "Account holder",
  iban: "IBAN",
  requested: "Asked for",
  decided: "Decided",
  paid: "Sent",
  own: "Somebody else decides about your own payout.",
  approve: {
    button: "Approve",
    title: "Approve {{amount}} to {{name}}?",
    text: "The payout then stands in the SEPA file.",
    done: "Approved.",
  },
  reject: {
    button: "Reject",
    title: "Reject the payout to {{name}}",
    text: "The money can be paid out again. {{name}} reads your reason.",
    reason: "Reason",
    missing: "Please add a reason.",
    done: "Rejected.",
  },
  mark: {
    button: "Mark as sent",
    title: "Has the bank accepted the transfer?",
    text: "{{amount}} to {{name}}. This cannot be undone.",
    done: "Marked as sent.",
  },
  file: {
    button: "Get SEPA file",
    text: "All approved payouts for your bank. Getting the file changes nothing: mark each one once it has been sent.",
  },
  held: {
    of: "{{inviter}} invited {{invitee}}",
    reasons: {
      same_card: "Two accounts pay by the same card.",
      same_device: "Two accounts come from the same device.",
      address_burst: "Many sign-ups from one address in a day.",
    },
    filter: "Which invitations",
    open: "Open",
    decided: "Decided",
    note: "Note",
    note_hint: "Only the team reads it.",
    released: "Released",
    refused: "Refused",
  },
  release: {
    button: "Release",
    title: "Release this invitation?",
    text: "What it has earned can be paid out after the withdrawal period.",
    done: "Invitation released.",
  },
  refuse: {
    button: "Refuse",
    title: "Refuse this invitation?",
    text: "What it has earned is taken back. It earns nothing later either.",
    done: "Invitation refused.",
  },
} as const satisfies Translation<typeof german.staff, "en">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Inviting others and earning",
    keywords: "invite link, refer friends, recommendation, QR code, slug",
    body: "Under “Invite” you make a link of your own. Its name stays for good, so choose it well.\n\n- Share the link or show the QR code.\n- Whoever signs up by it counts for you. Whoever has an account already can still open the link within 24 hours of signing up.\n- When one of them buys Premium for the first time, you get 3 US dollars in euros.\n\nYou see who came and who has Premium, no more. You cannot invite yourself.",
  },
  invite_payouts: {
    title: "Getting paid what you earned",
    keywords: "payout, money, IBAN, credit note, statement, tax",
    body: "What you earn waits for 14 days first: for so long somebody may withdraw from the purchase. If a purchase is given back, we take back what was earned by it.\n\n- From 25 euros you ask for the payout with IBAN and account holder.\n- Somebody of the team checks it, then we send the money.\n- For each month there is a credit note as PDF.\n\nWe look at some invitations before we pay. Whether you have to pay tax on what you earn, your tax office or a tax adviser can tell you.",
  },
} as const satisfies Translation<typeof german.help, "en">;
