import { query, queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";

/** One's plan, until when it lasts, and the subscription. */
export const statusQuery = () => query("GET /api/billing/status");
/** Whether one's test version was started, and until when it runs. */
export const testQuery = () => query("GET /api/test-version");

/** Reads everything again that depends on the member's plan. */
export async function refreshEntitlement(): Promise<void> {
  await Promise.all([
    refreshSession(),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) => /^GET .api.(billing|test-version)/.test(String(route)),
    }),
  ]);
}
