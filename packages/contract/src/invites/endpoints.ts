import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging, plainText } from "../wire/model.ts";
import {
  earnings,
  heldInvite,
  invite,
  inviteStats,
  newPayout,
  payout,
  payoutAccount,
  payoutCase,
  slug,
  statementMonth,
} from "./model.ts";

/** A slug in an address: whatever it is made of, it is text that a database takes. */
const slugParam = z
  .string()
  .max(64)
  .regex(/^[^\0]+$/);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** The member's invite link, who joined by it, its earnings and their payout. */
export const invitesEndpoints = endpoints({
  "POST /api/invites": {
    about: "Makes one's invite link: once, for ever.",
    access: "member",
    limit: "30/hour",
    body: z.object({ slug }),
    status: 201,
    output: invite,
    errors: { slug_taken: 409, slug_reserved: 409, link_exists: 409 },
  },
  "GET /api/invites/mine": {
    about: "One's own link, if there is one.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(invite) }),
  },
  "GET /api/invites/earnings": {
    about: "What one earned by inviting, and what of it can be paid out.",
    access: "member",
    limit: "240/minute",
    output: earnings,
  },
  "GET /api/invites/{slug}/stats": {
    about: "Who came by one's own link.",
    access: "member",
    limit: "240/minute",
    params: { slug: slugParam },
    output: inviteStats,
  },
  "POST /api/invites/{slug}/redeem": {
    about: "Says within a day of signing up by whose link one came.",
    access: "member",
    limit: "30/hour",
    params: { slug: slugParam },
    output: z.object({ already_member: z.boolean() }),
    errors: { invite_unknown: 404, invite_own: 409, invite_late: 409 },
  },
  "GET /api/invites/payouts": {
    about: "One's payouts, the newest first.",
    access: "member",
    limit: "120/minute",
    query: paging(50),
    output: page(payout),
  },
  "POST /api/invites/payouts": {
    about: "Asks for everything payable to be paid out.",
    access: "member",
    limit: "10/hour",
    body: newPayout,
    status: 201,
    output: payout,
    errors: { payout_too_small: 409, payout_running: 409, email_unconfirmed: 403 },
  },
  "GET /api/invites/statements": {
    about: "One's statement by months, the newest first; each begins with what the one before ended with.",
    access: "member",
    limit: "120/minute",
    output: z.object({ items: z.array(statementMonth) }),
  },
  "GET /api/invites/statements/{month}": {
    about: "A month's credit note as PDF.",
    access: "member",
    limit: "60/hour",
    params: { month },
    download: "application/pdf",
    errors: { papers_unavailable: 503 },
  },
  "GET /api/admin/payouts": {
    about: "Payouts that wait for a decision or for being paid, or all, the oldest first.",
    access: { admin: 5 },
    limit: "120/minute",
    query: {
      ...paging(50),
      state: z.enum(["requested", "approved", "rejected", "paid"]).default("requested"),
    },
    output: page(payoutCase),
  },
  "POST /api/admin/payouts/{id}/decision": {
    about: "Approves or rejects a payout; one that was approved can still be rejected until it is paid.",
    access: { admin: 5 },
    limit: "60/minute",
    params: { id },
    body: z
      .object({ approved: z.boolean(), reason: plainText(500).default("") })
      .refine(({ approved, reason }) => approved || reason !== "", { message: "required", path: ["reason"] }),
    output: payoutCase,
    errors: { payout_decided: 409, payout_uncovered: 409 },
  },
  "POST /api/admin/payouts/{id}/account": {
    about: "Shows where a payout goes; that it was shown is written down.",
    access: { admin: 5 },
    limit: "60/minute",
    params: { id },
    output: payoutAccount,
  },
  "GET /api/admin/payouts/batch": {
    about: "The approved payouts that are covered as a SEPA file (pain.001.001.09).",
    access: { admin: 5 },
    stepUp: true,
    limit: "30/hour",
    download: "application/xml",
    errors: { batch_empty: 409, payout_account_missing: 503 },
  },
  "POST /api/admin/payouts/{id}/paid": {
    about:
      "Marks an approved payout as paid, once; an uncovered one only where the bank has transferred it already.",
    access: { admin: 5 },
    limit: "60/minute",
    params: { id },
    query: { transferred: z.enum(["true", "false"]).default("false") },
    output: payoutCase,
    errors: { payout_decided: 409, payout_uncovered: 409 },
  },
  "GET /api/admin/payouts/counts": {
    about: "How many payouts are requested and approved, and how many invitations are held.",
    access: { admin: 5 },
    limit: "120/minute",
    output: z.object({ requested: z.int(), approved: z.int(), held: z.int() }),
  },
  "GET /api/admin/held-invites": {
    about: "Invitations that were held, and why.",
    access: { admin: 5 },
    limit: "120/minute",
    query: { ...paging(50), open: z.enum(["true", "false"]).default("true") },
    output: page(heldInvite),
  },
  "POST /api/admin/held-invites/{id}/decision": {
    about: "Releases a held invitation, or refuses what it earned.",
    access: { admin: 5 },
    limit: "60/minute",
    params: { id },
    body: z.object({ release: z.boolean(), note: plainText(500).default("") }),
    output: heldInvite,
    errors: { already_resolved: 409 },
  },
});

/** Live events of invites. */
const invitesEvents = {
  /** A member joined by the receiver's link, bought, or the earnings changed: the figures have to be fetched again. */
  invites_changed: z.object({ slug: z.string() }),
};

/** The HTTP routes and live events of invites. */
export const invites = { endpoints: invitesEndpoints, events: invitesEvents };
