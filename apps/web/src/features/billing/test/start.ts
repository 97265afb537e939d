import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { refreshEntitlement, testQuery } from "../api.ts";
import { keepPremiumHint } from "../premium-hint.ts";

/** Starts the test version. Rejects with ApiError. */
export async function startTest(): Promise<void> {
  const { success: _, ...test } = await call("POST /api/test-version/start");
  queryClient.setQueryData(testQuery().queryKey, test);
  keepPremiumHint(true);
  void refreshEntitlement();
}
