import type { Out } from "#platform/call.ts";
import { pages, query, queryClient } from "#platform/queries.ts";

/** How many come with one call of a list. */
const AT_ONCE = 50;

/** The member's link, if there is one. */
export const mineQuery = () => query("GET /api/invites/mine");
/** The members who joined by the link. */
export const statsQuery = (slug: string) => query("GET /api/invites/{slug}/stats", { params: { slug } });
/** What one earned. */
export const earningsQuery = () => query("GET /api/invites/earnings");
/** The member's statement by months. */
export const monthsQuery = () => query("GET /api/invites/statements");
/** The member's payouts, page by page. */
export const payoutsQuery = () => pages("GET /api/invites/payouts", { query: { limit: 10 } });

const FIGURES = [
  "GET /api/invites/{slug}/stats",
  "GET /api/invites/earnings",
  "GET /api/invites/statements",
  "GET /api/invites/payouts",
] as const;
/** Fetches everything again that a sign-up, a payment or a payout may have changed. */
export const refreshFigures = (): Promise<unknown> =>
  Promise.all(FIGURES.map((route) => queryClient.invalidateQueries({ queryKey: [route] })));

/** The states of a payout. */
export type PayoutState = "requested" | "approved" | "paid" | "rejected";
/** A payout as admins see it. */
export type PayoutCase = Out<"GET /api/admin/payouts">["items"][number];
/** Everybody's payouts in a state, for admins. */
export const casesQuery = (state: PayoutState) =>
  pages("GET /api/admin/payouts", { query: { state, limit: AT_ONCE } });
/** Held invitations, open or decided, for admins. */
export const heldQuery = (open: boolean) =>
  pages("GET /api/admin/held-invites", { query: { open: open ? "true" : "false", limit: AT_ONCE } });
/** How many payouts and held invitations wait. */
export const countsQuery = () => query("GET /api/admin/payouts/counts");
const refresh = (route: "GET /api/admin/payouts" | "GET /api/admin/held-invites"): Promise<unknown> =>
  Promise.all(
    [route, "GET /api/admin/payouts/counts", "GET /api/admin/overview"].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
/** Reads the payouts of every state again, after one has changed. */
export const refreshCases = () => refresh("GET /api/admin/payouts");
/** … and the held invitations. */
export const refreshHeld = () => refresh("GET /api/admin/held-invites");
