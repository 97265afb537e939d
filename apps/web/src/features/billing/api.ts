import { query, queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";

/** One's plan, until when it lasts, and the subscription. */
export const statusQuery = () => query("GET /api/billing/status");
/** Whether one's test version was started, and until when it runs. */
export const testQuery = () => query("GET /api/test-version");

const ABOUT_IT = [
  "GET /api/billing/status",
  "GET /api/billing/plan",
  "GET /api/billing/premium-until",
  "GET /api/billing/purchases",
  "GET /api/test-version",
] as const;

/** Reads everything anew that says what one may use. */
export async function refreshEntitlement(): Promise<void> {
  await Promise.all([
    refreshSession(),
    ...ABOUT_IT.map((route) => queryClient.invalidateQueries({ queryKey: [route] })),
  ]);
}
