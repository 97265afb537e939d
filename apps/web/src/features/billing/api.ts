import { call } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { refreshSession } from "#platform/session.ts";
import { keepPremiumHint } from "./premium-hint.ts";

/** The member's plan, its end, and the subscription. */
export const statusQuery = () => query("GET /api/billing/status");
/** Whether the member's test version was started, and when it ends. */
export const testQuery = () => query("GET /api/test-version");

/** Answers from before premium began (the plan, an allowance) would lead a member away from a tool that is open to them now. */
export const forgetEarlierAnswers = (): void => queryClient.removeQueries({ type: "inactive" });

/** Reads everything again that depends on the member's plan. */
export async function refreshEntitlement(): Promise<void> {
  await Promise.all([
    refreshSession(),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) => /^GET .api.(billing|test-version)/.test(String(route)),
    }),
  ]);
}

/** Starts the test version. Rejects with ApiError. */
export async function startTest(): Promise<void> {
  const { success: _, ...test } = await call("POST /api/test-version/start");
  queryClient.setQueryData(testQuery().queryKey, test);
  keepPremiumHint(true);
  void refreshEntitlement();
}
