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
